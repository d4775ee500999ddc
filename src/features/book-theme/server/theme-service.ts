import { type Account, hasPro, renewGuestPages } from '#features/accounts/index.ts'
import {
  bookError,
  countText,
  deleteThemeDefaults,
  findBook,
  type PictureKey,
  raiseRevision,
  refuseStaleEdit,
  refuseUnpaid,
  type StoredTheme,
  toPictureKey,
  withImageIds,
  writeAlone,
  writeBookTheme,
  writeThemeDefaults,
} from '#features/books/index.ts'
import type { Book } from '#features/books/shared/book.ts'
import { type BookTheme, defaultTheme, mapPictures, needsPro } from '#features/books/shared/book-theme.ts'
import { findImage, presentImage, readImageAddress } from '#features/media/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'

type ThemeChange = { look: BookTheme<string>; revision?: number | undefined }

/**
 * Replaces a book's theme and increases its revision. A host without Pro can change logo and accent and show hidden
 * sections; all other parts must equal the stored ones, so that ending Pro loses nothing and a request without Pro
 * gains nothing.
 * @throws NOT_AUTHENTICATED, PAYMENT_REQUIRED, TRIAL_EXPIRED, PLAN_EXPIRED, BOOK_NOT_FOUND, EDIT_CONFLICT, PRO_REQUIRED,
 * BOOK_TOO_LARGE, TEXT_FULL; INVALID_INPUT for an address that is not a picture of the host
 */
export async function changeTheme(context: Context, host: Account, bookId: string, change: ThemeChange): Promise<Book> {
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
    await writeBookTheme(tx, scope, await resolvePictures(tx, host.id, change.look))
    await raiseRevision(tx, scope, now)
    const changed = await findBook(tx, scope)
    if (!changed) throw bookError('BOOK_NOT_FOUND')
    await countText(tx, context, changed)
    return changed
  })
}

/**
 * Sets the theme for the host's new books; null for the default theme.
 * @throws PRO_REQUIRED; INVALID_INPUT as `changeTheme`
 */
export async function changeThemeDefaults(
  context: Context,
  host: Account,
  bookTheme: BookTheme<string> | null,
): Promise<BookTheme | null> {
  const scope = { accountId: host.id }
  return writeAlone(context, host, async (tx, locked) => {
    if (!hasPro(locked, context.clock.now())) throw bookError('PRO_REQUIRED')
    // The list of her books on her domain uses this theme.
    await renewGuestPages(tx, scope)
    if (bookTheme === null) {
      await deleteThemeDefaults(tx, scope)
      return null
    }
    const resolved = await resolvePictures(tx, host.id, defaultTheme(bookTheme))
    await writeThemeDefaults(tx, scope, resolved)
    return mapPictures(resolved, presentImage)
  })
}

/** Refuses pictures of other hosts, and deleted ones. */
async function resolvePictures(tx: Tx, hostId: string, bookTheme: BookTheme<string>): Promise<StoredTheme> {
  const { logo, ownSections } = bookTheme
  return {
    ...bookTheme,
    logo: logo === null ? null : await resolvePicture(tx, hostId, logo, 'look.logo'),
    ownSections: await mapSequentially(ownSections, async (section, index) => ({
      ...section,
      pictures: await mapSequentially(section.pictures, async ({ image, caption }, place) => ({
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
  return toPictureKey(image)
}

/** Sequential, because a transaction has one connection. */
async function mapSequentially<From, To>(items: readonly From[], work: (item: From, index: number) => Promise<To>) {
  const done: To[] = []
  for (const [index, item] of items.entries()) done.push(await work(item, index))
  return done
}
