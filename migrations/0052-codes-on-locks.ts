import type { Kysely } from 'kysely'

/**
 * Whether a personal code is on the lock: when its host has confirmed that, when she was told that it is not, and the
 * code that is there instead of it (sealed), with a mark if another stay or a spare code has that one now. Per book:
 * whether the lock takes the codes by itself, and which guests have seen which spare code (sealed). Times in ms UTC.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('stays').addColumn('code_set_at', 'bigint').execute()
  await db.schema.alterTable('stays').addColumn('code_told_at', 'bigint').execute()
  await db.schema.alterTable('stays').addColumn('code_before_sealed', 'text').execute()
  await db.schema
    .alterTable('stays')
    .addColumn('code_before_used', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('stay_settings')
    .addColumn('lock_takes_codes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('stay_settings').addColumn('spare_sights_sealed', 'text').execute()
}
