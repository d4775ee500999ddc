import { type Account, getAccountSettings, listOwnSessions, presentCurrentUser } from '#features/accounts/index.ts'
import { exportVisits } from '#features/analytics/index.ts'
import type { BookImage } from '#features/books/book.ts'
import {
  type Book,
  findDefaults,
  listTranslations,
  listWholeBooks,
  presentOwnBook,
  readTranslatedBook,
} from '#features/books/index.ts'
import { type BookLook, mapPictures } from '#features/books/look/book-look.ts'
import { toPublicBook } from '#features/books/public-book.ts'
import { listDomains, listSlugs } from '#features/domains/index.ts'
import { renderPortableBook } from '#features/guest/index.ts'
import { type Image, listImages, readImageAddress, readImageFile } from '#features/media/index.ts'
import type { Context } from '#platform/context.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { folderName } from './folder-name.ts'
import { type ArchiveFile, writeZip } from './zip-archive.ts'

/** Further parts of `account.json` by name, of features that this one does not know. */
export type ExportParts = Readonly<Record<string, (context: Context, account: Account) => Promise<unknown>>>

type Setting = { sessionToken: string; exportParts: ExportParts }

/**
 * Everything that an account has here, as a ZIP: `account.json`, a folder per book with its data and as pages that
 * open without us, what was counted of their visits, and all pictures in their largest size.
 *
 * The rows are read before it begins, so that a failure there is an answer; pictures follow one by one.
 */
export async function exportAccount(
  context: Context,
  account: Account,
  setting: Setting,
): Promise<AsyncGenerator<Uint8Array>> {
  const { db, clock } = context
  const [about, books, images, visits] = [
    await describeAccount(context, account, setting),
    await listWholeBooks(db, { hostId: account.id }),
    await listImages(db, { accountId: account.id }),
    await exportVisits(context, account),
  ]
  return writeZip(listFiles(context, about, books, images, visits), clock.now())
}

async function* listFiles(
  context: Context,
  about: object,
  books: readonly Book[],
  images: readonly Image[],
  visits: Awaited<ReturnType<typeof exportVisits>>,
): AsyncGenerator<ArchiveFile> {
  yield { path: 'account.json', content: toJson(about) }
  if (visits.csv !== undefined) yield { path: 'visits.csv', content: visits.csv }
  if (visits.missed.length > 0) yield { path: 'searches.json', content: toJson(visits.missed) }
  for (const [index, book] of books.entries()) {
    const folder = `books/${folderName(index + 1, book.book.propertyName)}`
    yield { path: `${folder}/book.json`, content: toJson(await describeBook(context, book)) }
    for (const language of languages) {
      yield { path: `${folder}/${pageName(language, book)}`, content: await renderPage(context, book, language) }
    }
  }
  for (const { id, width } of images) {
    const content = await readImageFile(context.storage, id, width)
    // A picture that is deleted while we pack is left out.
    if (content) yield { path: `images/${imageName(id)}`, content }
  }
}

/** From a book's folder to the root of the archive. */
const fromBook = '../../'

async function describeAccount(
  context: Context,
  account: Account,
  { sessionToken, exportParts }: Setting,
): Promise<object> {
  const now = context.clock.now()
  const { wantsTips, pendingEmail } = await getAccountSettings(context, account)
  const sessions = await listOwnSessions(context, account, sessionToken)
  const defaults = await findDefaults(context.db, account)
  const further: [string, unknown][] = []
  for (const [name, read] of Object.entries(exportParts)) further.push([name, await read(context, account)])
  return {
    exportedAt: new Date(now).toISOString(),
    account: {
      ...presentCurrentUser(account, now),
      createdAt: new Date(account.createdAt).toISOString(),
      wantsTips,
      pendingEmail,
    },
    sessions: sessions.map(({ device, createdAt, lastSeenAt }) => ({
      ...device,
      createdAt: new Date(createdAt).toISOString(),
      lastSeenAt: new Date(lastSeenAt).toISOString(),
    })),
    newBooksLook: defaults && describeLook(defaults, ''),
    ...(await describeDomains(context, account)),
    ...Object.fromEntries(further),
  }
}

async function describeDomains({ db }: Context, { id: accountId }: Account): Promise<object> {
  const domains = await listDomains(db, { accountId })
  return {
    domains: domains.map(({ name, bookId, listsBooks, state, createdAt }) => ({
      name,
      bookId,
      listsBooks,
      state,
      createdAt: new Date(createdAt).toISOString(),
    })),
    bookAddresses: await listSlugs(db, { accountId }),
  }
}

function describeLook(look: BookLook, root: string): object {
  return mapPictures(look, (picture) => describePicture(picture, root) ?? undefined)
}

/** As the API gives it, with lists as lists and pictures as files of the archive. */
async function describeBook({ db }: Context, whole: Book): Promise<object> {
  const { book } = whole
  const translations = await listTranslations(db, { bookId: whole.id })
  return {
    ...presentOwnBook(whole),
    ...book,
    cover: describePicture(book.cover, fromBook),
    coverImage: undefined,
    welcomePicture: describePicture(book.welcomePicture, fromBook),
    welcomeImage: undefined,
    translations: Object.fromEntries(translations),
    look: describeLook(book.look, fromBook),
  }
}

function describePicture(picture: BookImage | null, root: string): object | null {
  return picture && { file: root + pictureFile(picture), width: picture.width, height: picture.height }
}

/** A page for guests, so without what the host has hidden from them; `book.json` has everything. */
async function renderPage({ config, db }: Context, book: Book, language: Language): Promise<string> {
  // All of the look, whatever the plan shows of it.
  const shown = { ...book, book: toPublicBook(book.book, { isPro: true }) }
  return renderPortableBook(
    { ...shown, ...(await readTranslatedBook(db, shown, language)) },
    {
      origin: config.origin,
      language,
      hrefForLanguage: (other) => pageName(other, book),
      pictureHref: (picture) => fromBook + pictureFile(picture),
    },
  )
}

/** In the language that it was written in the page is the book; the others stand beside it. */
function pageName(language: Language, { originalLanguage }: Book): string {
  return language === originalLanguage ? 'book.html' : `book.${language}.html`
}

function pictureFile({ url }: BookImage): string {
  return `images/${imageName(readImageAddress(url) ?? '')}`
}

function imageName(id: string): string {
  return `${id}.webp`
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
