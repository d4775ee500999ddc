import type { Db } from '#platform/db/database.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type Book, isBookId } from '../shared/book.ts'
import { findBookRow, listBookRows, selectPictures } from './book-queries.ts'
import { type BookRow, readOffline } from './book-rows.ts'
import { listColumns, pictureColumns, textColumns, tickColumns } from './book-tables.ts'
import type { StoredBook } from './stored-book.ts'
import { findStoredTranslations, listStoredTranslations } from './translations/translation-queries.ts'

/**
 * A book of any status by its public id.
 * @param languages languages whose translations are read too
 */
export async function findStoredBook(
  db: Db,
  { bookId, languages }: { bookId: string; languages: readonly Language[] },
): Promise<StoredBook | undefined> {
  const row = await findBookRow(db, bookId)
  return row && { row, translations: await findStoredTranslations(db, { bookId, into: languages }) }
}

/** Columns without texts; the theme is included although it contains the texts of own sections. */
const frameColumns = [
  'id',
  'host_id',
  'status',
  'offline_since',
  'offline_reason',
  'original_language',
  'revision',
  'created_at',
  'updated_at',
  'cover_image_id',
  'welcome_image_id',
  'look',
  'secrets',
  'secrets_open_until',
] as const

const partColumns = { ...textColumns, ...tickColumns }
/** A field that can be read without the rest of its book. */
export type PartName = keyof typeof partColumns

export function isPartName(name: string): name is PartName {
  return name in partColumns
}

const noWords = Object.fromEntries(
  [
    ...Object.values(textColumns),
    ...Object.values(listColumns),
    ...Object.values(pictureColumns),
    'emergency_numbers',
    'leftovers',
  ].map((column) => [column, '']),
)

/** A book's row where all texts and ticks but the given ones are empty, so that little is read of a large book. */
export async function findBookRowPart(
  db: Db,
  bookId: string,
  names: readonly PartName[],
): Promise<BookRow | undefined> {
  if (!isBookId(bookId)) return undefined
  const columns = [...frameColumns, ...names.map((name) => partColumns[name])]
  const row = await selectPictures(db)
    .select(columns.map((column) => `books.${column}` as const))
    .where('books.id', '=', bookId)
    .executeTakeFirst()
  return row && ({ ...noWords, ...row } as BookRow)
}

/** The data that decides who may read a book, and its size. */
export type BookOutline = Pick<Book, 'id' | 'hostId' | 'status' | 'offline' | 'originalLanguage' | 'revision'> & {
  /** Until when the permanent link shows the secrets, in ms UTC. */
  secretsOpenUntil: number | null
  /** Bytes of its texts, including the translations into one language. */
  textBytes: number
}

/** Its revision includes that of the host's plan, as `createRevisionReader` counts it. */
export async function findBookOutline(db: Db, bookId: string, language: Language): Promise<BookOutline | undefined> {
  if (!isBookId(bookId)) return undefined
  const row = await db
    .selectFrom('books')
    .innerJoin('accounts', 'accounts.id', 'books.host_id')
    .leftJoin('book_translations as translation', (join) =>
      join.onRef('translation.book_id', '=', 'books.id').on('translation.language', '=', language),
    )
    .select((eb) => [
      'books.host_id',
      'books.status',
      'books.offline_since',
      'books.offline_reason',
      'books.original_language',
      eb('books.revision', '+', eb.ref('accounts.plan_revision')).as('revision'),
      'books.secrets_open_until',
      'books.text_bytes',
      'translation.text_bytes as translation_bytes',
    ])
    .where('books.id', '=', bookId)
    .executeTakeFirst()
  return (
    row && {
      id: bookId,
      hostId: row.host_id,
      status: row.status,
      offline: readOffline(row.offline_since, row.offline_reason),
      originalLanguage: row.original_language,
      revision: row.revision,
      secretsOpenUntil: row.secrets_open_until,
      textBytes: row.text_bytes + (row.translation_bytes ?? 0),
    }
  )
}

/** As `findStoredBook`, for several books with all their translations, in two queries; missing books are left out. */
export async function listStoredBooks(db: Db, bookIds: readonly string[]): Promise<StoredBook[]> {
  if (bookIds.length === 0) return []
  const rows = await listBookRows(db, bookIds)
  const translations = await listStoredTranslations(db, bookIds)
  return rows.map((row) => ({ row, translations: translations.get(row.id) ?? {} }))
}
