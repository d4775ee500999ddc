import { findOnlyLanguage } from '#features/authoring/shared/import/manual-language.ts'
import type { GuestBook } from '#features/books/shared/book.ts'
import { listHostTexts } from '#features/books/shared/host-texts.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** Enough to recognise a language, and read in less than a millisecond. */
const mostLetters = 5_000
/** Minimum number of function words for a decision: a name such as 'The Old Barn' has too few. */
const leastWords = 5

/**
 * The language of a book's words; undefined if they are not enough. The stored language is often that of the host's
 * screen, which nobody has chosen.
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
