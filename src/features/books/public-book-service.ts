import { type Account, accessEndsAt, findAccount, hasPro } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { isOpenToGuests } from './book.ts'
import { bookError } from './book-errors.ts'
import { findBookRow } from './book-queries.ts'
import { type BookForGuests, type GuestAccess, readBookForGuests, type StoredBook } from './stored-book.ts'
import { findStoredTranslations } from './translations/translation-queries.ts'

/**
 * A book by its public id, which is all that a guest has; drafts included. Whoever shows it decides by `isOpenToGuests`
 * and host whether it may be read at all.
 */
export async function findBookForGuests(
  context: Pick<Context, 'db' | 'clock'>,
  bookId: string,
): Promise<BookForGuests | undefined> {
  const row = await findBookRow(context.db, bookId)
  const access = row && (await findAccess(context, row.host_id))
  return access && readBookForGuests(row, access)
}

/** As `findBookForGuests`, as it is stored, with the translations into a language as far as guests see any. */
export async function findStoredForGuests(
  context: Pick<Context, 'db' | 'clock'>,
  bookId: string,
  language: Language,
): Promise<{ stored: StoredBook; access: GuestAccess } | undefined> {
  const row = await findBookRow(context.db, bookId)
  const access = row && (await findAccess(context, row.host_id))
  if (!access) return undefined
  const into = access.isPro && language !== row.original_language ? [language] : []
  return { stored: { row, translations: await findStoredTranslations(context.db, { bookId, into }) }, access }
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
