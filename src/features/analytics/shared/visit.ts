import { day } from '#platform/clock.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'

/**
 * What is counted when guests read books. A visit is one opening of a book; a visitor is whoever comes from one
 * address with one browser on one day, however often. Pure rules, no I/O.
 */
export const devices = ['phone', 'tablet', 'computer'] as const
export type Device = (typeof devices)[number]

/** How a visit began: by a scanned code, by the plain link, or from the copy that a phone keeps, without a connection. */
export const ways = ['qr', 'link', 'offline'] as const
export type Channel = (typeof ways)[number]

/** What guests do with a book. `contact` is a call, a WhatsApp chat or a mail to the host. */
export const uses = ['wifi', 'code', 'contact', 'map', 'search', 'print', 'vcard', 'share', 'text', 'aloud'] as const
export type Use = (typeof uses)[number]

/** What a book's day is counted in: names of columns, too. */
export type Measure = 'visits' | 'visitors' | `way_${Channel}` | `lang_${Language}` | `device_${Device}` | `use_${Use}`

export const measures: readonly Measure[] = [
  'visits',
  'visitors',
  ...ways.map((way) => `way_${way}` as const),
  ...languages.map((language) => `lang_${language}` as const),
  ...devices.map((device) => `device_${device}` as const),
  ...uses.map((use) => `use_${use}` as const),
]

/** Counts that are not there are zero. */
export type Counts = Partial<Record<Measure, number>>

/** The sum of two counts: in whatever order and grouping counts are added, the result is the same. */
export function addCounts(one: Counts, other: Counts): Counts {
  const sum: Counts = { ...one }
  for (const measure of measures) {
    const more = other[measure]
    if (more) sum[measure] = (sum[measure] ?? 0) + more
  }
  return sum
}

/** The day of a moment, as whole days since 1970 in UTC: hosts have no time zone here. */
export function dayOf(moment: number): number {
  return Math.floor(moment / day)
}

/** A day as `2026-11-21`. */
export function isoDay(dayNumber: number): string {
  return new Date(dayNumber * day).toISOString().slice(0, 10)
}

/** The number of a day written as `2026-11-21`; undefined for anything else, such as 31 February. */
export function readIsoDay(text: string): number | undefined {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(moment)) return undefined
  return isoDay(dayOf(moment)) === text ? dayOf(moment) : undefined
}

/** The calendar month of a day, counted from the year 0: months can be subtracted. */
export function monthOf(dayNumber: number): number {
  const date = new Date(dayNumber * day)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The first day of a month. */
export function firstDayOf(month: number): number {
  return dayOf(Date.UTC(Math.floor(month / 12), month % 12))
}

/**
 * What gives robots away: their names, tools that fetch pages, and the services that draw a preview of a link that
 * somebody sends. A browser names itself Mozilla; whatever does not is none. Cubot makes telephones.
 */
const robots =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap|fetch|preview|monitor|uptime|archiv|headless|lighthouse|facebookexternalhit|whatsapp|telegram|skype|embed|validator|scan|http-client|python|okhttp|java\//i

/** Whether a User-Agent belongs to a programme instead of a reader. */
export function isRobot(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || robots.test(userAgent)
}

/** The kind of device, coarse on purpose. An iPad that calls itself a Macintosh counts as a computer. */
export function deviceOf(userAgent: string): Device {
  const name = userAgent.toLowerCase()
  const android = name.lastIndexOf('android')
  const isTablet = /ipad|tablet|playbook|silk/.test(name) || (android !== -1 && !name.includes('mobile', android))
  if (isTablet) return 'tablet'
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'computer'
}
