import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Account } from '#features/accounts/index.ts'
import { writeAlone } from '#features/books/index.ts'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'
import type { StayChange, StayInput, StayOfBook, StayView } from '../../shared/stay-contract.ts'
import { confirmCodeChange } from '../codes/code-change.ts'
import { type BookOfStays, listBooksOfStays } from '../settings/settings-queries.ts'
import { countStayWrite, getBookOfStays, requireSettings } from '../settings/settings-service.ts'
import { presentStay } from './stay-presenter.ts'
import { changeStay, deleteStayRow, listStays, type StaySpan } from './stay-queries.ts'
import type { Stay, StaySettings } from './stay-records.ts'
import { createStay, getStay, renewLink, revokeLink, updateStay } from './stay-service.ts'

/** Stays presented between two turns of the event loop; each opens two sealed texts. */
const perTurn = 100

/** @throws BOOK_NOT_FOUND, TIME_ZONE_MISSING */
export async function listStaysOfBook(
  context: Context,
  host: Account,
  bookId: string,
  span: StaySpan,
): Promise<StayView[]> {
  const settings = requireSettings(await getBookOfStays(context.db, { hostId: host.id, bookId }))
  return presentAll(context, settings, await listStays(context.db, { bookId }, span))
}

/** One list of an account at a time: a list of 10,000 stays takes about a second in all. */
const inTurn = createFairQueue({
  atOnce: 4,
  atOncePerAccount: 1,
  mostWaiting: 200,
  mostPerAccount: 10,
  longestWait: 10 * second,
  retryAfter: 5,
})

/**
 * The stays of all of the host's books, by arrival, as the JSON text of `StaysOfHost`. Made in parts, because checking
 * and writing thousands of stays at once would hold the thread for too long.
 * @throws UNAVAILABLE if too many lists are waiting
 */
export function writeStaysOfHost(context: Context, host: Account, span: StaySpan): Promise<string> {
  return inTurn(host.id, async () => {
    const listed = await listStaysOfHost(context, host, span)
    const texts: string[] = []
    for (const [index, stay] of listed.entries()) {
      if (index % perTurn === perTurn - 1) await nextTurn()
      texts.push(JSON.stringify(stay))
    }
    return `[${texts.join(',')}]`
  })
}

/** The stays of all of the host's books, by arrival. */
export async function listStaysOfHost(context: Context, host: Account, span: StaySpan): Promise<StayOfBook[]> {
  const listed: StayOfBook[] = []
  for (const { id: bookId, name, settings } of await listBooksOfStays(context.db, { hostId: host.id })) {
    if (!settings) continue
    const stays = await presentAll(context, settings, await listStays(context.db, { bookId }, span))
    for (const stay of stays) listed.push({ ...stay, bookId, bookName: name })
    await nextTurn()
  }
  return listed.sort((one, other) => (one.arrival < other.arrival ? -1 : Number(one.arrival > other.arrival)))
}

async function presentAll(context: Context, settings: StaySettings, stays: readonly Stay[]): Promise<StayView[]> {
  const views: StayView[] = []
  for (const [index, stay] of stays.entries()) {
    if (index % perTurn === perTurn - 1) await nextTurn()
    views.push(presentStay(context, stay, settings))
  }
  return views
}

/** @throws BOOK_NOT_FOUND, TIME_ZONE_MISSING, TOO_MANY_REQUESTS, and as `createStay` */
export function addStay(context: Context, host: Account, bookId: string, input: StayInput): Promise<StayView> {
  return writeToBook(context, host, bookId, (tx, { settings }) =>
    createStay(tx, context, { hostId: host.id, settings }, input),
  )
}

type StayPath = { bookId: string; stayId: string }

/** @throws BOOK_NOT_FOUND, STAY_NOT_FOUND, TOO_MANY_REQUESTS, and as `updateStay` */
export function editStay(context: Context, host: Account, path: StayPath, change: StayChange): Promise<StayView> {
  return writeStay(context, host, path, (tx, stay, { settings }) => updateStay(tx, context, settings, stay, change))
}

/**
 * Deletes a stay; its link dies. One that a calendar names is hidden instead, so that the next poll does not bring it
 * back.
 * @throws BOOK_NOT_FOUND, STAY_NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function removeStay(context: Context, host: Account, { bookId, stayId }: StayPath): Promise<void> {
  const now = context.clock.now()
  await countStayWrite(context, host)
  await writeAlone(context, host, async (tx) => {
    await getBookOfStays(tx, { hostId: host.id, bookId })
    const stay = await getStay(tx, { bookId, stayId })
    if (stay.calendarId === null) return deleteStayRow(tx, stay)
    const emptied = { code_sealed: null, spare_codes_sealed: null, token_hash: null, token_sealed: null, label: '' }
    return changeStay(tx, stay, { ...emptied, removed_at: now, cancelled_at: stay.cancelledAt ?? now }, now)
  })
}

/** A new link; the old one dies. @throws as `removeStay` */
export function makeNewLink(context: Context, host: Account, path: StayPath): Promise<StayView> {
  return writeStay(context, host, path, (tx, stay) => renewLink(tx, context, stay))
}

/** The link dies without a new one. @throws as `removeStay` */
export function endLink(context: Context, host: Account, path: StayPath): Promise<StayView> {
  return writeStay(context, host, path, (tx, stay) => revokeLink(tx, context, stay))
}

/** The host has changed the shared code for this stay. @throws as `removeStay`, CODE_CHANGE_TOO_EARLY */
export function confirmCode(context: Context, host: Account, path: StayPath, typed: string): Promise<StayView> {
  return writeStay(context, host, path, (tx, stay, { doorCode, settings }) =>
    confirmCodeChange(tx, context, stay, { typed, doorCode, settings }),
  )
}

/** The host has seen the guests: the gate opens. @throws as `removeStay` */
export function confirmSeen(context: Context, host: Account, path: StayPath): Promise<StayView> {
  const now = context.clock.now()
  return writeStay(context, host, path, (tx, stay) => changeStay(tx, stay, { seen_at: stay.seenAt ?? now }, now))
}

type BookWithSettings = BookOfStays & { settings: StaySettings }

function writeStay(
  context: Context,
  host: Account,
  { bookId, stayId }: StayPath,
  write: (tx: Tx, stay: Stay, book: BookWithSettings) => Promise<unknown>,
): Promise<StayView> {
  return writeToBook(context, host, bookId, async (tx, book) => {
    await write(tx, await getStay(tx, { bookId, stayId }), book)
    return getStay(tx, { bookId, stayId })
  })
}

async function writeToBook(
  context: Context,
  host: Account,
  bookId: string,
  write: (tx: Tx, book: BookWithSettings) => Promise<Stay>,
): Promise<StayView> {
  await countStayWrite(context, host)
  return writeAlone(context, host, async (tx) => {
    const book = await getBookOfStays(tx, { hostId: host.id, bookId })
    const settings = requireSettings(book)
    return presentStay(context, await write(tx, { ...book, settings }), settings)
  })
}
