import type { GuestBook } from '#features/books/shared/book.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** The data for the guest page of a translated book. */
export type TranslatedPreview = {
  book: GuestBook
  language: Language
  originalLanguage: Language
  /** The texts of the book that are in `language`. */
  translated: ReadonlySet<string>
  /** Whether the host has Pro. */
  isPro: boolean
}
