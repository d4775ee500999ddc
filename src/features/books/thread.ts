export { presentBook } from './server/book-presenter.ts'
export { readBookRow } from './server/book-rows.ts'
export { bookTextBytes } from './server/book-text.ts'
export { readSecrets } from './server/read-secrets.ts'
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
} from './server/stored-translations.ts'
