import type { Db } from '#platform/db/database.ts'
import { createRowReader, type RowReader } from '#platform/db/row-reader.ts'
import { notePageChange } from '#platform/page-changes.ts'
import type { BookStatus } from '../shared/book.ts'

export type BookRevision = {
  /** Increases with every change of the book, and of what the host's plan allows guests to see. */
  revision: number
  status: BookStatus
  /** When the operator took the book offline, in ms UTC. */
  offlineSince: number | null
  hostId: string
}

/**
 * Reads the revision that decides whether a cached page is current; one indexed read per guest request. The sum of both
 * revisions identifies a state, because both only increase.
 */
export function createRevisionReader(db: Db): RowReader<BookRevision> {
  return createRowReader(
    db,
    (bookIds) =>
      db
        .selectFrom('books')
        .innerJoin('accounts', 'accounts.id', 'books.host_id')
        .select((eb) => [
          'books.id as key',
          eb('books.revision', '+', eb.ref('accounts.plan_revision')).as('revision'),
          'books.status',
          'books.offline_since as offlineSince',
          'books.host_id as hostId',
        ])
        .where('books.id', 'in', bookIds),
    (_bookId, book) => book?.hostId,
  )
}

/** Whether a copy of the database has a revision of `createRevisionReader`, or a later one. */
export async function hasRevision(db: Db, bookId: string, revision: number): Promise<boolean> {
  const found = await db
    .selectFrom('books')
    .innerJoin('accounts', 'accounts.id', 'books.host_id')
    .select('books.id')
    .where('books.id', '=', bookId)
    .where((eb) => eb(eb('books.revision', '+', eb.ref('accounts.plan_revision')), '>=', revision))
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Reads the stamp that decides whether a cached list of a host's books is current; one read of the index of her books
 * per request. Each part only increases, except when a book is deleted, which changes another part.
 */
export function createBookListStampReader(db: Db): RowReader<BookListStamp> {
  return createRowReader(
    db,
    (hostIds) =>
      db
        .selectFrom('accounts')
        .leftJoin('books', 'books.host_id', 'accounts.id')
        .select((eb) => [
          'accounts.id as key',
          'accounts.plan_revision as planRevision',
          eb.fn.count<number>('books.id').as('books'),
          eb.fn.sum<number | null>('books.revision').as('revisions'),
          eb.fn.max('books.updated_at').as('updatedAt'),
        ])
        .where('accounts.id', 'in', hostIds)
        .groupBy(['accounts.id', 'accounts.plan_revision']),
    (hostId) => hostId,
  )
}

export type BookListStamp = { planRevision: number; books: number; revisions: number | null; updatedAt: number | null }

/** Marks a book as changed, for changes outside of its content: theme, translations. */
export async function raiseRevision(
  db: Db,
  { hostId, bookId }: { hostId: string; bookId: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('books')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', '=', bookId)
    .where('host_id', '=', hostId)
    .execute()
  await notePageChange(db, { kind: 'book', id: bookId })
}
