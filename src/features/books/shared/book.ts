import type { ImageView } from '#features/media/shared/image.ts'
import type { Language } from '#platform/i18n/languages.ts'
import {
  emergencyFields,
  type ItemFieldOf,
  type ItemList,
  mapLists,
  mapTexts,
  type TextName,
  textFields,
} from './book-fields.ts'
import { type BookLook, plainLook } from './book-look.ts'

/**
 * The welcome book: what a host writes and a guest reads (SPEC section 3). Pure types and rules, no I/O.
 * All fields are text; an empty text means "not given".
 */
export const propertyTypes = [
  'Villa',
  'B&B',
  'Apartment',
  'Loft',
  'Hotel',
  'House',
  'Studio',
  'Penthouse',
  'Cottage',
  'Chalet',
] as const
export type PropertyType = (typeof propertyTypes)[number]

export const bookStatuses = ['draft', 'published'] as const
export type BookStatus = (typeof bookStatuses)[number]

/** Means of transport that have an icon of their own; anything else is shown with the general one. */
export const transportTypes = ['bus', 'train', 'airport', 'plane'] as const

/** An item of a list: a restaurant, an appliance, … */
export type BookItem<List extends ItemList> = Record<ItemFieldOf<List>, string>

export type EmergencyNumbers = Record<(typeof emergencyFields)[number], string>

/** The repeatable lists of a book. */
export type BookLists = { houseRules: string[] } & { [List in ItemList]: BookItem<List>[] }

/** The single-line and multi-line texts of a book. */
export type BookTexts = Record<Exclude<TextName, 'propertyType'>, string> & { propertyType: PropertyType }

/** A stored picture as pages use it. */
export type BookImage = ImageView

/**
 * Everything that a host has written for guests, hidden sections included. The wizard's preview builds one from its
 * form. What guests may see of it is a `PublicBook`.
 */
export type GuestBook = BookTexts &
  BookLists & {
    emergencyNumbers: EmergencyNumbers
    cover: BookImage | null
    welcomePicture: BookImage | null
    /** As its host has set it, whatever the plan shows of it. */
    look: BookLook
  }

export const noEmergencyNumbers = Object.fromEntries(emergencyFields.map((name) => [name, ''])) as EmergencyNumbers

/** A new book as the form shows it: property type Villa, guests 4 (SPEC section 3). */
export const emptyGuestBook: GuestBook = {
  ...(mapTexts(initialOf) as BookTexts),
  houseRules: [],
  ...mapLists(() => []),
  emergencyNumbers: noEmergencyNumbers,
  cover: null,
  welcomePicture: null,
  look: plainLook,
}

function initialOf(name: TextName): string {
  const field = textFields[name]
  return 'initial' in field ? field.initial : ''
}

/** Why and since when (ms UTC) the operator keeps a book from guests. The host reads both, guests neither. */
export type BookOffline = { since: number; reason: string }

/** What the service keeps about a book besides what a guest reads. */
export type Book = {
  id: string
  /** The account that the book belongs to. */
  hostId: string
  status: BookStatus
  /** Null: the operator has not taken it offline. */
  offline: BookOffline | null
  /** The language that the host writes this book in. */
  originalLanguage: Language
  /** 1 at first, one more with every write. */
  revision: number
  /** Paragraphs of an imported text that have no place in the book yet; only its host sees them. */
  leftovers: string[]
  /** Milliseconds UTC. */
  createdAt: number
  updatedAt: number
  book: GuestBook
}

/** Whether guests may read a book. Its host may in any case. */
export function isOpenToGuests({ status, offline }: Pick<Book, 'status' | 'offline'>): boolean {
  return status === 'published' && offline === null
}

/** What a QR code adds to a book's link, so that whoever scans it can be told from whoever was sent the link. */
export const qrMark = '?qr'

/** Whether a text can be the id of a book at all; anything else need not reach the database. */
export function isBookId(value: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(value)
}
