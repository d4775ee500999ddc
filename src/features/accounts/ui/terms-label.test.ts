import { expect, test } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { accountMessages } from '../messages/index.ts'

/** The privacy policy is information: it is read. Accepting it would make it part of the contract. */
const readings = {
  en: /have read the <privacy>/,
  it: /ho letto l’<privacy>/,
  fr: /j’ai lu la <privacy>/,
  es: /he leído la <privacy>/,
  de: /habe die <privacy>[^<]+<\/privacy> gelesen/,
} as const

test.each(languages)('in %s the terms are accepted and the privacy policy is read', (language) => {
  expect(accountMessages[language].register.terms).toMatch(readings[language])
})
