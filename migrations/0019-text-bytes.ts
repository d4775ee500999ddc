import { type Kysely, sql } from 'kysely'

/**
 * The size of each book's text in bytes of UTF-8, including translations; and the size of its translations by language.
 * An index returns the sum of an account's books without reading the rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['books', 'book_translations']) {
    await db.schema
      .alterTable(table)
      .addColumn('text_bytes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  const byBook = await countTranslations(db)
  await countBooks(db, byBook)

  await db.schema.createIndex('books_host_id_text_bytes').on('books').columns(['host_id', 'text_bytes']).execute()
  await db.schema.dropIndex('books_host_id').execute()
}

type Row = Record<string, string>

/** Books are read in batches of this size, because a book can have some megabytes. */
const page = 10

/** @returns bytes by book id */
async function countTranslations(db: Kysely<unknown>): Promise<Map<string, number>> {
  const byBook = new Map<string, number>()
  for (let last = { book_id: '', language: '' }; ; ) {
    const { rows } = await sql<{ book_id: string; language: string; entries: string }>`
      select book_id, language, entries from book_translations
      where book_id > ${last.book_id} or (book_id = ${last.book_id} and language > ${last.language})
      order by book_id, language limit ${sql.lit(page)}
    `.execute(db)
    for (const { book_id, language, entries } of rows) {
      const bytes = translationBytes(parse(entries))
      byBook.set(book_id, (byBook.get(book_id) ?? 0) + bytes)
      await sql`
        update book_translations set text_bytes = ${bytes} where book_id = ${book_id} and language = ${language}
      `.execute(db)
    }
    const end = rows.at(-1)
    if (!end) return byBook
    last = end
  }
}

async function countBooks(db: Kysely<unknown>, translations: ReadonlyMap<string, number>): Promise<void> {
  const columns = sql.join(['id', 'look', ...textColumns, ...jsonColumns].map((column) => sql.ref(column)))
  for (let last = ''; ; ) {
    const { rows } = await sql<Row & { id: string; look: string }>`
      select ${columns} from books where id > ${last} order by id limit ${sql.lit(page)}
    `.execute(db)
    for (const row of rows) {
      const bytes = bookBytes(row) + (translations.get(row.id) ?? 0)
      await sql`update books set text_bytes = ${bytes} where id = ${row.id}`.execute(db)
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

/** A copy of the rules of `src/features/books/server/book-text.ts` at the time of this migration. */
function bookBytes(row: Row): number {
  const texts = textColumns.map((column) => row[column] ?? '')
  const values = jsonColumns.flatMap((column) => listTexts(parse(row[column] ?? '')))
  return sum([...texts, ...values, ...lookTexts(parse(row['look'] ?? ''))])
}

function translationBytes(entries: unknown): number {
  const list: unknown[] = Array.isArray(entries) ? entries : []
  return list.reduce<number>((bytes, entry) => {
    const { source, text, owner } = entry as Record<string, string | null>
    return bytes + Math.max(sum([source ?? '']), sum([text ?? ''])) + sum([owner ?? '']) + 64
  }, 0)
}

/** Titles, texts, captions and links of the host's own sections. */
function lookTexts(look: unknown): string[] {
  const { ownSections } = (look ?? {}) as { ownSections?: unknown }
  const sections = Array.isArray(ownSections) ? (ownSections as Record<string, unknown>[]) : []
  return sections.flatMap(({ title, text, pictures, links }) => {
    const captions = Array.isArray(pictures) ? pictures.map(({ caption }: { caption?: unknown }) => caption) : []
    return listTexts([title, text, captions, links])
  })
}

/** All texts in a JSON value, at any depth. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function sum(texts: readonly string[]): number {
  return texts.reduce((bytes, text) => bytes + Buffer.byteLength(text), 0)
}

const textColumns = [
  'property_name',
  'host_name',
  'host_email',
  'host_phone',
  'welcome_message',
  'address',
  'google_maps_link',
  'guests',
  'bedrooms',
  'bathrooms',
  'checkin_time',
  'checkin_instructions',
  'door_access_info',
  'door_code',
  'parking_info',
  'wifi_name',
  'wifi_password',
  'checkout_time',
  'checkout_instructions',
  'host_contact_info',
]

const jsonColumns = [
  'house_rules',
  'equipment',
  'activities',
  'useful_info',
  'bars_clubs',
  'restaurants',
  'shopping',
  'transport',
  'emergency_numbers',
  'leftovers',
]
