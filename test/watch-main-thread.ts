import { onTestFinished } from 'vitest'

/**
 * Milliseconds of processor time that tests allow. What belongs into a worker thread took seconds on the main thread.
 * The promised 50 ms are measured by `npm run drill` on the built service: in a test, the same thread also runs the
 * caller and collects the garbage of the tests before.
 */
export const longestAllowed = 1_000

let measurements = 0

/** Whether a measurement is under way: the checks that tests add to each answer would count as work of the service. */
export function isMeasuring(): boolean {
  return measurements > 0
}

/**
 * Measures for how long this thread runs without a turn of the event loop. Counts processor time, which other programs
 * do not lengthen.
 * @returns a function that ends the measurement and returns the longest time in milliseconds
 */
export function watchMainThread(): () => number {
  const read = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let longest = 0
  let last = read()
  const sample = () => {
    const now = read()
    longest = Math.max(longest, now - last)
    last = now
  }
  // Timers run once in every turn of the event loop.
  const timer = setInterval(sample, 1)
  measurements += 1
  let isStopped = false
  const stop = () => {
    clearInterval(timer)
    if (!isStopped) measurements -= 1
    isStopped = true
    return longest
  }
  onTestFinished(() => {
    stop()
  })
  return () => {
    sample()
    return stop()
  }
}
