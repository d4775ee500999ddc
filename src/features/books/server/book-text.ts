import type { Book } from '../shared/book.ts'
import { itemListNames, measuredTexts } from '../shared/book-fields.ts'
import type { BookTheme } from '../shared/book-theme.ts'
import type { Translation } from '../shared/translation.ts'

/** Bytes counted per translation in addition to its texts, for the property names in JSON. */
const bytesPerTranslation = 64

/**
 * UTF-8 bytes of a book's text in its original language: the wizard's fields, unplaced paragraphs, and own sections,
 * hidden or not. Translations are counted separately by language.
 */
export function bookTextBytes(book: Pick<Book, 'book' | 'leftovers'>): number {
  return sum(listBookTexts(book))
}

/** All texts that `bookTextBytes` counts. */
export function listBookTexts({ book, leftovers }: Pick<Book, 'book' | 'leftovers'>): string[] {
  const items = itemListNames.flatMap<Record<string, string>>((list) => book[list])
  return [
    ...measuredTexts.map((name) => book[name]),
    ...book.houseRules,
    ...items.flatMap((item) => Object.values(item)),
    ...Object.values(book.emergencyNumbers),
    ...leftovers,
    ...listThemeTexts(book.look),
  ]
}

/**
 * The bytes counted for the translations into one language. Each entry contains its source text and the name of its
 * item; the longer of source and translation is counted, so that a book in two languages counts about twice.
 */
export function translationTextBytes(translations: readonly Translation[]): number {
  let bytes = 0
  for (const { source, text, owner } of translations)
    bytes +=
      Math.max(Buffer.byteLength(source), Buffer.byteLength(text)) +
      Buffer.byteLength(owner ?? '') +
      bytesPerTranslation
  return bytes
}

function listThemeTexts({ ownSections }: BookTheme<unknown>): string[] {
  return ownSections.flatMap(({ title, text, pictures, links }) => [
    title,
    text,
    ...pictures.map(({ caption }) => caption),
    ...links.flatMap(({ label, url }) => [label, url]),
  ])
}

function sum(texts: readonly string[]): number {
  let bytes = 0
  for (const text of texts) bytes += Buffer.byteLength(text)
  return bytes
}
