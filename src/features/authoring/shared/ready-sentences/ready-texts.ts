import type { Language } from '#platform/i18n/languages.ts'
import type { ReadyTexts } from './ready-kinds.ts'

const loaders: Record<Language, () => Promise<ReadyTexts>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
}

/** Loads the sentences of one language, for browsers. */
export function loadReadyTexts(language: Language): Promise<ReadyTexts> {
  return loaders[language]()
}
