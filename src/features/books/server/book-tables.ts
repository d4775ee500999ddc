import type { Generated } from 'kysely'
import type { Language } from '#platform/i18n/languages.ts'
import type { BookLists, BookStatus, BookTexts } from '../shared/book.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    books: BooksTable
    book_look_images: BookLookImagesTable
    look_defaults: LookDefaultsTable
  }
}

/** The column of each text of a book. */
export const textColumns = {
  propertyName: 'property_name',
  propertyType: 'property_type',
  hostName: 'host_name',
  hostEmail: 'host_email',
  hostPhone: 'host_phone',
  welcomeMessage: 'welcome_message',
  address: 'address',
  googleMapsLink: 'google_maps_link',
  guests: 'guests',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  checkinTime: 'checkin_time',
  checkinInstructions: 'checkin_instructions',
  doorAccessInfo: 'door_access_info',
  doorCode: 'door_code',
  parkingInfo: 'parking_info',
  wifiName: 'wifi_name',
  wifiPassword: 'wifi_password',
  checkoutTime: 'checkout_time',
  checkoutInstructions: 'checkout_instructions',
  hostContactInfo: 'host_contact_info',
} as const satisfies Record<keyof BookTexts, string>

/** The column of each list; they hold JSON text. */
export const listColumns = {
  houseRules: 'house_rules',
  equipment: 'equipment',
  activities: 'activities',
  usefulInfo: 'useful_info',
  barsClubs: 'bars_clubs',
  restaurants: 'restaurants',
  shopping: 'shopping',
  transport: 'transport',
} as const satisfies Record<keyof BookLists, string>

type TextColumn = (typeof textColumns)[keyof BookTexts]
type ListColumn = (typeof listColumns)[keyof BookLists]

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
