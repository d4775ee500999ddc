import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

const compressible = /^assets\/.*\.(?:js|mjs|css|svg)$/

/** Files of the public folder that are compressed too. The bundler copies them without telling plugins. */
const publicFiles = ['favicon.svg']

/** Writes a `.br` and a `.gz` file next to every text file that browsers load, so that serving needs no compression. */
export function precompress(): Plugin {
  let publicFolder = ''
  return {
    name: 'benvenuto:precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    configResolved({ publicDir }) {
      publicFolder = publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of publicFiles) emitCompressed(this, file, readFileSync(join(publicFolder, file)))
        for (const [fileName, output] of Object.entries(bundle)) {
          if (!compressible.test(fileName)) continue
          emitCompressed(this, fileName, Buffer.from(output.type === 'chunk' ? output.code : output.source))
        }
      },
    },
  }
}

function emitCompressed(bundle: Rolldown.PluginContext, fileName: string, content: Buffer): void {
  const br = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  bundle.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: br })
  bundle.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(content, { level: 9 }) })
}
