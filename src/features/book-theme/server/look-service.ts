import { type Account, hasPro, renewGuestPages } from '#features/accounts/index.ts'
import {
  bookError,
  countText,
  deleteLookDefaults,
  findBook,
  type PictureKey,
  raiseRevision,
  refuseStaleEdit,
  refuseUnpaid,
  type StoredLook,
  withImageIds,
  writeAlone,
  writeBookLook,
  writeLookDefaults,
} from '#features/books/index.ts'
import type { Book } from '#features/books/shared/book.ts'
import { type BookLook, defaultLook, mapPictures, needsPro } from '#features/books/shared/book-look.ts'
import { findImage, presentImage, readImageAddress } from '#features/media/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'

type LookChange = { look: BookLook<string>; revision?: number | undefined }

/**
 * Replaces a book's look and raises its revision, as any other edit does. A host without Pro sets logo and accent
 * and shows hidden sections again; the other parts have to come back as they are stored, so that nothing is lost when Pro
 * ends and nothing gained by asking.
 * @throws NOT_AUTHENTICATED, PAYMENT_REQUIRED, TRIAL_EXPIRED, BOOK_NOT_FOUND, EDIT_CONFLICT, PRO_REQUIRED,
 *   BOOK_TOO_LARGE, TEXT_FULL;
 *   INVALID_INPUT for an address that is no picture of the host's
 */
export async function changeLook(context: Context, host: Account, bookId: string, change: LookChange): Promise<Book> {
  const now = context.clock.now()
  const scope = { hostId: host.id, bookId }
  return writeAlone(context, host, async (tx, locked) => {
    refuseUnpaid(locked, now)
    const stored = await findBook(tx, scope)
    if (!stored) throw bookError('BOOK_NOT_FOUND')
    refuseStaleEdit(stored, change)
    const wanted = withImageIds(change.look, (address) => address)
    const present = withImageIds(stored.book.look, ({ url }) => url)
    if (!hasPro(locked, now) && needsPro(wanted, present)) throw bookError('PRO_REQUIRED')
    await writeBookLook(tx, scope, await resolvePictures(tx, host.id, change.look))
    await raiseRevision(tx, scope, now)
    const changed = await findBook(tx, scope)
    if (!changed) throw bookError('BOOK_NOT_FOUND')
    await countText(tx, context, changed)
    return changed
  })
}

/**
 * What the host's new books begin with, or null for a plain look.
 * @throws PRO_REQUIRED; INVALID_INPUT as `changeLook`
 */
export async function changeLookDefaults(
  context: Context,
  host: Account,
  look: BookLook<string> | null,
): Promise<BookLook | null> {
  const scope = { accountId: host.id }
  return writeAlone(context, host, async (tx, locked) => {
    if (!hasPro(locked, context.clock.now())) throw bookError('PRO_REQUIRED')
    // The list of her books follows them.
    await renewGuestPages(tx, scope)
    if (look === null) {
      await deleteLookDefaults(tx, scope)
      return null
    }
    const resolved = await resolvePictures(tx, host.id, defaultLook(look))
    await writeLookDefaults(tx, scope, resolved)
    return mapPictures(resolved, presentImage)
  })
}

/** Pictures that are not the host's, or not there any more, are refused. */
async function resolvePictures(tx: Tx, hostId: string, look: BookLook<string>): Promise<StoredLook> {
  const { logo, ownSections } = look
  return {
    ...look,
    logo: logo === null ? null : await resolvePicture(tx, hostId, logo, 'look.logo'),
    ownSections: await inTurn(ownSections, async (section, index) => ({
      ...section,
      pictures: await inTurn(section.pictures, async ({ image, caption }, place) => ({
        image: await resolvePicture(tx, hostId, image, `look.ownSections.${index}.pictures.${place}.image`),
        caption,
      })),
    })),
  }
}

async function resolvePicture(tx: Tx, hostId: string, address: string, field: string): Promise<PictureKey> {
  const imageId = readImageAddress(address)
  const image = imageId && (await findImage(tx, { accountId: hostId, imageId }))
  if (!image) throw platformError('INVALID_INPUT', { fields: { [field]: 'IMAGE_NOT_FOUND' } })
  const { id, width, height, widths } = image
  return { id, width, height, widths }
}

/** One after another: a transaction has one connection. */
async function inTurn<From, To>(items: readonly From[], work: (item: From, index: number) => Promise<To>) {
  const done: To[] = []
  for (const [index, item] of items.entries()) done.push(await work(item, index))
  return done
}
