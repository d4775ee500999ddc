import type { Language } from '#platform/i18n/languages.ts'
import type { Book } from '../book.ts'
import type { PublicBook } from '../public-book.ts'
import { findReadyTranslation } from './find-ready-translation.ts'
import { listHostTexts } from './host-texts.ts'
import { matchTranslations, type TranslatedBook, type Translation, translateBook } from './translation.ts'

/**
 * The book as its guests read it in a language; the same book where there is nothing to translate.
 * @param kept the translations into that language
 */
export function translatePublicBook(
  { originalLanguage, book }: Pick<Book, 'originalLanguage'> & { book: PublicBook },
  language: Language,
  kept: readonly Translation[],
): TranslatedBook<PublicBook> {
  if (language === originalLanguage) return { book, translated: new Set(), hasTranslations: false }
  return translateBook(book, matchTranslations(listHostTexts(book), kept, findReadyTranslation(language)))
}
