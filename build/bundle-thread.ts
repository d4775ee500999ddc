import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { inlineScript } from './inline-script.ts'

/**
 * Bundles the entry of the worker threads from its sources, for development and tests: Node cannot run TSX or the
 * bundler's imports.
 * @returns the file to load, and a function that deletes it with its folder
 */
export async function bundleThread(): Promise<{ file: string; remove(): Promise<void> }> {
  // Inside the project, so that the bundled file finds the packages.
  const parent = resolve('node_modules', '.cache')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'benvenuto-thread-'))
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), inlineScript()],
    build: { ssr: 'src/thread.ts', outDir: folder, target: 'node26' },
  })
  return { file: join(folder, 'thread.js'), remove: () => rm(folder, { recursive: true, force: true }) }
}
