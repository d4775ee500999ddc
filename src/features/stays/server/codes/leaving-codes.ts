import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { untilShortTurn } from '#platform/event-loop-turns.ts'
import type { CodeToRemove } from '../../shared/stay-contract.ts'
import { stayError } from '../../shared/stay-errors.ts'
import { dateAt } from '../house-time.ts'
import type { BookOfStays } from '../settings/settings-queries.ts'
import { isEndUnseen } from '../stays/calendar-end.ts'
import { addDays } from '../stays/stay-dates.ts'
import { changeStay, listStays, readOfBooks } from '../stays/stay-queries.ts'
import { readStay, type Stay, type StaySettings, stayColumns } from '../stays/stay-records.ts'
import { openCode, openSpareCodes } from '../stays/stay-secrets.ts'
import { windowOf } from '../stays/stay-window.ts'
import { removedFromLock } from './code-mode.ts'
import { listCodesOf, openLeavingCode } from './personal-codes.ts'

type Keys = Pick<Context, 'clock' | 'keyring'>

/**
 * Whether a code of the stay need no longer be on the lock: its window is over, or it was cancelled and its host knows.
 * Guests who have said that they have left keep their code until then, and may come back for something.
 */
function isOver(stay: Stay, settings: StaySettings, now: number): boolean {
  if (stay.cancelledAt !== null) return !isEndUnseen(stay, settings, now)
  return now >= windowOf(stay, settings).endsAt
}

/** The code of a stay that its host has put on the lock, and that is there as far as we know. */
function openCodeOnLock(context: Keys, stay: Stay): string | null {
  return stay.codeSetAt === null ? openLeavingCode(context, stay) : openCode(context, stay)
}

/** Whether the code of a stay has to be taken off the lock once the stay is over, unless another stay needs it. */
export function leavesCode(context: Keys, settings: StaySettings, stay: Stay): boolean {
  return settings.codeMode === 'personal' && !settings.lockTakesCodes && openCodeOnLock(context, stay) !== null
}

/** A book with stays that are over and may have left their codes on the lock. */
type Left = { settings: StaySettings; doorCode: string; over: Stay[] }

/**
 * The personal codes that are still on the lock although their stay is over, by book and departure. A code that present or
 * coming guests have is left out, as are spare codes and the book's own door code. The need ends when the stay is deleted.
 */
export async function listCodesToRemove(
  db: Db,
  context: Keys,
  books: readonly BookOfStays[],
): Promise<Map<string, CodeToRemove[]>> {
  const now = context.clock.now()
  const asked = books.flatMap(({ settings, doorCode }) =>
    settings?.codeMode === 'personal' && !settings.lockTakesCodes ? { settings, doorCode } : [],
  )
  const settingsOf = (some: readonly { settings: StaySettings }[]) => some.map(({ settings }) => settings)
  const ended = Map.groupBy(await listPerhapsOver(db, settingsOf(asked), now), ({ bookId }) => bookId)
  const left = asked.flatMap((book): Left[] => {
    const over = (ended.get(book.settings.bookId) ?? []).filter((stay) => isOver(stay, book.settings, now))
    return over.length > 0 ? [{ ...book, over }] : []
  })
  const present = Map.groupBy(await listPerhapsPresent(db, settingsOf(left), now), ({ bookId }) => bookId)
  const found = new Map<string, CodeToRemove[]>()
  for (const book of left) {
    const { bookId } = book.settings
    const others = (present.get(bookId) ?? []).filter((stay) => !isOver(stay, book.settings, now))
    const codes = await findLeft(context, book, others)
    if (codes.length > 0) found.set(bookId, codes)
  }
  return found
}

/** What the lock has besides the codes of stays: the door code of the book, and the spare codes. */
export function listOtherCodes(
  context: Pick<Context, 'keyring'>,
  { doorCode, settings }: Pick<Left, 'doorCode' | 'settings'>,
): string[] {
  return [doorCode, ...openSpareCodes(context, settings)].filter((code) => code !== '')
}

/** @param others whose guests need what is on the lock */
async function findLeft(
  context: Keys,
  { settings, doorCode, over }: Left,
  others: readonly Stay[],
): Promise<CodeToRemove[]> {
  const used = new Set(listOtherCodes(context, { doorCode, settings }))
  for (const stay of others) {
    await untilShortTurn('part')
    for (const code of listCodesOf(context, stay)) used.add(code)
  }
  const left = new Map<string, CodeToRemove>()
  for (const stay of over) {
    await untilShortTurn('part')
    const code = openCodeOnLock(context, stay)
    if (code === null || used.has(code)) continue
    const { id: stayId, arrival, departure } = stay
    // Of several stays with the code the last one is named.
    left.delete(code)
    left.set(code, { stayId, code, arrival, departure, isCancelled: stay.cancelledAt !== null })
  }
  return [...left.values()]
}

function idsOf(books: readonly StaySettings[]): string[] {
  return books.map(({ bookId }) => bookId)
}

/** Stays with a code on the lock that have ended, or end about now; by departure. */
function listPerhapsOver(db: Db, books: readonly StaySettings[], now: number): Promise<Stay[]> {
  return readOfBooks(idsOf(books), async (bookIds) => {
    const rows = await db
      .selectFrom('stays')
      .select(stayColumns)
      .where('book_id', 'in', bookIds)
      .where('removed_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('code_set_at', 'is not', null),
          eb.and([eb('code_before_sealed', 'is not', null), eb('code_before_used', '=', 0)]),
        ]),
      )
      // One day more, for the time zones.
      .where((eb) => eb.or([eb('cancelled_at', 'is not', null), eb('departure', '<=', addDays(dateAt(now, 'UTC'), 1))]))
      .orderBy('departure')
      .orderBy('id')
      .execute()
    return rows.map(readStay)
  })
}

/** All stays of which some are not over. */
function listPerhapsPresent(db: Db, books: readonly StaySettings[], now: number): Promise<Stay[]> {
  const longest = Math.max(0, ...books.map(({ bufferHours }) => Math.ceil(bufferHours / 24)))
  return readOfBooks(idsOf(books), async (bookIds) => {
    const rows = await db
      .selectFrom('stays')
      .select(stayColumns)
      .where('book_id', 'in', bookIds)
      .where('removed_at', 'is', null)
      .where('departure', '>=', addDays(dateAt(now, 'UTC'), -1 - longest))
      .execute()
    return rows.map(readStay)
  })
}

/**
 * The host has taken the code of a stay that is over off the lock. Other stays with the code are settled too: those that
 * are over, and coming ones that got it meanwhile, for which it is asked again.
 * @param seen the code that she was asked to take off; it may be another one by now
 * @returns false for a stay that is not over
 * @throws CODE_REPLACED
 */
export async function noteCodeRemoved(
  tx: Tx,
  context: Context,
  stay: Stay,
  { settings, seen }: { settings: StaySettings; seen: string | undefined },
): Promise<boolean> {
  const now = context.clock.now()
  if (!isOver(stay, settings, now)) return false
  const removed = openCodeOnLock(context, stay)
  // Already noted, such as in another window.
  if (removed === null) return true
  if (seen !== undefined && seen !== removed) throw stayError('CODE_REPLACED')
  for (const one of await listStays(tx, { bookId: settings.bookId })) {
    await untilShortTurn('begun')
    if (openCodeOnLock(context, one) === removed) await changeStay(tx, one, removedFromLock, now)
  }
  return true
}
