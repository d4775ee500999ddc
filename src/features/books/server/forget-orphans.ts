import type { Tx } from '#platform/db/database.ts'
import { languages } from '#platform/i18n/languages.ts'
import type { Book } from '../shared/book.ts'
import { listBookTexts } from './book-text.ts'
import { packTranslations, readAllTranslations } from './stored-translations.ts'
import { findStoredTranslations, writeTranslations } from './translation-queries.ts'

/**
 * Takes away translations of what a book no longer says. They are kept so that words that come back find theirs; nobody
 * sees them or could remove them, so they go first where there is no room.
 */
export async function forgetOrphans(tx: Tx, book: Book): Promise<void> {
  const said = new Set(listBookTexts(book).map((text) => text.trim()))
  const stored = await findStoredTranslations(tx, { bookId: book.id, into: languages })
  for (const [language, kept] of readAllTranslations(stored)) {
    const left = kept.filter(({ source }) => said.has(source))
    if (left.length < kept.length) await writeTranslations(tx, { bookId: book.id, language }, packTranslations(left))
  }
}
