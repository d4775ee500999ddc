import { type Account, accessEndsAt, findAccount, hasPro } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { isOpenToGuests } from '../shared/book.ts'
import type { BookForGuests, GuestAccess } from '../shared/public-book.ts'
import { type PublicPart, pickPublic } from '../shared/public-book.ts'
import { bookError } from './book-errors.ts'
import { findBookRow } from './book-queries.ts'
import { textColumns } from './book-tables.ts'
import { readBookForGuests } from './stored-book.ts'
import { type BookOutline, findBookOutline, findBookRowPart } from './stored-book-queries.ts'

/**
 * A book by its public id, drafts included. The caller must check with `isOpenToGuests` and the host's id whether the
 * viewer may read it.
 */
export async function findBookForGuests(
  context: Pick<Context, 'db' | 'clock'>,
  bookId: string,
): Promise<BookForGuests | undefined> {
  const row = await findBookRow(context.db, bookId)
  const access = row && (await findAccess(context, row.host_id))
  return access && readBookForGuests(row, access)
}

/** As `findBookForGuests`, for some fields only. The cost does not depend on the book's size. */
export async function findPartForGuests<Name extends keyof typeof textColumns | 'cover' | 'look'>(
  context: Pick<Context, 'db' | 'clock'>,
  bookId: string,
  names: readonly Name[],
): Promise<(Omit<BookForGuests, 'book'> & { book: PublicPart<Name> }) | undefined> {
  const row = await findBookRowPart(context.db, bookId, (names as readonly string[]).filter(isTextName))
  const access = row && (await findAccess(context, row.host_id))
  if (!access) return undefined
  const found = readBookForGuests(row, access)
  return { ...found, book: pickPublic(found.book, names) }
}

function isTextName(name: string): name is keyof typeof textColumns {
  return name in textColumns
}

/** What is known before a book is parsed: who may read it, and its size in a language. */
export async function findOutlineForGuests(
  context: Pick<Context, 'db' | 'clock'>,
  bookId: string,
  language: Language,
): Promise<(BookOutline & { access: GuestAccess }) | undefined> {
  const outline = await findBookOutline(context.db, bookId, language)
  const access = outline && (await findAccess(context, outline.hostId))
  return access && { ...outline, access }
}

async function findAccess(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: string,
): Promise<GuestAccess | undefined> {
  const host = await findAccount(db, { accountId })
  const now = clock.now()
  return host && { isPro: hasPro(host, now), validUntil: accessEndsAt(host, now) ?? undefined }
}

/**
 * A book that the viewer may read: one that is open to guests, or the viewer's own.
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
