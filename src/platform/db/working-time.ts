/** Milliseconds. */
const tick = 100

/**
 * Calls back after this thread has been able to work for a given time. A suspended process has not read responses that
 * arrived in that time, so a suspension counts as one tick at most.
 * @param length milliseconds, counted in tenths of a second
 * @returns ends it; must be called also after the call back
 */
export function afterWorkingTime(length: number, callBack: () => void): () => void {
  let left = Math.ceil(length / tick)
  let isOver = false
  // An interval does not catch up on missed ticks.
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    // Data that has arrived during the last tick is read first.
    setImmediate(() => {
      if (!isOver) callBack()
    })
  }, tick)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
