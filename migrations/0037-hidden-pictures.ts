import { type Kysely, sql } from 'kysely'

/** Pictures that are or were secret: 1, or 2 once their files are in the hidden folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('images')
    .addColumn('secrecy', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update images set secrecy = 1 where id in (select image_id from book_secret_images)`.execute(db)
  await db.schema.createIndex('images_secrecy').on('images').columns(['secrecy', 'created_at']).execute()
}
