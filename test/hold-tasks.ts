import type { Threads } from '#platform/threads/threads.ts'

/**
 * Holds the tasks of the threads before their input is made, so that later requests find the first one under way.
 * @returns `calls`: the number of tasks that were asked for, joined ones included; `inputs` of those that were run
 */
export function holdTasks(threads: Threads) {
  const run = threads.run
  const gate = Promise.withResolvers<void>()
  const inputs: unknown[] = []
  let calls = 0
  threads.run = (name, input, options) => {
    calls += 1
    const makeInput = async () => {
      await gate.promise
      const made = typeof input === 'function' ? await input() : input
      inputs.push(made)
      return made
    }
    return run(name, makeInput, options)
  }
  return { calls: () => calls, inputs, release: gate.resolve }
}
