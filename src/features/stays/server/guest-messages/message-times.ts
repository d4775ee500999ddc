import { day, hour } from '#platform/clock.ts'
import type { MessageState } from '../../shared/message-contract.ts'
import type { MessageMoment } from '../../shared/stay.ts'
import { arrivalOf, departureOf, type House, instantOf } from '../house-time.ts'
import { addDays } from '../stays/stay-dates.ts'
import { houseOf, type StayTimes } from '../stays/stay-window.ts'

/** When a message is to be sent, in ms UTC: from `dueAt` until just before `until`. */
export type MessageTime = { moment: MessageMoment; dueAt: number; until: number }

/** The hours of the house in which hosts write to guests. */
const hours = {
  threeDays: '10:00',
  arrivalMorning: '08:00',
  evening: '20:00',
  nextMorning: '10:00',
  lastEvening: '18:00',
}

/** For later arrivals the question whether all is well is due on the next morning. */
const latestForEvening = '18:00'

/** How long the booking message is due, in milliseconds. */
const bookingTime = 3 * day

/** Minimum time after the arrival before the check-out message, in milliseconds. */
const restAfterArrival = 2 * hour

/**
 * When each message to the guests of a stay is due. A message whose hour was before the stay was added is never due. The
 * booking message is due until the day of the arrival begins, because the later ones contain the link too; of a stay that
 * was added too late for these, until its guests have tapped that they are in, or until the departure.
 */
export function messageTimesOf(
  stay: StayTimes & { createdAt: number; arrivedAt?: number | null },
  settings: House,
): MessageTime[] {
  const house = houseOf(stay, settings)
  const at = (date: string, time: string) => instantOf(date, time, house.timeZone)
  const { arrival, createdAt } = stay
  const departsAt = departureOf(stay, house)
  const arrivesAt = arrivalOf(stay, house)
  const morning = at(arrival, hours.arrivalMorning)
  const isLate = house.arrivalTime > latestForEvening
  const arrived = isLate ? at(addDays(arrival, 1), hours.nextMorning) : at(arrival, hours.evening)
  const lastEvening = Math.max(at(addDays(stay.departure, -1), hours.lastEvening), arrivesAt + restAfterArrival)
  const threeDaysBefore = at(addDays(arrival, -3), hours.threeDays)
  const isLateBooking = threeDaysBefore <= createdAt
  const bookingUntil = isLateBooking
    ? Math.min(stay.arrivedAt ?? departsAt, departsAt)
    : Math.min(createdAt + bookingTime, at(arrival, '00:00'))
  const times: MessageTime[] = [
    { moment: 'booking', dueAt: createdAt, until: bookingUntil },
    { moment: 'threeDays', dueAt: threeDaysBefore, until: morning },
    { moment: 'arrivalMorning', dueAt: morning, until: Math.max(morning, arrivesAt) },
    { moment: 'arrived', dueAt: arrived, until: Math.min(arrived + day, departsAt) },
    { moment: 'lastEvening', dueAt: lastEvening, until: departsAt },
  ]
  return times.map((time) =>
    time.moment !== 'booking' && time.dueAt <= createdAt ? { ...time, until: time.dueAt } : time,
  )
}

/** @param nowMs milliseconds UTC */
export function messageStateAt({ dueAt, until }: MessageTime, nowMs: number): MessageState {
  if (dueAt >= until || nowMs >= until) return 'past'
  return nowMs >= dueAt ? 'due' : 'coming'
}
