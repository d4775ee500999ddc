import type { Kysely } from 'kysely'

/**
 * How a book looks, as JSON text; empty for a plain one. Its pictures are referred to in a table of their own, so that
 * none is swept while a book shows it. What a host's new books begin with stands per account.
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
