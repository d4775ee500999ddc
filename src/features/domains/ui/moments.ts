/** Our English is read all over Europe: the day before the month. */
function dateLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language
}

/** `5 December 2026` */
export function formatDate(moment: string, language: string): string {
  return new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long' }).format(new Date(moment))
}

/** `21 Nov 2026, 04:13` */
export function formatMoment(moment: string, language: string): string {
  return new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  )
}
