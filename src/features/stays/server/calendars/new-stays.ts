import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { StayDates } from '../house-time.ts'
import type { Stay, StaySettings } from '../stays/stay-records.ts'
import { type StayTimes, windowOf } from '../stays/stay-window.ts'
import { tellHost } from '../tell-host.ts'

/** A stay that a poll has added. */
export type NewStay = StayDates & { id: string }

/** If a stay appears less than this time (ms) before its page shows secrets, the host is told at once: it needs its link. */
const toldBefore = 2 * day

/** Stays that one mail names; the page Stays shows all. */
const mostNamed = 10

/** Tells a host of the stays of a poll that begin so soon that their guests need the link now: all of them once. */
export async function tellOfNewStays(
  tx: Tx,
  context: Pick<Context, 'clock' | 'config'>,
  { hostId, settings }: { hostId: string; settings: StaySettings },
  added: readonly NewStay[],
): Promise<void> {
  const now = context.clock.now()
  const near = added.filter((stay) => isNear({ ...stay, arrivalTime: null, departureTime: null }, settings, now))
  const stayIds = near
    .toSorted((one, other) => one.arrival.localeCompare(other.arrival))
    .slice(0, mostNamed)
    .map(({ id }) => id)
  const [first] = stayIds
  if (first === undefined) return
  await tellHost(tx, context, hostId, { template: 'stayBooked', params: { stayIds }, cause: first })
}

/** Whether the guests of a stay need its link now. */
function isNear(stay: StayTimes, settings: StaySettings, now: number): boolean {
  const { releaseAt, departsAt } = windowOf(stay, settings)
  return now >= releaseAt - toldBefore && now < departsAt
}

/**
 * Tells a host of a stay that its calendar has moved, or has again after it had ended, if it begins soon. One that was about
 * to begin and comes on another day is reported too: nobody comes tonight.
 * @param before the stay before the poll
 * @param dates what the calendar has made of it
 */
export async function tellOfChange(
  tx: Tx,
  context: Pick<Context, 'clock' | 'config'>,
  { hostId, settings }: { hostId: string; settings: StaySettings },
  before: Stay,
  { arrival, departure }: StayDates,
): Promise<void> {
  const now = context.clock.now()
  const isBack = before.cancelledAt !== null
  if (!isBack && arrival === before.arrival) return
  const after = { ...before, arrival, departure }
  if (!isNear(after, settings, now) && (isBack || !isNear(before, settings, now))) return
  const params = { stayId: before.id, change: isBack ? 'back' : 'moved', arrival } as const
  await tellHost(tx, context, hostId, { template: 'stayChanged', params, cause: `${before.id}:${now}` })
}
