import type { Language } from '#platform/i18n/languages.ts'
import type { Book } from './book.ts'
import { presentOwnBook } from './book-presenter.ts'
import { type BookRow, readBookRow } from './book-rows.ts'
import { type PublicBook, toPublicBook } from './public-book.ts'
import { translatePublicBook } from './translations/public-translation.ts'
import { readAllTranslations, readTranslations, type StoredTranslations } from './translations/stored-translations.ts'
import type { TranslatedBook } from './translations/translation.ts'

/**
 * A book as the database holds it, lists and translations as JSON text. Reading it takes time that grows with the book,
 * so a large one is sent to a thread like this. Pure: threads load this file.
 */
export type StoredBook = { row: BookRow; translations: StoredTranslations }

/** UTF-16 units of everything that has to be read. */
export function sizeOfStored({ row, translations }: StoredBook): number {
  const texts = [...Object.values(row), ...Object.values(translations)]
  return texts.reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0)
}

/** Everything that its host has written, as the API gives it, with lists and translations as such. */
export function readWholeBook(stored: StoredBook) {
  const whole = readBookRow(stored.row)
  const translations = Object.fromEntries(readAllTranslations(stored.translations))
  return { ...presentOwnBook(whole), ...whole.book, translations }
}

/** The book as guests read it in a language. @param isPro whether its host has what only Pro gives */
export function readPublicBook(
  { row, translations }: StoredBook,
  { language, isPro }: { language: Language; isPro: boolean },
): Omit<Book, 'book' | 'leftovers'> & TranslatedBook<PublicBook> {
  const { leftovers: _leftovers, book, ...facts } = readBookRow(row)
  const shown = { ...facts, book: toPublicBook(book, { isPro }) }
  return { ...facts, ...translatePublicBook(shown, language, readTranslations(translations, language)) }
}
