import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { createId, hashSecret } from '#platform/ids.ts'
import type { StaySource } from '../../shared/stay.ts'
import { stayError } from '../../shared/stay-errors.ts'
import { voidOldConfirmations } from '../codes/code-change.ts'
import { chooseCode, listCodesInUse, makeCode } from '../codes/personal-codes.ts'
import type { StayDates } from '../house-time.ts'
import { refuseWrongDates } from './stay-dates.ts'
import { changeStay, countStays, findStay, insertStay } from './stay-queries.ts'
import type { Stay, StaySettings } from './stay-records.ts'
import { openCode, sealCode, sealToken } from './stay-secrets.ts'
import { secretsStateAt } from './stay-window.ts'

export type StayContent = StayDates & {
  arrivalTime?: string | null
  departureTime?: string | null
  source: StaySource
  label?: string
  language?: Language | null
  /** Typed by the host; without one the mode of the book decides. */
  code?: string | null
  /** Of stays that a calendar names: the calendar, and the keyed hash of the booking's UID. */
  calendar?: { calendarId: string; uidHash: string } | undefined
}

/** What can change of a stay; what is left out stays as it is. */
export type StayEdit = {
  [Name in Exclude<keyof StayContent, 'source' | 'calendar'>]?: StayContent[Name] | undefined
}

type Scope = { hostId: string; settings: StaySettings }

/**
 * Adds a stay with a link and, in the mode of personal codes, with a code. The caller must hold the account's lock.
 * @throws INVALID_INPUT for wrong dates (`findDateProblem` tells them before) or a code in use, TOO_MANY_STAYS,
 * NO_CODE_LEFT
 */
export async function createStay(
  tx: Tx,
  context: Context,
  { hostId, settings }: Scope,
  content: StayContent,
): Promise<Stay> {
  const now = context.clock.now()
  const { bookId, timeZone } = settings
  const { arrival, departure } = content
  refuseWrongDates(content, timeZone, now)
  await refuseTooMany(tx, context, { hostId, bookId })
  const id = createId()
  const chosen = await chooseCode(tx, context, settings, { arrival, departure, typed: content.code ?? null })
  const token = createId()
  const row = {
    id,
    book_id: bookId,
    arrival,
    departure,
    arrival_time: content.arrivalTime ?? null,
    departure_time: content.departureTime ?? null,
    source: content.source,
    label: content.label ?? '',
    language: content.language ?? null,
    code_sealed: sealCode(context, id, chosen.code),
    keeps_code: chosen.keepsCode ? 1 : 0,
    token_hash: hashSecret(token),
    token_sealed: sealToken(context, id, token),
    calendar_id: content.calendar?.calendarId ?? null,
    uid_hash: content.calendar?.uidHash ?? null,
  }
  await insertStay(tx, row, now)
  await voidOldConfirmations(tx, context, settings)
  return getStay(tx, { bookId, stayId: id })
}

/**
 * Changes a stay. Its link and a code that is shown stay; its window follows its dates.
 * @throws as `createStay`
 */
export async function updateStay(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  stay: Stay,
  edit: StayEdit,
): Promise<Stay> {
  const now = context.clock.now()
  const dates = { arrival: edit.arrival ?? stay.arrival, departure: edit.departure ?? stay.departure }
  const isMoved = dates.arrival !== stay.arrival || dates.departure !== stay.departure
  if (isMoved) refuseWrongDates(dates, settings.timeZone, now)
  const code = await editCode(tx, context, settings, stay, { dates, typed: edit.code, isMoved })
  await changeStay(
    tx,
    stay,
    {
      ...dates,
      arrival_time: edit.arrivalTime === undefined ? stay.arrivalTime : edit.arrivalTime,
      departure_time: edit.departureTime === undefined ? stay.departureTime : edit.departureTime,
      label: edit.label ?? stay.label,
      language: edit.language === undefined ? stay.language : edit.language,
      ...code,
      // The host is told anew of a change that is not confirmed.
      ...(isMoved && { unconfirmed_told_at: null }),
    },
    now,
  )
  if (isMoved) await voidOldConfirmations(tx, context, settings)
  return getStay(tx, { bookId: stay.bookId, stayId: stay.id })
}

