export { renderPortableBook } from './server/portable-book.tsx'
