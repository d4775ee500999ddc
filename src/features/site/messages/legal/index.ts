import type { Language } from '#platform/i18n/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { LegalTexts } from './legal-texts.ts'

export { fillNames } from './fill-names.ts'
export { type LegalSection, type LegalTexts, legalUpdated } from './legal-texts.ts'

export const legalTexts: Readonly<Record<Language, LegalTexts>> = { en, it, fr, es, de }
