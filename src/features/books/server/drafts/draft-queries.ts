import type { Selectable } from 'kysely'
import { presentImage, readWidths } from '#features/media/shared/image.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookImage } from '../../shared/book.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    book_drafts: BookDraftsTable
    book_draft_images: BookDraftImagesTable
  }
}

/** Times are milliseconds UTC. */
export type BookDraftsTable = {
  account_id: string
  id: string
  /** Null: the book was never saved. */
  book_id: string | null
  version: number
  /** JSON text of a `DraftContent`. */
  content: string
  content_bytes: number
  step: number
  revision: number | null
  creation_key: string | null
  cover_image_id: string | null
  welcome_image_id: string | null
  updated_at: number
}

/** The pictures with captions of drafts, so that the cleanup job keeps them. */
type BookDraftImagesTable = { account_id: string; draft_id: string; image_id: string }

type AccountScope = { accountId: string }
export type DraftScope = AccountScope & { draftId: string }

export type StoredDraft = Selectable<BookDraftsTable> & { cover: BookImage | null; welcomePicture: BookImage | null }

/** The ids of the pictures of a draft or book; null for none. */
type PictureIds = Pick<BookDraftsTable, 'cover_image_id' | 'welcome_image_id'>

/** The stored version of a draft, and its pictures; undefined if there is none. */
export function findDraftHead(
  db: Db,
  { accountId, draftId }: DraftScope,
): Promise<(PictureIds & { version: number }) | undefined> {
  return db
    .selectFrom('book_drafts')
    .select(['version', 'cover_image_id', 'welcome_image_id'])
    .where('account_id', '=', accountId)
    .where('id', '=', draftId)
    .executeTakeFirst()
}

/**
 * Ids and sizes of the newest drafts of one book, or with `bookId` null of books that were never saved.
 */
export function listDraftSizes(
  db: Db,
  { accountId, bookId, limit }: AccountScope & { bookId: string | null; limit: number },
): Promise<Pick<BookDraftsTable, 'id' | 'content_bytes'>[]> {
  return db
    .selectFrom('book_drafts')
    .select(['id', 'content_bytes'])
    .where('account_id', '=', accountId)
    .where('book_id', bookId === null ? 'is' : '=', bookId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

async function withPictures(db: Db, accountId: string, rows: readonly BookDraftsTable[]): Promise<StoredDraft[]> {
  const pictures = await findPictures(db, accountId, rows)
  return rows.map((row) => ({
    ...row,
    cover: pictures.get(row.cover_image_id ?? '') ?? null,
    welcomePicture: pictures.get(row.welcome_image_id ?? '') ?? null,
  }))
}

async function findPictures(
  db: Db,
  accountId: string,
  rows: readonly BookDraftsTable[],
): Promise<Map<string, BookImage>> {
  const ids = rows.flatMap((row) => [row.cover_image_id, row.welcome_image_id]).filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const images = await db
    .selectFrom('images')
    .select(['id', 'width', 'height', 'widths'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute()
  return new Map(images.map((image) => [image.id, presentImage({ ...image, widths: readWidths(image.widths) })]))
}

/** Number and size in bytes of an account's drafts, except one. */
export async function measureDrafts(
  db: Db,
  { accountId, draftId }: DraftScope,
): Promise<{ count: number; bytes: number }> {
  const row = await db
    .selectFrom('book_drafts')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>('content_bytes').as('bytes')])
    .where('account_id', '=', accountId)
    .where('id', '!=', draftId)
    .executeTakeFirstOrThrow()
  return { count: row.count, bytes: row.bytes ?? 0 }
}

/** Writes a draft, whether or not it exists. */
export async function writeDraft(db: Db, draft: BookDraftsTable): Promise<void> {
  const { account_id: _account, id: _id, ...changes } = draft
  await db
    .insertInto('book_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doUpdateSet(changes))
    .execute()
}

/** Records the pictures with captions of a draft. */
export async function writeDraftImages(
  db: Db,
  { accountId, draftId }: DraftScope,
  imageIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('book_draft_images').where('account_id', '=', accountId).where('draft_id', '=', draftId).execute()
  const rows = imageIds.map((id) => ({ account_id: accountId, draft_id: draftId, image_id: id }))
  if (rows.length > 0) await db.insertInto('book_draft_images').values(rows).execute()
}

export async function deleteDraft(db: Db, { accountId, draftId }: DraftScope): Promise<void> {
  await db.deleteFrom('book_drafts').where('account_id', '=', accountId).where('id', '=', draftId).execute()
}

/** Deletes all drafts of an account. */
export async function deleteDraftsOf(db: Db, { accountId }: AccountScope): Promise<void> {
  await db.deleteFrom('book_drafts').where('account_id', '=', accountId).execute()
}

/** Deletes the drafts that were last written before a time (ms UTC). */
export async function deleteDraftsBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom('book_drafts').where('updated_at', '<', before).execute()
}

/** The ids of an account's drafts, newest first. */
export async function listDraftIds(db: Db, { accountId }: AccountScope): Promise<string[]> {
  const rows = await db
    .selectFrom('book_drafts')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** One draft; undefined if there is none. */
export async function findDraft(db: Db, { accountId, draftId }: DraftScope): Promise<StoredDraft | undefined> {
  const rows = await db
    .selectFrom('book_drafts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', draftId)
    .execute()
  const [draft] = await withPictures(db, accountId, rows)
  return draft
}
