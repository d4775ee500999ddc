import { setTimeout as sleep } from 'node:timers/promises'
import { createTaskRunner } from '#platform/threads/task-runner.ts'

/** Thread tasks for the tests of the pool. Plain TypeScript, which Node runs directly. */
export type TestTasks = {
  add: { input: readonly [number, number]; output: number }
  wait: { input: { ms: number; name: string }; output: string }
  loop: { input: undefined; output: never }
  hoard: { input: undefined; output: never }
  exit: { input: undefined; output: never }
  fail: { input: string; output: never }
  fill: { input: number; output: Uint8Array }
  environment: { input: undefined; output: NodeJS.ProcessEnv }
}

export const runTask = createTaskRunner<TestTasks>({
  add: ([one, other]) => one + other,
  wait: ({ ms, name }) => sleep(ms, name),
  loop: () => {
    while (true) Math.random()
  },
  hoard: () => {
    const hoarded: object[] = []
    while (true) hoarded.push(Array.from({ length: 1_000 }, Math.random))
  },
  exit: () => process.exit(3),
  fail: (message) => {
    throw new RangeError(message)
  },
  fill: (size) => new Uint8Array(size).fill(7),
  environment: () => ({ ...process.env }),
})
