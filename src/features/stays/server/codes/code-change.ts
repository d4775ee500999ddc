import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { daysKept } from '../../shared/stay.ts'
import { stayError } from '../../shared/stay-errors.ts'
import { dateAt } from '../house-time.ts'
import { addDays } from '../stays/stay-dates.ts'
import { changeStay, listLiveStays } from '../stays/stay-queries.ts'
import type { Stay, StaySettings } from '../stays/stay-records.ts'
import { openCode, sealCode } from '../stays/stay-secrets.ts'
import { secretsStateAt, windowOf } from '../stays/stay-window.ts'

/**
 * Confirms that the shared code was changed for a stay: from now on its page may show it. The stay keeps the code that
 * is confirmed here, whatever the book's door code becomes.
 * @param typed the new code; without one the code that the host has prepared for the stay, or the book's door code
 * @throws CODE_CHANGE_TOO_EARLY before the day on which the guests before leave
 */
export async function confirmCodeChange(
  tx: Tx,
  context: Context,
  stay: Stay,
  { typed, doorCode, settings }: { typed: string; doorCode: string; settings: StaySettings },
): Promise<void> {
  const now = context.clock.now()
  if (settings.codeMode === 'shared' && (await hasGuestsBefore(tx, stay, dateAt(now, settings.timeZone)))) {
    throw stayError('CODE_CHANGE_TOO_EARLY')
  }
  const chosen = typed || openCode(context, stay) || doorCode
  const code = chosen === '' ? null : chosen
  await changeStay(tx, stay, { code_sealed: sealCode(context, stay.id, code), code_confirmed_at: now }, now)
}

/** Whether guests of an earlier stay are in the house until a later day than today: the lock still has their code. */
async function hasGuestsBefore(db: Db, stay: Stay, today: string): Promise<boolean> {
  const staying = await listLiveStays(db, { bookId: stay.bookId }, { from: addDays(today, 1), to: stay.arrival })
  return staying.some(
    ({ id, departure, departedAt }) => id !== stay.id && departure <= stay.arrival && departedAt === null,
  )
}

/**
 * The stay whose code has to be changed now: the first that waits for it and whose guests have not left. Undefined if
 * there is none, or while the guests before are in the house.
 */
export async function findStayToChange(db: Db, settings: StaySettings, nowMs: number): Promise<Stay | undefined> {
  if (settings.codeMode !== 'shared') return undefined
  const today = dateAt(nowMs, settings.timeZone)
  const stays = await listLiveStays(db, { bookId: settings.bookId }, { from: addDays(today, -2) })
  // The page of guests who have left waits until the end of its window, and must not show the code of the next ones.
  const hasLeft = (stay: Stay) => stay.departedAt !== null || nowMs >= windowOf(stay, settings).departsAt
  const next = stays.find((stay) => !hasLeft(stay) && secretsStateAt(stay, settings, nowMs).waitsFor === 'codeChange')
  return next && !(await hasGuestsBefore(db, next, today)) ? next : undefined
}

/**
 * After a stay was added, moved or restored: a change that was confirmed before guests leave who now come first counts no longer,
 * because they learn the shared code. A code that is already shown stays.
 */
export async function voidOldConfirmations(tx: Tx, context: Context, settings: StaySettings): Promise<void> {
  if (settings.codeMode !== 'shared') return
  const now = context.clock.now()
  const from = addDays(dateAt(now, settings.timeZone), -daysKept)
  const stays = await listLiveStays(tx, { bookId: settings.bookId }, { from })
  for (const stay of stays) {
    if (stay.codeConfirmedAt === null || secretsStateAt(stay, settings, now).codeState !== 'waiting') continue
    const confirmedOn = dateAt(stay.codeConfirmedAt, settings.timeZone)
    const isOld = stays.some(
      ({ id, departure, departedAt }) =>
        id !== stay.id && departure <= stay.arrival && departure > confirmedOn && departedAt === null,
    )
    if (isOld) await changeStay(tx, stay, { code_confirmed_at: null, unconfirmed_told_at: null }, now)
  }
}
