import type { Account } from '#features/accounts/index.ts'
import { writeAlone } from '#features/books/index.ts'
import { second } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { untilShortTurn } from '#platform/event-loop-turns.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'
import type {
  CodeChangeInput,
  CodeSetInput,
  StayChange,
  StayInput,
  StayOfBook,
  StayView,
} from '../../shared/stay-contract.ts'
import { stayError } from '../../shared/stay-errors.ts'
import { forgetQuestionsAbout } from '../calendars/calendar-questions.ts'
import { releaseStay } from '../calendars/calendar-stays.ts'
import { confirmCodeChange, voidOldConfirmations } from '../codes/code-change.ts'
import { forgetLock } from '../codes/code-mode.ts'
import { markCodeSet, unmarkCodeSet } from '../codes/code-on-lock.ts'
import { noteCodeRemoved } from '../codes/leaving-codes.ts'
import { findLockCode } from '../codes/lock-code.ts'
import { writeSent } from '../guest-messages/message-queries.ts'
import { compareVisibility, readVisibility, refuseAffected } from '../settings/affected-stays.ts'
import { type BookOfStays, listBooksOfStays } from '../settings/settings-queries.ts'
import { countStayWrite, getBookOfStays, requireSettings } from '../settings/settings-service.ts'
import { createStay } from './stay-creation.ts'
import { readStayAddresses, type StayAddresses, type StaysContext } from './stay-links.ts'
import { presentStay } from './stay-presenter.ts'
import { changeStay, deleteStayRow, listStays, type StaySpan } from './stay-queries.ts'
import type { Stay, StaySettings } from './stay-records.ts'
import { getStay, refuseTakenCode, renewLink, restoreStay, revokeLink, updateStay } from './stay-service.ts'
import { windowOf } from './stay-window.ts'

/** Number of stays that are exported together: about 2 ms, as each needs two decryptions. */
const portion = 15

/** One list of an account at a time: a list of 10,000 stays takes about a second in all. */
export const inTurnOfHost = createFairQueue({
  atOnce: 4,
  atOncePerAccount: 1,
  mostWaiting: 200,
  mostPerAccount: 10,
  longestWait: 10 * second,
  retryAfter: 5,
})

/**
 * The stays of a book by arrival, as the JSON text of `StayList`.
 * @throws BOOK_NOT_FOUND, TIME_ZONE_MISSING, UNAVAILABLE if too many lists are waiting
 */
export function writeStaysOfBook(
  context: StaysContext,
  host: Account,
  bookId: string,
  span: StaySpan,
): Promise<string> {
  return inTurnOfHost(host.id, async () => {
    const settings = requireSettings(await getBookOfStays(context.db, { hostId: host.id, bookId }))
    const addressOf = await readStayAddresses(context, { hostId: host.id })
    return writeInParts(await presentAll(context, settings, await listStays(context.db, { bookId }, span), addressOf))
  })
}

/**
 * The stays of all of the host's books, by arrival, as the JSON text of `StaysOfHost`.
 * @throws UNAVAILABLE if too many lists are waiting
 */
export function writeStaysOfHost(context: StaysContext, host: Account, span: StaySpan): Promise<string> {
  return inTurnOfHost(host.id, async () => writeInParts(await listStaysOfHost(context, host, span)))
}

/** Validating and serialising thousands of stays at once would block the thread for too long. */
async function writeInParts(stays: readonly StayView[]): Promise<string> {
  const texts: string[] = []
  for (const stay of stays) {
    await untilShortTurn('part')
    texts.push(JSON.stringify(stay))
  }
  return `[${texts.join(',')}]`
}

/** The stays of all of the host's books, book by book, in portions between which others have their turn. */
export async function* readStaysOfHost(context: StaysContext, host: Account): AsyncGenerator<StayOfBook[]> {
  const addressOf = await readStayAddresses(context, { hostId: host.id })
  for (const { id: bookId, name, settings } of await listBooksOfStays(context.db, { hostId: host.id })) {
    if (!settings) continue
    const stays = await listStays(context.db, { bookId })
    for (let start = 0; start < stays.length; start += portion) {
      await untilShortTurn('part')
      yield stays
        .slice(start, start + portion)
        .map((stay) => ({ ...presentStay(context, stay, settings, addressOf), bookId, bookName: name }))
    }
  }
}

/** The stays of all of the host's books, by arrival. */
async function listStaysOfHost(context: StaysContext, host: Account, span: StaySpan): Promise<StayOfBook[]> {
  const listed: StayOfBook[] = []
  const addressOf = await readStayAddresses(context, { hostId: host.id })
  for (const { id: bookId, name, settings } of await listBooksOfStays(context.db, { hostId: host.id })) {
    if (!settings) continue
    const stays = await presentAll(context, settings, await listStays(context.db, { bookId }, span), addressOf)
    for (const stay of stays) listed.push({ ...stay, bookId, bookName: name })
  }
  return listed.sort((one, other) => (one.arrival < other.arrival ? -1 : Number(one.arrival > other.arrival)))
}

