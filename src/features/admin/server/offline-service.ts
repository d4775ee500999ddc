import { type Account, findObservedAccount, lockAccount, renewGuestPages } from '#features/accounts/index.ts'
import {
  bookError,
  findBookHead,
  listBooks,
  putBookBack,
  putBooksBack,
  takeBookOffline,
  takeBooksOffline,
} from '#features/books/index.ts'
import { enqueueForAccount } from '#features/mail/index.ts'
import { setHandled, setHandledOf } from '#features/reports/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import type { HostBooks } from '../shared/admin-contract.ts'
import type { AuditEntry } from '../shared/audit-entry.ts'
import { adminError } from './admin-errors.ts'
import { presentHostBook } from './admin-presenter.ts'
import { insertAuditEntry } from './audit-queries.ts'

/** Maximum number of a host's books in one answer: offline ones first, then the most recently edited. */
const mostBooks = 50

type BookAction = { adminId: string; bookId: string }
type HostAction = { adminId: string; hostId: string }

/**
 * A host's books as an operator sees them.
 * @throws NOT_FOUND
 */
export async function listHostBooks({ db }: Context, hostId: string): Promise<HostBooks> {
  if (!(await findObservedAccount(db, { accountId: hostId }))) throw platformError('NOT_FOUND')
  const books = (await listBooks(db, { hostId })).toSorted((a, b) => Number(!a.offline) - Number(!b.offline))
  return { books: books.slice(0, mostBooks).map(presentHostBook), hasMore: books.length > mostBooks }
}

/**
 * Takes a book offline until it is put back. The host gets a mail with the reason. Marks the book's reports as handled.
 * @throws BOOK_NOT_FOUND, BOOK_ALREADY_OFFLINE
 */
export async function takeOffline(context: Context, { adminId, bookId }: BookAction, reason: string): Promise<void> {
  await changeBook(context, { adminId, bookId }, async (tx, host, now) => {
    const scope = { hostId: host.id, bookId }
    if (!(await takeBookOffline(tx, scope, { reason, since: now }))) throw adminError('BOOK_ALREADY_OFFLINE')
    await setHandled(tx, { bookId }, now)
    await enqueueForAccount(tx, context.clock, host, {
      template: 'booksOffline',
      params: { bookId, since: now },
      cause: `${bookId}:${now}`,
    })
    return { kind: 'bookTakenOffline', data: { bookId } }
  })
}

/** @throws BOOK_NOT_FOUND, BOOK_NOT_OFFLINE */
export async function putBack(context: Context, { adminId, bookId }: BookAction): Promise<void> {
  await changeBook(context, { adminId, bookId }, async (tx, host, now) => {
    if (!(await putBookBack(tx, { hostId: host.id, bookId }))) throw adminError('BOOK_NOT_OFFLINE')
    await enqueueForAccount(tx, context.clock, host, {
      template: 'booksBack',
      params: { bookId, count: 1 },
      cause: `${bookId}:${now}`,
    })
    return { kind: 'bookPutBack', data: { bookId } }
  })
}

/**
 * As `takeOffline`, for all current books of a host. Books that she creates later are not affected; to prevent those,
 * disable the account.
 * @throws NOT_FOUND, NO_BOOK_ONLINE
 */
export async function takeAllOffline(context: Context, { adminId, hostId }: HostAction, reason: string): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const host = await lockHost(tx, hostId)
    const books = await takeHostOffline(tx, context, host, { reason, withAccount: false })
    if (books === 0) throw adminError('NO_BOOK_ONLINE')
    await insertAuditEntry(tx, { adminId, accountId: hostId }, { kind: 'booksTakenOffline', data: { books } }, now)
  })
}

/** @throws NOT_FOUND, NO_BOOK_OFFLINE */
export async function putAllBack(context: Context, { adminId, hostId }: HostAction): Promise<void> {
  const { db, clock } = context
  await db.transaction().execute(async (tx) => {
    const host = await lockHost(tx, hostId)
    const books = await putHostBack(tx, context, host, { takenWithAccount: false })
    if (books === 0) throw adminError('NO_BOOK_OFFLINE')
    await insertAuditEntry(tx, { adminId, accountId: hostId }, { kind: 'booksPutBack', data: { books } }, clock.now())
  })
}

/**
 * Takes a host's books offline and enqueues the mail. The transaction must hold the account's lock.
 * @param withAccount whether enabling the account puts them back
 * @returns the number of books
 */
export async function takeHostOffline(
  tx: Tx,
  { clock }: Pick<Context, 'clock'>,
  host: Account,
  { reason, withAccount }: { reason: string; withAccount: boolean },
): Promise<number> {
  const since = clock.now()
  const books = await takeBooksOffline(tx, { hostId: host.id }, { reason, since, withAccount })
  if (books === 0) return 0
  await renewGuestPages(tx, { accountId: host.id })
  await setHandledOf(tx, { hostId: host.id }, since)
  await enqueueForAccount(tx, clock, host, {
    template: 'booksOffline',
    params: { bookId: null, since },
    cause: `all:${since}`,
  })
  return books
}

/**
 * The reverse of `takeHostOffline`.
 * @param takenWithAccount only books that went offline with the account
 */
export async function putHostBack(
  tx: Tx,
  { clock }: Pick<Context, 'clock'>,
  host: Account,
  scope: { takenWithAccount: boolean },
): Promise<number> {
  const books = await putBooksBack(tx, { hostId: host.id }, scope)
  if (books === 0) return 0
  await renewGuestPages(tx, { accountId: host.id })
  await enqueueForAccount(tx, clock, host, {
    template: 'booksBack',
    params: { bookId: null, count: books },
    cause: `all:${clock.now()}`,
  })
  return books
}

/** Changes one book while holding its host's lock, and writes the audit entry. */
async function changeBook(
  { db, clock }: Context,
  { adminId, bookId }: BookAction,
  change: (tx: Tx, host: Account, now: number) => Promise<AuditEntry>,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const book = await findBookHead(tx, bookId)
    const host = book && (await lockAccount(tx, { accountId: book.hostId }))
    if (!host) throw bookError('BOOK_NOT_FOUND')
    const entry = await change(tx, host, now)
    // The list of books on the host's domain changes too.
    await renewGuestPages(tx, { accountId: host.id })
    await insertAuditEntry(tx, { adminId, accountId: host.id }, entry, now)
  })
}

async function lockHost(tx: Tx, hostId: string): Promise<Account> {
  const host = await lockAccount(tx, { accountId: hostId })
  if (!host) throw platformError('NOT_FOUND')
  return host
}
