import type { Kysely } from 'kysely'

/**
 * The look of a book as JSON text; empty for the default. Its pictures are referenced in a separate table, so that the
 * sweep does not delete them. The look of a host's new books is stored per account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('books')
    .addColumn('look', 'text', (column) => column.notNull().defaultTo(''))
    .execute()

  await db.schema
    .createTable('book_look_images')
    .addColumn('book_id', 'text', (column) => column.notNull().references('books.id').onDelete('cascade'))
    .addColumn('image_id', 'text', (column) => column.notNull().references('images.id'))
    .addPrimaryKeyConstraint('book_look_images_pkey', ['book_id', 'image_id'])
    .execute()
  await db.schema.createIndex('book_look_images_image_id').on('book_look_images').column('image_id').execute()

  await db.schema
    .createTable('look_defaults')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('look', 'text', (column) => column.notNull())
    .addColumn('logo_image_id', 'text', (column) => column.references('images.id'))
    .execute()
  await db.schema.createIndex('look_defaults_logo_image_id').on('look_defaults').column('logo_image_id').execute()
}
