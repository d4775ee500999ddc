export type { GuestAssets } from './server/guest-assets.ts'
export { createGuestRenderer, type StayPage } from './server/guest-renderer.tsx'
export { renderPortableBook } from './server/portable-book.tsx'
export { type PageOrder, readShownBook } from './server/stored-page.ts'
