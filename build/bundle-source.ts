import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, build } from 'vite'
import { inlineScript } from './inline-script.ts'

export type Bundle = { file: string; remove(): Promise<void> }

/**
 * Bundles a module and its imports for Node, which cannot run TSX or the bundler's imports.
 * @param source path from the project's root
 * @returns the file to load, and a function that deletes it with its folder
 */
export async function bundleSource(source: string, options: BuildEnvironmentOptions = {}): Promise<Bundle> {
  // Inside the project, so that the bundled file finds the packages.
  const parent = resolve('node_modules', '.cache')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'benvenuto-bundle-'))
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), inlineScript()],
    build: { ssr: source, outDir: folder, target: 'node26', ...options },
  })
  return {
    file: join(folder, `${basename(source, '.ts')}.js`),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Bundles the entry of the worker threads, for development and tests. */
export function bundleThread(): Promise<Bundle> {
  return bundleSource('src/thread.ts')
}
