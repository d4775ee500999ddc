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
 * Maximum cost of a book for work on the main thread, as `costOfStored` counts it: 8 ms for the page of plain text, at most
 * about 20 ms for the dearest texts. More than twice an ordinary book with its translation into the guest's language. A
 * thread adds some 5 ms, and a third of a second to start.
 */
export const highestCostHere = 80_000

/**
 * What takes more time than its letters, each as long as this many letters: elements of a page, texts that are looked up
 * and compared. Measured on pages of 36,000 letters: 0.1 µs a letter, 3 to 7 µs a line, 3 µs a link.
 */
const weights: readonly [marks: RegExp, letters: number][] = [
  // Lines; a backslash escapes one in JSON.
  [/[\n\r\u2028\u2029\\]/g, 50],
  // Links to pages, mail addresses and telephone numbers.
  [/www\.|:\/\/|@|[+0]\d[\d ()./-]{4}/gi, 30],
  // Letters of other scripts, which take three times as long, and emoji.
  [/[\u0250-\uffff]/g, 2],
]

/**
 * A quotation mark of a list, where each text has four: 10 to 15 µs a text. Translations have sixteen, and take as long
 * as their letters.
 */
const lettersPerQuote = 30

/** How long a stored book takes to process, as a number of letters (UTF-16 units) that take as long. */
export function costOfStored({ row, translations }: StoredBook): number {
  const own = joinTexts(row)
  const all = own + joinTexts(translations)
  const weighed = weights.map(([marks, letters]) => letters * count(all, marks))
  return weighed.reduce((cost, more) => cost + more, all.length + lettersPerQuote * count(own, /"/g))
}

function joinTexts(columns: object): string {
  return Object.values(columns)
    .filter((column) => typeof column === 'string')
    .join(' ')
}

function count(text: string, marks: RegExp): number {
  return text.match(marks)?.length ?? 0
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
