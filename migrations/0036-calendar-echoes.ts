import type { Kysely } from 'kysely'

/**
 * What one calendar repeats of another one of the book, and the dates that moved stays had before: other calendars show
 * a change hours later, or earlier.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_echoes')
    .addColumn('calendar_id', 'text', (column) => column.notNull().references('calendars.id').onDelete('cascade'))
    .addColumn('stay_id', 'text', (column) => column.notNull().references('stays.id').onDelete('cascade'))
    .addColumn('uid_hash', 'text', (column) => column.notNull())
    .addColumn('lost_at', 'bigint')
    .addPrimaryKeyConstraint('calendar_echoes_pkey', ['calendar_id', 'stay_id'])
    .execute()
  await db.schema.createIndex('calendar_echoes_stay_id').on('calendar_echoes').column('stay_id').execute()
  await db.schema.alterTable('stays').addColumn('earlier_dates', 'text').execute()
}
