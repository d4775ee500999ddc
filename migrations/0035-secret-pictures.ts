import type { Kysely } from 'kysely'

/** The pictures that only stays see, by the book that makes them secret: `/media` asks for every picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('book_secret_images')
    .addColumn('book_id', 'text', (column) => column.notNull().references('books.id').onDelete('cascade'))
    .addColumn('image_id', 'text', (column) => column.notNull().references('images.id'))
    .addPrimaryKeyConstraint('book_secret_images_pkey', ['book_id', 'image_id'])
    .execute()
  await db.schema.createIndex('book_secret_images_image_id').on('book_secret_images').column('image_id').execute()
}
