import type { Db } from '#platform/db/database.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { findBookRow, listBookRows } from './book-queries.ts'
import type { StoredBook } from './stored-book.ts'
import { findStoredTranslations, listStoredTranslations } from './translations/translation-queries.ts'

/** A book of whatever status by its public id. @param languages those whose translations are read as well */
export async function findStoredBook(
  db: Db,
  { bookId, languages }: { bookId: string; languages: readonly Language[] },
): Promise<StoredBook | undefined> {
  const row = await findBookRow(db, bookId)
  return row && { row, translations: await findStoredTranslations(db, { bookId, into: languages }) }
}

/** As `findStoredBook`, for several books with all their translations, in two reads; one that is not there is missing. */
export async function listStoredBooks(db: Db, bookIds: readonly string[]): Promise<StoredBook[]> {
  if (bookIds.length === 0) return []
  const rows = await listBookRows(db, bookIds)
  const translations = await listStoredTranslations(db, bookIds)
  return rows.map((row) => ({ row, translations: translations.get(row.id) ?? {} }))
}
