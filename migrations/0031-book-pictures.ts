import type { Kysely } from 'kysely'

/**
 * Pictures with captions of arrival and parking, as JSON text; those of the equipment are in its own column. The pictures
 * of books and of drafts are referenced in separate tables, so that the sweep does not delete them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['checkin_pictures', 'parking_pictures'])
    await db.schema
      .alterTable('books')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()

  await db.schema
    .createTable('book_images')
    .addColumn('book_id', 'text', (column) => column.notNull().references('books.id').onDelete('cascade'))
    .addColumn('image_id', 'text', (column) => column.notNull().references('images.id'))
    .addPrimaryKeyConstraint('book_images_pkey', ['book_id', 'image_id'])
    .execute()
  await db.schema.createIndex('book_images_image_id').on('book_images').column('image_id').execute()

  await db.schema
    .createTable('book_draft_images')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('draft_id', 'text', (column) => column.notNull())
    .addColumn('image_id', 'text', (column) => column.notNull().references('images.id'))
    .addPrimaryKeyConstraint('book_draft_images_pkey', ['account_id', 'draft_id', 'image_id'])
    .addForeignKeyConstraint(
      'book_draft_images_draft',
      ['account_id', 'draft_id'],
      'book_drafts',
      ['account_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('book_draft_images_image_id').on('book_draft_images').column('image_id').execute()
}
