import type { Db } from '#platform/db/database.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { findBookRow } from './book-queries.ts'
import type { StoredBook } from './stored-book.ts'
import { findStoredTranslations } from './translations/translation-queries.ts'

/** A book of whatever status by its public id. @param languages those whose translations are read as well */
export async function findStoredBook(
  db: Db,
  { bookId, languages }: { bookId: string; languages: readonly Language[] },
): Promise<StoredBook | undefined> {
  const row = await findBookRow(db, bookId)
  return row && { row, translations: await findStoredTranslations(db, { bookId, into: languages }) }
}
