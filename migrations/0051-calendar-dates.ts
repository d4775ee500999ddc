import type { Kysely } from 'kysely'

/**
 * What a calendar shows of a stay apart from the dates that the host has typed, since when (ms UTC) no line of a calendar
 * is about an answered question, when the host was told of an open one, and whether a calendar answers slowly.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('stays').addColumn('feed_arrival', 'text').execute()
  await db.schema.alterTable('stays').addColumn('feed_departure', 'text').execute()
  await db.schema.alterTable('calendar_questions').addColumn('lost_at', 'bigint').execute()
  await db.schema.alterTable('calendar_questions').addColumn('told_at', 'bigint').execute()
  await db.schema
    .alterTable('calendars')
    .addColumn('is_slow', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('calendar_questions_open')
    .on('calendar_questions')
    .columns(['calendar_id', 'answer', 'departure', 'arrival', 'id'])
    .execute()
}
