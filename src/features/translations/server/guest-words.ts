import { findReadySentence } from '#features/authoring/shared/ready-sentences/ready-sentences.ts'
import type { Book } from '#features/books/shared/book.ts'
import { listHostTexts } from '#features/books/shared/host-texts.ts'
import type { BookForGuests, PublicBook } from '#features/books/shared/public-book.ts'
import {
  type FindReady,
  matchTranslations,
  type TranslatedBook,
  type Translation,
  translateBook,
} from '#features/books/shared/translation.ts'
import type { StoredBook } from '#features/books/thread.ts'
import { readTranslations } from '#features/books/thread.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** The texts that guests read in a language; undefined without Pro, because guests then read the original. */
export function readGuestWords(
  { translations }: StoredBook,
  book: BookForGuests,
  language: Language,
): TranslatedBook<PublicBook> | undefined {
  return book.isPro ? translatePublicBook(book, language, readTranslations(translations, language)) : undefined
}

/**
 * The book as guests read it in a language; the same object if there is nothing to translate.
 * @param kept the translations into that language
 */
function translatePublicBook(
  { originalLanguage, book }: Pick<Book, 'originalLanguage'> & { book: PublicBook },
  language: Language,
  kept: readonly Translation[],
): TranslatedBook<PublicBook> {
  if (language === originalLanguage) return { book, translated: new Set(), hasTranslations: false }
  return translateBook(book, matchTranslations(listHostTexts(book), kept, findReadyTranslation(language)))
}

/** Finds the service's own translations of ready sentences. */
export function findReadyTranslation(language: Language): FindReady {
  return (text) => findReadySentence(text)?.[language]
}
