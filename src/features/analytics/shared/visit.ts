import { day } from '#platform/clock.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'

/**
 * What is counted when guests read books. A visit is one opening of a book. A visitor is one browser at one address on
 * one day. Pure rules without I/O.
 */
export const devices = ['phone', 'tablet', 'computer'] as const
export type Device = (typeof devices)[number]

/** Channels of a visit: a scanned code, the plain link, or the copy that a phone keeps for use without a connection. */
export const channels = ['qr', 'link', 'offline'] as const
export type Channel = (typeof channels)[number]

/** What guests do with a book. `contact` is a call, a WhatsApp chat or a mail to the host. */
export const uses = ['wifi', 'code', 'contact', 'map', 'search', 'print', 'vcard', 'share', 'text', 'aloud'] as const
export type Use = (typeof uses)[number]

/** The columns in which a book's day is counted. */
export type Measure = 'visits' | 'visitors' | `way_${Channel}` | `lang_${Language}` | `device_${Device}` | `use_${Use}`

export const measures: readonly Measure[] = [
  'visits',
  'visitors',
  ...channels.map((channel) => `way_${channel}` as const),
  ...languages.map((language) => `lang_${language}` as const),
  ...devices.map((device) => `device_${device}` as const),
  ...uses.map((use) => `use_${use}` as const),
]

/** Missing counts are zero. */
export type Counts = Partial<Record<Measure, number>>

/** The sum of two counts. The result does not depend on order or grouping. */
export function addCounts(one: Counts, other: Counts): Counts {
  const sum: Counts = { ...one }
  for (const measure of measures) {
    const more = other[measure]
    if (more) sum[measure] = (sum[measure] ?? 0) + more
  }
  return sum
}

/** The day of a time, as whole days since 1970 in UTC. Counts have no time zone of the host. */
export function dayOf(timeMs: number): number {
  return Math.floor(timeMs / day)
}

/** A day as `2026-11-21`. */
export function isoDay(dayNumber: number): string {
  return new Date(dayNumber * day).toISOString().slice(0, 10)
}

/** The number of a day written as `2026-11-21`; undefined for anything else, such as 31 February. */
export function readIsoDay(text: string): number | undefined {
  const timeMs = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(timeMs)) return undefined
  return isoDay(dayOf(timeMs)) === text ? dayOf(timeMs) : undefined
}

/** The calendar month of a day, as months since the year 0, so that months can be subtracted. */
export function monthOf(dayNumber: number): number {
  const date = new Date(dayNumber * day)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The first day of a month. */
export function firstDayOf(month: number): number {
  return dayOf(Date.UTC(Math.floor(month / 12), month % 12))
}

/**
 * Robots are recognised by their names, as tools that fetch pages, and as services that draw previews of links. All
 * browsers call themselves Mozilla; a User-Agent without it is no browser. Cubot makes telephones.
 */
const robots =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap|fetch|preview|monitor|uptime|archiv|headless|lighthouse|facebookexternalhit|whatsapp|telegram|skype|embed|validator|scan|http-client|python|okhttp|java\//i

/** Whether a User-Agent belongs to a program instead of a person's browser. */
export function isRobot(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || robots.test(userAgent)
}

/** The kind of device. An iPad that calls itself a Macintosh counts as a computer. */
export function deviceOf(userAgent: string): Device {
  const name = userAgent.toLowerCase()
  const android = name.lastIndexOf('android')
  const isTablet = /ipad|tablet|playbook|silk/.test(name) || (android !== -1 && !name.includes('mobile', android))
  if (isTablet) return 'tablet'
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'computer'
}
