import type { GuestBook } from '#features/books/book.ts'
import type { GuestTexts } from './guest-texts.ts'

/** How many entries of a list stand in the open; the rest waits behind 'show all' (SPEC section 9). */
export const shownAtFirst = {
  houseRules: 5,
  restaurants: 3,
  transport: 3,
  activities: 3,
  usefulInfo: 4,
  barsClubs: 3,
  shopping: 3,
} as const

const given = (text: string) => text.trim() !== ''

/** The entries in which anything was written; a form keeps rows that are still empty. */
export function writtenEntries<T extends Record<string, string>>(entries: readonly T[]): T[] {
  return entries.filter((entry) => Object.values(entry).some(given))
}

export function writtenRules(book: GuestBook): string[] {
  return book.houseRules.filter(given)
}

const sectionIds = [
  'arrive',
  'wifi',
  'welcome',
  'equipment',
  'rules',
  'eat',
  'move',
  'do',
  'info',
  'bars',
  'shop',
  'leave',
  'host',
] as const
export type SectionId = (typeof sectionIds)[number]

const hasContent: Record<SectionId, (book: GuestBook) => boolean> = {
  arrive: (book) =>
    [book.checkinTime, book.checkinInstructions, book.doorAccessInfo, book.doorCode, book.parkingInfo].some(given),
  wifi: (book) => given(book.wifiName) || given(book.wifiPassword),
  welcome: (book) => given(book.welcomeMessage) || book.welcomePicture !== null,
  equipment: (book) => writtenEntries(book.equipment).length > 0,
  rules: (book) => writtenRules(book).length > 0,
  eat: (book) => writtenEntries(book.restaurants).length > 0,
  move: (book) => writtenEntries(book.transport).length > 0,
  do: (book) => writtenEntries(book.activities).length > 0,
  info: (book) => writtenEntries(book.usefulInfo).length > 0,
  bars: (book) => writtenEntries(book.barsClubs).length > 0,
  shop: (book) => writtenEntries(book.shopping).length > 0,
  leave: (book) => given(book.checkoutTime) || given(book.checkoutInstructions),
  host: (book) => [book.hostName, book.hostPhone, book.hostEmail, book.hostContactInfo].some(given),
}

/** The sections that a book fills, in the order of the page; the emergency card is always there. */
export function listSections(book: GuestBook): SectionId[] {
  return sectionIds.filter((section) => hasContent[section](book))
}

/** What the navigation calls a section. */
export function sectionLabel(section: SectionId, texts: GuestTexts): string {
  switch (section) {
    case 'arrive':
      return texts('checkIn.title')
    case 'wifi':
      return texts('wifi.title')
    case 'leave':
      return texts('checkOut.title')
    case 'host':
      return texts('host.nav')
    case 'eat':
      return texts('restaurants')
    case 'move':
      return texts('transport')
    case 'do':
      return texts('activities')
    case 'info':
      return texts('usefulInfo')
    case 'shop':
      return texts('shopping')
    default:
      return texts(section)
  }
}
