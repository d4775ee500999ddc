import type { Db } from '#platform/db/database.ts'
import { createId } from '#platform/ids.ts'
import { maxStoredReports, type Report } from '../shared/report.ts'
import './report-tables.ts'

type BookScope = { bookId: string }

/** A book with open or handled reports. Times are milliseconds UTC. */
export type ReportedBook = {
  bookId: string
  hostId: string
  propertyName: string
  status: 'draft' | 'published'
  isOffline: boolean
  hostName: string
  hostEmail: string
  /** Number of reports since the operator's last decision. */
  count: number
  openedAt: number
  lastAt: number
  handledAt: number | null
}

/**
 * Counts a report of a book. The first report after a decision opens the case again. Locks the row until the transaction
 * ends.
 * @returns when the last mail was sent to the operator, in ms UTC
 */
export async function countReport(db: Db, { bookId }: BookScope, now: number): Promise<{ mailedAt: number | null }> {
  const row = await db
    .insertInto('reported_books')
    .values({ book_id: bookId, reports: 1, opened_at: now, last_at: now, mailed_at: null, handled_at: null })
    .onConflict((conflict) =>
      conflict.column('book_id').doUpdateSet((eb) => {
        const isOpen = eb('reported_books.handled_at', 'is', null)
        return {
          reports: eb
            .case()
            .when(isOpen)
            .then(eb('reported_books.reports', '+', 1))
            .else(1)
            .end(),
          opened_at: eb.case().when(isOpen).then(eb.ref('reported_books.opened_at')).else(now).end(),
          last_at: now,
          handled_at: null,
        }
      }),
    )
    .returning('mailed_at')
    .executeTakeFirstOrThrow()
  return { mailedAt: row.mailed_at }
}

/** Stores a report and deletes the book's oldest reports beyond the limit. */
export async function insertReport(db: Db, { bookId }: BookScope, report: Report): Promise<void> {
  await db
    .insertInto('book_reports')
    .values({
      id: createId(),
      book_id: bookId,
      reason: report.reason,
      text: report.text,
      email: report.email,
      created_at: report.createdAt,
    })
    .execute()
  const old = await db
    .selectFrom('book_reports')
    .select('id')
    .where('book_id', '=', bookId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(maxStoredReports)
    .limit(maxStoredReports)
    .execute()
  if (old.length === 0) return
  await db
    .deleteFrom('book_reports')
    .where(
      'id',
      'in',
      old.map(({ id }) => id),
    )
    .execute()
}

export async function setMailedAt(db: Db, { bookId }: BookScope, now: number): Promise<void> {
  await db.updateTable('reported_books').set({ mailed_at: now }).where('book_id', '=', bookId).execute()
}

/** A position in the list: the last book of the previous page. */
export type ReportCursor = { lastAt: number; bookId: string }

type Listing = { isHandled: boolean; after: ReportCursor | undefined; limit: number }

/** Lists reported books, most recently reported first. */
export async function listReportedBooks(db: Db, { isHandled, after, limit }: Listing): Promise<ReportedBook[]> {
  const rows = await selectReportedBooks(db)
    .where('reported_books.handled_at', isHandled ? 'is not' : 'is', null)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('reported_books.last_at', '<', after?.lastAt ?? 0),
          eb.and([
            eb('reported_books.last_at', '=', after?.lastAt ?? 0),
            eb('reported_books.book_id', '>', after?.bookId ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('reported_books.last_at', 'desc')
    .orderBy('reported_books.book_id')
    .limit(limit)
    .execute()
  return rows.map(readReportedBook)
}

export async function findReportedBook(db: Db, { bookId }: BookScope): Promise<ReportedBook | undefined> {
  const row = await selectReportedBooks(db).where('reported_books.book_id', '=', bookId).executeTakeFirst()
  return row && readReportedBook(row)
}

/** The reports of the given books by book id, newest first. */
export async function listReports(db: Db, bookIds: readonly string[]): Promise<Map<string, Report[]>> {
  const reports = new Map<string, Report[]>()
  if (bookIds.length === 0) return reports
  const rows = await db
    .selectFrom('book_reports')
    .selectAll()
    .where('book_id', 'in', bookIds)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  for (const { book_id: bookId, reason, text, email, created_at: createdAt } of rows) {
    const ofBook = reports.get(bookId) ?? []
    ofBook.push({ reason, text, email, createdAt })
    reports.set(bookId, ofBook)
  }
  return reports
}

/**
 * Stores that an operator has decided about the reports of a book.
 * @param seenUntil ms UTC; does nothing if there are later reports, which the operator has not seen
 * @returns the number of reports; undefined when none is open
 */
export async function setHandled(
  db: Db,
  { bookId, seenUntil }: BookScope & { seenUntil?: number | undefined },
  now: number,
): Promise<number | undefined> {
  const row = await db
    .updateTable('reported_books')
    .set({ handled_at: now })
    .where('book_id', '=', bookId)
    .where('handled_at', 'is', null)
    .$if(seenUntil !== undefined, (query) => query.where('last_at', '<=', seenUntil ?? 0))
    .returning('reports')
    .executeTakeFirst()
  return row?.reports
}

/** Like `setHandled`, for all books of a host. */
export async function setHandledOf(db: Db, { hostId }: { hostId: string }, now: number): Promise<void> {
  await db
    .updateTable('reported_books')
    .set({ handled_at: now })
    .where('handled_at', 'is', null)
    .where('book_id', 'in', (eb) => eb.selectFrom('books').select('id').where('host_id', '=', hostId))
    .execute()
}

/** Deletes reports from before a time (ms UTC). */
export async function deleteReportsBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom('book_reports').where('created_at', '<', before).execute()
  await db.deleteFrom('reported_books').where('last_at', '<', before).execute()
}

function selectReportedBooks(db: Db) {
  return db
    .selectFrom('reported_books')
    .innerJoin('books', 'books.id', 'reported_books.book_id')
    .innerJoin('accounts', 'accounts.id', 'books.host_id')
    .select([
      'reported_books.book_id',
      'reported_books.reports',
      'reported_books.opened_at',
      'reported_books.last_at',
      'reported_books.handled_at',
      'books.host_id',
      'books.property_name',
      'books.status',
      'books.offline_since',
      'accounts.name',
      'accounts.email',
    ])
}

type ReportedRow = Awaited<ReturnType<ReturnType<typeof selectReportedBooks>['executeTakeFirstOrThrow']>>

function readReportedBook(row: ReportedRow): ReportedBook {
  return {
    bookId: row.book_id,
    hostId: row.host_id,
    propertyName: row.property_name,
    status: row.status,
    isOffline: row.offline_since !== null,
    hostName: row.name,
    hostEmail: row.email,
    count: row.reports,
    openedAt: row.opened_at,
    lastAt: row.last_at,
    handledAt: row.handled_at,
  }
}
