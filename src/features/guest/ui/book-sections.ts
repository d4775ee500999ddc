import type { GuestBook } from '#features/books/book.ts'
import {
  arrange,
  type ChapterPart,
  isShown,
  type OwnSection,
  type PageSection,
} from '#features/books/look/book-look.ts'
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

/** A section with its pill: one that every book can have, or one of the host's own. */
export type SectionId = Exclude<PageSection, 'around'> | ChapterPart
export type ShownSection = { id: SectionId; own?: undefined } | { id: string; own: OwnSection }
/** What follows on the page from top to bottom; the chapter of the surroundings holds its parts. */
export type PageBlock = ShownSection | { id: 'around'; parts: ChapterPart[] }

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

/** A title alone is a card without anything in it. */
function saysSomething({ text, pictures, links }: OwnSection): boolean {
  return given(text) || pictures.length > 0 || links.length > 0
}

/**
 * The sections that a book fills and its host shows, in the order of its look. The emergency card is none of them: it
 * ends every page.
 */
export function listBlocks(book: GuestBook): PageBlock[] {
  const { sections, parts } = arrange(book.look)
  const shows = (id: SectionId) => isShown(book.look, id) && hasContent[id](book)
  return sections.flatMap((key): PageBlock[] => {
    const own = book.look.ownSections.find(({ id }) => id === key)
    if (own) return isShown(book.look, key) && saysSomething(own) ? [{ id: key, own }] : []
    if (key !== 'around') return shows(key as SectionId) ? [{ id: key as SectionId }] : []
    const filled = isShown(book.look, key) ? parts.filter(shows) : []
    return filled.length > 0 ? [{ id: 'around', parts: filled }] : []
  })
}

/** The same for the navigation, which knows no chapter. */
export function listSections(book: GuestBook): ShownSection[] {
  return listBlocks(book).flatMap((block): ShownSection[] =>
    'parts' in block ? block.parts.map((id) => ({ id })) : [block],
  )
}

/** What the navigation calls a section. */
export function sectionLabel({ id, own }: ShownSection, texts: GuestTexts): string {
  if (own) return own.title
  switch (id) {
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
      return texts(id)
  }
}
