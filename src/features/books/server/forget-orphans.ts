import type { Tx } from '#platform/db/database.ts'
import { languages } from '#platform/i18n/languages.ts'
import type { Book } from '../shared/book.ts'
import { listBookTexts } from './book-text.ts'
import { packTranslations, readAllTranslations } from './translations/stored-translations.ts'
import { findStoredTranslations, writeTranslations } from './translations/translation-queries.ts'

/**
 * Deletes translations of texts that are no longer in the book. They are normally kept in case a text is restored. As
 * hosts can neither see nor delete them, they are the first to go when the limit is reached.
 */
export async function forgetOrphans(tx: Tx, book: Book): Promise<void> {
  const said = new Set(listBookTexts(book).map((text) => text.trim()))
  const stored = await findStoredTranslations(tx, { bookId: book.id, into: languages })
  for (const [language, kept] of readAllTranslations(stored)) {
    const left = kept.filter(({ source }) => said.has(source))
    if (left.length < kept.length) await writeTranslations(tx, { bookId: book.id, language }, packTranslations(left))
  }
}
