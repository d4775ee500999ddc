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

/** Which page of a book a guest asks for: its own words in a language, the host's translated or as she wrote them. */
export type PageChoice = { language: Language; isOriginal: boolean }

/** A page of a book that is still as the database holds it. */
export type PageOrder = {
  stored: StoredBook
  access: GuestAccess
  choice: PageChoice
  /** Where guests are sent to, when that is not the share link. */
  address: string | undefined
  ownerControls: boolean
  /** Undefined: the service itself sends the pictures. */
  publicPictures: PublicPictures | undefined
}

export type PageTask = {
  /** Undefined when the book was gone by the time it was read. */
  order: PageOrder | undefined
  origin: string
  assets: GuestAssets
}

/** The book in the words that a guest asks for, as far as she may see it. */
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

/** The same in a thread, compressed in all ways as well. */
export function renderGuestPage({ order, origin, assets }: PageTask): PageContent | undefined {
  return order && renderStoredPage(createGuestRenderer({ origin, assets }), order).toContent()
}
