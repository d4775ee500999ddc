import type { Book, GuestBook } from '../shared/book.ts'
import { type BookForGuests, type GuestAccess, toPublicBook } from '../shared/public-book.ts'
import { nothingWithheld, type Withheld, withheldOf, withPicturesBelow } from '../shared/secrets.ts'
import { presentOwnBook } from './book-presenter.ts'
import { type BookRow, type BookSecrets, readBookRow, readOffline } from './book-rows.ts'
import { readAllTranslations, type StoredTranslations } from './translations/stored-translations.ts'

/**
 * A book as stored, with lists and translations as JSON text. Parsing time grows with the book, so large ones are sent
 * to a worker thread in this form. Pure: worker threads load this file.
 */
export type StoredBook = { row: BookRow; translations: StoredTranslations }

/**
 * What takes more time than its letters, each as long as this many letters: elements of a page, texts that are looked up
 * and compared. Measured on pages of 30,000 letters: 0.12 µs a letter, 4 to 7 µs a line, 4 µs a link or a field.
 */
const weights: readonly [marks: RegExp, letters: number][] = [
  // Lines; a backslash escapes one in JSON.
  [/[\n\r\u2028\u2029\\]/g, 50],
  // Fields and texts of lists.
  [/"/g, 30],
  // Links to pages, mail addresses and telephone numbers.
  [/www\.|:\/\/|@|(?<!\d[ ().:/-]?)[+0]\d/gi, 30],
]

/** How long a stored book takes to process, as a number of letters (UTF-16 units) that take as long. */
export function costOfStored({ row, translations }: StoredBook): number {
  const columns: unknown[] = [...Object.values(row), ...Object.values(translations)]
  const text = columns.filter((column) => typeof column === 'string').join('\n')
  return weights.reduce((cost, [marks, letters]) => cost + letters * (text.match(marks)?.length ?? 0), text.length)
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
  const { leftovers: _leftovers, secrets, book, ...facts } = readBookRow(row)
  const withheld = findWithheld({ secrets, openUntil: row.secrets_open_until }, book, access)
  const shown = access.secrets.kind === 'shown' ? placeSecretPictures(book, access.secrets.pictureBase, access) : book
  const showsSecrets = secrets.length > 0 && withheld.secrets.length === 0
  return { ...facts, ...access, book: toPublicBook(shown, { isPro: access.isPro, withheld }), showsSecrets }
}

/** A picture that another book makes secret is left out too: its address would lead nowhere. */
function findWithheld(
  { secrets, openUntil }: BookSecrets,
  book: GuestBook,
  { secrets: access, secretPictures }: GuestAccess,
): Withheld {
  if (access.kind === 'shown') return nothingWithheld
  const isOpen = access.kind === 'whileOpen' && openUntil !== null && openUntil > access.nowMs
  if (isOpen) return { secrets: [], pictures: new Set(secretPictures.others) }
  const own = withheldOf(book, secrets).pictures
  return { secrets, pictures: new Set([...own, ...secretPictures.own, ...secretPictures.others]) }
}

function placeSecretPictures(book: GuestBook, pictureBase: string, { secretPictures }: GuestAccess): GuestBook {
  return withPicturesBelow(book, new Set([...secretPictures.own, ...secretPictures.others]), pictureBase)
}
