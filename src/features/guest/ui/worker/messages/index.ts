import type { Catalogues, Language } from '#platform/i18n/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/** Apart from the pages' texts: what other scripts load too would become a file of its own, and a worker is one file. */
export const awayMessages: Catalogues<typeof en> = { en, it, fr, es, de }

export function isLanguage(value: unknown): value is Language {
  return Object.keys(awayMessages).includes(value as Language)
}
