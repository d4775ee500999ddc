import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { tellHost } from '../tell-host.ts'
import { changeStay } from './stay-queries.ts'
import type { Stay, StaySettings } from './stay-records.ts'
import { windowOf } from './stay-window.ts'

/** If a stay ends less than this time (ms) before its page shows secrets, the host is notified at once. */
const toldBefore = day

/** Whether the calendar ended a stay whose guests may still be coming: the host has not confirmed the notice yet. */
export function isEndUnseen(stay: Stay, settings: StaySettings, nowMs: number): boolean {
  return stay.cancelledAt !== null && stay.endSeenAt === null && nowMs < windowOf(stay, settings).endsAt
}

/**
 * Ends a stay because its calendar no longer has it. The page Stays shows a notice; if its window has begun or is about
 * to begin, the host is also notified at once (docs/decisions/0063-telling-the-host.md).
 */
export async function endByCalendar(
  tx: Tx,
  context: Pick<Context, 'clock' | 'config'>,
  { hostId, settings }: { hostId: string; settings: StaySettings },
  stay: Stay,
): Promise<void> {
  if (stay.cancelledAt !== null) return
  const now = context.clock.now()
  await changeStay(tx, stay, { cancelled_at: now, end_seen_at: null }, now)
  const { releaseAt, endsAt } = windowOf(stay, settings)
  if (now < releaseAt - toldBefore || now >= endsAt) return
  // Each end is news: nights that were cancelled are often booked, and cancelled, again on the same day.
  const cause = `${stay.id}:${now}`
  await tellHost(tx, context, hostId, { template: 'stayCancelled', params: { stayId: stay.id, at: now }, cause })
}
