import { onTestFinished } from 'vitest'

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
  const stop = () => {
    clearInterval(timer)
    return longest
  }
  onTestFinished(() => clearInterval(timer))
  return () => {
    sample()
    return stop()
  }
}
