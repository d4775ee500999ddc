import { pathToFileURL } from 'node:url'
import { bundleSource } from '../build/bundle-source.ts'

type Rendering = { timeRendering(): { rendering: number; compression: number } }

/** Renders the sample book without a server. The code is built like the server, because Node cannot run TSX. */
export async function benchRendering(): Promise<void> {
  const { file, remove } = await bundleSource('bench/rendering.ts', { cssMinify: true })
  try {
    const { timeRendering } = (await import(pathToFileURL(file).href)) as Rendering
    const { rendering, compression } = timeRendering()
    process.stdout.write(
      `${'rendering a book'.padEnd(42)} ${rendering.toFixed(2)} ms, and ${compression.toFixed(2)} ms for its first Brotli bytes\n`,
    )
  } finally {
    await remove()
  }
}
