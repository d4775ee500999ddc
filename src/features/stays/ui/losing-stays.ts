import { day } from '#platform/clock.ts'
import { dayIn } from '#platform/i18n/day.ts'
import type { StayView } from '../shared/stay-contract.ts'

/** A stay whose guests have its page now, or need it within two days. */
export type LosingStay = Pick<StayView, 'id' | 'arrival' | 'departure' | 'label' | 'state'>

/** In this time before their arrival, guests may be on their way. */
const timeOfTravel = 2 * day

/**
 * The stays whose guests would find no page, without guests who have said that they have left: those in the house
 * first, by arrival.
 * @param now milliseconds UTC
 * @param timeZone IANA name
 */
export function findLosing(
  stays: readonly (LosingStay & Pick<StayView, 'isLinkRevoked' | 'departedAt'>)[],
  now: number,
  timeZone: string,
): LosingStay[] {
  const lastDay = dayIn(timeZone, now + timeOfTravel)
  const isNear = ({ state, arrival }: LosingStay) => state === 'inHouse' || (state === 'expected' && arrival <= lastDay)
  return stays
    .filter((stay) => isNear(stay) && !stay.isLinkRevoked && stay.departedAt === null)
    .toSorted((one, other) => one.arrival.localeCompare(other.arrival))
}
