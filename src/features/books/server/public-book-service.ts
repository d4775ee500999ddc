import { type Account, accessEndsAt, findAccount, hasPro } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { isOpenToGuests } from '../shared/book.ts'
import type { BookForGuests, GuestAccess, PublicPart, SecretsAccess } from '../shared/public-book.ts'
import { pickPublic } from '../shared/public-book.ts'
import { type PublicPictures, withPublicPictures } from '../shared/secrets.ts'
import { bookError } from './book-errors.ts'
import { findBookRow } from './book-queries.ts'
import type { BookRow } from './book-rows.ts'
import { findSecretPictures, listEverSecret } from './secrets/secrets-queries.ts'
import { readBookForGuests } from './stored-book.ts'
import { type BookOutline, findBookOutline, findBookRowPart, isPartName, type PartName } from './stored-book-queries.ts'

/**
 * A book by its public id, drafts included. The caller must check with `isOpenToGuests` and the host's id whether the
 * viewer may read it.
 */
export async function findBookForGuests(
  context: Pick<Context, 'db' | 'clock'>,
  bookId: string,
): Promise<BookForGuests | undefined> {
  const row = await findBookRow(context.db, bookId)
  const access = row && (await findAccess(context, toScope(row)))
  return access && readBookForGuests(row, access)
}

/**
 * As `findBookForGuests`, for some fields only. The cost does not depend on the book's size.
 * @param secrets the reader's access to secrets; by default, that of the permanent link
 */
export async function findPartForGuests<Name extends PartName | 'cover' | 'look'>(
  context: Pick<Context, 'db' | 'clock'>,
  bookId: string,
  names: readonly Name[],
  secrets?: SecretsAccess,
): Promise<(Omit<BookForGuests, 'book'> & { book: PublicPart<Name> }) | undefined> {
  const row = await findBookRowPart(context.db, bookId, (names as readonly string[]).filter(isPartName))
  const access = row && (await findAccess(context, toScope(row)))
  if (!access) return undefined
  const found = readBookForGuests(row, secrets ? { ...access, secrets } : access)
  return { ...found, book: pickPublic(found.book, names) }
}

/** What is known before a book is parsed: who may read it through its permanent link, and its size in a language. */
export async function findOutlineForGuests(
  context: Pick<Context, 'db' | 'clock'>,
  bookId: string,
  language: Language,
): Promise<(BookOutline & { access: GuestAccess }) | undefined> {
  const outline = await findBookOutline(context.db, bookId, language)
  const access = outline && (await findAccess(context, outline))
  return access && { ...outline, access }
}

type AccessScope = { id: string; hostId: string; secretsOpenUntil: number | null }

function toScope(row: BookRow): AccessScope {
  return { id: row.id, hostId: row.host_id, secretsOpenUntil: row.secrets_open_until }
}

/** What the permanent link shows at this moment. */
async function findAccess(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, hostId, secretsOpenUntil }: AccessScope,
): Promise<GuestAccess | undefined> {
  const host = await findAccount(db, { accountId: hostId })
  if (!host) return undefined
  const now = clock.now()
  const ends = [accessEndsAt(host, now), secretsOpenUntil].flatMap((end) => (end !== null && end > now ? [end] : []))
  return {
    isPro: hasPro(host, now),
    validUntil: ends.length > 0 ? Math.min(...ends) : undefined,
    secrets: { kind: 'whileOpen', nowMs: now },
    secretPictures: await findSecretPictures(db, id),
  }
}

/** Where guests get the pictures of a book; undefined where the service itself sends them. */
export async function findPublicPictures(
  { db, config }: Pick<Context, 'db' | 'config'>,
  bookId: string,
): Promise<PublicPictures | undefined> {
  const base = config.mediaPublicUrl
  return base === undefined ? undefined : { base, except: await listEverSecret(db, bookId) }
}

/**
 * A book that the viewer may read: one that is open to guests, or the viewer's own.
 * Guests get the public addresses of its pictures.
 * @throws BOOK_NOT_FOUND
 */
export async function getReadableBook(
  context: Context,
  bookId: string,
  viewer: Account | undefined,
): Promise<BookForGuests> {
  const found = await findBookForGuests(context, bookId)
  if (!found || (!isOpenToGuests(found) && found.hostId !== viewer?.id)) throw bookError('BOOK_NOT_FOUND')
  const pictures = found.hostId === viewer?.id ? undefined : await findPublicPictures(context, bookId)
  return { ...found, book: withPublicPictures(found.book, pictures) }
}
