import { setTimeout as sleep } from 'node:timers/promises'
import { second } from './clock.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Maximum time for the work before the end, in ms. */
const patience = 2 * second

/**
 * Works before a signal ends the process, for at most two seconds. More signals during that work change nothing: a
 * terminal signals the whole process group, and npm passes the signal on once more.
 * @returns a function after which signals end the process at once again
 */
export function beforeInterruption(work: () => Promise<void>): () => void {
  let isEnding = false
  const end = (signal: NodeJS.Signals) => {
    if (isEnding) return
    isEnding = true
    void Promise.race([work().catch(() => undefined), sleep(patience)]).then(() => {
      stop()
      process.kill(process.pid, signal)
    })
  }
  const stop = () => {
    for (const signal of signals) process.off(signal, end)
  }
  for (const signal of signals) process.on(signal, end)
  return stop
}
