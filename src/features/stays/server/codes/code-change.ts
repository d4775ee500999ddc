import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import { daysKept } from '../../shared/stay.ts'
import { stayError } from '../../shared/stay-errors.ts'
import { dateAt } from '../house-time.ts'
import { addDays } from '../stays/stay-dates.ts'
import { changeStay, findStay, listLiveStays, listStays } from '../stays/stay-queries.ts'
import { readStay, type Stay, type StaySettings, stayColumns } from '../stays/stay-records.ts'
import { type LockCode, openCode, sealCode } from '../stays/stay-secrets.ts'
import { secretsStateAt, windowOf } from '../stays/stay-window.ts'
import { forgetLock } from './code-mode.ts'
import { findLockCode, writeLockCode } from './lock-code.ts'
import { tellOfLostCode } from './tell-of-code.ts'

type CodeChange = { typed: string; doorCode: string; settings: StaySettings; haveLeft?: boolean | undefined }

/**
 * Confirms that the shared code was changed for a stay: from now on its page may show it. The stay keeps the code that
 * is confirmed here, even if the book's door code changes later. A personal code that is confirmed is on the lock.
 * @param typed the new code; without one the code that the host has prepared for the stay, or the book's door code
 * @param haveLeft the host says that the previous guests have left, which is stored in their stays
 * @throws STAY_ENDED, INVALID_INPUT without any code, CODE_CHANGE_TOO_EARLY before the day on which the previous guests leave
 */
export async function confirmCodeChange(
  tx: Tx,
  context: Context,
  stay: Stay,
  { typed, doorCode, settings, haveLeft = false }: CodeChange,
): Promise<void> {
  const now = context.clock.now()
  const isOver = stay.cancelledAt !== null || stay.departedAt !== null || now >= windowOf(stay, settings).departsAt
  if (isOver) throw stayError('STAY_ENDED')
  const code = typed || openCode(context, stay) || doorCode
  if (code === '') throw platformError('INVALID_INPUT', { fields: { code: 'CODE_MISSING' } })
  if (settings.codeMode === 'shared') {
    const before = await listGuestsBefore(tx, stay, dateAt(now, settings.timeZone))
    // Only guests who have begun their stay can have left it.
    const canHaveLeft = haveLeft && before.every((one) => now >= windowOf(one, settings).arrivesAt)
    if (before.length > 0 && !canHaveLeft) throw stayError('CODE_CHANGE_TOO_EARLY')
    for (const one of before) await changeStay(tx, one, { departed_at: now }, now)
    await voidLaterCodes(tx, context, settings, { stay, code })
  }
  const isOnLock = settings.codeMode === 'personal' && forgetLock(now)
  const confirmed = { code_sealed: sealCode(context, stay.id, code), code_confirmed_at: now }
  await changeStay(tx, stay, { ...confirmed, ...isOnLock }, now)
  if (settings.codeMode !== 'shared') return
  await writeLockCode(tx, context, settings, { code, stayId: stay.id, changedAt: now })
  for (const one of await listPerhapsSame(tx, stay, dateAt(now, settings.timeZone))) {
    await changeStay(tx, one, { code_sealed: sealCode(context, one.id, code), code_confirmed_at: now }, now)
  }
}

/** Gives a new stay the code that was confirmed for one whose guests may be the same: the lock has been changed already. */
export async function takeConfirmedCode(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  stayId: string,
): Promise<void> {
  if (settings.codeMode !== 'shared') return
  const stay = await findStay(tx, { bookId: settings.bookId, stayId })
  if (!stay) return
  const now = context.clock.now()
  const same = await listPerhapsSame(tx, stay, dateAt(now, settings.timeZone))
  const confirmed = same.find(({ codeConfirmedAt }) => codeConfirmedAt !== null)
  const code = confirmed && openCode(context, confirmed)
  if (!code) return
  const columns = { code_sealed: sealCode(context, stay.id, code), code_confirmed_at: confirmed.codeConfirmedAt }
  await changeStay(tx, stay, columns, now)
}

/**
 * The stays whose guests may be those of a stay, because its booking has another number: the lock has one code, whichever
 * of the links they open. Guests who came before today keep theirs.
 */
async function listPerhapsSame(db: Db, { id, bookId, calendarId }: Stay, today: string): Promise<Stay[]> {
  if (calendarId === null) return []
  const rows = await db
    .selectFrom('stays')
    .select(stayColumns)
    .select(['uid_hash', 'replaced_by_hash', 'is_doubtful'])
    .where('book_id', '=', bookId)
    .where('departure', '>=', today)
    .where('calendar_id', '=', calendarId)
    .where('cancelled_at', 'is', null)
    .execute()
  const bookingOf = (row: (typeof rows)[number]) =>
    row.is_doubtful !== 0 && row.replaced_by_hash !== null ? row.replaced_by_hash : row.uid_hash
  const asked = rows.find((row) => row.id === id)
  const booking = asked && bookingOf(asked)
  if (!booking) return []
  return rows
    .filter((row) => row.id !== id && bookingOf(row) === booking && row.keeps_code === 0)
    .map(readStay)
    .filter(({ arrival, arrivedAt, departedAt }) => arrival >= today && arrivedAt === null && departedAt === null)
}

