import { randomInt } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import { daysKept } from '../../shared/stay.ts'
import { stayError } from '../../shared/stay-errors.ts'
import { dateAt, type StayDates } from '../house-time.ts'
import { addDays } from '../stays/stay-dates.ts'
import { changeStay, listLiveStays } from '../stays/stay-queries.ts'
import type { Stay, StaySettings } from '../stays/stay-records.ts'
import { openCode, openCodeBefore, openSpareCodes } from '../stays/stay-secrets.ts'

/** Two stays have different codes if at most this number of days is between them. */
const daysApart = 7

/** Random attempts after which it is certain enough that no code is free. */
const mostDraws = 1_000

/** A random code of the given number of digits; leading zeros count. */
export function drawCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/**
 * A new code that is neither among those in use nor the door code of the book, which a host can type.
 * @throws NO_CODE_LEFT
 */
export async function makeCode(
  tx: Tx,
  { bookId, codeDigits }: StaySettings,
  inUse: ReadonlySet<string>,
): Promise<string> {
  const { door_code: doorCode } = await tx
    .selectFrom('books')
    .select('door_code')
    .where('id', '=', bookId)
    .executeTakeFirstOrThrow()
  for (let draws = 0; draws < mostDraws; draws += 1) {
    const code = drawCode(codeDigits)
    if (!inUse.has(code) && !doorCode.includes(code)) return code
  }
  throw stayError('NO_CODE_LEFT')
}

/** The codes that a stay must not have: spare codes of the book, and those of stays within a week. */
export async function listCodesInUse(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  stay: StayDates & { id?: string },
): Promise<Set<string>> {
  const near = await listStaysNear(tx, settings, stay)
  const codes = near.filter(({ id }) => id !== stay.id).flatMap((other) => listCodesOf(context, other))
  return new Set([...codes, ...openSpareCodes(context, settings)])
}

/** The code of a stay, and the one that its host is asked to replace on the lock. */
export function listCodesOf(context: Pick<Context, 'keyring'>, stay: Stay): string[] {
  return [openCode(context, stay), openLeavingCode(context, stay)].filter((code) => code !== null)
}

/** The code that the host of a stay is asked to take off the lock. */
export function openLeavingCode(context: Pick<Context, 'keyring'>, stay: Stay): string | null {
  return stay.codeSetAt === null && !stay.isCodeBeforeUsed ? openCodeBefore(context, stay) : null
}

/** The guests of a stay know its code and keep it: no host of another stay is asked to take it off the lock. */
export async function keepOnLock(tx: Tx, context: Context, settings: StaySettings, stay: Stay): Promise<void> {
  const code = openCode(context, stay)
  if (settings.codeMode !== 'personal' || code === null) return
  for (const other of await listStaysNear(tx, settings, stay)) {
    if (other.id === stay.id || openLeavingCode(context, other) !== code) continue
    await changeStay(tx, other, { code_before_used: 1 }, context.clock.now())
  }
}

/** Whether a spare code, or another stay within a week, has the code of a stay now. */
export async function isCodeTaken(tx: Tx, context: Context, settings: StaySettings, stay: Stay): Promise<boolean> {
  const code = openCode(context, stay)
  if (settings.codeMode !== 'personal' || code === null) return false
  if (openSpareCodes(context, settings).includes(code)) return true
  const near = await listStaysNear(tx, settings, stay)
  return near.some((other) => other.id !== stay.id && openCode(context, other) === code)
}

/** Stays with at most a week between them and the dates. */
export function listStaysNear(tx: Db, { bookId }: StaySettings, { arrival, departure }: StayDates): Promise<Stay[]> {
  return listLiveStays(tx, { bookId }, { from: addDays(arrival, -daysApart), to: addDays(departure, daysApart) })
}

/** The personal codes of a book, for adding or moving many stays. */
export type BookCodes = {
  /** As `listCodesInUse`. */
  inUse(stay: StayDates & { id?: string }): Set<string>
  /** Stores the present code of a stay. */
  note(stay: StayDates & { id: string; code: string }): void
}

/** Reads the codes of a book once. @returns undefined unless its stays have personal codes */
export async function readBookCodes(tx: Tx, context: Context, settings: StaySettings): Promise<BookCodes | undefined> {
  if (settings.codeMode !== 'personal') return undefined
  const today = dateAt(context.clock.now(), settings.timeZone)
  const live = await listLiveStays(tx, { bookId: settings.bookId }, { from: addDays(today, -daysKept - daysApart) })
  const known = new Map<string, StayDates & { codes: string[] }>()
  for (const stay of live) {
    const codes = listCodesOf(context, stay)
    if (codes.length > 0) known.set(stay.id, { arrival: stay.arrival, departure: stay.departure, codes })
  }
  const spareCodes = openSpareCodes(context, settings)
  return {
    inUse({ id, arrival, departure }) {
      const [from, to] = [addDays(arrival, -daysApart), addDays(departure, daysApart)]
      const codes = new Set(spareCodes)
      for (const [otherId, stay] of known) {
        if (otherId === id || stay.departure < from || stay.arrival > to) continue
        for (const code of stay.codes) codes.add(code)
      }
      return codes
    },
    note: ({ id, arrival, departure, code }) => known.set(id, { arrival, departure, codes: [code] }),
  }
}

/**
 * The code of a stay in a mode, and whether it is independent of the mode.
 * @param typed what the host has typed; null for none
 * @throws INVALID_INPUT for a personal code in use, NO_CODE_LEFT
 */
export async function chooseCode(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  { typed, ...stay }: StayDates & { id?: string; typed: string | null },
): Promise<{ code: string | null; keepsCode: boolean }> {
  const code = typed === '' ? null : typed
  if (settings.codeMode !== 'personal') return { code, keepsCode: settings.codeMode === 'fixed' && code !== null }
  const inUse = await listCodesInUse(tx, context, settings, stay)
  if (code !== null && inUse.has(code)) throw platformError('INVALID_INPUT', { fields: { code: 'CODE_IN_USE' } })
  return { code: code ?? (await makeCode(tx, settings, inUse)), keepsCode: false }
}
