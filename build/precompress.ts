import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /^assets\/.*\.(?:js|mjs|css|svg)$/

/** Writes a `.br` and a `.gz` file next to every text file that browsers load, so that serving needs no compression. */
export function precompress(): Plugin {
  return {
    name: 'benvenuto:precompress',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, output] of Object.entries(bundle)) {
          if (!compressible.test(fileName)) continue
          const content = Buffer.from(output.type === 'chunk' ? output.code : output.source)
          const br = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: br })
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(content, { level: 9 }) })
        }
      },
    },
  }
}
