import { setTimeout as sleep } from 'node:timers/promises'
import { minute, second } from '../clock.ts'
import type { Context } from '../context.ts'
import { noteMinute } from '../service-record.ts'

/** Maximum duration of a response in ms. A slower page counts as not answered. */
const patience = 10 * second

/**
 * Requests a page from the own HTTP server once a minute, and records the minute in the database if it answers. While
 * the service is down, or the database takes no writes, nothing is recorded.
 * @param address of the own server
 * @returns a function that stops it
 */
export function startUptimeMarks({ db, clock, log }: Context, address: string): () => Promise<void> {
  const stopping = new AbortController()
  const mark = async () => {
    const answer = await fetch(address, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(patience)]),
    })
    if (answer.status < 400) await noteMinute(db, clock.now())
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      await mark().catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'the minute was not noted for the status page')
      })
      // In the middle of the next minute, because timers may be early or late.
      const now = clock.now()
      const next = (Math.floor(now / minute) + 1.5) * minute - now
      await sleep(next, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }
  const ended = run()
  return async () => {
    stopping.abort()
    await ended
  }
}
