import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { inlineScript } from '../build/inline-script.ts'

type Rendering = { timeRendering(): { rendering: number; compression: number } }

/** Renders the sample book without a server. The code is built like the server, because Node cannot run TSX. */
export async function benchRendering(): Promise<void> {
  // Inside the project, so that the built file finds the packages.
  const outDir = await mkdtemp(resolve('dist', 'bench-'))
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [react(), inlineScript()],
      build: { ssr: 'bench/rendering.ts', outDir, target: 'node26', cssMinify: true },
    })
    const { timeRendering } = (await import(pathToFileURL(join(outDir, 'rendering.js')).href)) as Rendering
    const { rendering, compression } = timeRendering()
    process.stdout.write(
      `${'rendering a book'.padEnd(42)} ${rendering.toFixed(2)} ms, and ${compression.toFixed(2)} ms for its first Brotli bytes\n`,
    )
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
