import { createTranslator } from 'use-intl/core'
import { type Language, languages } from '#platform/i18n/languages.ts'
import type { guest as en } from '../../messages/en/guest.ts'
import { stayMessages } from '../../messages/index.ts'

function translatorFor(language: Language) {
  // All catalogues have the keys of `en`; its type lets the translator check keys and arguments.
  return createTranslator({ locale: language, messages: stayMessages[language].guest as typeof en })
}

export type GuestStayTexts = ReturnType<typeof translatorFor>

const translators = new Map(languages.map((language) => [language, translatorFor(language)]))

/** The words of a stay's page in a language, as a translator: `texts('code.yours')`. */
export function createGuestStayTexts(language: Language): GuestStayTexts {
  return translators.get(language) ?? translatorFor(language)
}
