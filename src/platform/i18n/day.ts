import type { Language } from './languages.ts'

/** British English puts the day first, as every other language of ours does. */
export const dayLocaleOf = (language: Language) => (language === 'en' ? 'en-GB' : language)

/**
 * A day as it stands in a sentence: '26 November 2026'. In French the first is 'le 1er'. In Italian the weekday comes
 * first, because the article before a bare number changes with it ('il 7', 'l’8', 'dall’11'): Italian texts put no
 * article before a date.
 * @param moment milliseconds UTC
 * @param options such as `timeZone`, or `timeStyle` for the time of day
 */
export function formatDate(moment: number, language: Language, options: Intl.DateTimeFormatOptions = {}): string {
  return write(moment, language, { dateStyle: language === 'it' ? 'full' : 'long', ...options })
}

/**
 * As `formatDate`, with the year only if it is not this one: '26 November'.
 * @param moment ISO 8601
 * @param now milliseconds UTC
 */
export function formatDay(moment: string, now: number, language: Language): string {
  const date = new Date(moment)
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  return write(date.getTime(), language, {
    ...(language === 'it' && { weekday: 'long' }),
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  })
}

function write(moment: number, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dayLocaleOf(language), options)
    .formatToParts(moment)
    .map(({ type, value }) => (language === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('')
}
