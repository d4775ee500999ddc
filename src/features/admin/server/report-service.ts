import type { Account } from '#features/accounts/index.ts'
import {
  findReportedBook,
  listReportedBooks,
  listReports,
  type ReportCursor,
  setHandled,
} from '#features/reports/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import type { ListedReports } from '../shared/admin-reports-contract.ts'
import { adminError } from './admin-errors.ts'
import { presentReportedBook } from './admin-presenter.ts'
import { insertAuditEntry } from './audit-queries.ts'

/** Maximum number of reported books in one answer, and of reports per book. */
const pageLength = 20
const mostTexts = 5

type Listing = { state: 'open' | 'handled'; after?: ReportCursor | undefined }

/** Reported books, the most recently reported first, each with its newest reports. */
export async function listReported({ db }: Context, { state, after }: Listing): Promise<ListedReports> {
  const found = await listReportedBooks(db, { isHandled: state === 'handled', after, limit: pageLength + 1 })
  const books = found.slice(0, pageLength)
  const last = books.at(-1)
  const reports = await listReports(
    db,
    books.map(({ bookId }) => bookId),
  )
  return {
    books: books.map((book) => presentReportedBook(book, (reports.get(book.bookId) ?? []).slice(0, mostTexts))),
    next: found.length > pageLength && last ? `${last.lastAt}.${last.bookId}` : null,
  }
}

/**
 * Marks a book's reports as handled without a change to the book. A new report opens them again.
 * @param seenUntil ms UTC: the newest report that the operator has seen
 * @throws NOT_FOUND, REPORTS_CHANGED if there are newer reports
 */
export async function dismissReports(
  { db, clock }: Context,
  { id: adminId }: Account,
  { bookId, seenUntil }: { bookId: string; seenUntil: number },
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const reports = await setHandled(tx, { bookId, seenUntil }, now)
    const book = await findReportedBook(tx, { bookId })
    if (!book) throw platformError('NOT_FOUND')
    if (reports !== undefined) {
      const entry = { kind: 'reportsDismissed', data: { bookId, reports } } as const
      await insertAuditEntry(tx, { adminId, accountId: book.hostId }, entry, now)
    } else if (book.handledAt === null) throw adminError('REPORTS_CHANGED')
  })
}
