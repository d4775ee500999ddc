import type { TestProject } from 'vitest/node'
import { bundleThread } from '../build/bundle-source.ts'
import { createTemplate, type DatabaseTemplate } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The entry file of worker threads. */
    threadEntry: string
    databaseTemplate: DatabaseTemplate
  }
}

/** Bundles the entry of the worker threads and migrates a template database, once for all test files. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [bundle, { template, drop }] = await Promise.all([bundleThread(), createTemplate()])
  provide('threadEntry', bundle.file)
  provide('databaseTemplate', template)
  return async () => {
    await Promise.all([bundle.remove(), drop()])
  }
}
