export type { Book, BookImage, GuestBook } from './book.ts'
export { bookError } from './book-errors.ts'
export {
  type BookRevision,
  type BookSize,
  countAllBooks,
  countBooks,
  countBooksOf,
  createRevisionReader,
  createShelfStampReader,
  deleteBooksOf,
  findBookById,
  type ListedBook,
  listBookIds,
  listBookSizes,
  listBooks,
  type ShelfStamp,
} from './book-queries.ts'
export { bookRoutes } from './book-routes.ts'
export { lookRoutes } from './look/look-routes.ts'
export { findDefaults, findHostLook } from './look/look-service.ts'
export { offlineMails } from './offline/offline-mails.ts'
export {
  type BookHead,
  findBookHead,
  putBookBack,
  putBooksBack,
  takeBookOffline,
  takeBooksOffline,
} from './offline/offline-queries.ts'
export { findBookForGuests, findOutlineForGuests, findPartForGuests } from './public-book-service.ts'
export type { BookForGuests } from './stored-book.ts'
export { findStoredBook, listStoredBooks } from './stored-book-queries.ts'
export { translationRoutes } from './translations/translation-routes.ts'
