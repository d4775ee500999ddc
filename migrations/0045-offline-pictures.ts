import { type Kysely, sql } from 'kysely'

/**
 * What the read before each picture needs to read no texts of books: SQLite stores the columns that were added later
 * behind them. And what the marking of pictures needs to go on from one part to the next.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('books_offline')
    .on('books')
    .column('host_id')
    .where(sql<boolean>`offline_since is not null`)
    .execute()
  await db.schema
    .createIndex('books_with_secrets')
    .on('books')
    .column('host_id')
    .where(sql<boolean>`secrets <> ''`)
    .execute()
  for (const column of ['cover_image_id', 'welcome_image_id']) {
    const name = `books_${column}`
    await db.schema.createIndex(`${name}_state`).on('books').columns([column, 'status', 'offline_since']).execute()
    await db.schema.dropIndex(name).execute()
  }
  await db.schema.createIndex('books_id_state').on('books').columns(['id', 'status', 'offline_since']).execute()
  await db.schema
    .createIndex('images_account_id_secrecy')
    .on('images')
    .columns(['account_id', 'secrecy', 'id'])
    .execute()
}
