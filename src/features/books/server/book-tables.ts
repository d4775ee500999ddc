import type { Generated } from 'kysely'
import type { Language } from '#platform/i18n/languages.ts'
import type { BookStatus } from '../shared/book.ts'
import {
  houseRulesField,
  type ItemList,
  itemLists,
  type ListName,
  mapLists,
  mapTexts,
  type TextName,
  textFields,
} from '../shared/book-fields.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    books: BooksTable
    book_look_images: BookLookImagesTable
    look_defaults: LookDefaultsTable
  }
}

/** The column of each text of a book. */
export const textColumns = mapTexts((name) => textFields[name].column) as {
  readonly [Name in TextName]: (typeof textFields)[Name]['column']
}

/** The column of each list; they hold JSON text. */
export const listColumns = {
  houseRules: houseRulesField.column,
  ...(mapLists((list) => itemLists[list].column) as {
    readonly [List in ItemList]: (typeof itemLists)[List]['column']
  }),
}

type TextColumn = (typeof textColumns)[TextName]
type ListColumn = (typeof listColumns)[ListName]

/** Times are milliseconds UTC. */
export type BooksTable = {
  id: string
  host_id: string
  status: BookStatus
  original_language: Language
  revision: number
  cover_image_id: string | null
  welcome_image_id: string | null
  created_at: number
  updated_at: number
  /** JSON text, as the lists. */
  emergency_numbers: string
  /** JSON text: an array of texts. */
  leftovers: string
  /** Names the request that made the book; unique among the host's books. */
  creation_key: string | null
  /** JSON text of a `StoredLook`; empty for a plain one. */
  look: Generated<string>
  /** Since when the operator keeps the book from guests; null: she does not. */
  offline_since: Generated<number | null>
  /** What the host reads about it; set with `offline_since`. */
  offline_reason: Generated<string | null>
  /** 1: taken offline together with its account, and put back with it. */
  offline_with_account: Generated<number>
  /** Bytes of the book's text in all languages, as `book-text.ts` counts them. */
  text_bytes: Generated<number>
} & Record<TextColumn | ListColumn, string>

/** The pictures of books' looks, so that none is swept that a book shows. */
export type BookLookImagesTable = { book_id: string; image_id: string }

/** What the new books of an account begin with. */
export type LookDefaultsTable = {
  account_id: string
  /** JSON text of a `StoredLook`. */
  look: string
  logo_image_id: string | null
}
