import { type Book, emptyGuestBook, type GuestBook } from './book.ts'
import {
  arrange,
  type BookLook,
  type ChapterPart,
  chapterParts,
  isShown,
  type PageSection,
  shownLook,
} from './book-look.ts'
import { hideGaps } from './hide-gaps.ts'

/** A section of the guest page that shows fields of the book. The chapter of the surroundings only holds its parts. */
export type SectionId = Exclude<PageSection, 'around'> | ChapterPart

type Field = Exclude<keyof GuestBook, 'look'>

/**
 * The fields of each section: its words, whose absence leaves the section out, and which are gone when it is hidden. A
 * field that stands neither here nor in `permanentFields` is never public.
 */
export const sectionFields = {
  arrive: ['checkinTime', 'checkinInstructions', 'doorAccessInfo', 'doorCode', 'parkingInfo'],
  wifi: ['wifiName', 'wifiPassword'],
  welcome: ['welcomeMessage', 'welcomePicture'],
  equipment: ['equipment'],
  rules: ['houseRules'],
  eat: ['restaurants'],
  move: ['transport'],
  do: ['activities'],
  info: ['usefulInfo'],
  bars: ['barsClubs'],
  shop: ['shopping'],
  leave: ['checkoutTime', 'checkoutInstructions'],
  host: ['hostName', 'hostPhone', 'hostEmail', 'hostContactInfo'],
} as const satisfies Record<SectionId, readonly Field[]>

/** The fields of cover, title and emergency card, which no host can hide. */
export const permanentFields = [
  'propertyName',
  'propertyType',
  'address',
  'googleMapsLink',
  'guests',
  'bedrooms',
  'bathrooms',
  'cover',
  'emergencyNumbers',
] as const satisfies readonly Field[]

declare const isPublic: unique symbol

/**
 * What guests may see of a book; only `toPublicBook` makes one. Whatever renders something for guests takes this type,
 * so that the compiler refuses a book as it is stored.
 */
export type PublicBook = GuestBook & {
  /** The host's name below the letter of welcome; stays when the section with the contact is hidden. */
  signature: string
  readonly [isPublic]: true
}

/** Some fields of a public book, still marked as public. */
export type PublicPart<Name extends keyof GuestBook> = Pick<PublicBook, Name | typeof isPublic>

export function pickPublic<Name extends keyof GuestBook>(book: PublicBook, names: readonly Name[]): PublicPart<Name> {
  return Object.fromEntries(names.map((name) => [name, book[name]])) as PublicPart<Name>
}

/**
 * Decides what of a book guests may see. The fields of hidden sections are empty, hidden own sections are left out, and
 * so are lines with an open gap. The plan decides the look; what is hidden stays hidden under every plan.
 * @param isPro whether the host has what only Pro gives
 */
export function toPublicBook(book: GuestBook, { isPro }: { isPro: boolean }): PublicBook {
  const whole = hideGaps(book)
  const shows = (section: SectionId) => showsSection(book.look, section)
  const sections = Object.keys(sectionFields) as SectionId[]
  const fields = [...permanentFields, ...sections.filter(shows).flatMap((section) => [...sectionFields[section]])]
  return {
    ...emptyGuestBook,
    ...Object.fromEntries(fields.map((field) => [field, whole[field]])),
    signature: shows('welcome') ? whole.hostName : '',
    look: publicLook(book.look, isPro),
  } as PublicBook
}

/** A part of the surroundings is hidden with its chapter. */
function showsSection(look: BookLook, section: SectionId): boolean {
  const isPart = chapterParts.some((part) => part === section)
  return isShown(look, section) && (!isPart || isShown(look, 'around'))
}

/** The order is spelt out, because sections that it does not name stand where hidden ones would have been. */
function publicLook(look: BookLook, isPro: boolean): BookLook {
  const shown = shownLook(look, isPro)
  if (shown.hidden.length === 0) return shown
  const { sections, parts } = arrange(shown)
  const gone = shown.ownSections.map(({ id }) => id).filter((id) => !isShown(shown, id))
  return {
    ...shown,
    order: [...sections, ...parts].filter((key) => !gone.includes(key)),
    hidden: [],
    ownSections: shown.ownSections.filter(({ id }) => !gone.includes(id)),
  }
}

/** What decides about the look and the words that guests see. */
export type GuestAccess = {
  /** Whether the host has what only Pro gives. */
  isPro: boolean
  /** When the host's access ends by the clock alone, and `isPro` with it; milliseconds UTC. */
  validUntil: number | undefined
}

/** A book for what is shown to guests: without the leftovers, and with what guests may see of its content. */
export type BookForGuests = Omit<Book, 'book' | 'leftovers'> & GuestAccess & { book: PublicBook }
