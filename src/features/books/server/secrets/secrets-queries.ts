import type { Selectable } from 'kysely'
import { renewGuestPages } from '#features/accounts/index.ts'
import { markSecretImages } from '#features/media/index.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { notePageChange } from '#platform/page-changes.ts'
import { readArray, readPictures } from '../../shared/book-lists.ts'
import type { SecretPictures } from '../../shared/public-book.ts'
import { isSecretName, listSecretPictures } from '../../shared/secrets.ts'
import { type BookSecrets, readSecrets } from '../book-rows.ts'
import type { BooksTable } from '../book-tables.ts'
import { PictureKey } from '../pictures/picture-key.ts'
import { readStoredTheme } from '../theme/theme-rows.ts'

type BookScope = { hostId: string; bookId: string }

/** @returns undefined for a missing or foreign book */
export async function findSecrets(db: Db, { hostId, bookId }: BookScope): Promise<BookSecrets | undefined> {
  const row = await db
    .selectFrom('books')
    .select(['secrets', 'secrets_open_until'])
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .executeTakeFirst()
  return row && readSecrets(row)
}

/**
 * Stores what only stays' links show, and raises the book's revision. Names that cannot be of a secret are left out.
 * @param openUntil until when the permanent link shows the secrets too, in ms UTC
 */
export async function writeSecrets(
  tx: Tx,
  { hostId, bookId }: BookScope,
  { secrets, openUntil }: { secrets: readonly string[]; openUntil: number | null },
  now: number,
): Promise<void> {
  const names = [...new Set(secrets.filter(isSecretName))]
  await tx
    .updateTable('books')
    .set((eb) => ({
      secrets: names.length > 0 ? JSON.stringify(names) : '',
      secrets_open_until: openUntil,
      revision: eb('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .execute()
  await recordSecretPictures(tx, { hostId, bookId })
  await notePageChange(tx, { kind: 'book', id: bookId })
}

/**
 * Records which pictures of a book are secret. Call it after each write of a book's pictures, theme or secrets. A picture
 * that becomes secret disappears from the host's other books too, so all pages of the host are made again.
 */
export async function recordSecretPictures(db: Db, { hostId, bookId }: BookScope): Promise<void> {
  const book = await db
    .selectFrom('books')
    .select(['secrets', 'secrets_open_until', 'checkin_pictures', 'look'])
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .executeTakeFirst()
  if (!book) return
  const before = await db.selectFrom('book_secret_images').select('image_id').where('book_id', '=', bookId).execute()
  const ids = listIds(book)
  if (ids.size === before.length && before.every(({ image_id }) => ids.has(image_id))) return
  await db.deleteFrom('book_secret_images').where('book_id', '=', bookId).execute()
  const rows = [...ids].map((id) => ({ book_id: bookId, image_id: id }))
  if (rows.length > 0) await db.insertInto('book_secret_images').values(rows).execute()
  await markSecretImages(db, [...ids])
  await renewGuestPages(db, { accountId: hostId })
}

type SecretColumns = Pick<Selectable<BooksTable>, 'secrets' | 'secrets_open_until' | 'checkin_pictures' | 'look'>

function listIds(row: SecretColumns): Set<string> {
  const { secrets } = readSecrets(row)
  if (secrets.length === 0) return new Set()
  const checkinPictures =
    readPictures(readArray(row.checkin_pictures), (value) => PictureKey.safeParse(value).data) ?? []
  const { ownSections } = readStoredTheme(row.look)
  return new Set(listSecretPictures({ checkinPictures, look: { ownSections } }, secrets).map(({ id }) => id))
}

/** Which of a book's pictures are secret, by itself or by another book of its host. */
export async function findSecretPictures(db: Db, bookId: string): Promise<SecretPictures> {
  const rows = await db
    .selectFrom('book_secret_images')
    .selectAll()
    .where('image_id', 'in', usedIn(db, bookId))
    .execute()
  const [own, others] = [true, false].map((isOwn) =>
    rows.filter(({ book_id }) => (book_id === bookId) === isOwn).map(({ image_id }) => image_id),
  )
  return { own: own ?? [], others: others ?? [] }
}

/** The pictures of a book that are or have been secret, in any book of its host. */
export async function listEverSecret(db: Db, bookId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('images')
    .select('id')
    .where('id', 'in', usedIn(db, bookId))
    .where('secrecy', '>', 0)
    .execute()
  return rows.map(({ id }) => id)
}

function usedIn(db: Db, bookId: string) {
  return db
    .selectFrom('book_images')
    .select('image_id')
    .where('book_id', '=', bookId)
    .union(db.selectFrom('book_look_images').select('image_id').where('book_id', '=', bookId))
    .union(db.selectFrom('books').select('cover_image_id as image_id').where('id', '=', bookId).$castTo<ImageId>())
    .union(db.selectFrom('books').select('welcome_image_id as image_id').where('id', '=', bookId).$castTo<ImageId>())
}

type ImageId = { image_id: string }

/** Whether any book makes a picture secret. */
export async function isSecretPicture(db: Db, imageId: string): Promise<boolean> {
  const found = await db
    .selectFrom('book_secret_images')
    .select('book_id')
    .where('image_id', '=', imageId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
