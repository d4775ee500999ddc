export { findGuestAssets, type GuestAssets } from './server/guest-assets.ts'
export { guestChoice, guestLanguage } from './server/guest-language.ts'
export { GuestPageCache } from './server/guest-page-cache.ts'
export { type AskedBook, askedPage, createBookAnswer, createGuestPageHandler } from './server/guest-page-handler.ts'
export { guestRoutes } from './server/guest-routes.ts'
export {
  createGuestService,
  type GuestService,
  type PageRendering,
  type WantedBookList,
} from './server/guest-service.ts'
export { renderPortableBook } from './server/portable-book.tsx'
export { renderInThread } from './server/proof-page.ts'
export type { PageChoice, PageOrder } from './server/stored-page.ts'
export { topicsOf } from './shared/search-words.ts'
export type { BookList, ListedBook } from './ui/book-list.tsx'
