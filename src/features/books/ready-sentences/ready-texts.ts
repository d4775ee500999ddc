import type { Language, Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

/** The ready sentences of one language: by the field that they fit, then by an id that never changes. */
export type ReadyTexts = Messages<typeof en>

/** The field, or list, that a ready sentence fits. */
export type ReadyKind = keyof ReadyTexts

/** The ids of the sentences for one field. */
export type ReadyId<Kind extends ReadyKind> = keyof ReadyTexts[Kind]

const loaders: Record<Language, () => Promise<ReadyTexts>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
}

/** One language's sentences, for browsers, which need no other. */
export function loadReadyTexts(language: Language): Promise<ReadyTexts> {
  return loaders[language]()
}
