import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { StayDates } from '../house-time.ts'
import type { StaySettings } from '../stays/stay-records.ts'
import { windowOf } from '../stays/stay-window.ts'
import { tellHost } from '../tell-host.ts'

/** A stay that a poll has added. */
export type NewStay = StayDates & { id: string }

/** If a stay appears less than this time (ms) before its page shows secrets, the host is told at once to send its link. */
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
  const near = added.filter((stay) => {
    const { releaseAt, departsAt } = windowOf({ ...stay, arrivalTime: null, departureTime: null }, settings)
    return now >= releaseAt - toldBefore && now < departsAt
  })
  const stayIds = near
    .toSorted((one, other) => one.arrival.localeCompare(other.arrival))
    .slice(0, mostNamed)
    .map(({ id }) => id)
  const [first] = stayIds
  if (first === undefined) return
  await tellHost(tx, context, hostId, { template: 'stayBooked', params: { stayIds }, cause: first })
}
