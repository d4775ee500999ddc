import { type Account, accessEndsAt, findAccount, hasPro } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { type Book, isOpenToGuests } from './book.ts'
import { bookError } from './book-errors.ts'
import { findBookById } from './book-queries.ts'
import { type PublicBook, toPublicBook } from './public-book.ts'

/** A book for what is shown to guests: without the leftovers, and with what guests may see of its content. */
export type BookForGuests = Omit<Book, 'book' | 'leftovers'> & {
  book: PublicBook
  /** Whether its host has what only Pro gives. */
  isPro: boolean
  /** When the host's access ends by the clock alone, and `isPro` with it; milliseconds UTC. */
  validUntil: number | undefined
}

/**
 * A book by its public id, which is all that a guest has; drafts included. Whoever shows it decides by `isOpenToGuests`
 * and host whether it may be read at all.
 */
export async function findBookForGuests(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  bookId: string,
): Promise<BookForGuests | undefined> {
  const found = await findBookById(db, bookId)
  const host = found && (await findAccount(db, { accountId: found.hostId }))
  if (!host) return undefined
  const now = clock.now()
  const isPro = hasPro(host, now)
  const { leftovers: _leftovers, book, ...facts } = found
  return { ...facts, book: toPublicBook(book, { isPro }), isPro, validUntil: accessEndsAt(host, now) ?? undefined }
}

/**
 * A book as the viewer may read it: one that is open to guests, or any of the viewer's own.
 * @throws BOOK_NOT_FOUND
 */
export async function getReadableBook(
  context: Context,
  bookId: string,
  viewer: Account | undefined,
): Promise<BookForGuests> {
  const found = await findBookForGuests(context, bookId)
  if (!found || (!isOpenToGuests(found) && found.hostId !== viewer?.id)) throw bookError('BOOK_NOT_FOUND')
  return found
}
