import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { dateAt } from '../house-time.ts'
import { addDays } from '../stays/stay-dates.ts'
import { changeStay, listLiveStays } from '../stays/stay-queries.ts'
import type { StaySettings } from '../stays/stay-records.ts'
import { secretsStateAt, windowOf } from '../stays/stay-window.ts'

/**
 * Call before the gate is enabled: guests who are in the house and already see their secrets count as seen. Otherwise
 * their codes would disappear.
 * @param before the settings until now
 */
export async function passGateInHouse(tx: Tx, { clock }: Pick<Context, 'clock'>, before: StaySettings): Promise<void> {
  if (before.seenGate) return
  const now = clock.now()
  const today = dateAt(now, before.timeZone)
  const near = await listLiveStays(tx, { bookId: before.bookId }, { from: addDays(today, -2), to: today })
  const inHouse = near.filter(
    (stay) =>
      stay.seenAt === null &&
      now >= windowOf(stay, before).arrivesAt &&
      secretsStateAt(stay, before, now).state === 'shown',
  )
  for (const stay of inHouse) await changeStay(tx, stay, { seen_at: now }, now)
}
