import { type Kysely, sql } from 'kysely'

/**
 * Bytes of a picture's files, to be summed for each account. For pictures that are there already the column says what
 * their three files may have at most: an eighth of a byte per pixel in each width, together about a fifth of a byte per
 * pixel of the widest, and 600 kB for tall ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('images')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update images set bytes = case when width * height > 3000000 then 600000 else width * height / 5 end`.execute(
    db,
  )
  // The sum is read from the index alone; it also serves what the old one did.
  await db.schema.createIndex('images_account_id_bytes').on('images').columns(['account_id', 'bytes']).execute()
  await db.schema.dropIndex('images_account_id').execute()
}
