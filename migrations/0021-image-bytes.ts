import { type Kysely, sql } from 'kysely'

/**
 * The size of a picture's files in bytes, to be summed per account. Existing pictures get the maximum size of their three
 * files: an eighth of a byte per pixel in each width, together about a fifth of a byte per pixel of the widest, and at
 * most 600 kB.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('images')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update images set bytes = case when width * height > 3000000 then 600000 else width * height / 5 end`.execute(
    db,
  )
  // A covering index for the sum. It also replaces the old index.
  await db.schema.createIndex('images_account_id_bytes').on('images').columns(['account_id', 'bytes']).execute()
  await db.schema.dropIndex('images_account_id').execute()
}
