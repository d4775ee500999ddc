import { type ExpressionBuilder, expressionBuilder, type Generated, type Selectable } from 'kysely'
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
  /**
   * 0: never was secret. 1: is or was secret or offline, so its public address is given to nobody any more. 2: the same,
   * and its files are in the hidden folder.
   */
  secrecy: Generated<number>
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

/**
 * A part of all pictures, in the order of their ids: those after an id. A read of all unused ones would look at every
 * picture at once.
 * @param before milliseconds UTC; pictures uploaded later are not due
 */
export async function listImagesToSweep(
  db: Db,
  { after, before, limit }: { after: string; before: number; limit: number },
): Promise<{ id: string; accountId: string; isDue: boolean }[]> {
  const rows = await db
    .selectFrom('images')
    .select(['id', 'account_id as accountId'])
    .select((eb) =>
      eb
        .case()
        .when(eb.and([eb('created_at', '<', before), isUnused(eb)]))
        .then(1)
        .else(0)
        .end()
        .as('isDue'),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ isDue, ...image }) => ({ ...image, isDue: isDue === 1 }))
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
 * The condition that no book and no account shows a picture: at most an unsaved draft has it. For queries of `images`.
 */
export function isInNoBook() {
  const eb = expressionBuilder<Tables, 'images'>()
  const uses = (['books.cover_image_id', 'books.welcome_image_id'] as const).map((column) =>
    eb.selectFrom('books').select('books.id').whereRef(column, '=', 'images.id'),
  )
  const inLists = eb.selectFrom('book_images').select('book_id').whereRef('image_id', '=', 'images.id')
  const inThemes = eb.selectFrom('book_look_images').select('book_id').whereRef('image_id', '=', 'images.id')
  const inDefaults = eb.selectFrom('look_defaults').select('account_id').whereRef('logo_image_id', '=', 'images.id')
  return eb.not(eb.or([...uses, inLists, inThemes, inDefaults].map((query) => eb.exists(query))))
}

/** The books of a picture's account, as `own`. For queries of `images`. */
export function selectOwnBooks() {
  return expressionBuilder<Tables, 'images'>()
    .selectFrom('books as own')
    .select('own.id')
    .whereRef('own.host_id', '=', 'images.account_id')
}

/**
 * Checks all columns of all features that refer to a picture. If a column is missing here, no picture is lost: its foreign
 * key prevents the deletion.
 */
export function isUnused(eb: ExpressionBuilder<Tables, 'images'>) {
  const inDrafts = (['book_drafts.cover_image_id', 'book_drafts.welcome_image_id'] as const).map((column) =>
    eb.selectFrom('book_drafts').select('book_drafts.id').whereRef(column, '=', 'images.id'),
  )
  const inDraftLists = eb.selectFrom('book_draft_images').select('draft_id').whereRef('image_id', '=', 'images.id')
  const inSecrets = eb.selectFrom('book_secret_images').select('book_id').whereRef('image_id', '=', 'images.id')
  const others = [...inDrafts, inDraftLists, inSecrets].map((query) => eb.exists(query))
  return eb.and([isInNoBook(), eb.not(eb.or(others))])
}

/** Marks pictures that have become secret, permanently: who knows their public address must not find them there. */
export async function markSecretImages(db: Db, imageIds: readonly string[]): Promise<void> {
  if (imageIds.length === 0) return
  await db.updateTable('images').set({ secrecy: 1 }).where('id', 'in', imageIds).where('secrecy', '=', 0).execute()
}

/** Marked pictures whose files are not yet in the hidden folder. */
export async function listImagesToHide(db: Db, limit: number): Promise<Pick<Image, 'id' | 'widths'>[]> {
  const rows = await db.selectFrom('images').select(['id', 'widths']).where('secrecy', '=', 1).limit(limit).execute()
  return rows.map(({ id, widths }) => ({ id, widths: readWidths(widths) }))
}

export async function noteHiddenImage(db: Db, imageId: string): Promise<void> {
  await db.updateTable('images').set({ secrecy: 2 }).where('id', '=', imageId).execute()
}

/** Those of some pictures that are or have been secret. */
export async function listSecretAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('images').select('id').where('id', 'in', ids).where('secrecy', '>', 0).execute()
  return new Set(rows.map(({ id }) => id))
}

/** The newest picture that is not secret, or one whose files are hidden; for trying out whether it can be read. */
export async function findSampleImage(
  db: Db,
  kind: 'shown' | 'hidden',
): Promise<Pick<Image, 'id' | 'widths'> | undefined> {
  const row = await db
    .selectFrom('images')
    .select(['id', 'widths'])
    .where('secrecy', '=', kind === 'shown' ? 0 : 2)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { id: row.id, widths: readWidths(row.widths) }
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
