import { type Account, accessOf } from '#features/accounts/index.ts'
import { bookLimits } from '#limits.ts'
import { minute, second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { languages } from '#platform/i18n/languages.ts'
import { consumeRateLimit, rateOf } from '#platform/rate-limits.ts'
import type { Book } from '../shared/book.ts'
import { countBooks, getTextBytes, sumTextBytes, writeTextBytes } from './book-count-queries.ts'
import { bookError } from './book-errors.ts'
import { bookTextBytes, listBookTexts } from './book-text.ts'
import { packTranslations, readAllTranslations } from './translations/stored-translations.ts'
import { countTranslationBytes, findStoredTranslations, writeTranslations } from './translations/translation-queries.ts'

const kilobyte = 1_000
const megabyte = 1_000_000

/** @throws LIMIT_REACHED for the limit of the plan, FAIR_USE_REACHED for the limit of any account */
export async function refuseMoreBooks(db: Db, { config, clock }: Context, host: Account): Promise<void> {
  const { bookLimit } = accessOf(host, clock.now())
  const { booksPerAccount } = config.limits
  const count = await countBooks(db, { hostId: host.id })
  if (count >= bookLimit) throw bookError('LIMIT_REACHED')
  if (count >= booksPerAccount) throw bookError('FAIR_USE_REACHED', { params: { limit: booksPerAccount } })
}

/**
 * Counts a creation or a copy against the account's rate limit. Must not be called inside a transaction: on SQLite the
 * count would wait for its end.
 * @throws TOO_MANY_CREATIONS
 */
export async function countCreation(context: Context, host: Account): Promise<void> {
  const rate = rateOf(context, 'creationsPerAccount')
  try {
    await consumeRateLimit(context, [{ name: 'creation', subject: host.id, ...rate }])
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error
    const minutes = Math.ceil(((error.retryAfter ?? 0) * second) / minute)
    throw bookError('TOO_MANY_CREATIONS', {
      params: { limit: rate.limit, minutes },
      retryAfter: error.retryAfter,
      cause: error,
    })
  }
}

/**
 * Counts the text of a book that was just written, in the same transaction. A book or an account that was over its
 * limit before is accepted if it does not grow.
 * @throws BOOK_TOO_LARGE, TEXT_FULL
 */
export async function countText(tx: Tx, context: Context, written: Book): Promise<void> {
  const scope = { hostId: written.hostId, bookId: written.id }
  const ownTextBytes = bookTextBytes(written)
  const bytes = ownTextBytes + (await countTranslationBytes(tx, scope))
  if (bytes > bookLimits.textBytes) await forgetOrphans(tx, written)
  await countTextBytes(tx, context, scope, ownTextBytes)
}

/**
 * As `countText`, if the bytes of the book's original language are known.
 * @throws BOOK_TOO_LARGE, TEXT_FULL
 */
export async function countTextBytes(
  tx: Tx,
  context: Context,
  scope: { hostId: string; bookId: string },
  ownTextBytes: number,
): Promise<void> {
  const { hostId } = scope
  const before = await getTextBytes(tx, scope)
  const bytes = ownTextBytes + (await countTranslationBytes(tx, scope))
  if (bytes === before) return
  await writeTextBytes(tx, scope, bytes)
  if (bytes < before) return
  refuseLargeText(bytes)
  refuseFullText(context, await sumTextBytes(tx, { hostId }))
}

/** @param bytes of one book's text @throws BOOK_TOO_LARGE */
export function refuseLargeText(bytes: number): void {
  if (bytes <= bookLimits.textBytes) return
  throw bookError('BOOK_TOO_LARGE', {
    params: { size: Math.ceil(bytes / kilobyte), limit: bookLimits.textBytes / kilobyte },
  })
}

/** @param bytes of all text of an account @throws TEXT_FULL */
export function refuseFullText({ config }: Context, bytes: number): void {
  const { textBytesPerAccount } = config.limits
  if (bytes <= textBytesPerAccount) return
  throw bookError('TEXT_FULL', {
    // Rounded up to a tenth, so that a refused size is never displayed as equal to the limit.
    params: { size: Math.ceil(bytes / (megabyte / 10)) / 10, limit: textBytesPerAccount / megabyte },
  })
}

/**
 * Deletes translations of texts that are no longer in the book. They are normally kept in case a text is restored. As
 * hosts can neither see nor delete them, they are the first to go when the limit is reached.
 */
async function forgetOrphans(tx: Tx, book: Book): Promise<void> {
  const said = new Set(listBookTexts(book).map((text) => text.trim()))
  const stored = await findStoredTranslations(tx, { bookId: book.id, into: languages })
  for (const [language, kept] of readAllTranslations(stored)) {
    const left = kept.filter(({ source }) => said.has(source))
    if (left.length < kept.length) await writeTranslations(tx, { bookId: book.id, language }, packTranslations(left))
  }
}
