import type { Db } from '#platform/db/database.ts'
import type { Book } from '../shared/book.ts'
import type { BookSummary } from '../shared/book-contract.ts'
import type { Essentials } from '../shared/essentials-contract.ts'
import { readOffline, readPicture } from './book-rows.ts'

/** A row of a host's list, with times in milliseconds UTC. */
export type ListedBook = Omit<BookSummary, 'createdAt' | 'updatedAt' | 'offline' | 'essentials'> &
  Pick<Book, 'createdAt' | 'updatedAt' | 'offline'>

/** A row of the host's own list. */
export type OwnListedBook = ListedBook & { essentials: Essentials }

/** The host's books without their content, most recently edited first. Guests read this list: no cover is a secret one. */
export async function listBooks(db: Db, { hostId }: { hostId: string }): Promise<ListedBook[]> {
  const secret = await listSecretCovers(db, hostId)
  const books = (await selectListed(db, hostId).execute()).map(readListed)
  return books.map((book) => (secret.has(book.id) ? { ...book, cover: null } : book))
}

/** The books whose covers only stays see. */
async function listSecretCovers(db: Db, hostId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('books')
    .innerJoin('book_secret_images as secret', 'secret.image_id', 'books.cover_image_id')
    .select('books.id')
    .where('books.host_id', '=', hostId)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** As `listBooks`, with the essentials of each book; for the host only. */
export async function listOwnBooks(db: Db, { hostId }: { hostId: string }): Promise<OwnListedBook[]> {
  const rows = await selectListed(db, hostId)
    .select([
      'books.door_code as doorCode',
      'books.wifi_name as wifiName',
      'books.wifi_password as wifiPassword',
      'books.checkin_time as checkinTime',
      'books.checkout_time as checkoutTime',
    ])
    .execute()
  return rows.map(({ doorCode, wifiName, wifiPassword, checkinTime, checkoutTime, ...row }) => ({
    ...readListed(row),
    essentials: { doorCode, wifiName, wifiPassword, checkinTime, checkoutTime },
  }))
}

function selectListed(db: Db, hostId: string) {
  return db
    .selectFrom('books')
    .leftJoin('images', 'images.id', 'books.cover_image_id')
    .select([
      'books.id',
      'books.status',
      'books.revision',
      'books.property_name as propertyName',
      'books.property_type as propertyType',
      'books.address',
      'books.created_at as createdAt',
      'books.updated_at as updatedAt',
      'books.offline_since as offlineSince',
      'books.offline_reason as offlineReason',
      'images.id as imageId',
      'images.width',
      'images.height',
      'images.widths',
    ])
    .where('books.host_id', '=', hostId)
    .orderBy('books.updated_at', 'desc')
    .orderBy('books.id')
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['execute']>>[number]

function readListed({ imageId, width, height, widths, offlineSince, offlineReason, ...book }: ListedRow): ListedBook {
  return {
    ...book,
    offline: readOffline(offlineSince, offlineReason),
    cover: readPicture(imageId, width, height, widths),
  }
}
