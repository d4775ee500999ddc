import { type Language, languages } from '#platform/i18n/languages.ts'
import type { BookTranslationsView } from '../shared/translation-contract.ts'
import { useTranslationsOf } from './translation-api.ts'
import { progressOf } from './translation-edits.ts'

type MissingTranslations = {
  /** Number of the book's texts that can be translated. */
  texts: number
  /** Languages in which some of them are missing, suggested or out of date. */
  unfinished: Language[]
  /** Whether a machine can suggest translations to this host. */
  canSuggest: boolean
}

/** How far a book is translated. Undefined until it is loaded, and if loading fails. */
export function useMissingTranslations(bookId: string): MissingTranslations | undefined {
  const { data } = useTranslationsOf(bookId)
  return data && countMissing(data)
}

function countMissing({ book, texts, isPro, hasMachine }: BookTranslationsView): MissingTranslations {
  const isUnfinished = (language: Language) => {
    const { done, total } = progressOf(texts, language, {})
    return done < total
  }
  return {
    texts: texts.length,
    unfinished: languages.filter((language) => language !== book.originalLanguage && isUnfinished(language)),
    canSuggest: isPro && hasMachine,
  }
}
