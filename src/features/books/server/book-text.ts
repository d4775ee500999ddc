import type { Book } from '../shared/book.ts'
import { itemListNames, measuredTexts } from '../shared/book-fields.ts'
import type { BookLook } from '../shared/book-look.ts'
import type { Translation } from '../shared/translation.ts'

/** What a translation takes beside its words: the names of its parts in JSON. */
const bytesPerTranslation = 64

/**
 * UTF-8 bytes of a book's text in its own language: what its host writes in the wizard, the paragraphs that wait for a
 * place, and the sections of the host's own, hidden or not. Translations are counted beside it, by language.
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
    ...listLookTexts(book.look),
  ]
}

/**
 * What the translations into one language take. Each is kept with the text that it translates and the name of the item
 * that it is about; the longer of both texts counts, so that a book in two languages counts about twice.
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

function listLookTexts({ ownSections }: BookLook<unknown>): string[] {
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
