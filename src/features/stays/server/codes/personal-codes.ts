import { randomInt } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import { stayError } from '../../shared/stay-errors.ts'
import type { StayDates } from '../house-time.ts'
import { addDays } from '../stays/stay-dates.ts'
import { listLiveStays } from '../stays/stay-queries.ts'
import type { StaySettings } from '../stays/stay-records.ts'
import { openCode, openSpareCodes } from '../stays/stay-secrets.ts'

/** Two stays have different codes unless more days than this lie between them. */
const daysApart = 7

/** Draws before it is certain enough that no code is free. */
const mostDraws = 1_000

/** A random code of the given number of digits; leading zeros count. */
export function drawCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** A new code that is not among those in use. @throws NO_CODE_LEFT */
export function makeCode(digits: number, inUse: ReadonlySet<string>): string {
  for (let draws = 0; draws < mostDraws; draws += 1) {
    const code = drawCode(digits)
    if (!inUse.has(code)) return code
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
  const span = { from: addDays(stay.arrival, -daysApart), to: addDays(stay.departure, daysApart) }
  const near = await listLiveStays(tx, { bookId: settings.bookId }, span)
  const codes = near.filter(({ id }) => id !== stay.id).flatMap((other) => openCode(context, other) ?? [])
  return new Set([...codes, ...openSpareCodes(context, settings)])
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
  return { code: code ?? makeCode(settings.codeDigits, inUse), keepsCode: false }
}
