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
import type { ListedReports } from '../shared/admin-contract.ts'
import { adminError } from './admin-errors.ts'
import { presentReportedBook } from './admin-presenter.ts'
import { insertAct } from './admin-queries.ts'

/** Reported books in one answer, and reports of each. */
const pageLength = 20
const mostTexts = 5

type Listing = { state: 'open' | 'handled'; after?: ReportCursor | undefined }

/** Reported books, the one that was reported last first, each with its newest reports. */
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
 * Leaves a reported book as it is and takes its reports off the open ones; the next report opens them again.
 * @param seenUntil ms UTC: the newest report that the operator has seen
 * @throws NOT_FOUND, REPORTS_CHANGED when others have come in since
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
      const act = { kind: 'reportsDismissed', data: { bookId, reports } } as const
      await insertAct(tx, { adminId, accountId: book.hostId }, act, now)
    } else if (book.handledAt === null) throw adminError('REPORTS_CHANGED')
  })
}
