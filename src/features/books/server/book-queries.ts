import type { Db } from '#platform/db/database.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { notePageChange } from '#platform/page-changes.ts'
import { type Book, isBookId } from '../shared/book.ts'
import type { Essentials } from '../shared/essentials-contract.ts'
import { listPictures } from '../shared/listed-pictures.ts'
import { type BookContent, type BookRow, readBookRow, writeBookRow, writeEssentialColumns } from './book-rows.ts'
import { deleteDraftsOf } from './drafts/draft-queries.ts'
import { recordSecretPictures } from './secrets/secrets-queries.ts'
import { deleteThemeDefaults, listThemeImages } from './theme/theme-queries.ts'

type HostScope = { hostId: string }
type BookScope = HostScope & { bookId: string }

/** The ids of the host's books, oldest first. */
export async function listBookIds(db: Db, { hostId }: HostScope): Promise<string[]> {
  const rows = await db
    .selectFrom('books')
    .select('id')
    .where('host_id', '=', hostId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes all of a host's books and her default theme; the pictures stay. */
export async function deleteBooksOf(db: Db, { hostId }: HostScope): Promise<void> {
  await deleteThemeDefaults(db, { accountId: hostId })
  await deleteDraftsOf(db, { accountId: hostId })
  for (const id of await listBookIds(db, { hostId })) await notePageChange(db, { kind: 'book', id })
  await db.deleteFrom('books').where('host_id', '=', hostId).execute()
}

export async function findBook(db: Db, { hostId, bookId }: BookScope): Promise<Book | undefined> {
  if (!isBookId(bookId)) return undefined
  const row = await selectBook(db).where('books.id', '=', bookId).where('books.host_id', '=', hostId).executeTakeFirst()
  return row && readBookRow(row)
}

/** A book by its public id as it is stored, drafts included. Not for guests: see `findBookForGuests`. */
export async function findBookById(db: Db, bookId: string): Promise<Book | undefined> {
  const row = await findBookRow(db, bookId)
  return row && readBookRow(row)
}

/** As `findBookById`, without parsing the columns. */
export async function findBookRow(db: Db, bookId: string): Promise<BookRow | undefined> {
  return isBookId(bookId) ? selectBook(db).where('books.id', '=', bookId).executeTakeFirst() : undefined
}

/** As `findBookRow`, for several books; missing ones are left out. */
export function listBookRows(db: Db, bookIds: readonly string[]): Promise<BookRow[]> {
  return selectBook(db).where('books.id', 'in', bookIds).execute()
}

/** The book that an earlier request with this key has created. */
export async function findCreatedBook(
  db: Db,
  { hostId, creationKey }: HostScope & { creationKey: string | undefined },
): Promise<Book | undefined> {
  if (creationKey === undefined) return undefined
  const row = await selectBook(db)
    .where('books.host_id', '=', hostId)
    .where('books.creation_key', '=', creationKey)
    .executeTakeFirst()
  return row && readBookRow(row)
}

/** The names of all of the host's books. */
export async function listBookNames(db: Db, { hostId }: HostScope): Promise<string[]> {
  const rows = await db.selectFrom('books').select('property_name').where('host_id', '=', hostId).execute()
  return rows.map((row) => row.property_name)
}

type NewBook = BookScope & { creationKey: string | undefined }

export async function insertBook(db: Db, scope: NewBook, content: BookContent, now: number): Promise<void> {
  await db
    .insertInto('books')
    .values({
      id: scope.bookId,
      host_id: scope.hostId,
      revision: 1,
      creation_key: scope.creationKey ?? null,
      created_at: now,
      updated_at: now,
      ...writeBookRow(content),
    })
    .execute()
  await insertBookImages(db, scope.bookId, content)
}

/** Records the pictures with captions of a book, so that the cleanup job keeps them. */
async function insertBookImages(db: Db, bookId: string, content: BookContent): Promise<void> {
  const ids = [...new Set(listPictures(content).map(({ image }) => image.id))]
  const rows = ids.map((id) => ({ book_id: bookId, image_id: id }))
  if (rows.length > 0) await db.insertInto('book_images').values(rows).execute()
}

type Copy = NewBook & { originalId: string; propertyName: string }

/** Inserts a draft with all columns of another book, its secrets too; both refer to the same pictures. */
export async function insertCopy(db: Db, copy: Copy, now: number): Promise<void> {
  const original = await db
    .selectFrom('books')
    .selectAll()
    .where('id', '=', copy.originalId)
    .where('host_id', '=', copy.hostId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('books')
    .values({
      ...original,
      id: copy.bookId,
      status: 'draft',
      revision: 1,
      property_name: copy.propertyName,
      // Unplaced paragraphs stay with the original only; copies of them would be a nuisance.
      leftovers: '[]',
      creation_key: copy.creationKey ?? null,
      // The theme and translations are copied afterwards; then the text is counted.
      text_bytes: 0,
      secrets_open_until: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await db
    .insertInto('book_images')
    .columns(['book_id', 'image_id'])
    .expression((eb) =>
      eb
        .selectFrom('book_images')
        .select((select) => [select.val(copy.bookId).as('book_id'), 'image_id'])
        .where('book_id', '=', copy.originalId),
    )
    .execute()
  await recordSecretPictures(db, copy)
}

export async function updateBook(db: Db, scope: BookScope, content: BookContent, now: number): Promise<void> {
  await db
    .updateTable('books')
    .set((eb) => ({ ...writeBookRow(content), revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', '=', scope.bookId)
    .where('host_id', '=', scope.hostId)
    .execute()
  await db.deleteFrom('book_images').where('book_id', '=', scope.bookId).execute()
  await insertBookImages(db, scope.bookId, content)
  await recordSecretPictures(db, scope)
  await notePageChange(db, { kind: 'book', id: scope.bookId })
}

export async function updateEssentials(db: Db, scope: BookScope, essentials: Essentials, now: number): Promise<void> {
  await db
    .updateTable('books')
    .set((eb) => ({ ...writeEssentialColumns(essentials), revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', '=', scope.bookId)
    .where('host_id', '=', scope.hostId)
    .execute()
  await notePageChange(db, { kind: 'book', id: scope.bookId })
}

export async function makeDraft(db: Db, { hostId, bookId }: BookScope, now: number): Promise<void> {
  await db
    .updateTable('books')
    .set((eb) => ({ status: 'draft', revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .execute()
  await notePageChange(db, { kind: 'book', id: bookId })
}

export async function writeOriginalLanguage(db: Db, { hostId, bookId }: BookScope, language: Language): Promise<void> {
  await db
    .updateTable('books')
    .set({ original_language: language })
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .execute()
}

/** @returns the ids of the book's pictures; undefined if there was no such book */
export async function deleteBook(db: Db, { hostId, bookId }: BookScope): Promise<string[] | undefined> {
  if (!isBookId(bookId)) return undefined
  const listed = await db.selectFrom('book_images').select('image_id').where('book_id', '=', bookId).execute()
  const further = [...(await listThemeImages(db, bookId)), ...listed.map(({ image_id }) => image_id)]
  const row = await db
    .deleteFrom('books')
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .returning(['cover_image_id', 'welcome_image_id'])
    .executeTakeFirst()
  if (row) await notePageChange(db, { kind: 'book', id: bookId })
  return row && [...new Set([row.cover_image_id, row.welcome_image_id, ...further])].filter((id) => id !== null)
}

function selectBook(db: Db) {
  return selectPictures(db).selectAll('books')
}

/** Selects books with the picture columns that `readBookRow` needs, without columns of the book. */
export function selectPictures(db: Db) {
  return db
    .selectFrom('books')
    .leftJoin('images as cover', 'cover.id', 'books.cover_image_id')
    .leftJoin('images as welcome', 'welcome.id', 'books.welcome_image_id')
    .select([
      'cover.width as cover_width',
      'cover.height as cover_height',
      'cover.widths as cover_widths',
      'welcome.width as welcome_width',
      'welcome.height as welcome_height',
      'welcome.widths as welcome_widths',
    ])
}
