import type { WrittenBook } from '../shared/book-bounds.ts'
import { itemListNames, listFields, measuredTexts } from '../shared/book-fields.ts'
import type { BookTheme } from '../shared/book-theme.ts'
import { listPictures } from '../shared/listed-pictures.ts'
import type { Translation } from '../shared/translation.ts'

/** Bytes counted per translation in addition to its texts, for the property names in JSON. */
const bytesPerTranslation = 64

type BookTextSource = {
  book: Omit<WrittenBook, 'leftovers'> & { look: BookTheme<unknown> }
  leftovers: readonly string[]
}

/**
 * UTF-8 bytes of a book's text in its original language: the wizard's fields, unplaced paragraphs, and own sections,
 * hidden or not. Translations are counted separately by language.
 */
export function bookTextBytes(book: BookTextSource): number {
  return sum(listBookTexts(book))
}

/** All texts that `bookTextBytes` counts. */
export function listBookTexts({ book, leftovers }: BookTextSource): string[] {
  const items = itemListNames.flatMap((list) =>
    book[list].flatMap((item: object) =>
      listFields[list].map((field) => (item as Record<string, string>)[field] ?? ''),
    ),
  )
  return [
    ...measuredTexts.map((name) => book[name]),
    ...book.houseRules,
    ...items,
    ...listPictures(book).map(({ caption }) => caption),
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
