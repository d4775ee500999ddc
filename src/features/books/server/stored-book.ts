import type { Book } from '../shared/book.ts'
import { type BookForGuests, type GuestAccess, toPublicBook } from '../shared/public-book.ts'
import { presentOwnBook } from './book-presenter.ts'
import { type BookRow, readBookRow, readOffline } from './book-rows.ts'
import { readAllTranslations, type StoredTranslations } from './stored-translations.ts'

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

/** What decides who may read a book, and costs nothing to read. */
export function readBookHead(row: BookRow): Pick<Book, 'hostId' | 'status' | 'offline'> {
  return { hostId: row.host_id, status: row.status, offline: readOffline(row.offline_since, row.offline_reason) }
}

export function readBookForGuests(row: BookRow, access: GuestAccess): BookForGuests {
  const { leftovers: _leftovers, book, ...facts } = readBookRow(row)
  return { ...facts, ...access, book: toPublicBook(book, access) }
}
