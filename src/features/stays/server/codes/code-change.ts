import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { dateAt } from '../house-time.ts'
import { changeStay, listLiveStays } from '../stays/stay-queries.ts'
import type { Stay, StaySettings } from '../stays/stay-records.ts'
import { openCode, sealCode } from '../stays/stay-secrets.ts'
import { secretsStateAt } from '../stays/stay-window.ts'

/**
 * Confirms that the shared code was changed for a stay: from now on its page may show it. The stay keeps the code that
 * is confirmed here, whatever the book's door code becomes.
 * @param typed the new code; without one the code that the host has prepared for the stay, or the book's door code
 */
export async function confirmCodeChange(
  tx: Tx,
  context: Context,
  stay: Stay,
  { typed, doorCode }: { typed: string; doorCode: string },
): Promise<void> {
  const chosen = typed || openCode(context, stay) || doorCode
  const code = chosen === '' ? null : chosen
  const now = context.clock.now()
  await changeStay(tx, stay, { code_sealed: sealCode(context, stay.id, code), code_confirmed_at: now }, now)
}

/**
 * After a stay was added or moved: the guests of that stay learn the shared code, so changes that were confirmed before
 * its departure for later stays count no longer. A code that is already shown stays.
 */
export async function unconfirmLater(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  { id, departure }: Pick<Stay, 'id' | 'departure'>,
): Promise<void> {
  if (settings.codeMode !== 'shared') return
  const now = context.clock.now()
  const later = await listLiveStays(tx, { bookId: settings.bookId }, { from: departure })
  for (const stay of later) {
    const { codeConfirmedAt } = stay
    if (stay.id === id || stay.arrival < departure || codeConfirmedAt === null) continue
    if (dateAt(codeConfirmedAt, settings.timeZone) >= departure) continue
    if (secretsStateAt(stay, settings, now).codeState === 'shown') continue
    await changeStay(tx, stay, { code_confirmed_at: null, unconfirmed_told_at: null }, now)
  }
}
