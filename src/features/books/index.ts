export type { Book, BookImage, GuestBook } from './book.ts'
export { bookError } from './book-errors.ts'
export { presentBook } from './book-presenter.ts'
export {
  type BookRevision,
  countAllBooks,
  countBooks,
  countBooksOf,
  createRevisionReader,
  deleteBooksOf,
  findGuestBook,
  listWholeBooks,
} from './book-queries.ts'
export { bookRoutes } from './book-routes.ts'
