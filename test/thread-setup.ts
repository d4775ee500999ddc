import type { TestProject } from 'vitest/node'
import { bundleThread } from '../build/bundle-thread.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that threads load. */
    threadEntry: string
  }
}

const bundle = bundleThread()

/** Bundles the entry of the threads once for all test files. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide('threadEntry', (await bundle).file)
}

export async function teardown(): Promise<void> {
  await (await bundle).remove()
}
