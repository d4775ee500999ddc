import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { translationTextBytes } from '../book-text.ts'
import type { HostTextField } from './host-texts.ts'
import type { Translation } from './translation.ts'
import './translation-tables.ts'

type BookScope = { bookId: string }

const StoredTranslations = z.array(
  z.object({
    // A field that a later version no longer has matches no text.
    field: z.string().transform((field) => field as HostTextField),
    owner: z.string().nullable(),
    source: z.string(),
    text: z.string(),
    isProposal: z.boolean(),
  }),
)

/** The translations of a book's texts into one language. Whose book it is has been decided before. */
export async function findTranslations(
  db: Db,
  { bookId, language }: BookScope & { language: Language },
): Promise<Translation[]> {
  const row = await db
    .selectFrom('book_translations')
    .select('entries')
    .where('book_id', '=', bookId)
    .where('language', '=', language)
    .executeTakeFirst()
  return row ? readEntries(row.entries) : []
}

/** As `findTranslations`, for all languages that there are any in. */
export async function listTranslations(db: Db, { bookId }: BookScope): Promise<Map<Language, Translation[]>> {
  const rows = await db
    .selectFrom('book_translations')
    .select(['language', 'entries'])
    .where('book_id', '=', bookId)
    .execute()
  return new Map(rows.map(({ language, entries }) => [language, readEntries(entries)]))
}

export async function writeTranslations(
  db: Db,
  { bookId, language }: BookScope & { language: Language },
  translations: readonly Translation[],
): Promise<void> {
  const values = { entries: JSON.stringify(translations), text_bytes: translationTextBytes(translations) }
  await db
    .insertInto('book_translations')
    .values({ book_id: bookId, language, ...values })
    .onConflict((conflict) => conflict.columns(['book_id', 'language']).doUpdateSet(values))
    .execute()
}

/** What all translations of a book take together, as `translationTextBytes` counts it. */
export async function countTranslationBytes(db: Db, { bookId }: BookScope): Promise<number> {
  const { bytes } = await db
    .selectFrom('book_translations')
    .select((eb) => eb.fn.sum<number | null>('text_bytes').as('bytes'))
    .where('book_id', '=', bookId)
    .executeTakeFirstOrThrow()
  return bytes ?? 0
}

/** Gives a copied book the translations of the one it was copied from. */
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

function readEntries(entries: string): Translation[] {
  return StoredTranslations.parse(JSON.parse(entries))
}
