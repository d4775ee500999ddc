import { onTestFinished } from 'vitest'

/**
 * Watches how long this thread works at a stretch. Counts processor time, which other programs of a busy machine do not
 * lengthen.
 * @returns ends it, and gives the longest stretch in milliseconds
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
