import type { Language } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'
import { keepWordsWhole } from './whole-words.ts'

export type Catalogue = typeof en

const loaders = {
  en: () => import('./en.ts').then((module) => module.en),
  it: () => import('./it.ts').then((module) => module.it),
  fr: () => import('./fr.ts').then((module) => module.fr),
  es: () => import('./es.ts').then((module) => module.es),
  de: () => import('./de.ts').then((module) => module.de),
} satisfies Record<Language, () => Promise<Catalogue>>

/** Loads the texts of the host's screens in one language; each language is a chunk of its own. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return keepWordsWhole(await loaders[language]())
}