async function presentAll(
  context: StaysContext,
  settings: StaySettings,
  stays: readonly Stay[],
  addressOf: StayAddresses,
): Promise<StayView[]> {
  const views: StayView[] = []
  for (const stay of stays) {
    await untilShortTurn('part')
    views.push(presentStay(context, stay, settings, addressOf))
  }
  return views
}

/** @throws BOOK_NOT_FOUND, TIME_ZONE_MISSING, TOO_MANY_REQUESTS, and as `createStay` */
export function addStay(context: StaysContext, host: Account, bookId: string, input: StayInput): Promise<StayView> {
  return writeToBook(context, host, bookId, (tx, { settings }) =>
    createStay(tx, context, { hostId: host.id, settings }, input),
  )
}

type StayPath = { bookId: string; stayId: string }

/**
 * Changes a stay. What becomes visible earlier is the host's intention; what disappears for guests who see it now, also
 * those of other stays, she has to confirm.
 * @throws BOOK_NOT_FOUND, STAY_NOT_FOUND, TOO_MANY_REQUESTS, as `updateStay`, and STAYS_AFFECTED with the stays
 */
export function editStay(
  context: StaysContext,
  host: Account,
  path: StayPath,
  { confirmed = false, ...edit }: StayChange,
): Promise<StayView> {
  return writeStay(context, host, path, async (tx, stay, book) => {
    const isChecked = !confirmed && changesWindow(stay, edit)
    const before = isChecked ? await readVisibility(tx, context, book, { stayId: stay.id }) : undefined
    await updateStay(tx, context, book.settings, stay, edit)
    if (!before) return
    const after = await readVisibility(tx, context, book, { stayId: stay.id })
    refuseAffected(compareVisibility(before, after, book).filter(({ change }) => change === 'loses'))
  })
}

/** Whether an edit can change what pages show now. */
function changesWindow(stay: Stay, edit: Omit<StayChange, 'confirmed'>): boolean {
  const times = ['arrival', 'departure', 'arrivalTime', 'departureTime'] as const
  return edit.code !== undefined || times.some((name) => edit[name] !== undefined && edit[name] !== stay[name])
}

/**
 * Deletes a stay and its link. One that a calendar contains is hidden instead, so that the next poll does not add it
 * again.
 * @throws BOOK_NOT_FOUND, STAY_NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function removeStay(context: StaysContext, host: Account, { bookId, stayId }: StayPath): Promise<void> {
  const now = context.clock.now()
  await countStayWrite(context, host)
  await writeAlone(context, host, async (tx) => {
    const { settings } = await getBookOfStays(tx, { hostId: host.id, bookId })
    const stay = await getStay(tx, { bookId, stayId })
    if (settings) await findLockCode(tx, context, settings)
    if (stay.calendarId === null) return deleteStayRow(tx, stay)
    await forgetQuestionsAbout(tx, stay.id)
    const unlinked = { token_hash: null, token_sealed: null, label: '' }
    const emptied = { code_sealed: null, spare_codes_sealed: null, ...forgetLock(null), ...unlinked }
    return changeStay(tx, stay, { ...emptied, removed_at: now, cancelled_at: stay.cancelledAt ?? now }, now)
  })
}

/** Creates a new link; the old one becomes invalid. @throws as `removeStay` */
export function makeNewLink(context: StaysContext, host: Account, path: StayPath): Promise<StayView> {
  return writeStay(context, host, path, (tx, stay) => renewLink(tx, context, stay))
}

/**
 * The host has copied the link of a stay, or opened it in another program: from now on its guests may have it.
 * @throws as `removeStay`
 */
export function noteLinkSent(context: StaysContext, host: Account, path: StayPath): Promise<StayView> {
  return writeStay(context, host, path, async (tx, stay) => {
    if (stay.tokenSealed !== null) await writeSent(tx, { stayId: stay.id, moment: 'link' }, context.clock.now())
  })
}

/** Revokes the link without a new one. @throws as `removeStay` */
export function endLink(context: StaysContext, host: Account, path: StayPath): Promise<StayView> {
  return writeStay(context, host, path, (tx, stay) => revokeLink(tx, context, stay))
}

