import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import { createId, hashSecret } from '#platform/ids.ts'
import { stayError } from '../../shared/stay-errors.ts'
import { voidOldConfirmations } from '../codes/code-change.ts'
import { replaceCode } from '../codes/code-on-lock.ts'
import { correctLockCode } from '../codes/lock-code.ts'
import {
  type BookCodes,
  chooseCode,
  isCodeTaken,
  keepOnLock,
  listCodesInUse,
  makeCode,
} from '../codes/personal-codes.ts'
import { tellOfReplacedCode } from '../codes/tell-of-code.ts'
import { deleteSent } from '../guest-messages/message-queries.ts'
import type { StayDates } from '../house-time.ts'
import { refuseWrongDates } from './stay-dates.ts'
import { changeStay, findStay } from './stay-queries.ts'
import type { Stay, StayContent, StaySettings } from './stay-records.ts'
import { openCode, sealToken } from './stay-secrets.ts'
import { secretsStateAt } from './stay-window.ts'

/** Changes of a stay; omitted fields are unchanged. */
export type StayEdit = {
  [Name in Exclude<keyof StayContent, 'source' | 'calendar'>]?: StayContent[Name] | undefined
}

/**
 * Changes a stay. Its link and a code that is shown are kept; its window follows its dates.
 * @throws as `createStay`
 */
export async function updateStay(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  stay: Stay,
  edit: StayEdit,
): Promise<Stay> {
  if (await changeContent(tx, context, settings, stay, edit)) await voidOldConfirmations(tx, context, settings)
  return getStay(tx, { bookId: stay.bookId, stayId: stay.id })
}

/**
 * As `updateStay`, for one of several stays that move: the caller then calls `voidOldConfirmations`, once for all.
 * @param codes of the book, read once for all
 * @throws as `createStay`
 */
export async function moveStay(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  stay: Stay,
  { codes, ...dates }: StayDates & { codes: BookCodes | undefined },
): Promise<void> {
  await changeContent(tx, context, settings, stay, dates, codes)
}

/** @returns whether the dates of the stay have changed */
async function changeContent(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  stay: Stay,
  edit: StayEdit,
  codes?: BookCodes,
): Promise<boolean> {
  const now = context.clock.now()
  const dates = { arrival: edit.arrival ?? stay.arrival, departure: edit.departure ?? stay.departure }
  const isMoved = dates.arrival !== stay.arrival || dates.departure !== stay.departure
  if (isMoved) refuseWrongDates(dates, settings.timeZone, now)
  const code = await editCode(tx, context, settings, stay, { dates, typed: edit.code, isMoved, codes })
  await changeStay(
    tx,
    stay,
    {
      ...dates,
      arrival_time: edit.arrivalTime === undefined ? stay.arrivalTime : edit.arrivalTime,
      departure_time: edit.departureTime === undefined ? stay.departureTime : edit.departureTime,
      label: edit.label ?? stay.label,
      language: edit.language === undefined ? stay.language : edit.language,
      // The host is notified again of what is not confirmed; `code` may say that she just was.
      ...(isMoved && { unconfirmed_told_at: null, late_told_at: null, code_told_at: null }),
      ...code,
    },
    now,
  )
  return isMoved
}

type CodeEdit = {
  dates: StayDates
  typed: string | null | undefined
  isMoved: boolean
  codes: BookCodes | undefined
}

/**
 * The columns of the code after an edit: a typed code, or a new one if the dates are now too close to an equal code.
 */
async function editCode(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  stay: Stay,
  { dates, typed: sent, isMoved, codes }: CodeEdit,
) {
  // Programs send the code back with other changes. The present one is kept, also where another stay has it too.
  const isPresent = settings.codeMode === 'personal' && !!sent && sent === openCode(context, stay)
  const typed = isPresent ? undefined : sent
  if (typed === undefined && !(isMoved && settings.codeMode === 'personal')) return {}
  const isShown = secretsStateAt(stay, settings, context.clock.now()).codeState === 'shown'
  if (typed !== undefined) {
    if (!typed && openCode(context, stay) !== null) refuseNoCode(settings, stay, isShown)
    const { code, keepsCode } = await chooseCode(tx, context, settings, { ...dates, id: stay.id, typed })
    // Guests in the house keep their code without a new confirmation, also when the host corrects it.
    const keeps = keepsCode || (stay.keepsCode && code !== null)
    await correctLockCode(tx, context, settings, { stayId: stay.id, code })
    const isFormerUsed = code !== openCode(context, stay) && (await isCodeUsed(tx, context, settings, stay, dates))
    return {
      ...replaceCode(context, settings, stay, { code, isFormerUsed }),
      keeps_code: keeps ? 1 : 0,
    }
  }
  const present = openCode(context, stay)
  if (isShown || stay.keepsCode || present === null) return {}
  const moved = { ...dates, id: stay.id }
  const inUse = codes ? codes.inUse(moved) : await listCodesInUse(tx, context, settings, moved)
  const code = inUse.has(present) ? await makeCode(tx, settings, inUse) : present
  codes?.note({ ...moved, code })
  return code === present ? {} : replaceByRule(tx, context, settings, stay, code)
}

