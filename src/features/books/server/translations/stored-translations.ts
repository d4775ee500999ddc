import { z } from 'zod'
import { type Language, languages } from '#platform/i18n/languages.ts'
import type { HostTextField } from '../../shared/host-texts.ts'
import type { Translation } from '../../shared/translation.ts'
import { translationTextBytes } from '../book-text.ts'

/** Translations by language as stored: JSON text. */
export type StoredTranslations = Partial<Record<Language, string>>

const Entries = z.array(
  z.object({
    // A field that was removed in a later version matches no text.
    field: z.string().transform((field) => field as HostTextField),
    owner: z.string().nullable(),
    source: z.string(),
    text: z.string(),
    isProposal: z.boolean(),
  }),
)

/** The translations into one language as stored, with their counted bytes. */
export type StoredEntries = { entries: string; textBytes: number }

export function packTranslations(translations: readonly Translation[]): StoredEntries {
  return { entries: JSON.stringify(translations), textBytes: translationTextBytes(translations) }
}

export function readTranslations(stored: StoredTranslations, language: Language): Translation[] {
  const entries = stored[language]
  return entries === undefined ? [] : Entries.parse(JSON.parse(entries))
}

/** As `readTranslations`, for all languages that have translations. */
export function readAllTranslations(stored: StoredTranslations): Map<Language, Translation[]> {
  const known = languages.filter((language) => stored[language] !== undefined)
  return new Map(known.map((language) => [language, readTranslations(stored, language)]))
}
