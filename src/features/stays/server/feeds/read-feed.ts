import ICAL from 'ical.js'
import type { FeedSource } from '../../shared/calendar.ts'
import { nightsOf, type StayDates } from '../house-time.ts'
import { classify, type EventKind, findSource } from './classify-event.ts'
import { readFeedText, UnreadableFeed } from './feed-text.ts'
import { createZoneFinder, type ZoneFinder } from './feed-zones.ts'

/** An event of a feed. Names, phone numbers and descriptions are not kept. */
export type FeedEvent = StayDates & {
  /** '' if the event has none. */
  uid: string
  source: FeedSource
  kind: EventKind
}

/** A property in jCal: name, parameters, type of the value, values (RFC 7265). */
type Property = [name: string, parameters: Record<string, string | string[]>, type: string, ...values: unknown[]]
type Component = [name: string, properties: Property[], components: Component[]]

/**
 * The events of a feed, without exact duplicates.
 * @param timeZone the zone of the house, in which times become dates
 * @throws UnreadableFeed if any part of it cannot be read: a missing part would look like a cancellation
 */
export function readFeed(bytes: Uint8Array, timeZone: string): FeedEvent[] {
  const calendars = parse(readFeedText(bytes))
  const events = new Map<string, FeedEvent>()
  const setting = { timeZone, findZone: createZoneFinder() }
  for (const [, properties, components] of calendars) {
    const product = textOf(properties, 'prodid')
    for (const [name, own] of components) {
      if (name !== 'vevent') continue
      const event = readEvent(own, product, setting)
      events.set(JSON.stringify(event), event)
    }
  }
  return [...events.values()]
}

function parse(text: string): Component[] {
  try {
    const parsed = ICAL.parse(text) as Component | Component[]
    return typeof parsed[0] === 'string' ? [parsed as Component] : (parsed as Component[])
  } catch (cause) {
    throw new UnreadableFeed('invalid', { cause })
  }
}

/** The zone of the house, and the function that finds the zones of a feed. */
type ZoneSetting = { timeZone: string; findZone: ZoneFinder }

function readEvent(properties: Property[], product: string, setting: ZoneSetting): FeedEvent {
  const uid = textOf(properties, 'uid').trim()
  const dates = readDates(properties, setting)
  const source = findSource({ product, uid, organizer: textOf(properties, 'organizer') })
  const kind = classify({
    source,
    summary: textOf(properties, 'summary'),
    status: textOf(properties, 'status'),
    nights: nightsOf(dates),
    isRecurring: find(properties, 'rrule') !== undefined || find(properties, 'rdate') !== undefined,
  })
  return { uid, ...dates, source, kind }
}

function readDates(properties: Property[], setting: ZoneSetting): StayDates {
  const start = find(properties, 'dtstart')
  const end = find(properties, 'dtend')
  if (!start) throw new UnreadableFeed('invalid')
  try {
    const arrival = readTime(start, setting)
    if (end) return { arrival: toDate(arrival), departure: toDate(readTime(end, setting)) }
    const duration = find(properties, 'duration')
    return { arrival: toDate(arrival), departure: toDate(addDuration(arrival, duration)) }
  } catch (cause) {
    // `Temporal` throws RangeError for dates that do not exist.
    throw new UnreadableFeed('invalid', { cause })
  }
}

type LocalTime = Temporal.PlainDate | Temporal.PlainDateTime

/** How ical.js shows a date without `VALUE=DATE`, which RFC 5545 requires and some calendars leave out. */
const dateAlone = /^(\d{4}-\d\d-\d\d)T::$/

/** A date, or a time in the zone of the house. Times without a known zone are taken as the house's. */
function readTime([, parameters, type, value]: Property, { timeZone, findZone }: ZoneSetting): LocalTime {
  const text = String(value)
  const [, bareDate] = dateAlone.exec(text) ?? []
  if (bareDate !== undefined) return Temporal.PlainDate.from(bareDate, { overflow: 'reject' })
  if (type === 'date') return Temporal.PlainDate.from(text, { overflow: 'reject' })
  if (text.endsWith('Z')) return Temporal.Instant.from(text).toZonedDateTimeISO(timeZone).toPlainDateTime()
  const local = Temporal.PlainDateTime.from(text, { overflow: 'reject' })
  const zone = findZone([parameters['tzid'] ?? ''].flat().join())
  return zone === undefined ? local : local.toZonedDateTime(zone).withTimeZone(timeZone).toPlainDateTime()
}

/** Without an end, a date is a whole day, and a time has no duration (RFC 5545, section 3.6.1). */
function addDuration(start: LocalTime, duration: Property | undefined): LocalTime {
  const isDate = start instanceof Temporal.PlainDate
  if (!duration) return isDate ? start.add({ days: 1 }) : start
  return start.add(Temporal.Duration.from(String(duration[3])))
}

function toDate(time: LocalTime): string {
  return (time instanceof Temporal.PlainDate ? time : time.toPlainDate()).toString()
}

function find(properties: Property[], name: string): Property | undefined {
  return properties.find(([own]) => own === name)
}

function textOf(properties: Property[], name: string): string {
  return String(find(properties, name)?.[3] ?? '')
}