/**
 * The lock has one code: what was confirmed for guests who come after a stay is void when the stay gets another code.
 * Guests who have arrived keep theirs.
 */
async function voidLaterCodes(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  { stay, code }: { stay: Stay; code: string },
): Promise<void> {
  const now = context.clock.now()
  for (const one of await listLiveStays(tx, { bookId: stay.bookId }, { from: stay.departure })) {
    const isLater = one.id !== stay.id && one.arrival >= stay.departure && one.codeConfirmedAt !== null
    const hasArrived = one.arrivedAt !== null || now >= windowOf(one, settings).arrivesAt
    if (!isLater || hasArrived || openCode(context, one) === code) continue
    await changeStay(tx, one, { code_confirmed_at: null, unconfirmed_told_at: null }, now)
  }
}

/** Guests of earlier stays who are in the house beyond today: the lock still has their code. */
async function listGuestsBefore(db: Db, stay: Stay, today: string): Promise<Stay[]> {
  const staying = await listLiveStays(db, { bookId: stay.bookId }, { from: addDays(today, 1), to: stay.arrival })
  return staying.filter(
    ({ id, departure, departedAt }) => id !== stay.id && departure <= stay.arrival && departedAt === null,
  )
}

/**
 * The stay whose code has to be changed now: the first that needs it and whose guests have not left. Undefined if
 * there is none, or while the guests before are in the house.
 */
export async function findStayToChange(db: Db, settings: StaySettings, nowMs: number): Promise<Stay | undefined> {
  if (settings.codeMode !== 'shared') return undefined
  const today = dateAt(nowMs, settings.timeZone)
  const stays = await listLiveStays(db, { bookId: settings.bookId }, { from: addDays(today, -2) })
  // The page of guests who have left stays unconfirmed until the end of its window, and must not show the next guests'
  // code.
  const hasLeft = (stay: Stay) => stay.departedAt !== null || nowMs >= windowOf(stay, settings).departsAt
  const next = stays.find((stay) => !hasLeft(stay) && secretsStateAt(stay, settings, nowMs).needsChange)
  return next && (await listGuestsBefore(db, next, today)).length === 0 ? next : undefined
}

/**
 * After a stay was added, moved or restored: a confirmation is void if guests now stay in between, because the lock gets
 * another code for them. Until the change is confirmed again, the page shows no code: the stay keeps its code, which is
 * proposed for the lock, so that a code that guests have seen comes back. Guests who have arrived keep theirs, unless
 * they now stay longer and the lock has got another code meanwhile.
 * @param keepsShown leaves stays alone whose code is shown: the lock has it already
 */
export async function voidOldConfirmations(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  { keepsShown = false }: { keepsShown?: boolean } = {},
): Promise<void> {
  if (settings.codeMode !== 'shared') return
  const now = context.clock.now()
  const today = dateAt(now, settings.timeZone)
  const all = await listStays(tx, { bookId: settings.bookId }, { from: addDays(today, -daysKept) })
  const stays = all.filter(({ cancelledAt }) => cancelledAt === null)
  const departures = stays.flatMap(({ departure, departedAt }) => (departedAt === null ? departure : [])).sort()
  const lock = await findLockCode(tx, context, settings, all)
  for (const stay of stays) {
    if (stay.codeConfirmedAt === null) continue
    if (keepsShown && secretsStateAt(stay, settings, now).codeState === 'shown') continue
    const hasBegun = stay.arrivedAt !== null || now >= windowOf(stay, settings).arrivesAt
    // Its own departure is not among those before its arrival.
    const lastBefore = hasBegun ? undefined : findLastUntil(departures, stay.arrival)
    const isVoid = hasBegun
      ? stay.departedAt === null && stay.departure > today && hasNewerCode(context, stay, lock)
      : lastBefore !== undefined && lastBefore > dateAt(stay.codeConfirmedAt, settings.timeZone)
    if (isVoid && hasBegun) await voidInHouse(tx, context, stay)
    else if (isVoid) await changeStay(tx, stay, { code_confirmed_at: null, unconfirmed_told_at: null }, now)
  }
}

/** Guests in the house see no code from now on, so their host is told at once. */
async function voidInHouse(tx: Tx, context: Context, stay: Stay): Promise<void> {
  const now = context.clock.now()
  await changeStay(tx, stay, { code_confirmed_at: null, unconfirmed_told_at: now, late_told_at: now }, now)
  await tellOfLostCode(tx, context, stay)
}

/** Whether the lock got another code after it had been changed for a stay. */
function hasNewerCode(context: Context, stay: Stay, lock: LockCode | undefined): boolean {
  const isNewer = lock !== undefined && lock.changedAt > (stay.codeConfirmedAt ?? 0)
  return isNewer && !stay.keepsCode && openCode(context, stay) !== lock.code
}

/** The latest of sorted dates that is not after a day. */
function findLastUntil(dates: readonly string[], day: string): string | undefined {
  let [from, to] = [0, dates.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((dates[middle] ?? '') <= day) from = middle + 1
    else to = middle
  }
  return dates[from - 1]
}
