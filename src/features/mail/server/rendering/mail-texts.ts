import { createTranslator } from 'use-intl/core'
import { formatDate, formatTime } from '#platform/i18n/day.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { mailMessages } from '../../messages/index.ts'

/** The texts of mails in a language. Times are shown in UTC, because a host's time zone is unknown. */
export function createMailTexts(language: Language) {
  const t = createTranslator({ locale: language, messages: mailMessages[language] })
  return {
    t,
    language,
    formatMoney: (cents: number, currency: string) =>
      new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100),
    /** `3 March 2026` */
    formatDay: (time: number) => formatDate(time, language, { timeZone: 'UTC' }),
    /** `14:05 UTC` */
    formatTime: (time: number) => formatTime(time, language, { timeZone: 'UTC', timeZoneName: 'short' }),
  }
}

export type MailTexts = ReturnType<typeof createMailTexts>

/**
 * The names for the greeting, or undefined for a suspicious name. Anybody can register another person's address with any
 * name, so a name that looks like an advertisement or an address must not be shown.
 */
export function greetingNames(name: string): { first: string; name: string } | undefined {
  const clean = name.replace(/\s+/g, ' ').trim()
  if (clean === '' || clean.length > 60 || /[/@:]|www|\p{L}\.\p{L}{2}/iu.test(clean)) return undefined
  return { first: clean.split(' ', 1)[0] ?? clean, name: clean }
}
