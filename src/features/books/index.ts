export type { Book, BookImage, GuestBook } from './book.ts'
export { bookError } from './book-errors.ts'
export {
  type BookRevision,
  countAllBooks,
  countBooks,
  countBooksOf,
  findBookRevisions,
  findGuestBook,
} from './book-queries.ts'
export { bookRoutes } from './book-routes.ts'
