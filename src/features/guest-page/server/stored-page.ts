import type { GuestAccess } from '#features/books/shared/public-book.ts'
import type { PublicPictures } from '#features/books/shared/secrets.ts'
import { readBookForGuests, type StoredBook } from '#features/books/thread.ts'
import { readGuestWords } from '#features/translations/thread.ts'
import type { Page, PageContent } from '#platform/http/page.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { GuestAssets } from './guest-assets.ts'
import { createGuestRenderer, type GuestRenderer, type RenderableBook } from './guest-renderer.tsx'

declare module '#platform/threads/tasks.ts' {
  interface ThreadTasks {
    renderGuestPage: { input: PageTask; output: PageContent | undefined }
  }
}

/** The page of a book that a guest asks for: in which language, translated or in the host's own words. */
export type PageChoice = { language: Language; isOriginal: boolean }

/** Input of a page whose book is still in its stored form. */
export type PageOrder = {
  stored: StoredBook
  access: GuestAccess
  choice: PageChoice
  /** The address for guests if it is not the share link. */
  address: string | undefined
  ownerControls: boolean
  /** Undefined: the service itself sends the pictures. */
  publicPictures: PublicPictures | undefined
}

export type PageTask = {
  /** Undefined if the book was deleted before it was read. */
  order: PageOrder | undefined
  origin: string
  assets: GuestAssets
}

/** The book in the words that a guest asks for, without what she may not see. */
export function readShownBook({
  stored,
  access,
  choice: { language, isOriginal },
  publicPictures,
}: Pick<PageOrder, 'stored' | 'access' | 'choice' | 'publicPictures'>): Omit<RenderableBook, 'address'> {
  const found = { ...readBookForGuests(stored.row, access), publicPictures }
  const words = readGuestWords(stored, found, language)
  return isOriginal && words?.hasTranslations ? { ...found, isOriginal } : { ...found, ...words }
}

export function renderStoredPage(renderer: Pick<GuestRenderer, 'renderBook'>, order: PageOrder): Page {
  const { address, ownerControls, choice } = order
  const shown = readShownBook(order)
  return renderer.renderBook({ ...shown, address }, choice.language, { ownerControls })
}

/** As above in a worker thread, with all encodings. */
export function renderGuestPage({ order, origin, assets }: PageTask): PageContent | undefined {
  return order && renderStoredPage(createGuestRenderer({ origin, assets }), order).toContent()
}