/** The columns of the code after an edit: a typed code, or a new one where dates have moved next to an equal code. */
async function editCode(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  stay: Stay,
  { dates, typed, isMoved }: { dates: StayDates; typed: string | null | undefined; isMoved: boolean },
) {
  if (typed === undefined && !(isMoved && settings.codeMode === 'personal')) return {}
  const isShown = secretsStateAt(stay, settings, context.clock.now()).codeState === 'shown'
  if (typed !== undefined) {
    // The lock knows nothing of a code that we would make now.
    if (isShown && !typed && settings.codeMode === 'personal' && openCode(context, stay) !== null)
      throw platformError('INVALID_INPUT', { fields: { code: 'CODE_SHOWN' } })
    const { code, keepsCode } = await chooseCode(tx, context, settings, { ...dates, id: stay.id, typed })
    // Guests in the house keep a code that does not wait for a change, also when the host corrects it.
    const keeps = keepsCode || (stay.keepsCode && code !== null)
    return { code_sealed: sealCode(context, stay.id, code), keeps_code: keeps ? 1 : 0 }
  }
  const present = openCode(context, stay)
  if (isShown || stay.keepsCode || present === null) return {}
  const code = await findFreeCode(tx, context, settings, { ...dates, id: stay.id }, present)
  return code === present ? {} : { code_sealed: sealCode(context, stay.id, code) }
}

/** The present code of a stay, or a new one if another stay around its dates has it. */
async function findFreeCode(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  stay: StayDates & { id: string },
  present: string,
) {
  const inUse = await listCodesInUse(tx, context, settings, stay)
  return inUse.has(present) ? makeCode(settings.codeDigits, inUse) : present
}

/**
 * Ends a stay because its calendar no longer has it: its page shows no secrets. Its link works again if it comes back.
 */
export async function cancelStay(tx: Tx, { clock }: Pick<Context, 'clock'>, stay: Stay): Promise<void> {
  if (stay.cancelledAt === null) await changeStay(tx, stay, { cancelled_at: clock.now() }, clock.now())
}

/** Takes back `cancelStay`. The caller then calls `voidOldConfirmations`, once for all stays that it restores. */
export async function restoreStay(tx: Tx, { clock }: Pick<Context, 'clock'>, stay: Stay): Promise<void> {
  if (stay.cancelledAt !== null) await changeStay(tx, stay, { cancelled_at: null }, clock.now())
}

/** Makes a new link; the old one dies. */
export async function renewLink(tx: Tx, context: Context, stay: Stay): Promise<void> {
  const token = createId()
  const columns = { token_hash: hashSecret(token), token_sealed: sealToken(context, stay.id, token) }
  await changeStay(tx, stay, columns, context.clock.now())
}

/** The link dies without a new one. */
export async function revokeLink(tx: Tx, { clock }: Pick<Context, 'clock'>, stay: Stay): Promise<void> {
  await changeStay(tx, stay, { token_hash: null, token_sealed: null }, clock.now())
}

/** @throws STAY_NOT_FOUND */
export async function getStay(tx: Tx, scope: { bookId: string; stayId: string }): Promise<Stay> {
  const stay = await findStay(tx, scope)
  if (!stay) throw stayError('STAY_NOT_FOUND')
  return stay
}

/** @throws TOO_MANY_STAYS */
async function refuseTooMany(tx: Tx, { config }: Context, scope: { hostId: string; bookId: string }): Promise<void> {
  const { staysPerBook, staysPerAccount } = config.limits
  const { ofBook, ofAccount } = await countStays(tx, scope)
  if (ofBook >= staysPerBook) throw stayError('TOO_MANY_STAYS', { params: { limit: staysPerBook } })
  if (ofAccount >= staysPerAccount) throw stayError('TOO_MANY_STAYS', { params: { limit: staysPerAccount } })
}
