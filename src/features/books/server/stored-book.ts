import type { Book } from '../shared/book.ts'
import { type BookForGuests, type GuestAccess, toPublicBook } from '../shared/public-book.ts'
import { presentOwnBook } from './book-presenter.ts'
import { type BookRow, readBookRow, readOffline } from './book-rows.ts'
import { readAllTranslations, type StoredTranslations } from './stored-translations.ts'

/**
 * A book as stored, with lists and translations as JSON text. Parsing time grows with the book, so large ones are sent
 * to a worker thread in this form. Pure: worker threads load this file.
 */
export type StoredBook = { row: BookRow; translations: StoredTranslations }

/** The number of UTF-16 units to parse. */
export function sizeOfStored({ row, translations }: StoredBook): number {
  const texts = [...Object.values(row), ...Object.values(translations)]
  return texts.reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0)
}

/** All content of the host in the form of the API, with lists and translations parsed. */
export function readWholeBook(stored: StoredBook) {
  const whole = readBookRow(stored.row)
  const translations = Object.fromEntries(readAllTranslations(stored.translations))
  return { ...presentOwnBook(whole), ...whole.book, translations }
}

/** The data that decides who may read a book; cheap, because nothing is parsed. */
export function readBookHead(row: BookRow): Pick<Book, 'hostId' | 'status' | 'offline'> {
  return { hostId: row.host_id, status: row.status, offline: readOffline(row.offline_since, row.offline_reason) }
}

export function readBookForGuests(row: BookRow, access: GuestAccess): BookForGuests {
  const { leftovers: _leftovers, book, ...facts } = readBookRow(row)
  return { ...facts, ...access, book: toPublicBook(book, access) }
}
