import type { Language } from '#platform/i18n/languages.ts'
import type { ReadyTexts, Wordings } from './ready-kinds.ts'

const textLoaders: Record<Language, () => Promise<ReadyTexts>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
}

const wordingLoaders: Record<Language, () => Promise<{ default: Wordings }>> = {
  en: () => import('./wordings/en.json'),
  it: () => import('./wordings/it.json'),
  fr: () => import('./wordings/fr.json'),
  es: () => import('./wordings/es.json'),
  de: () => import('./wordings/de.json'),
}

/** Loads the sentences of one language, for browsers. */
export function loadReadyTexts(language: Language): Promise<ReadyTexts> {
  return textLoaders[language]()
}

/** Loads the wordings of one language, for browsers. */
export async function loadReadyWordings(language: Language): Promise<Wordings> {
  return (await wordingLoaders[language]()).default
}
