import type { Language } from './languages.ts'

/** British English puts the day first, as every other language of ours does. */
export const dayLocaleOf = (language: Language) => (language === 'en' ? 'en-GB' : language)

/**
 * A day such as "26 November", with the year if it is not this one.
 * @param moment ISO 8601
 * @param now milliseconds UTC
 */
export function formatDay(moment: string, now: number, language: Language): string {
  const date = new Date(moment)
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(dayLocaleOf(language), {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date)
}
