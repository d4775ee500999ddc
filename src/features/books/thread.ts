export { presentBook } from './server/book-presenter.ts'
export { readBookRow, readSecrets } from './server/book-rows.ts'
export { bookTextBytes } from './server/book-text.ts'
export {
  readBookForGuests,
  readWholeBook,
  type StoredBook,
} from './server/stored-book.ts'
export {
  packTranslations,
  readAllTranslations,
  readTranslations,
  type StoredEntries,
} from './server/translations/stored-translations.ts'
