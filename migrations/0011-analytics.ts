import type { Kysely } from 'kysely'

/** Days are whole days since 1970, months are counted from the year 0; both in UTC. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One wide row per book and day: the table stays small, and one statement updates all counts of a day.
  let days = db.schema
    .createTable('visit_days')
    .addColumn('book_id', 'text', (column) => column.notNull().references('books.id').onDelete('cascade'))
    .addColumn('day', 'integer', (column) => column.notNull())
  for (const name of measures) days = days.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
  await days.addPrimaryKeyConstraint('visit_days_key', ['book_id', 'day']).execute()
  await db.schema.createIndex('visit_days_day').on('visit_days').column('day').execute()

  await db.schema
    .createTable('missed_searches')
    .addColumn('book_id', 'text', (column) => column.notNull().references('books.id').onDelete('cascade'))
    .addColumn('month', 'integer', (column) => column.notNull())
    .addColumn('term', 'text', (column) => column.notNull())
    .addColumn('visitors', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('missed_searches_key', ['book_id', 'month', 'term'])
    .execute()

  // Distinguish the visitors of one day. Both tables are emptied every night.
  await db.schema
    .createTable('visitor_keys')
    .addColumn('day', 'integer', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('day_visitors')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('day', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('day_visitors_day').on('day_visitors').column('day').execute()

  // The batches of counts that are stored, so that none is stored twice.
  await db.schema
    .createTable('visit_batches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .execute()
}

const measures = [
  'visits',
  'visitors',
  'way_qr',
  'way_link',
  'way_offline',
  'lang_en',
  'lang_it',
  'lang_fr',
  'lang_es',
  'lang_de',
  'device_phone',
  'device_tablet',
  'device_computer',
  'use_wifi',
  'use_code',
  'use_contact',
  'use_map',
  'use_search',
  'use_print',
  'use_vcard',
  'use_share',
  'use_text',
  'use_aloud',
] as const
