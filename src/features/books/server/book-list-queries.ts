import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type Book, emptyGuestBook } from '../shared/book.ts'
import type { BookSummary } from '../shared/book-contract.ts'
import type { Essentials } from '../shared/essentials-contract.ts'
import { stepContents } from '../shared/next-step.ts'
import { readOffline, readPicture } from './book-rows.ts'
import { listColumns, pictureColumns, textColumns, tickColumns } from './book-tables.ts'

/** A row of a host's list, with times in milliseconds UTC. */
export type ListedBook = Omit<BookSummary, 'createdAt' | 'updatedAt' | 'offline' | 'essentials' | 'nextStep'> &
  Pick<Book, 'createdAt' | 'updatedAt' | 'offline'>

/** A row of the host's own list. */
export type OwnListedBook = ListedBook & Pick<BookSummary, 'nextStep'> & { essentials: Essentials }

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

/** As `listBooks`, with the essentials and the next step of each book; for the host only. */
export async function listOwnBooks(db: Db, { hostId }: { hostId: string }): Promise<OwnListedBook[]> {
  const rows = await selectListed(db, hostId)
    .select([
      'books.door_code as doorCode',
      'books.wifi_name as wifiName',
      'books.wifi_password as wifiPassword',
      'books.checkin_time as checkinTime',
      'books.checkout_time as checkoutTime',
      nextStep.as('nextStep'),
    ])
    .execute()
  return rows.map(({ doorCode, wifiName, wifiPassword, checkinTime, checkoutTime, nextStep: next, ...row }) => ({
    ...readListed(row),
    nextStep: next,
    essentials: { doorCode, wifiName, wifiPassword, checkinTime, checkoutTime },
  }))
}

/** `findNextStep` of drafts, without reading their texts into memory; null for published books. */
const nextStep = sql<number | null>`case when ${sql.ref('books.status')} <> 'draft' then null ${sql.join(
  stepContents.map((step) => sql`when ${isStepEmpty(step)} then ${sql.lit(step.number)}`),
  sql` `,
)} else null end`

function isStepEmpty({
  texts,
  ticks,
  lists,
  pictureLists,
  hasPictures,
  hasEmergencyNumbers,
}: (typeof stepContents)[number]) {
  const column = (name: string) => sql.ref(`books.${name}`)
  const conditions = [
    ...texts.map((name) => sql`${column(textColumns[name])} = ${sql.lit(emptyGuestBook[name])}`),
    ...ticks.map((name) => sql`${column(tickColumns[name])} = 0`),
    ...lists.map((list) => sql`${column(listColumns[list])} = '[]'`),
    ...pictureLists.map((list) => sql`${column(pictureColumns[list])} = ''`),
    ...(hasPictures ? ['cover_image_id', 'welcome_image_id'].map((name) => sql`${column(name)} is null`) : []),
    ...(hasEmergencyNumbers
      ? [sql`${column('emergency_numbers')} = ${sql.lit(JSON.stringify(emptyGuestBook.emergencyNumbers))}`]
      : []),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
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
