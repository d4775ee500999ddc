import type { Language } from './languages.ts'

/** British English puts the day first, as every other language of ours does. */
export const dayLocaleOf = (language: Language) => (language === 'en' ? 'en-GB' : language)

/**
 * A date inside a sentence: '26 November 2026'. In French the first is 'le 1er'. In Italian the weekday comes first,
 * because the article before a bare number changes with it ('il 7', 'l’8', 'dall’11'): Italian texts put no article
 * before a date.
 * @param timeMs milliseconds UTC
 * @param options such as `timeZone`, or `timeStyle` for the time of day
 */
export function formatDate(timeMs: number, language: Language, options: Intl.DateTimeFormatOptions = {}): string {
  return write(timeMs, language, { dateStyle: language === 'it' ? 'full' : 'long', ...options })
}

/**
 * The date after 'since': '29 November 2026'. In Italian with its preposition, which changes with the number: 'dal 29
 * novembre 2026', 'dall’8', 'dal 1º'.
 * @param timeMs milliseconds UTC
 * @param options such as `timeZone`
 */
export function formatBeginning(timeMs: number, language: Language, options: Intl.DateTimeFormatOptions = {}): string {
  const date = formatDate(timeMs, language, { dateStyle: 'long', ...options })
  if (language !== 'it') return date
  return `${/^(?:8|11) /.test(date) ? 'dall’' : 'dal '}${date.replace(/^1 /, '1º ')}`
}

/**
 * As `formatDate`, with the year only if it is not the current one: '26 November'.
 * @param timeIso ISO 8601
 * @param now milliseconds UTC
 */
export function formatDay(timeIso: string, now: number, language: Language): string {
  const date = new Date(timeIso)
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  return write(date.getTime(), language, {
    ...(language === 'it' && { weekday: 'long' }),
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  })
}

/**
 * Date and time, short, for logs: '21 Nov 2026, 04:13'.
 * @param timeIso ISO 8601
 */
export function formatDateTime(timeIso: string, language: Language): string {
  return formatShortDate(timeIso, language, { timeStyle: 'short' })
}

/**
 * A date in a list, short: '21 Nov 2026'.
 * @param timeIso ISO 8601
 * @param options such as `timeZone`
 */
export function formatShortDate(timeIso: string, language: Language, options: Intl.DateTimeFormatOptions = {}): string {
  return write(Date.parse(timeIso), language, { dateStyle: 'medium', ...options })
}

/**
 * A date where there is little room: '21 Nov'.
 * @param timeMs milliseconds UTC
 * @param options such as `timeZone`, or `weekday` and `year` to add them
 */
export function formatShortDay(timeMs: number, language: Language, options: Intl.DateTimeFormatOptions = {}): string {
  return write(timeMs, language, { day: 'numeric', month: 'short', ...options })
}

/**
 * A date in the coming weeks: '15 May', with `weekday: 'long'` 'Friday 15 May'.
 * @param timeMs milliseconds UTC
 */
export function formatNearDay(timeMs: number, language: Language, options: Intl.DateTimeFormatOptions = {}): string {
  return write(timeMs, language, { day: 'numeric', month: 'long', ...options })
}

/**
 * A range of dates: '15–19 May', '28 May – 1 June'.
 * @param from milliseconds UTC
 * @param to milliseconds UTC
 */
export function formatDays(from: number, to: number, language: Language, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(dayLocaleOf(language), { day: 'numeric', month: 'long', ...options })
  const parts = format.formatRangeToParts(from, to)
  const isOneMonth = parts.filter(({ type }) => type === 'month').length === 1
  // ICU writes '15 – 19 May' in British English, and '02–04 marzo' and '28 maggio – 01 giugno' in Italian.
  const mended = parts.map(({ type, value }) => ({
    type,
    value: (isOneMonth ? value.replace(/\s*–\s*/, '–') : value).replace(/^0/, ''),
  }))
  return join(mended, language)
}

/**
 * A date without a time zone: 'Thursday 10 December'.
 * @param day `YYYY-MM-DD`
 */
export function formatCalendarDay(day: string, language: Language, options: Intl.DateTimeFormatOptions = {}): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return write(Date.parse(day), language, { ...format, ...options, timeZone: 'UTC' })
}

/** By time zone: making a format takes about fifty times as long as using it, and lists format thousands of dates. */
const isoDayFormats = new Map<string, Intl.DateTimeFormat>()

/**
 * The date at a time in a time zone: `YYYY-MM-DD`.
 * @param timeMs milliseconds UTC
 */
export function dayIn(timeZone: string, timeMs: number): string {
  let format = isoDayFormats.get(timeZone)
  if (!format) {
    // Swedish writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    isoDayFormats.set(timeZone, format)
  }
  return format.format(timeMs)
}

/** The time zone of this device: an IANA name. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The time zones that this device knows, by name. */
export function listTimeZones(): string[] {
  return Intl.supportedValuesOf('timeZone')
}

/**
 * A time of day: '14:05'.
 * @param timeMs milliseconds UTC
 * @param options such as `timeZone`, or `second` to add it
 */
export function formatTime(timeMs: number, language: Language, options: Intl.DateTimeFormatOptions = {}): string {
  return write(timeMs, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...options })
}

/** Maximum distance in days that is shown in words. */
const longestDistance = 6

/**
 * "today", "3 days ago", by the calendar of the host's own time zone; undefined after a week, when a date is easier to
 * read. A clock that is a little behind the server's still gives "today".
 * @param timeIso ISO 8601
 * @param now milliseconds UTC
 */
export function findDistance(timeIso: string, now: number, language: Language): string | undefined {
  const days = Math.max(0, dayNumber(now) - dayNumber(Date.parse(timeIso)))
  if (days > longestDistance) return undefined
  return new Intl.RelativeTimeFormat(dayLocaleOf(language), { numeric: 'auto' }).format(-days, 'day')
}

/** Counts calendar days; a day of 23 or 25 hours counts as one. */
function dayNumber(timeMs: number): number {
  const date = new Date(timeMs)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000
}

function write(timeMs: number, language: Language, options: Intl.DateTimeFormatOptions): string {
  return join(new Intl.DateTimeFormat(dayLocaleOf(language), options).formatToParts(timeMs), language)
}

/** French writes the first of a month as an ordinal. */
function join(parts: readonly { type: string; value: string }[], language: Language): string {
  return parts.map(({ type, value }) => (language === 'fr' && type === 'day' && value === '1' ? '1er' : value)).join('')
}

/**
 * "today", "3 days ago", and a date from a week on.
 * @param iso ISO 8601
 * @param now milliseconds UTC
 */
export function describeDay(iso: string, now: number, language: Language): string {
  return findDistance(iso, now, language) ?? formatShortDate(iso, language)
}
