import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { createId } from '#platform/ids.ts'
import type { Job } from '#platform/jobs.ts'
import { calendarPollDelay, calendarPollDuration, calendarPolls, timed } from '#platform/metrics/metrics.ts'
import { tracedWork } from '#platform/tracing/tracing.ts'
import { pollTimeout } from './calendar-fetch.ts'
import { leaseLength, pollCalendar } from './calendar-poll.ts'
import { claimDueCalendars, type DueCalendar, releaseClaims } from './calendar-queries.ts'

/**
 * Maximum concurrent polls of one node. 10,000 calendars in 15 minutes are eleven a second; with a response after one
 * second, and a tenth of them timing out, 22 run concurrently.
 */
const atOnce = 24

/** Milliseconds between two searches for calendars that are due. */
const pause = 2 * second

/** Milliseconds until the next search after the database has failed. */
const pauseAfterFailure = 30 * second

/** How many of them may be of one host, so that no host makes the others wait, */
const atOncePerHost = 2
/** and how many of calendars that answered slowly the last time. */
const slowAtOnce = 8

/** The polls of one node that are under way. */
type Running = Map<Promise<void>, DueCalendar>

/**
 * Polls the calendars that are due until it is stopped. Any number of nodes may run on one database: each calendar is
 * polled under a claim, which expires if its node dies.
 * @returns a function that stops the poller and waits for running polls, which are cancelled
 */
export function startCalendarPoller(context: Context): () => Promise<void> {
  const stopping = new AbortController()
  const running: Running = new Map()
  const run = async () => {
    while (!stopping.signal.aborted) {
      const isStarted = await startPolls(context, running, { signal: stopping.signal })
      const rest = sleep(isStarted ? pause : pauseAfterFailure, undefined, { signal: stopping.signal })
      await Promise.race([rest.catch(() => undefined), ...(running.size >= atOnce ? running.keys() : [])])
    }
  }
  const ended = run()
  return async () => {
    stopping.abort()
    await ended
    await Promise.all(running.keys())
  }
}

/**
 * Polls all calendars that are due when it starts, each once. Only for `npm run admin -- jobs run poll-calendars`: the
 * poller has no schedule.
 */
export const pollCalendars: Job = {
  name: 'poll-calendars',
  schedule: () => undefined,
  async run(context) {
    const dueUntil = context.clock.now()
    const running: Running = new Map()
    while ((await startPolls(context, running, { dueUntil })) && running.size > 0) await Promise.race(running.keys())
    await Promise.all(running.keys())
  },
}

type Start = {
  /** Leaves calendars that are due later (ms UTC); by default those due until now are polled. */
  dueUntil?: number
  signal?: AbortSignal
}

/** Starts polls until no calendar is due or all places are taken. @returns false if the database failed */
async function startPolls(
  context: Context,
  running: Running,
  { dueUntil = context.clock.now(), signal }: Start,
): Promise<boolean> {
  const { db, clock, log } = context
  const claim = createId()
  try {
    while (running.size < atOnce && !signal?.aborted) {
      const now = clock.now()
      const claimed = await claimDueCalendars(db, {
        claim,
        now,
        dueUntil,
        leaseUntil: now + leaseLength,
        limit: atOnce - running.size,
        busyHosts: findBusyHosts(running),
        skipsSlow: hasManySlow(running),
      })
      const tooMany: string[] = []
      for (const calendar of claimed) {
        if (hasPlace(running, calendar)) startPoll(context, running, { calendar, claim, signal })
        else tooMany.push(calendar.calendarId)
      }
      await releaseClaims(db, claim, tooMany)
      // Otherwise all that is due was claimed, or all places are taken.
      if (tooMany.length === 0) break
    }
    return true
  } catch (error) {
    log.error({ err: error }, 'calendars that are due cannot be found')
    return false
  }
}

function findBusyHosts(running: Running): string[] {
  const byHost = Map.groupBy(running.values(), ({ hostId }) => hostId)
  return [...byHost].flatMap(([hostId, polls]) => (polls.length >= atOncePerHost ? hostId : []))
}

function hasManySlow(running: Running): boolean {
  return [...running.values()].filter(({ isSlow }) => isSlow).length >= slowAtOnce
}

function hasPlace(running: Running, { hostId, isSlow }: DueCalendar): boolean {
  return !findBusyHosts(running).includes(hostId) && !(isSlow && hasManySlow(running))
}

function startPoll(
  context: Context,
  running: Running,
  { calendar, claim, signal }: { calendar: DueCalendar; claim: string; signal: AbortSignal | undefined },
): void {
  calendarPollDelay.observe(Math.max(0, context.clock.now() - calendar.dueAt) / second)
  const poll = pollWithoutHarm(context, { calendarId: calendar.calendarId, claim }, signal)
  running.set(poll, calendar)
  void poll.finally(() => running.delete(poll))
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
