import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { untilShortTurn } from '#platform/event-loop-turns.ts'
import { dateAt } from '../house-time.ts'
import type { BookOfStays, WrittenSettings } from '../settings/settings-queries.ts'
import { addDays } from '../stays/stay-dates.ts'
import { changeStay, listLiveStays } from '../stays/stay-queries.ts'
import type { Stay, StaySettings } from '../stays/stay-records.ts'
import { openCode, sealCode } from '../stays/stay-secrets.ts'
import { secretsStateAt } from '../stays/stay-window.ts'
import { writeLockCode } from './lock-code.ts'
import { listCodesInUse, makeCode } from './personal-codes.ts'

/** The columns of a stay without a personal code, or whose code was on the lock at a time (ms UTC). */
export function forgetLock(setAt: number | null) {
  return { code_set_at: setAt, code_told_at: null, code_before_sealed: null, code_before_used: 0 }
}

/** As `forgetLock`, when the host has taken the code off the lock (`isCodeRemoved`). */
export const removedFromLock = { ...forgetLock(null), code_before_used: 1 }

/** The stay's own code, as the host sees it; null when the stay uses the door code of the book. */
export function ownCodeOf(context: Context, stay: Stay, { codeMode }: Pick<StaySettings, 'codeMode'>): string | null {
  return codeMode === 'fixed' && !stay.keepsCode ? null : openCode(context, stay)
}

/**
 * The code that opens the door for a stay; null if there is none, or none yet. `secretsStateAt` decides whether it is
 * shown now.
 * @param doorCode the book's, which may be empty
 */
export function codeOf(
  context: Pick<Context, 'keyring'>,
  stay: Stay,
  settings: StaySettings,
  doorCode: string,
): string | null {
  if (settings.codeMode === 'fixed' && !stay.keepsCode) return doorCode === '' ? null : doorCode
  return openCode(context, stay)
}

/**
 * After the host has changed the code mode of a book: stays whose code is shown keep it, and others follow the new
 * mode. Personal codes of future stays are kept in the mode `fixed` too, so that they are restored with their mode.
 */
export async function followCodeMode(
  tx: Tx,
  context: Context,
  before: BookOfStays & { settings: StaySettings },
  after: WrittenSettings,
): Promise<void> {
  if (before.settings.codeMode === after.codeMode) return
  const settings = { ...before.settings, ...after }
  await writeLockCode(tx, context, { bookId: before.id }, null)
  const now = context.clock.now()
  const from = addDays(dateAt(now, after.timeZone), -2)
  const stays = await listLiveStays(tx, { bookId: before.id }, { from })
  for (const stay of stays) {
    await untilShortTurn('begun')
    const isShown = secretsStateAt(stay, before.settings, now).codeState === 'shown'
    const shown = isShown ? codeOf(context, stay, before.settings, before.doorCode) : null
    if (shown !== null) {
      // The door opens with a code that guests use already.
      const lock = before.settings.codeMode === 'personal' ? {} : forgetLock(now)
      await changeStay(tx, stay, { code_sealed: sealCode(context, stay.id, shown), keeps_code: 1, ...lock }, now)
    } else if (!stay.keepsCode) {
      await followTo(tx, context, stay, settings)
    }
  }
}

/** @param settings with the new mode */
async function followTo(tx: Tx, context: Context, stay: Stay, settings: StaySettings): Promise<void> {
  const now = context.clock.now()
  if (settings.codeMode === 'shared') {
    const emptied = { code_sealed: null, code_confirmed_at: null, unconfirmed_told_at: null }
    await changeStay(tx, stay, { ...emptied, ...forgetLock(null) }, now)
  } else if (settings.codeMode === 'personal' && openCode(context, stay) === null) {
    const code = await makeCode(tx, settings, await listCodesInUse(tx, context, settings, stay))
    await changeStay(tx, stay, { code_sealed: sealCode(context, stay.id, code) }, now)
  }
}
