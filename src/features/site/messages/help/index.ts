import type { Language } from '#platform/i18n/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { HelpTexts } from './help-texts.ts'
import { it } from './it.ts'

export { type HelpEntry, type HelpGroup, type HelpTexts, helpGroups } from './help-texts.ts'

export const helpTexts: Readonly<Record<Language, HelpTexts>> = { en, it, fr, es, de }