/** The host has changed the shared code for this stay. @throws as `removeStay` and `confirmCodeChange` */
export function confirmCode(
  context: StaysContext,
  host: Account,
  path: StayPath,
  input: CodeChangeInput,
): Promise<StayView> {
  return writeStay(context, host, path, (tx, stay, { doorCode, settings }) =>
    confirmCodeChange(tx, context, stay, {
      typed: input?.code ?? '',
      doorCode,
      settings,
      haveLeft: input?.haveLeft,
    }),
  )
}

/**
 * The host says that the guests of a stay have left, as they can by a tap: from now on the change of a shared code can
 * be confirmed. No window moves, and nobody is notified.
 * @throws as `removeStay`, NOT_IN_HOUSE
 */
export function markLeft(context: StaysContext, host: Account, path: StayPath): Promise<StayView> {
  const now = context.clock.now()
  return writeStay(context, host, path, (tx, stay, { settings }) => {
    const { arrivesAt, endsAt } = windowOf(stay, settings)
    const isInHouse = stay.cancelledAt === null && now >= arrivesAt && now < endsAt
    if (!isInHouse) throw stayError('NOT_IN_HOUSE')
    return changeStay(tx, stay, { departed_at: stay.departedAt ?? now }, now)
  })
}

/**
 * Undoes that the guests of a stay have left, whether they or the host said so. A code that was confirmed for the next
 * guests because of it becomes void, unless their page already shows it.
 * @throws as `removeStay`
 */
export function unmarkLeft(context: StaysContext, host: Account, path: StayPath): Promise<StayView> {
  return writeStay(context, host, path, async (tx, stay, { settings }) => {
    if (stay.departedAt === null) return
    await changeStay(tx, stay, { departed_at: null }, context.clock.now())
    await voidOldConfirmations(tx, context, settings, { keepsShown: true })
  })
}

/** The host has put the stay's personal code on the lock. @throws as `removeStay` and `markCodeSet` */
export function noteCodeSet(
  context: StaysContext,
  host: Account,
  path: StayPath,
  input: CodeSetInput,
): Promise<StayView> {
  return writeStay(context, host, path, (tx, stay, { settings }) =>
    markCodeSet(tx, context, stay, { settings, seen: input?.code ?? undefined }),
  )
}

/**
 * Takes that back; of a stay that is over: the host has taken its code off the lock.
 * @throws as `removeStay`, CODE_REPLACED
 */
export function takeBackCodeSet(
  context: StaysContext,
  host: Account,
  path: StayPath,
  input: CodeSetInput,
): Promise<StayView> {
  const seen = input?.code ?? undefined
  return writeStay(context, host, path, async (tx, stay, { settings }) => {
    const isRemoved = await noteCodeRemoved(tx, context, stay, { settings, seen })
    if (!isRemoved) await unmarkCodeSet(tx, context, stay, seen)
  })
}

/** The host has seen the guests, so the gate opens. @throws as `removeStay` */
export function confirmSeen(context: StaysContext, host: Account, path: StayPath): Promise<StayView> {
  const now = context.clock.now()
  return writeStay(context, host, path, (tx, stay) => changeStay(tx, stay, { seen_at: stay.seenAt ?? now }, now))
}

/**
 * The guests of a stay that its calendar ended are still coming: it becomes the host's own, so that the next poll does
 * not end it again. @throws as `removeStay`, CODE_TAKEN, NO_CODE_LEFT
 */
export function bringBack(context: StaysContext, host: Account, path: StayPath): Promise<StayView> {
  return writeStay(context, host, path, async (tx, stay, { settings }) => {
    if (stay.cancelledAt === null) return
    await refuseTakenCode(tx, context, settings, stay)
    await restoreStay(tx, context, settings, stay)
    await releaseStay(tx, stay)
    await voidOldConfirmations(tx, context, settings)
  })
}

/** The host confirms the notice that the calendar ended a stay. @throws as `removeStay` */
export function noteEnd(context: StaysContext, host: Account, path: StayPath): Promise<StayView> {
  const now = context.clock.now()
  return writeStay(context, host, path, async (tx, stay) => {
    if (stay.cancelledAt !== null) await changeStay(tx, stay, { end_seen_at: stay.endSeenAt ?? now }, now)
  })
}

type BookWithSettings = BookOfStays & { settings: StaySettings }

function writeStay(
  context: StaysContext,
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
  context: StaysContext,
  host: Account,
  bookId: string,
  write: (tx: Tx, book: BookWithSettings) => Promise<Stay>,
): Promise<StayView> {
  await countStayWrite(context, host)
  const addressOf = await readStayAddresses(context, { hostId: host.id })
  return writeAlone(context, host, async (tx) => {
    const book = await getBookOfStays(tx, { hostId: host.id, bookId })
    const settings = requireSettings(book)
    return presentStay(context, await write(tx, { ...book, settings }), settings, addressOf)
  })
}
