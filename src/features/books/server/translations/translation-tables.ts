import type { Generated } from 'kysely'
import type { Language } from '#platform/i18n/languages.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    book_translations: BookTranslationsTable
  }
}

export type BookTranslationsTable = {
  book_id: string
  language: Language
  /** JSON text: a list of `Translation`. */
  entries: string
  /** The bytes of the entries, as `translationTextBytes` counts them. */
  text_bytes: Generated<number>
}
