import { findOnlyLanguage } from '#features/authoring/shared/import/manual-language.ts'
import type { GuestBook } from '#features/books/shared/book.ts'
import { listHostTexts } from '#features/books/shared/host-texts.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** Enough to tell a language by, and read in less than a millisecond. */
const mostLetters = 5_000
/** Function words without which a text tells no language: a name such as 'The Old Barn' does not. */
const leastWords = 5

/**
 * The language that a book is written in, by its words; undefined if they do not tell. The stored one is often that of
 * the host's screen, which nobody has chosen.
 */
export function findWrittenLanguage(book: GuestBook): Language | undefined {
  let text = ''
  for (const { text: part } of listHostTexts(book)) {
    text += `${part}\n`
    if (text.length > mostLetters) break
  }
  const plain = text.slice(0, mostLetters).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return findOnlyLanguage(plain.match(/[a-z]+/g) ?? [], leastWords)
}
