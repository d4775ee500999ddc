import type { ImageView } from '#features/media/shared/image.ts'
import type { Language } from '#platform/i18n/languages.ts'
import {
  emergencyFields,
  type ItemFieldOf,
  type ItemList,
  mapLists,
  mapPictureLists,
  mapTexts,
  mapTicks,
  type PicturedList,
  type PictureList,
  type TextName,
  type TickName,
  textFields,
} from './book-fields.ts'
import { type BookTheme, type CaptionedPicture, plainTheme } from './book-theme.ts'

/**
 * The welcome book: what a host writes and a guest reads. Pure types and rules, no I/O.
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

/** Types of transport that have an icon; others get the generic one. */
export const transportTypes = ['bus', 'train', 'tram', 'metro', 'ferry', 'taxi', 'airport', 'plane'] as const
export type TransportType = (typeof transportTypes)[number]

/** An item of a list: a restaurant, an appliance, … An item without pictures has no `pictures`. */
export type BookItem<List extends ItemList, Picture = BookImage> = Record<ItemFieldOf<List>, string> &
  (List extends PicturedList ? { pictures?: CaptionedPicture<Picture>[] | undefined } : unknown)

/** The numbers that guests see if the host gives none. */
export const countFallbacks = { guests: '4', bedrooms: '2', bathrooms: '1' } as const

/** The details of a place of which the host gives only name and address. */
export const noPlaceDetails = { note: '', phone: '', website: '' }

export type EmergencyNumbers = Record<(typeof emergencyFields)[number], string>

/** The repeatable lists of a book. `Picture` is as in `BookTheme`. */
export type BookLists<Picture = BookImage> = { houseRules: string[] } & {
  [List in ItemList]: BookItem<List, Picture>[]
}

/** The lists of pictures that belong to the book itself. */
export type BookPictures<Picture = BookImage> = Record<PictureList, CaptionedPicture<Picture>[]>

/** What a host has confirmed with a tick. */
export type BookTicks = Record<TickName, boolean>

/** The single-line and multi-line texts of a book. */
export type BookTexts = Record<Exclude<TextName, 'propertyType'>, string> & { propertyType: PropertyType }

/** A stored picture as pages use it. */
export type BookImage = ImageView

/**
 * All content that a host has written for guests, hidden sections included. The wizard's preview builds one from its
 * form. Guests may only see a `PublicBook`.
 */
export type GuestBook = BookTexts &
  BookTicks &
  BookLists &
  BookPictures & {
    emergencyNumbers: EmergencyNumbers
    cover: BookImage | null
    welcomePicture: BookImage | null
    /** The theme as the host has set it, independent of the plan. */
    look: BookTheme
  }

export const noEmergencyNumbers = Object.fromEntries(emergencyFields.map((name) => [name, ''])) as EmergencyNumbers

/** A new book as the form shows it: property type Villa, guests 4. */
export const emptyGuestBook: GuestBook = {
  ...(mapTexts(initialOf) as BookTexts),
  ...mapTicks(() => false),
  houseRules: [],
  ...mapLists(() => []),
  ...mapPictureLists(() => []),
  emergencyNumbers: noEmergencyNumbers,
  cover: null,
  welcomePicture: null,
  look: plainTheme,
}

/** Whether guests are told that the network needs no password. A password takes precedence over the tick. */
export function isOpenNetwork({ wifiOpen, wifiPassword }: Pick<GuestBook, 'wifiOpen' | 'wifiPassword'>): boolean {
  return wifiOpen && wifiPassword.trim() === ''
}

function initialOf(name: TextName): string {
  const field = textFields[name]
  return 'initial' in field ? field.initial : ''
}

/** Why and since when (ms UTC) a book is offline. Shown to the host, not to guests. */
export type BookOffline = { since: number; reason: string }

/** A stored book with its metadata. */
export type Book = {
  id: string
  /** The account that the book belongs to. */
  hostId: string
  status: BookStatus
  /** Null: the book is not offline. */
  offline: BookOffline | null
  /** The language that the host writes this book in. */
  originalLanguage: Language
  /** Starts at 1 and increases by one with every write. */
  revision: number
  /** Unplaced paragraphs of an import; only visible to the host. */
  leftovers: string[]
  /** Names of what only stays see (`secrets.ts`); only visible to the host. */
  secrets: string[]
  /** Milliseconds UTC. */
  createdAt: number
  updatedAt: number
  book: GuestBook
}

/** Whether guests may read a book. Its host always may. */
export function isOpenToGuests({ status, offline }: { status: BookStatus; offline: object | null }): boolean {
  return status === 'published' && offline === null
}

/** Appended to a book's link in QR codes, so that scans can be distinguished from other visits. */
export const qrMark = '?qr'

/** Whether a text has the format of a book id; other values are not looked up in the database. */
export function isBookId(value: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(value)
}
