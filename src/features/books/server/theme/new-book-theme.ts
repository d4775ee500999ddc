import { type Account, hasPro } from '#features/accounts/index.ts'
import { isOfflineImage, presentImage, readImageAddress } from '#features/media/index.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type BookTheme, mapPictures, mostFrequentTheme, shownTheme } from '../../shared/book-theme.ts'
import { isSecretPicture } from '../secrets/secrets-queries.ts'
import * as queries from './theme-queries.ts'

/** The host's theme for new books; null for the default theme. */
export async function findDefaults(db: Db, host: Pick<Account, 'id'>): Promise<BookTheme | null> {
  const bookTheme = await queries.findThemeDefaults(db, { accountId: host.id })
  return bookTheme ? mapPictures(bookTheme, presentImage) : null
}

/**
 * The theme of a page that lists several books of a host: her theme for new books, else the one of most of her books.
 * Guests see it: without the logo, if only stays see that picture, or nobody because of books that are offline.
 */
export async function findHostTheme(db: Db, host: Pick<Account, 'id'>, isPro: boolean): Promise<BookTheme> {
  const theme =
    (await findDefaults(db, host)) ?? mostFrequentTheme(await queries.listPublishedThemes(db, { hostId: host.id }))
  const logoId = theme.logo && readImageAddress(theme.logo.url)
  const hidesLogo = logoId ? (await isSecretPicture(db, logoId)) || (await isOfflineImage(db, logoId)) : false
  return shownTheme(hidesLogo ? { ...theme, logo: null } : theme, isPro)
}

/** Sets the theme of a book that was just created: another book's, or the host's theme for new books. */
export async function copyThemeToNewBook(tx: Tx, host: Account, bookId: string, now: number, likeBookId?: string) {
  const hostId = host.id
  const bookTheme = likeBookId
    ? await queries.findStoredTheme(tx, { hostId, bookId: likeBookId })
    : hasPro(host, now) && (await queries.findThemeDefaults(tx, { accountId: hostId }))
  if (bookTheme) await queries.writeBookTheme(tx, { hostId, bookId }, bookTheme)
}
