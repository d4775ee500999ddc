/** Milliseconds. */
const tick = 100

/**
 * Calls back after a time in which this thread could work. A thread or process that stood still has not read the answers
 * that came meanwhile, so that time counts as one tick at most.
 * @param length milliseconds, counted in tenths of a second
 * @returns ends it; must be called also after the call back
 */
export function afterWorkingTime(length: number, callBack: () => void): () => void {
  let left = Math.ceil(length / tick)
  let isOver = false
  // An interval does not make up for the times that it has missed.
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    // What has arrived during the last tick is read first.
    setImmediate(() => {
      if (!isOver) callBack()
    })
  }, tick)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
