export { writeAlone, writeInAnyState } from './server/account-writes.ts'
export { countText, countTextBytes } from './server/book-allowance.ts'
export {
  type BookSize,
  countAllBooks,
  countBooks,
  countBooksOf,
  findBookSize,
  listBookSizes,
} from './server/book-count-queries.ts'
export { bookError } from './server/book-errors.ts'
export { refuseStaleEdit, refuseUnpaid } from './server/book-guards.ts'
export { type ListedBook, listBooks } from './server/book-list-queries.ts'
export { presentBook } from './server/book-presenter.ts'
export { deleteBooksOf, findBook, findBookById, listBookIds, writeOriginalLanguage } from './server/book-queries.ts'
export {
  type BookListStamp,
  type BookRevision,
  createBookListStampReader,
  createRevisionReader,
  hasRevision,
  raiseRevision,
} from './server/book-revision-queries.ts'
export { bookRoutes } from './server/book-routes.ts'
export { type BookSecrets, readSecrets } from './server/book-rows.ts'
export type { OnPublished } from './server/book-service.ts'
export { listDraftIds } from './server/drafts/draft-queries.ts'
export { draftRoutes } from './server/drafts/draft-routes.ts'
export { findDraft, forgetDrafts, type ReadDraft } from './server/drafts/draft-service.ts'
export { offlineMails } from './server/offline/offline-mails.ts'
export {
  type BookHead,
  findBookHead,
  putBookBack,
  putBooksBack,
  takeBookOffline,
  takeBooksOffline,
} from './server/offline/offline-queries.ts'
export { type PictureKey, toPictureKey } from './server/pictures/picture-key.ts'
export { readSecretPicture } from './server/pictures/secret-pictures.ts'
export {
  findBookForGuests,
  findOutlineForGuests,
  findPartForGuests,
  findPublicPictures,
} from './server/public-book-service.ts'
export { findSecrets, writeSecrets } from './server/secrets/secrets-queries.ts'
export { costOfStored, highestCostHere, readBookHead, type StoredBook } from './server/stored-book.ts'
export { findStoredBook, listStoredBooks } from './server/stored-book-queries.ts'
export { findDefaults, findHostTheme } from './server/theme/new-book-theme.ts'
export { deleteThemeDefaults, writeBookTheme, writeThemeDefaults } from './server/theme/theme-queries.ts'
export { type StoredTheme, withImageIds } from './server/theme/theme-rows.ts'
export { writeTranslations } from './server/translations/translation-queries.ts'
export type { Book, BookImage, GuestBook } from './shared/book.ts'
