import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { engineFree } from '../bin/engine-free.js'

test('every file that is left out on PostgreSQL exists and is named once', () => {
  expect(engineFree.length).toBeGreaterThan(0)
  expect(engineFree.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([])
  expect(new Set(engineFree).size).toBe(engineFree.length)
})
