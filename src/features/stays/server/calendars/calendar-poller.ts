import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { createId } from '#platform/ids.ts'
import type { Job } from '#platform/jobs.ts'
import { calendarPollDelay, calendarPollDuration, calendarPolls, timed } from '#platform/metrics.ts'
import { tracedWork } from '#platform/tracing/tracing.ts'
import { pollTimeout } from './calendar-fetch.ts'
import { leaseLength, pollCalendar } from './calendar-poll.ts'
import { claimDueCalendars } from './calendar-queries.ts'

/**
 * Polls of one node at once. 10,000 calendars in 15 minutes are eleven a second; with an answer after one second, and a
 * tenth of them not before the timeout, 22 are under way.
 */
const atOnce = 24

/** Milliseconds between two looks for calendars that are due. */
const pause = 2 * second

/** Milliseconds until the next look after the database has failed. */
const pauseAfterFailure = 30 * second

/**
 * Polls the calendars that are due until it is stopped. Any number of nodes may run on one database: each calendar is
 * polled under a claim, which ends by itself when its node dies.
 * @returns a function that stops the poller and waits for polls under way, which are given up
 */
export function startCalendarPoller(context: Context): () => Promise<void> {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const run = async () => {
    while (!stopping.signal.aborted) {
      const started = await startPolls(context, { limit: atOnce - running.size, signal: stopping.signal })
      for (const poll of started ?? []) {
        running.add(poll)
        void poll.finally(() => running.delete(poll))
      }
      const rest = sleep(started ? pause : pauseAfterFailure, undefined, { signal: stopping.signal })
      await Promise.race([rest.catch(() => undefined), ...(running.size >= atOnce ? running : [])])
    }
  }
  const ended = run()
  return async () => {
    stopping.abort()
    await ended
    await Promise.all(running)
  }
}

/**
 * Polls all calendars that are due when it starts, each once. For `npm run admin -- jobs run poll-calendars` alone: the
 * poller has no schedule.
 */
export const pollCalendars: Job = {
  name: 'poll-calendars',
  schedule: () => undefined,
  async run(context) {
    const dueUntil = context.clock.now()
    while (true) {
      const started = await startPolls(context, { limit: atOnce, dueUntil })
      if (!started || started.length === 0) return
      await Promise.all(started)
    }
  },
}

type Start = {
  limit: number
  /** Leaves calendars that are due later (ms UTC); by default those due until now are polled. */
  dueUntil?: number
  signal?: AbortSignal
}

/** @returns undefined if the database failed */
async function startPolls(
  context: Context,
  { limit, dueUntil = context.clock.now(), signal }: Start,
): Promise<Promise<void>[] | undefined> {
  const { db, clock, log } = context
  const claim = createId()
  const now = clock.now()
  try {
    const due = await claimDueCalendars(db, { claim, now, dueUntil, leaseUntil: now + leaseLength, limit })
    return due.map(({ calendarId, dueAt }) => {
      calendarPollDelay.observe(Math.max(0, now - dueAt) / second)
      return pollWithoutHarm(context, { calendarId, claim }, signal)
    })
  } catch (error) {
    log.error({ err: error }, 'calendars that are due cannot be found')
    return undefined
  }
}

/** A failure with one calendar must not end the polls of the others. */
async function pollWithoutHarm(
  context: Context,
  claimed: { calendarId: string; claim: string },
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    const { outcome } = await timed(calendarPollDuration, {}, () =>
      tracedWork('calendar poll', () =>
        pollCalendar(context, claimed, { timeoutMs: pollTimeout, ...(signal && { signal }) }),
      ),
    )
    calendarPolls.inc({ outcome })
  } catch (error) {
    if (signal?.aborted) return
    calendarPolls.inc({ outcome: 'error' })
    context.log.error({ err: error }, 'calendar not polled')
  }
}
