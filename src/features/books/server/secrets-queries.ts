import type { Selectable } from 'kysely'
import { renewGuestPages } from '#features/accounts/index.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { readArray, readPictures } from '../shared/book-lists.ts'
import { isSecretName, listSecretPictures } from '../shared/secrets.ts'
import type { BooksTable } from './book-tables.ts'
import { PictureKey } from './picture-key.ts'
import { readStoredTheme } from './theme-rows.ts'

type BookScope = { hostId: string; bookId: string }

/** What of a book only stays' links show, and until when its permanent link shows it too (ms UTC; null: not). */
export type BookSecrets = { secrets: string[]; openUntil: number | null }

export function readSecrets(row: Pick<Selectable<BooksTable>, 'secrets' | 'secrets_open_until'>): BookSecrets {
  const names = row.secrets === '' ? [] : readArray(row.secrets)
  return {
    secrets: names.filter((name): name is string => typeof name === 'string'),
    openUntil: row.secrets_open_until,
  }
}

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
