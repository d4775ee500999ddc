import type { Db } from '#platform/db/database.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { StoredEntries, StoredTranslations } from './stored-translations.ts'

type BookScope = { bookId: string }

/** The translations of a book into some languages, as stored. Does not check the owner. */
export async function findStoredTranslations(
  db: Db,
  { bookId, into }: BookScope & { into: readonly Language[] },
): Promise<StoredTranslations> {
  if (into.length === 0) return {}
  const rows = await db
    .selectFrom('book_translations')
    .select(['language', 'entries'])
    .where('book_id', '=', bookId)
    .where('language', 'in', into)
    .execute()
  return Object.fromEntries(rows.map(({ language, entries }) => [language, entries]))
}

/** All translations of several books, as stored, keyed by book id; books without any are not in the map. */
export async function listStoredTranslations(
  db: Db,
  bookIds: readonly string[],
): Promise<Map<string, StoredTranslations>> {
  const rows = await db
    .selectFrom('book_translations')
    .select(['book_id', 'language', 'entries'])
    .where('book_id', 'in', bookIds)
    .execute()
  const found = new Map<string, StoredTranslations>()
  for (const { book_id, language, entries } of rows) found.set(book_id, { ...found.get(book_id), [language]: entries })
  return found
}

export async function writeTranslations(
  db: Db,
  { bookId, language }: BookScope & { language: Language },
  { entries, textBytes }: StoredEntries,
): Promise<void> {
  const values = { entries, text_bytes: textBytes }
  await db
    .insertInto('book_translations')
    .values({ book_id: bookId, language, ...values })
    .onConflict((conflict) => conflict.columns(['book_id', 'language']).doUpdateSet(values))
    .execute()
}

/** The bytes of all translations of a book, as `translationTextBytes` counts them. */
export async function countTranslationBytes(db: Db, { bookId }: BookScope): Promise<number> {
  const { bytes } = await db
    .selectFrom('book_translations')
    .select((eb) => eb.fn.sum<number | null>('text_bytes').as('bytes'))
    .where('book_id', '=', bookId)
    .executeTakeFirstOrThrow()
  return bytes ?? 0
}

/** Copies the translations of one book to another. */
export async function copyTranslations(db: Db, from: BookScope, to: BookScope): Promise<void> {
  await db
    .insertInto('book_translations')
    .columns(['book_id', 'language', 'entries', 'text_bytes'])
    .expression((eb) =>
      eb
        .selectFrom('book_translations')
        .select((select) => [select.val(to.bookId).as('book_id'), 'language', 'entries', 'text_bytes'])
        .where('book_id', '=', from.bookId),
    )
    .execute()
}
