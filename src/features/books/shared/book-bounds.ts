import { bookLimits, sizeOf, textLimits } from '#limits.ts'
import type { FieldProblem } from '#platform/errors.ts'
import type { Book, BookLists, BookTexts, EmergencyNumbers } from './book.ts'
import { emergencyFields, type ItemList, itemListNames, listFields, measuredTexts, textKindOf } from './book-fields.ts'

/** What of a book its host writes in the wizard. */
export type WrittenBook = BookTexts & BookLists & { emergencyNumbers: EmergencyNumbers; leftovers: readonly string[] }

/** Something that is larger than it may be: where, the code of its text, and the limit for that text. */
export type Excess = {
  path: string
  code: 'TOO_LONG' | 'WIFI_NAME_TOO_LONG' | 'LIST_TOO_LONG'
  params: { limit: number }
}

type PlacedText = { path: string; text: string }

/**
 * What of a book is larger than it may be. A book that was stored before there were limits can still be edited: what is
 * no larger than it was is let through, a text of a list also when it has moved.
 * @param stored the book as it is, when it is not new
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
  ]
}

/** What is said about a text that is too long for where it stands. @param limit where it is another than its kind's */
export function tooLong(path: string, limit: number = textLimits[textKindOf(path)]): Excess {
  const code = textKindOf(path) === 'wifiNameBytes' ? 'WIFI_NAME_TOO_LONG' : 'TOO_LONG'
  return { path, code, params: { limit } }
}

/** Whether a text is longer than the place where it stands allows. */
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
  const textsOf = (items: readonly Record<string, string>[]) => items.map((item) => item[field] ?? '')
  return findLongTexts(
    `${list}.${field}`,
    textsOf(book[list]),
    textsOf(stored?.[list] ?? []),
    (index) => `${list}.${index}.${field}`,
  )
}

/**
 * The texts of one place that are too long. Each that was stored excuses one that is as long or shorter, first itself.
 * @param place names the kind, `pathOf` the single text
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

/** The place of the largest text, when it is at least so large; -1 otherwise. */
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

/** For an error that names fields. */
export function excessFields(excess: readonly Excess[]): Record<string, FieldProblem> {
  return Object.fromEntries(excess.map(({ path, code, params }) => [path, { code, params }]))
}

/** A stored book as `findExcess` reads it. */
export function writtenOf({ book, leftovers }: Pick<Book, 'book' | 'leftovers'>): WrittenBook {
  return { ...book, leftovers }
}