/**
 * Guests who see a code would see none, or a personal one that the lock does not have. The same holds for a shared code
 * that is confirmed: it counts as changed, so nobody would be asked for it again.
 * @throws INVALID_INPUT
 */
function refuseNoCode({ codeMode }: StaySettings, { codeConfirmedAt }: Stay, isShown: boolean): void {
  if (codeMode === 'fixed') return
  if (isShown) throw platformError('INVALID_INPUT', { fields: { code: 'CODE_SHOWN' } })
  if (codeMode === 'shared' && codeConfirmedAt !== null)
    throw platformError('INVALID_INPUT', { fields: { code: 'CODE_CONFIRMED' } })
}

/** Replaces a code that another stay or a spare code has now. */
async function replaceByRule(tx: Tx, context: Context, settings: StaySettings, stay: Stay, code: string) {
  const columns = replaceCode(context, settings, stay, { code, isFormerUsed: true })
  return { ...columns, code_told_at: await tellOfReplacedCode(tx, context, settings, stay) }
}

/** Whether another stay within a week or a spare code has the code of a stay too. */
async function isCodeUsed(tx: Tx, context: Context, settings: StaySettings, { id, ...stay }: Stay, dates: StayDates) {
  const present = openCode(context, { ...stay, id })
  if (settings.codeMode !== 'personal' || present === null) return false
  return (await listCodesInUse(tx, context, settings, { ...dates, id })).has(present)
}

/**
 * Ends a stay because the host has answered that it is cancelled: its page shows no secrets. Its link works again if it
 * is restored. `endByCalendar` ends a stay without the host's answer.
 */
export async function cancelStay(tx: Tx, { clock }: Pick<Context, 'clock'>, stay: Stay): Promise<void> {
  const now = clock.now()
  if (stay.cancelledAt === null) await changeStay(tx, stay, { cancelled_at: now, end_seen_at: now }, now)
}

/**
 * Restores a stay. If another stay has got its personal code meanwhile, it gets a new one, unless its guests have seen
 * the old one. The caller then calls `voidOldConfirmations`, once for all stays that it restores.
 * @param codes of the book, read once for all
 */
export async function restoreStay(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  stay: Stay,
  codes?: BookCodes,
): Promise<void> {
  if (stay.cancelledAt === null) return
  const back = { cancelled_at: null, end_seen_at: null }
  const isCodeKnown = wasCodeShown(stay, settings)
  if (isCodeKnown) await keepOnLock(tx, context, settings, stay)
  const renewed = isCodeKnown ? undefined : await renewTakenCode(tx, context, settings, stay, codes)
  const code = renewed === undefined ? {} : await replaceByRule(tx, context, settings, stay, renewed)
  await changeStay(tx, stay, { ...back, ...code }, context.clock.now())
}

/**
 * Refuses to restore a stay whose guests have seen a code that another stay has now: both would know the code.
 * @throws CODE_TAKEN
 */
export async function refuseTakenCode(tx: Tx, context: Context, settings: StaySettings, stay: Stay): Promise<void> {
  if (wasCodeShown(stay, settings) && (await isCodeTaken(tx, context, settings, stay))) throw stayError('CODE_TAKEN')
}

/** Whether the guests of a stay that has ended could see its code before. */
function wasCodeShown(stay: Stay, settings: StaySettings): boolean {
  const before = { ...stay, cancelledAt: null }
  return stay.cancelledAt !== null && secretsStateAt(before, settings, stay.cancelledAt).codeState !== 'waiting'
}

/** @returns undefined if the stay keeps its code */
async function renewTakenCode(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  stay: Stay,
  codes: BookCodes | undefined,
): Promise<string | undefined> {
  const present = openCode(context, stay)
  if (settings.codeMode !== 'personal' || stay.keepsCode || present === null) return undefined
  const inUse = codes ? codes.inUse(stay) : await listCodesInUse(tx, context, settings, stay)
  const code = inUse.has(present) ? await makeCode(tx, settings, inUse) : present
  codes?.note({ id: stay.id, arrival: stay.arrival, departure: stay.departure, code })
  return code === present ? undefined : code
}

/** Creates a new link; the old one becomes invalid. */
export async function renewLink(tx: Tx, context: Context, stay: Stay): Promise<void> {
  const token = createId()
  const columns = { token_hash: hashSecret(token), token_sealed: sealToken(context, stay.id, token) }
  await changeStay(tx, stay, columns, context.clock.now())
  await deleteSent(tx, { stayId: stay.id, moment: 'link' })
}

/** Revokes the link without a new one. */
export async function revokeLink(tx: Tx, { clock }: Pick<Context, 'clock'>, stay: Stay): Promise<void> {
  await changeStay(tx, stay, { token_hash: null, token_sealed: null }, clock.now())
  await deleteSent(tx, { stayId: stay.id, moment: 'link' })
}

/** @throws STAY_NOT_FOUND */
export async function getStay(tx: Tx, scope: { bookId: string; stayId: string }): Promise<Stay> {
  const stay = await findStay(tx, scope)
  if (!stay) throw stayError('STAY_NOT_FOUND')
  return stay
}
