import { type Account, accessOf, refuseOtherAccount } from '#features/accounts/index.ts'
import { enqueueFirstBook, enqueuePlanLimit } from '#features/mail/index.ts'
import { deleteFilesIfPossible, deleteUnusedImage } from '#features/media/index.ts'
import { textLimits } from '#limits.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { createId } from '#platform/ids.ts'
import { bookMessages } from '../messages/index.ts'
import type { Book } from '../shared/book.ts'
import type { BookInput, NewBookInput } from '../shared/book-contract.ts'
import { writeAlone, writeInAnyState } from './account-writes.ts'
import { countCreation, countText, refuseMoreBooks } from './book-allowance.ts'
import { countBooks } from './book-count-queries.ts'
import { bookError } from './book-errors.ts'
import { refuseExcess, refuseStaleEdit, refuseUnpaid } from './book-guards.ts'
import * as queries from './book-queries.ts'
import type { BookContent } from './book-rows.ts'
import { nameCopy } from './copy-name.ts'
import { deleteDraft } from './drafts/draft-queries.ts'
import { discardPictures, type PictureContent, resolvePictures, storePictures } from './pictures/book-pictures.ts'
import { copyThemeToNewBook } from './theme/new-book-theme.ts'
import { copyTranslations } from './translations/translation-queries.ts'

/** Called when a book is saved as published, in the same transaction and while holding its host's lock. */
export type OnPublished = (tx: Tx, context: Context, host: Account) => Promise<void>

/** A created book; `isNew` is false if an earlier request with the same key has created it. */
export type Creation = { book: Book; isNew: boolean }

/**
 * Creates a book at revision 1 with the host's default theme. If a book was created with the same key before, returns
 * that book as it is stored.
 * @throws OTHER_ACCOUNT, PAYMENT_REQUIRED, TRIAL_EXPIRED, PLAN_EXPIRED, LIMIT_REACHED, FAIR_USE_REACHED,
 * TOO_MANY_CREATIONS, BOOK_TOO_LARGE, TEXT_FULL, and the errors of `storePictures`
 */
export async function createBook(
  context: Context,
  host: Account,
  input: NewBookInput,
  onPublished: OnPublished,
): Promise<Creation> {
  const now = context.clock.now()
  refuseOtherAccount(host, input.accountId)
  const scope = { hostId: host.id, bookId: createId(), creationKey: input.creationKey }
  const known = await queries.findCreatedBook(context.db, scope)
  if (known) return { book: known, isNew: false }
  refuseUnpaid(host, now)
  await refuseMoreBooks(context.db, context, host)
  await countCreation(context, host)

  const book = await withPictures(context, host, input, async (tx, locked, content) => {
    // A concurrent request with the same key may have created the book; the cleanup job deletes the unused pictures.
    const made = await queries.findCreatedBook(tx, scope)
    if (made) return made
    refuseUnpaid(locked, now)
    await refuseMoreBooks(tx, context, locked)
    await queries.insertBook(tx, scope, await content({ originalLanguage: locked.language, leftovers: [] }), now)
    await copyThemeToNewBook(tx, locked, scope.bookId, now)
    const created = await getBook(tx, scope)
    await countText(tx, context, created)
    if (input.status === 'published') await announcePublication(tx, context, locked, scope.bookId, onPublished)
    await announceFullPlan(tx, context, locked)
    return created
  })
  return { book, isNew: book.id === scope.bookId }
}

/**
 * Copies one of the host's books to a draft with a new name. Both books refer to the same pictures, which are kept as
 * long as one of them exists. A copy counts as a new book with all of its text, and can be retried with its key.
 * @throws BOOK_NOT_FOUND, BOOK_OFFLINE, and the errors of `createBook` except those about pictures
 */
export async function copyBook(
  context: Context,
  host: Account,
  originalId: string,
  creationKey: string | undefined,
): Promise<Creation> {
  const now = context.clock.now()
  const scope = { hostId: host.id, bookId: createId(), creationKey }
  const known = await queries.findCreatedBook(context.db, scope)
  if (known) return { book: known, isNew: false }
  refuseUnpaid(host, now)
  await getBook(context.db, { hostId: host.id, bookId: originalId })
  await refuseMoreBooks(context.db, context, host)
  await countCreation(context, host)

  return writeAlone(context, host, async (tx, locked) => {
    const made = await queries.findCreatedBook(tx, scope)
    if (made) return { book: made, isNew: false }
    refuseUnpaid(locked, now)
    const original = await getBook(tx, { hostId: host.id, bookId: originalId })
    if (original.offline) throw bookError('BOOK_OFFLINE')
    await refuseMoreBooks(tx, context, locked)
    const names = await queries.listBookNames(tx, { hostId: host.id })
    const pattern = bookMessages[locked.language].copyName
    const propertyName = nameCopy(pattern, original.book.propertyName, names, textLimits.line)
    await queries.insertCopy(tx, { ...scope, originalId, propertyName }, now)
    await copyThemeToNewBook(tx, locked, scope.bookId, now, originalId)
    await copyTranslations(tx, { bookId: originalId }, scope)
    const copy = await getBook(tx, scope)
    await countText(tx, context, copy)
    await announceFullPlan(tx, context, locked)
    return { book: copy, isNew: true }
  })
}

