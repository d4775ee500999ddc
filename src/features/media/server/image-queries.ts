import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Db, Tables } from '#platform/db/database.ts'
import { type Image, readWidths } from '../shared/image.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    images: ImagesTable
  }
}

/** One row per uploaded picture. Its files are in the storage, see `image-files.ts`. */
type ImagesTable = {
  id: string
  account_id: string
  /** Pixel size of the widest variant. */
  width: number
  height: number
  /** JSON array of the stored widths, narrowest first. */
  widths: string
  /** Total size of its files. An estimate for pictures that are older than this column. */
  bytes: number
  created_at: number
}

type ImageScope = { accountId: string; imageId: string }

export async function insertImage(db: Db, image: Image): Promise<void> {
  await db
    .insertInto('images')
    .values({
      id: image.id,
      account_id: image.accountId,
      width: image.width,
      height: image.height,
      widths: JSON.stringify(image.widths),
      bytes: image.bytes,
      created_at: image.createdAt,
    })
    .execute()
}

export async function findImage(db: Db, { accountId, imageId }: ImageScope): Promise<Image | undefined> {
  const row = await db
    .selectFrom('images')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', imageId)
    .executeTakeFirst()
  return row && readImage(row)
}

/** The pictures of an account among some ids, by id. */
export async function findImages(
  db: Db,
  { accountId, imageIds }: { accountId: string; imageIds: readonly string[] },
): Promise<Map<string, Image>> {
  if (imageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('images')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', 'in', imageIds)
    .execute()
  return new Map(rows.map((row) => [row.id, readImage(row)]))
}

/** Lists all pictures of an account, used or not, oldest first. */
export async function listImages(db: Db, { accountId }: { accountId: string }): Promise<Image[]> {
  const rows = await db
    .selectFrom('images')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(readImage)
}

/** Deletes an account's rows. Its books must be deleted before. @returns the ids, so that the caller deletes the files */
export async function deleteImagesOf(db: Db, { accountId }: { accountId: string }): Promise<string[]> {
  const rows = await db.deleteFrom('images').where('account_id', '=', accountId).returning('id').execute()
  return rows.map((row) => row.id)
}

/** Counts the account's unused pictures uploaded after `since` (ms UTC). */
export async function countUnusedImages(db: Db, scope: { accountId: string; since: number }): Promise<number> {
  const { count } = await db
    .selectFrom('images')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', scope.accountId)
    .where('created_at', '>', scope.since)
    .where(isUnused)
    .executeTakeFirstOrThrow()
  return count
}

/** The total size of the account's picture files, in bytes. */
export async function sumImageBytes(db: Db, { accountId }: { accountId: string }): Promise<number> {
  const { bytes } = await db
    .selectFrom('images')
    .select((eb) => eb.fn.sum<number | null>('bytes').as('bytes'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return bytes ?? 0
}

/** Lists unused pictures uploaded before a time (ms UTC), oldest first. */
export function listUnusedImages(db: Db, { before, limit }: { before: number; limit: number }) {
  return db
    .selectFrom('images')
    .select(['id', 'account_id as accountId'])
    .where('created_at', '<', before)
    .where(isUnused)
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

/** Deletes the row of an unused picture. @returns whether it was deleted, so that the caller deletes the files */
export async function deleteUnusedImage(db: Db, { accountId, imageId }: ImageScope): Promise<boolean> {
  const deleted = await db
    .deleteFrom('images')
    .where('account_id', '=', accountId)
    .where('id', '=', imageId)
    .where(isUnused)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Returns the ids that have a row. */
export async function listKnownImages(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('images').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map((row) => row.id))
}

/**
 * Checks all columns of all features that refer to a picture. If a column is missing here, no picture is lost: its foreign
 * key prevents the deletion.
 */
export function isUnused(eb: ExpressionBuilder<Tables, 'images'>) {
  const uses = (['books.cover_image_id', 'books.welcome_image_id'] as const).map((column) =>
    eb.exists(eb.selectFrom('books').select('books.id').whereRef(column, '=', 'images.id')),
  )
  const inDrafts = (['book_drafts.cover_image_id', 'book_drafts.welcome_image_id'] as const).map((column) =>
    eb.exists(eb.selectFrom('book_drafts').select('book_drafts.id').whereRef(column, '=', 'images.id')),
  )
  const inLists = eb.selectFrom('book_images').select('book_id').whereRef('image_id', '=', 'images.id')
  const inDraftLists = eb.selectFrom('book_draft_images').select('draft_id').whereRef('image_id', '=', 'images.id')
  const inLooks = eb.selectFrom('book_look_images').select('book_id').whereRef('image_id', '=', 'images.id')
  const inDefaults = eb.selectFrom('look_defaults').select('account_id').whereRef('logo_image_id', '=', 'images.id')
  const inSecrets = eb.selectFrom('book_secret_images').select('book_id').whereRef('image_id', '=', 'images.id')
  const inTables = [inLists, inDraftLists, inLooks, inDefaults, inSecrets].map((query) => eb.exists(query))
  return eb.not(eb.or([...uses, ...inDrafts, ...inTables]))
}

function readImage(row: Selectable<ImagesTable>): Image {
  return {
    id: row.id,
    accountId: row.account_id,
    width: row.width,
    height: row.height,
    widths: readWidths(row.widths),
    bytes: row.bytes,
    createdAt: row.created_at,
  }
}
