import { createTranslator } from 'use-intl/core'
import { type Language, languages } from '#platform/i18n/languages.ts'
import type { en } from '../../messages/en.ts'
import { guestMessages } from '../../messages/index.ts'

function translatorFor(language: Language) {
  // All catalogues have the keys of `en`; its type lets the translator check keys and arguments.
  return createTranslator({ locale: language, messages: guestMessages[language] as typeof en })
}

export type GuestTexts = ReturnType<typeof translatorFor>

const translators = new Map(languages.map((language) => [language, translatorFor(language)]))

/** The texts of the guest page in a language, as a translator: `texts('wifi.title')`. */
export function createGuestTexts(language: Language): GuestTexts {
  return translators.get(language) ?? translatorFor(language)
}
