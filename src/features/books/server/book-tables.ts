import type { Generated } from 'kysely'
import type { Language } from '#platform/i18n/languages.ts'
import type { BookStatus } from '../shared/book.ts'
import {
  houseRulesField,
  type ItemList,
  itemLists,
  type ListName,
  mapLists,
  mapPictureLists,
  mapTexts,
  mapTicks,
  type PictureList,
  pictureLists,
  type TextName,
  type TickName,
  textFields,
  tickFields,
} from '../shared/book-fields.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    books: BooksTable
    book_images: BookImagesTable
    book_look_images: BookThemeImagesTable
    book_secret_images: BookSecretImagesTable
    look_defaults: ThemeDefaultsTable
    book_translations: BookTranslationsTable
  }
}

/** The column of each text of a book. */
export const textColumns = mapTexts((name) => textFields[name].column) as {
  readonly [Name in TextName]: (typeof textFields)[Name]['column']
}

/** The column of each list; the columns hold JSON text. */
export const listColumns = {
  houseRules: houseRulesField.column,
  ...(mapLists((list) => itemLists[list].column) as {
    readonly [List in ItemList]: (typeof itemLists)[List]['column']
  }),
}

/** The column of each tick; the columns hold 0 or 1. */
export const tickColumns = mapTicks((name) => tickFields[name].column) as {
  readonly [Name in TickName]: (typeof tickFields)[Name]['column']
}

/** The column of each list of pictures; the columns hold JSON text. */
export const pictureColumns = mapPictureLists((list) => pictureLists[list].column) as {
  readonly [List in PictureList]: (typeof pictureLists)[List]['column']
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
  /** JSON text, like the lists. */
  emergency_numbers: string
  /** JSON text: an array of texts. */
  leftovers: string
  /** The client's key of the request that created the book; unique among the host's books. */
  creation_key: string | null
  /** JSON text of a `StoredTheme`; empty for the default theme. */
  look: Generated<string>
  /** When the operator took the book offline; null: it is online. */
  offline_since: Generated<number | null>
  /** The reason that the host is shown; set with `offline_since`. */
  offline_reason: Generated<string | null>
  /** 1: was taken offline with its account, and is put back with it. */
  offline_with_account: Generated<number>
  /** Bytes of the book's text in all languages, as `book-text.ts` counts them. */
  text_bytes: Generated<number>
  /** JSON text: names of what only stays' links show (`shared/secrets.ts`); empty for none. */
  secrets: Generated<string>
  /** Until this time the permanent link shows the secrets too; null if it does not show them. */
  secrets_open_until: Generated<number | null>
} & Record<TextColumn | ListColumn, string> &
  Record<(typeof pictureColumns)[PictureList], Generated<string>> &
  Record<(typeof tickColumns)[TickName], Generated<number>>

/** The pictures with captions of books, so that the cleanup job keeps them. */
export type BookImagesTable = { book_id: string; image_id: string }

/** The pictures of books' themes, so that the cleanup job keeps them. */
export type BookThemeImagesTable = { book_id: string; image_id: string }

/** The pictures that belong to a book's secrets; they are in one of the tables above as well. */
export type BookSecretImagesTable = { book_id: string; image_id: string }

/** The default theme for new books of an account. */
export type ThemeDefaultsTable = {
  account_id: string
  /** JSON text of a `StoredTheme`. */
  look: string
  logo_image_id: string | null
}

export type BookTranslationsTable = {
  book_id: string
  language: Language
  /** JSON text: a list of `Translation`. */
  entries: string
  /** The bytes of the entries, as `translationTextBytes` counts them. */
  text_bytes: Generated<number>
}
