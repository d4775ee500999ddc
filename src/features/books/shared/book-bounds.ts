import { bookLimits, sizeOf, textLimits } from '#limits.ts'
import type { FieldProblem } from '#platform/errors.ts'
import type { Book, BookLists, BookPictures, BookTexts, EmergencyNumbers } from './book.ts'
import {
  emergencyFields,
  type ItemList,
  itemListNames,
  listFields,
  measuredTexts,
  picturedLists,
  pictureListNames,
  textKindOf,
} from './book-fields.ts'
import type { CaptionedPicture } from './book-theme.ts'

/** The part of a book that its host writes in the wizard. */
export type WrittenBook = BookTexts &
  BookLists<unknown> &
  BookPictures<unknown> & { emergencyNumbers: EmergencyNumbers; leftovers: readonly string[] }

/** A value that exceeds its limit: its path, the code of the error text, and the limit. */
export type Excess = {
  path: string
  code: 'TOO_LONG' | 'WIFI_NAME_TOO_LONG' | 'LIST_TOO_LONG'
  params: { limit: number }
}

type PlacedText = { path: string; text: string }

/**
 * Finds the values that exceed their limits. A book from before there were limits can still be edited: a value that is
 * no larger than the stored one is accepted, in a list also at another position.
 * @param stored the stored book; undefined for a new one
 */
export function findExcess(book: WrittenBook, stored?: WrittenBook): Excess[] {
  return [
    ...measuredTexts.flatMap((name) => findLongTexts(name, [book[name]], stored ? [stored[name]] : [])),
    ...findLongList('houseRules', book.houseRules, stored?.houseRules),
    ...itemListNames.flatMap((list) => [
      ...findLongList(list, book[list], stored?.[list]),
      ...listFields[list].flatMap((field) => findLongItems(list, field, book, stored)),
    ]),
    ...findLongList('leftovers', book.leftovers, stored?.leftovers),
    ...['houseRules' as const, 'leftovers' as const].flatMap((list) =>
      findLongTexts(list, book[list], stored?.[list] ?? [], (index) => `${list}.${index}`),
    ),
    ...emergencyFields.flatMap((field) =>
      findLongTexts(
        `emergencyNumbers.${field}`,
        [book.emergencyNumbers[field]],
        stored ? [stored.emergencyNumbers[field]] : [],
      ),
    ),
    ...pictureListNames.flatMap((list) => findPictureExcess(list, book[list])),
    ...picturedLists.flatMap((list) =>
      book[list].flatMap(({ pictures = [] }, index) => findPictureExcess(`${list}.${index}.pictures`, pictures)),
    ),
  ]
}

/** Too many pictures, or captions that are too long. Nothing is excused: these limits are as old as the pictures. */
function findPictureExcess(path: string, pictures: readonly CaptionedPicture<unknown>[]): Excess[] {
  const limit = bookLimits.placePictures
  if (pictures.length > limit) return [{ path, code: 'LIST_TOO_LONG', params: { limit } }]
  return pictures.flatMap(({ caption }, index) => {
    const place = `${path}.${index}.caption`
    return isTooLong(place, caption) ? [tooLong(place)] : []
  })
}

/**
 * The error for a text that is too long for its path.
 * @param limit if it differs from the limit of the kind
 */
export function tooLong(path: string, limit: number = textLimits[textKindOf(path)]): Excess {
  const code = textKindOf(path) === 'wifiNameBytes' ? 'WIFI_NAME_TOO_LONG' : 'TOO_LONG'
  return { path, code, params: { limit } }
}

/** Whether a text exceeds the limit for its path. */
export function isTooLong(path: string, text: string): boolean {
  const kind = textKindOf(path)
  return sizeOf(kind, text) > textLimits[kind]
}

function findLongList(list: string, entries: readonly unknown[], stored: readonly unknown[] = []): Excess[] {
  const limit = bookLimits.listEntries
  const isExcess = entries.length > limit && entries.length > stored.length
  return isExcess ? [{ path: list, code: 'LIST_TOO_LONG', params: { limit } }] : []
}

function findLongItems(list: ItemList, field: string, book: WrittenBook, stored: WrittenBook | undefined): Excess[] {
  const textsOf = (items: WrittenBook[ItemList] = []) =>
    items.map((item) => (item as Record<string, string>)[field] ?? '')
  return findLongTexts(
    `${list}.${field}`,
    textsOf(book[list]),
    textsOf(stored?.[list]),
    (index) => `${list}.${index}.${field}`,
  )
}

/**
 * The over-long texts of one place. Each over-long stored text excuses one text that is not longer, first the one at
 * its own position.
 * @param place gives the kind, `pathOf` the path of a single text
 */
function findLongTexts(
  place: string,
  texts: readonly string[],
  stored: readonly string[],
  pathOf: (index: number) => string = () => place,
): Excess[] {
  const long: PlacedText[] = texts
    .map((text, index) => ({ path: pathOf(index), text }))
    .filter(({ text }) => isTooLong(place, text))
  if (long.length === 0) return []
  const excuses = stored.filter((text) => isTooLong(place, text))
  const changed = long.filter(({ text }) => !takeOut(excuses, excuses.indexOf(text)))
  return changed
    .toSorted((a, b) => size(place, b.text) - size(place, a.text))
    .filter(({ text }) => !takeOut(excuses, findLargest(place, excuses, size(place, text))))
    .map(({ path }) => tooLong(path))
}

/** The index of the largest text, if it has at least the given size; otherwise -1. */
function findLargest(place: string, texts: readonly string[], least: number): number {
  const sizes = texts.map((text) => size(place, text))
  const largest = Math.max(-1, ...sizes)
  return largest >= least ? sizes.indexOf(largest) : -1
}

function takeOut(texts: string[], index: number): boolean {
  if (index === -1) return false
  texts.splice(index, 1)
  return true
}

function size(place: string, text: string): number {
  return sizeOf(textKindOf(place), text)
}

/** Field problems for an error. */
export function excessFields(excess: readonly Excess[]): Record<string, FieldProblem> {
  return Object.fromEntries(excess.map(({ path, code, params }) => [path, { code, params }]))
}

/** The part of a stored book that `findExcess` compares with. */
export function writtenOf({ book, leftovers }: Pick<Book, 'book' | 'leftovers'>): WrittenBook {
  return { ...book, leftovers }
}
