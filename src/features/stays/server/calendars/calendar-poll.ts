import { findAccount } from '#features/accounts/index.ts'
import { writeInAnyState } from '#features/books/index.ts'
import { enqueueForAccount } from '#features/mail/index.ts'
import { day, hour, minute, second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { FeedSource } from '../../shared/calendar.ts'
import type { CalendarErrorCode } from '../../shared/calendar-errors.ts'
import { dateAt } from '../house-time.ts'
import { hashAddress, openAddress, sealAddress } from './calendar-address.ts'
import { applyLines, applyUnchanged } from './calendar-apply.ts'
import { type FetchOutcome, fetchCalendar, type Reading } from './calendar-fetch.ts'
import { namedAfter } from './calendar-mails.ts'
import {
  type BookCalendar,
  type Claimed,
  findCalendar,
  finishPoll,
  noteTold,
  updateCalendar,
} from './calendar-queries.ts'
import { hasMissingStays } from './calendar-stays.ts'

/**
 * `gone`: the calendar was removed, or another node has claimed it. `postponed`: no worker thread was free, or too many
 * writes of the account are waiting.
 */
export type PollOutcome = 'read' | 'unchanged' | 'failed' | 'postponed' | 'gone'

export type PollOptions = {
  timeoutMs: number
  /** Also reads a response that equals the previous one. */
  readsAgain?: boolean
  signal?: AbortSignal
}

/** Interval between two polls of a working calendar, and the longest one of a failing calendar, in milliseconds. */
const pollInterval = 15 * minute
const longestInterval = hour

/**
 * Polls are spread over this time (ms) around the interval, so that calendars that were added together are not always
 * polled together.
 */
const jitter = 2 * minute

/** Time after which the host is notified of failures, ms. */
const toldAfter = day

/** An answer that takes longer than this (ms) is slow: polls of such calendars take a part of the places only. */
const slowAfter = 3 * second

/** Milliseconds in which a claim ends when its node has died: longer than a poll with all its waits. */
export const leaseLength = 2 * minute

/** Polls a claimed calendar and stores the result. */
export async function pollCalendar(
  context: Context,
  claimed: Claimed,
  options: PollOptions,
): Promise<{ outcome: PollOutcome; reading?: Reading }> {
  const found = await findCalendar(context.db, claimed.calendarId)
  if (!found) return { outcome: 'gone' }
  const address = openAddress(context, found.calendar)
  if (address === undefined) {
    return { outcome: await storeFailure(context, claimed, found, 'CALENDAR_ADDRESS_LOST') }
  }
  let fetched: FetchOutcome
  const begin = performance.now()
  try {
    fetched = await fetchOutcome(context, found, address, options)
    await noteSlowness(context, found, performance.now() - begin)
  } catch (error) {
    await finishPoll(context.db, claimed, { next_poll_at: context.clock.now() + minute })
    if (error instanceof AppError) return { outcome: 'postponed' }
    throw error
  }
  try {
    if (fetched === 'unchanged') return { outcome: await storeUnchanged(context, claimed, found) }
    if ('failure' in fetched) return { outcome: await storeFailure(context, claimed, found, fetched.failure) }
    const isStored = await storeReading(context, claimed, address, fetched)
    return isStored ? { outcome: 'read', reading: fetched } : { outcome: 'gone' }
  } catch (error) {
    const isPostponed = error instanceof AppError && error.code === 'UNAVAILABLE'
    // Otherwise a response that cannot be stored would be fetched again as soon as the claim ends.
    const next = isPostponed ? context.clock.now() + minute : nextPoll(context)
    await finishPoll(context.db, claimed, { next_poll_at: next })
    if (isPostponed) return { outcome: 'postponed' }
    throw error
  }
}

async function fetchOutcome(
  context: Context,
  { calendar, hostId, settings }: BookCalendar,
  address: string,
  { timeoutMs, readsAgain = false, signal }: PollOptions,
): Promise<FetchOutcome> {
  return fetchCalendar(context, address, {
    timeZone: settings.timeZone,
    known: readsAgain || calendar.dependsOnBook ? undefined : calendar,
    accountId: hostId,
    timeoutMs,
    ...(signal && { signal }),
  })
}

async function noteSlowness({ db }: Context, { calendar }: BookCalendar, durationMs: number): Promise<void> {
  const isSlow = durationMs > slowAfter
  if (isSlow !== calendar.isSlow) await updateCalendar(db, calendar.id, { is_slow: isSlow ? 1 : 0 })
}

async function storeUnchanged(context: Context, claimed: Claimed, { calendar }: BookCalendar): Promise<PollOutcome> {
  const columns = { ...goodPoll(context), next_poll_at: nextPoll(context) }
  if (!(await hasMissingStays(context.db, calendar.id))) {
    return (await finishPoll(context.db, claimed, columns)) ? 'unchanged' : 'gone'
  }
  const isStored = await writePoll(context, claimed, async (tx, { hostId, settings }) => {
    await applyUnchanged(tx, context, { calendarId: calendar.id, hostId, settings })
    return columns
  })
  return isStored ? 'unchanged' : 'gone'
}

function storeReading(context: Context, claimed: Claimed, address: string, reading: Reading): Promise<boolean> {
  return writePoll(context, claimed, async (tx, { calendar, hostId, settings }) => {
    const applied = await applyLines(tx, context, { calendarId: calendar.id, hostId, settings }, reading.lines)
    reading.leftOut.push(...applied.leftOut)
    const url = new URL(address)
    return {
      ...columnsOf(context, calendar.source, reading, applied),
      // Sealed again, because the key may have been changed.
      address_sealed: sealAddress(context, calendar.id, url),
      address_hash: hashAddress(context, url)[0],
      next_poll_at: nextPoll(context),
    }
  })
}

/** The columns of a calendar after its response was read. */
export function columnsOf(
  context: Context,
  stored: FeedSource,
  { etag, lastModified, contentHash, ignored, source }: Reading,
  { leftOut, dependsOnBook, failure }: Awaited<ReturnType<typeof applyLines>>,
) {
  return {
    ...goodPoll(context),
    source: source ?? stored,
    etag,
    last_modified: lastModified,
    content_hash: contentHash,
    ignored: ignored + leftOut.length,
    depends_on_book: dependsOnBook || failure !== null ? 1 : 0,
    failure,
  }
}

function goodPoll({ clock }: Context) {
  const now = clock.now()
  return { checked_at: now, succeeded_at: now, failure: null, failing_since: null, failure_told_at: null }
}

/**
 * Runs a write when it is the account's turn, and under its lock. @returns false if the calendar was removed or the
 * claim has ended
 */
async function writePoll(
  context: Context,
  claimed: Claimed,
  write: (tx: Tx, found: BookCalendar) => Promise<Parameters<typeof finishPoll>[2]>,
): Promise<boolean> {
  const { hostId } = (await findCalendar(context.db, claimed.calendarId)) ?? {}
  if (hostId === undefined) return false
  try {
    return await writeInAnyState(context, { id: hostId }, async (tx) => {
      const found = await findCalendar(tx, claimed.calendarId)
      if (!found) return false
      const columns = await write(tx, found)
      if (!(await finishPoll(tx, claimed, columns))) throw new ClaimLost()
      return true
    })
  } catch (error) {
    if (error instanceof ClaimLost) return false
    throw error
  }
}

/** Rolls back what was written under a claim that another node has taken over. */
class ClaimLost extends Error {}

/** Stores why a poll failed. No stay changes. After a day of failures the host is notified once. */
async function storeFailure(
  context: Context,
  claimed: Claimed,
  { calendar, hostId, settings }: BookCalendar,
  failure: CalendarErrorCode,
): Promise<PollOutcome> {
  const { db, clock } = context
  const now = clock.now()
  const failingSince = calendar.failingSince ?? now
  const isTold = calendar.failureToldAt !== null || now - failingSince < toldAfter
  const account = isTold ? undefined : await findAccount(db, { accountId: hostId })
  const columns = {
    checked_at: now,
    failure,
    failing_since: failingSince,
    next_poll_at: nextPoll(context, now - failingSince),
  }
  if (!account) return (await finishPoll(db, claimed, columns)) ? 'failed' : 'gone'
  // Polls of a host's calendars on several nodes would otherwise wait for each other's rows.
  return writeInAnyState(context, { id: hostId }, async (tx) => {
    if (!(await finishPoll(tx, claimed, columns))) return 'gone'
    const isOrdered = await enqueueForAccount(tx, clock, account, {
      template: 'calendarFailing',
      params: { toldAt: now },
      // One mail a day for all calendars: if a platform fails, all of a host's calendars on it fail.
      cause: dateAt(now, settings.timeZone),
    })
    // Otherwise the day's mail may have been sent without this calendar: the next day's mail names it.
    if (isOrdered) await noteTold(tx, { hostId, failingSince: now - namedAfter, now })
    return 'failed'
  })
}

/** @param failingFor milliseconds: the interval grows with it, so that it about doubles each time */
export function nextPoll({ clock }: Pick<Context, 'clock'>, failingFor = 0): number {
  const interval = Math.min(Math.max(failingFor, pollInterval), longestInterval)
  return clock.now() + interval + Math.round((Math.random() - 0.5) * jitter)
}
