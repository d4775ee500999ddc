import { accountMessages } from '#features/accounts/messages/index.ts'
import { adminMessages } from '#features/admin/messages/index.ts'
import { analyticsMessages } from '#features/analytics/messages/index.ts'
import { billingMessages } from '#features/billing/messages/index.ts'
import { bookMessages } from '#features/books/messages/index.ts'
import { domainMessages } from '#features/domains/messages/index.ts'
import { mediaMessages } from '#features/media/messages/index.ts'
import { siteMessages } from '#features/site/messages/index.ts'
import { stayMessages } from '#features/stays/messages/index.ts'
import type { ErrorTexts } from '#platform/http/error-handler.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { platformMessages } from '#platform/i18n/messages/index.ts'

const catalogues = [
  platformMessages,
  accountMessages,
  billingMessages,
  bookMessages,
  mediaMessages,
  domainMessages,
  adminMessages,
  siteMessages,
  analyticsMessages,
  stayMessages,
]

/** The texts of all features' error codes. Throws if two features declare the same code. */
export const errorTexts: ErrorTexts = {
  en: mergeErrors('en'),
  it: mergeErrors('it'),
  fr: mergeErrors('fr'),
  es: mergeErrors('es'),
  de: mergeErrors('de'),
}

function mergeErrors(language: Language): Record<string, string> {
  const merged: Record<string, string> = {}
  for (const catalogue of catalogues) {
    for (const [code, text] of Object.entries<string>(catalogue[language].errors)) {
      if (code in merged) throw new Error(`error code ${code} is declared twice`)
      merged[code] = text
    }
  }
  return merged
}
