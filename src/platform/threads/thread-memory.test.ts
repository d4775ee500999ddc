import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Allocates young objects for some time, and returns the most megabytes that V8 kept for them. */
const inThread = `
const { getHeapSpaceStatistics } = require('node:v8')
let kept = []
let most = 0
for (let round = 0; round < 20; round += 1) {
  for (let count = 0; count < 150_000; count += 1) kept.push([count, { count }])
  const { physical_space_size } = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  most = Math.max(most, physical_space_size)
  kept = []
}
require('node:worker_threads').parentPort.postMessage(most / 1e6)`

const inProcess = `
const { Worker } = require('node:worker_threads')
const { restoreThreadLimits } = require('${join(import.meta.dirname, 'thread-memory.ts')}')
restoreThreadLimits()
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 }
new Worker(${JSON.stringify(inThread)}, { eval: true, resourceLimits: limits }).on('message', console.log)`

test('a thread keeps to its own limit of young objects, whatever the command line says about the main thread', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--max-semi-space-size=32', '--eval', inProcess])
  expect(Number(stdout)).toBeGreaterThan(0)
  expect(Number(stdout)).toBeLessThan(20)
})
