import { stayLimits } from '#limits.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { instantOf } from '../house-time.ts'
import type { FoundStay } from '../stays/stay-links.ts'
import { openShownCodes, openSpareCodeDisclosures, openSpareCodes, sealShownCodes } from '../stays/stay-secrets.ts'
import { secretsStateAt, windowOf } from '../stays/stay-window.ts'
import { tellHost } from '../tell-host.ts'
import { chooseSpareCode, noteDisclosures } from './spare-code-disclosures.ts'

/**
 * From when a stay may see spare codes, in ms UTC. They open the door at all times, also while other guests are in the
 * house. So a stay sees none before its hour of arrival, and with a shared code none before those who leave on that day
 * have gone.
 */
export function spareCodesFrom({ stay, settings, guestsUntil }: WithGuestsBefore): number {
  const { arrivesAt } = windowOf(stay, settings)
  if (settings.codeMode !== 'shared' || guestsUntil === null) return arrivesAt
  return Math.max(arrivesAt, instantOf(stay.arrival, guestsUntil, settings.timeZone))
}

type WithGuestsBefore = Pick<FoundStay, 'stay' | 'settings' | 'guestsUntil'>

/**
 * 'The code does not work': shows the stay one more spare code, at most twice, and tells the host, also when
 * there is none. Does nothing where secrets are not shown, or before `spareCodesFrom`.
 * @returns the spare code that is new on the page
 */
export async function showSpareCode(context: Context, found: FoundStay): Promise<string | undefined> {
  const { stay, settings } = found
  const now = context.clock.now()
  if (secretsStateAt(stay, settings, now).state !== 'shown' || now < spareCodesFrom(found)) return undefined
  if (stay.spareCodesShown >= stayLimits.spareCodesShown) return undefined
  const spareCodes = openSpareCodes(context, settings)
  const onPage = listCodesOnPage(context, found, now)
  const further = spareCodes.filter((code) => !onPage.includes(code))
  const next = chooseSpareCode(further, openSpareCodeDisclosures(context, settings), stay.id)
  return context.db.transaction().execute(async (tx) => {
    const shown = next === undefined ? onPage : [...onPage, next]
    const isFirst = next === undefined || (await noteShown(tx, context, found, shown))
    if (!isFirst) return undefined
    const hasMore =
      spareCodes.some((code) => !shown.includes(code)) && stay.spareCodesShown + 1 < stayLimits.spareCodesShown
    await tellOfFailure(tx, context, found, { spareCodes: next === undefined ? 0 : stay.spareCodesShown + 1, hasMore })
    return next
  })
}

/**
 * The spare codes on the page of a stay, in order: those that its guests requested, and one without a request while the
 * change of a shared code is late. Only while secrets are shown.
 */
export function listCodesOnPage(context: Pick<Context, 'keyring'>, found: WithGuestsBefore, nowMs: number) {
  const { stay, settings } = found
  // The host may have replaced some of them: those are no longer on the lock.
  const spareCodes = openSpareCodes(context, settings)
  const shown = openShownCodes(context, stay).filter((one) => spareCodes.includes(one))
  if (stay.spareCodesShown > 0) return shown
  const isLate = secretsStateAt(stay, settings, nowMs).codeState === 'waiting' && nowMs >= spareCodesFrom(found)
  if (!isLate) return []
  const code = shown.at(-1) ?? chooseSpareCode(spareCodes, openSpareCodeDisclosures(context, settings), stay.id)
  return code === undefined ? [] : [code]
}

/** Records the spare codes that a page shows without a request, before guests get it. */
export async function noteCodesOnPage(
  context: Context,
  { stay }: Pick<FoundStay, 'stay'>,
  codes: readonly string[],
): Promise<void> {
  const shown = openShownCodes(context, stay)
  const added = codes.filter((code) => !shown.includes(code))
  if (added.length === 0) return
  await context.db.transaction().execute(async (tx) => {
    await noteDisclosures(tx, context, stay, added)
    await tx
      .updateTable('stays')
      .set((eb) => ({
        spare_codes_sealed: sealShownCodes(context, stay.id, [...shown, ...added]),
        revision: eb('revision', '+', 1),
        updated_at: context.clock.now(),
      }))
      .where('id', '=', stay.id)
      .where('spare_codes_shown', '=', 0)
      .execute()
  })
}

/** Of several concurrent taps one succeeds. @returns whether it was this one */
async function noteShown(tx: Tx, context: Context, { stay }: FoundStay, codes: readonly string[]): Promise<boolean> {
  await noteDisclosures(tx, context, stay, codes)
  const row = await tx
    .updateTable('stays')
    .set((eb) => ({
      spare_codes_sealed: sealShownCodes(context, stay.id, codes),
      spare_codes_shown: stay.spareCodesShown + 1,
      revision: eb('revision', '+', 1),
      updated_at: context.clock.now(),
    }))
    .where('id', '=', stay.id)
    .where('spare_codes_shown', '=', stay.spareCodesShown)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Notifies the host of each spare code, and once if there is none. */
async function tellOfFailure(
  tx: Tx,
  context: Context,
  { stay, hostId }: FoundStay,
  { spareCodes, hasMore }: { spareCodes: number; hasMore: boolean },
): Promise<void> {
  const params = { stayId: stay.id, at: context.clock.now(), spareCodes, hasMore }
  const cause = `${stay.id}:${spareCodes}:${stay.spareCodesShown}`
  await tellHost(tx, context, hostId, { template: 'stayCodeFailed', params, cause })
}