/**
 * Replaces a book's content and increases its revision. If the input has a revision, it must be the stored one; without
 * a revision the edit overwrites.
 * @throws OTHER_ACCOUNT, PAYMENT_REQUIRED, TRIAL_EXPIRED, PLAN_EXPIRED, BOOK_NOT_FOUND, EDIT_CONFLICT, INVALID_INPUT,
 * BOOK_TOO_LARGE, TEXT_FULL, and the errors of `storePictures`
 */
export async function updateBook(
  context: Context,
  host: Account,
  bookId: string,
  input: BookInput,
  onPublished: OnPublished,
): Promise<Book> {
  const now = context.clock.now()
  const scope = { hostId: host.id, bookId }
  refuseOtherAccount(host, input.accountId)
  refuseUnpaid(host, now)
  const known = await getBook(context.db, scope)
  refuseStaleEdit(known, input)
  refuseExcess(known, input)

  return withPictures(context, host, input, async (tx, locked, content) => {
    refuseUnpaid(locked, now)
    const stored = await getBook(tx, scope)
    refuseStaleEdit(stored, input)
    refuseExcess(stored, input)
    await queries.updateBook(tx, scope, await content(stored), now)
    const updated = await getBook(tx, scope)
    await countText(tx, context, updated)
    if (input.status === 'published') await announcePublication(tx, context, locked, bookId, onPublished)
    return updated
  })
}

/**
 * Deletes a book, and its pictures unless another book uses them. Deletes rows before files, so that no row refers to a
 * missing file.
 * @throws BOOK_NOT_FOUND
 */
export async function deleteBook(context: Context, host: Account, bookId: string): Promise<void> {
  const deletedImages = await writeInAnyState(context, host, async (tx) => {
    const imageIds = await queries.deleteBook(tx, { hostId: host.id, bookId })
    if (!imageIds) throw bookError('BOOK_NOT_FOUND')
    const deleted: string[] = []
    for (const imageId of imageIds) {
      if (await deleteUnusedImage(tx, { accountId: host.id, imageId })) deleted.push(imageId)
    }
    return deleted
  })
  for (const imageId of deletedImages) await deleteFilesIfPossible(context, imageId)
}

/** @throws BOOK_NOT_FOUND for missing and foreign books */
export async function getBook(db: Db, scope: { hostId: string; bookId: string }): Promise<Book> {
  const book = await queries.findBook(db, scope)
  if (!book) throw bookError('BOOK_NOT_FOUND')
  return book
}

/** Values for optional fields of an input, from the stored book or its host. */
type Defaults = Pick<Book, 'originalLanguage' | 'leftovers'> & Partial<Pick<Book, 'book'>>

type Write = (tx: Tx, locked: Account, content: (defaults: Defaults) => Promise<BookContent>) => Promise<Book>

/**
 * Stores the pictures, then runs a write while holding the account's lock, and deletes the draft of what is written;
 * discards the pictures if the write fails.
 */
async function withPictures(context: Context, host: Account, input: BookInput, write: Write): Promise<Book> {
  const pictures = await storePictures(context, host.id, input)
  try {
    return await writeAlone(context, host, async (tx, locked) => {
      if (input.draftId !== undefined) await deleteDraft(tx, { accountId: host.id, draftId: input.draftId })
      return write(tx, locked, async (defaults) => {
        const resolved = await resolvePictures(tx, host.id, input, pictures, defaults.book)
        return toContent(input, resolved, defaults)
      })
    })
  } catch (error) {
    await discardPictures(context, host.id, pictures)
    throw error
  }
}

function toContent(input: BookInput, pictures: PictureContent, defaults: Defaults): BookContent {
  const {
    coverImage: _cover,
    welcomeImage: _welcome,
    revision: _revision,
    accountId: _account,
    draftId: _draft,
    ...content
  } = input
  const originalLanguage = input.originalLanguage ?? defaults.originalLanguage
  const leftovers = input.leftovers ?? defaults.leftovers
  return { ...content, ...pictures, originalLanguage, leftovers }
}

async function announcePublication(
  tx: Tx,
  context: Context,
  host: Account,
  bookId: string,
  onPublished: OnPublished,
): Promise<void> {
  // The outbox sends this mail once per account.
  await enqueueFirstBook(tx, context.clock, host, bookId)
  await onPublished(tx, context, host)
}

async function announceFullPlan(tx: Tx, { clock }: Context, host: Account): Promise<void> {
  const { bookLimit } = accessOf(host, clock.now())
  const count = await countBooks(tx, { hostId: host.id })
  if (count === bookLimit) await enqueuePlanLimit(tx, clock, host, bookLimit)
}
