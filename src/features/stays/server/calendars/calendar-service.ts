import type { Account } from '#features/accounts/index.ts'
import { writeAlone } from '#features/books/index.ts'
import { stayLimits } from '#limits.ts'
import { minute, second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { createId } from '#platform/ids.ts'
import { consumeRateLimit, rateOf } from '#platform/rate-limits.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'
import type { CalendarInput, CalendarReading, CalendarRemoval, CalendarView } from '../../shared/calendar-contract.ts'
import { calendarError } from '../../shared/calendar-errors.ts'
import { leavesCode } from '../codes/leaving-codes.ts'
import { findLockCode } from '../codes/lock-code.ts'
import { countStayWrite, getBookOfStays, requireSettings } from '../settings/settings-service.ts'
import { changeStay } from '../stays/stay-queries.ts'
import type { Stay } from '../stays/stay-records.ts'
import { cancelStay, revokeLink } from '../stays/stay-service.ts'
import { stateAt } from '../stays/stay-window.ts'
import { hashAddress, readAddress, sealAddress, sourceOfHost } from './calendar-address.ts'
import { applyLines } from './calendar-apply.ts'
import { fetchCalendar, hostTimeout, type Reading } from './calendar-fetch.ts'
import { columnsOf, leaseLength, nextPoll, pollCalendar } from './calendar-poll.ts'
import { presentCalendars, presentReading } from './calendar-presenter.ts'
import * as queries from './calendar-queries.ts'
import { deleteStays, listKnownStays, releaseStays } from './calendar-stays.ts'

type CalendarPath = { bookId: string; calendarId: string }

/** Manual polls of one calendar per minute: with more, the response would be the same. */
const readingsPerMinute = 6

/** Bounds what hosts let us fetch at once: each fetch can last seconds and return 1 MB. */
const inTurn = createFairQueue({
  atOnce: 16,
  atOncePerAccount: 2,
  mostWaiting: 60,
  mostPerAccount: 6,
  longestWait: 2 * second,
  retryAfter: 5,
})

/** @throws BOOK_NOT_FOUND */
export async function listCalendars(context: Context, host: Account, bookId: string): Promise<CalendarView[]> {
  const { db, clock } = context
  await getBookOfStays(db, { hostId: host.id, bookId })
  return presentCalendars(db, await queries.listCalendars(db, { hostId: host.id, bookId }), clock.now())
}

/** The calendars of all of the host's books. */
export async function listAllCalendars({ db, clock }: Context, host: Account): Promise<CalendarView[]> {
  return presentCalendars(db, await queries.listCalendars(db, { hostId: host.id }), clock.now())
}

/**
 * Reads a calendar and adds it with its stays. One that cannot be read is not stored.
 * @throws BOOK_NOT_FOUND, TIME_ZONE_MISSING, TOO_MANY_REQUESTS, UNAVAILABLE, CALENDAR_LIMIT, CALENDAR_ADDED_ALREADY,
 * and the codes of why a calendar cannot be read
 */
export async function addCalendar(
  context: Context,
  host: Account,
  bookId: string,
  input: CalendarInput,
): Promise<CalendarReading> {
  const { db } = context
  const scope = { hostId: host.id, bookId }
  const settings = requireSettings(await getBookOfStays(db, scope))
  const url = readAddress(input.address)
  await refuseMore(db, context, scope, url)
  await countReading(context, host)
  const { timeZone } = settings
  const fetched = await inTurn(host.id, () =>
    fetchCalendar(context, url.href, { timeZone, accountId: host.id, timeoutMs: hostTimeout }),
  )
  // Without a stored response to compare with, none is unchanged.
  if (fetched === 'unchanged') throw calendarError('CALENDAR_BROKEN')
  if ('failure' in fetched) throw calendarError(fetched.failure, { fields: { address: fetched.failure } })
  const calendarId = createId()
  await writeAlone(context, host, async (tx) => {
    await refuseMore(tx, context, scope, url)
    await storeCalendar(tx, context, { ...scope, calendarId, url }, fetched)
  })
  return presentNow(context, { bookId, calendarId }, fetched.leftOut)
}

async function storeCalendar(
  tx: Tx,
  context: Context,
  { hostId, bookId, calendarId, url }: { hostId: string; bookId: string; calendarId: string; url: URL },
  reading: Reading,
): Promise<void> {
  const settings = requireSettings(await getBookOfStays(tx, { hostId, bookId }))
  const source = reading.source ?? sourceOfHost(url.hostname)
  await queries.insertCalendar(tx, {
    id: calendarId,
    book_id: bookId,
    address_sealed: sealAddress(context, calendarId, url),
    address_hash: hashAddress(context, url)[0],
    host_name: url.hostname,
    source,
    created_at: context.clock.now(),
    next_poll_at: nextPoll(context),
  })
  const applied = await applyLines(tx, context, { calendarId, hostId, settings, isFirstReading: true }, reading.lines)
  reading.leftOut.push(...applied.leftOut)
  await queries.updateCalendar(tx, calendarId, columnsOf(context, source, reading, applied))
}

/**
 * Removes a calendar. Its future stays are removed too, or become the host's own; those that have begun are always
 * kept. A removed stay whose code is on the lock remains as a cancelled one, so that the host is asked to take it off.
 * @throws BOOK_NOT_FOUND, CALENDAR_NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function removeCalendar(
  context: Context,
  host: Account,
  path: CalendarPath,
  { stays }: CalendarRemoval,
): Promise<void> {
  await countStayWrite(context, host)
  await writeAlone(context, host, async (tx) => {
    const { settings } = await getCalendar(tx, host, path)
    const now = context.clock.now()
    const known = await listKnownStays(tx, path.calendarId)
    const removed = known.filter(({ stay }) => {
      const state = stateAt(stay, settings, now)
      return state === 'cancelled' || (stays === 'remove' && state === 'expected')
    })
    await findLockCode(tx, context, settings)
    const leaving = removed.filter(({ stay }) => leavesCode(context, settings, stay))
    await deleteStays(
      tx,
      removed.flatMap((one) => (leaving.includes(one) ? [] : one.stay.id)),
    )
    for (const { stay } of leaving) await endWithCalendar(tx, context, stay)
    await releaseStays(tx, path.calendarId)
    await queries.deleteCalendar(tx, path.calendarId)
  })
}

/** Ends a stay whose calendar the host removes: she knows of the end, and its link stops working. */
async function endWithCalendar(tx: Tx, context: Context, stay: Stay): Promise<void> {
  await cancelStay(tx, context, stay)
  await changeStay(tx, stay, { end_seen_at: stay.endSeenAt ?? context.clock.now() }, context.clock.now())
  await revokeLink(tx, context, stay)
}

/**
 * Polls a calendar now. If it is already being polled, its present state is returned.
 * @throws BOOK_NOT_FOUND, CALENDAR_NOT_FOUND, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function syncCalendar(context: Context, host: Account, path: CalendarPath): Promise<CalendarReading> {
  const { db, clock } = context
  const { calendarId } = path
  await getCalendar(db, host, path)
  await consumeRateLimit(context, [
    { name: 'calendar-reading', subject: calendarId, limit: readingsPerMinute, window: minute },
  ])
  await countReading(context, host)
  return inTurn(host.id, async () => {
    const claimed = { calendarId, claim: createId() }
    const now = clock.now()
    if (!(await queries.claimCalendar(db, claimed, { now, leaseUntil: now + leaseLength }))) {
      return presentNow(context, path, [])
    }
    const { reading } = await pollCalendar(context, claimed, { timeoutMs: hostTimeout, readsAgain: true })
    return presentNow(context, path, reading?.leftOut ?? [])
  })
}

async function presentNow(
  { db, clock }: Context,
  { calendarId }: CalendarPath,
  leftOut: Reading['leftOut'],
): Promise<CalendarReading> {
  const found = await queries.findCalendar(db, calendarId)
  if (!found) throw calendarError('CALENDAR_NOT_FOUND')
  return presentReading(db, found, leftOut, clock.now())
}

async function getCalendar(db: Db, host: Account, { bookId, calendarId }: CalendarPath) {
  await getBookOfStays(db, { hostId: host.id, bookId })
  const found = await queries.findCalendar(db, calendarId)
  if (found?.calendar.bookId !== bookId) throw calendarError('CALENDAR_NOT_FOUND')
  return found
}

/** @throws CALENDAR_ADDED_ALREADY, CALENDAR_LIMIT */
async function refuseMore(
  db: Db,
  context: Context,
  scope: { hostId: string; bookId: string },
  url: URL,
): Promise<void> {
  if (await queries.hasAddress(db, scope.bookId, hashAddress(context, url))) {
    throw calendarError('CALENDAR_ADDED_ALREADY', { fields: { address: 'CALENDAR_ADDED_ALREADY' } })
  }
  const { ofBook, ofAccount } = await queries.countCalendars(db, scope)
  const { calendarsPerAccount } = context.config.limits
  if (ofBook >= stayLimits.calendars) {
    throw calendarError('CALENDAR_LIMIT', { params: { limit: stayLimits.calendars } })
  }
  if (ofAccount >= calendarsPerAccount)
    throw calendarError('CALENDARS_FULL', { params: { limit: calendarsPerAccount } })
}

async function countReading(context: Context, host: Account): Promise<void> {
  await consumeRateLimit(context, [
    { name: 'calendar-readings', subject: host.id, ...rateOf(context, 'calendarReadingsPerAccount') },
  ])
}
