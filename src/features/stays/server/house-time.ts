import { rememberLatest } from '#platform/remember-latest.ts'
import type { StayState } from '../shared/stay.ts'

/** Where and when a house's stays begin and end. Only on the server: some guests' browsers have no `Temporal`. */
export type House = {
  /** IANA time zone, such as `Europe/Rome`. */
  timeZone: string
  /** `HH:MM` */
  arrivalTime: string
  /** `HH:MM` */
  departureTime: string
}

/** The default hours of a house. */
export const defaultHours = { arrivalTime: '15:00', departureTime: '10:00' } as const

/** Dates are `YYYY-MM-DD` in the house's time zone, so they sort as text. */
export type StayDates = { arrival: string; departure: string }

/** The state of a stay by the clock alone. */
export type StayPhase = Exclude<StayState, 'cancelled'>

/**
 * The instant of a local time in ms UTC. A time that the clock change skips is moved forward by the length of the gap;
 * for a time that occurs twice it is the first (`Temporal`, disambiguation 'compatible').
 */
export function instantOf(date: string, time: string, timeZone: string): number {
  return readInstant(`${date} ${time} ${timeZone}`)
}

/** Remembered, because the pages and lists of many stays need the same instants. */
const readInstant = rememberLatest((text) => {
  const [date = '', time = '', timeZone = ''] = text.split(' ')
  return Temporal.PlainDate.from(date)
    .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
    .toInstant().epochMilliseconds
})

export function arrivalOf({ arrival }: StayDates, house: House): number {
  return instantOf(arrival, house.arrivalTime, house.timeZone)
}

export function departureOf({ departure }: StayDates, house: House): number {
  return instantOf(departure, house.departureTime, house.timeZone)
}

/** The state of a stay at a time in ms UTC. Depends on the clock alone. */
export function stateOf(stay: StayDates, house: House, nowMs: number): StayPhase {
  if (nowMs < arrivalOf(stay, house)) return 'expected'
  return nowMs < departureOf(stay, house) ? 'inHouse' : 'departed'
}

/** The date in a time zone at an instant in ms UTC. */
export function dateAt(instantMs: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/** The time of day in a time zone at an instant in ms UTC: `HH:MM`. */
export function timeAt(instantMs: number, timeZone: string): string {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone)
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}

export function nightsOf({ arrival, departure }: StayDates): number {
  return Temporal.PlainDate.from(arrival).until(departure, { largestUnit: 'days' }).days
}

/**
 * Whether a text is the name of a time zone. `Intl` also accepts offsets such as `+01:00`, which have no clock changes.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Stays with the same dates have the same text. */
export function datesOf({ arrival, departure }: StayDates): string {
  return `${arrival} ${departure}`
}
