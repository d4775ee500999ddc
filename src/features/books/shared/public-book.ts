import { type Book, emptyGuestBook, type GuestBook } from './book.ts'
import {
  arrange,
  type BookTheme,
  type ChapterPart,
  chapterParts,
  isShown,
  type PageSection,
  shownTheme,
} from './book-theme.ts'
import { hideGaps } from './hide-gaps.ts'

/**
 * A section of the guest page that shows fields of the book. The chapter of the surroundings only contains its parts.
 */
export type SectionId = Exclude<PageSection, 'around'> | ChapterPart

type Field = Exclude<keyof GuestBook, 'look'>

/**
 * The fields of each section. They are cleared when the section is hidden, and a section without any is left out. A
 * field that is neither here nor in `permanentFields` is never public.
 */
export const sectionFields = {
  arrive: [
    'checkinTime',
    'checkinInstructions',
    'doorAccessInfo',
    'doorCode',
    'parkingInfo',
    'checkinPictures',
    'parkingPictures',
  ],
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

/** The fields of cover, title and emergency card, which cannot be hidden. */
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
 * What guests may see of a book. Only `toPublicBook` creates it. Code that renders for guests takes this type, so that
 * the compiler refuses a stored book.
 */
export type PublicBook = GuestBook & {
  /** The host's name below the welcome text; stays when the contact section is hidden. */
  signature: string
  readonly [isPublic]: true
}

/** Some fields of a public book, still typed as public. */
export type PublicPart<Name extends keyof GuestBook> = Pick<PublicBook, Name | typeof isPublic>

export function pickPublic<Name extends keyof GuestBook>(book: PublicBook, names: readonly Name[]): PublicPart<Name> {
  return Object.fromEntries(names.map((name) => [name, book[name]])) as PublicPart<Name>
}

/**
 * Decides what guests may see of a book. Clears the fields of hidden sections, and removes hidden own sections and
 * lines with an open gap. The plan decides the theme; hidden sections stay hidden under every plan.
 * @param isPro whether the host has Pro
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
    look: publicTheme(book.look, isPro),
  } as PublicBook
}

/** A part of the surroundings is hidden if its chapter is. */
function showsSection(look: BookTheme, section: SectionId): boolean {
  const isPart = chapterParts.some((part) => part === section)
  return isShown(look, section) && (!isPart || isShown(look, 'around'))
}

/** The order is explicit, because the default position of a section depends on hidden sections. */
function publicTheme(look: BookTheme, isPro: boolean): BookTheme {
  const shown = shownTheme(look, isPro)
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

/** The host's access, which decides the theme and the translations that guests see. */
export type GuestAccess = {
  /** Whether the host has Pro. */
  isPro: boolean
  /** When `isPro` becomes false without another event, because access ends; milliseconds UTC. */
  validUntil: number | undefined
}

/** A book for rendering to guests: only public content, no unplaced paragraphs. */
export type BookForGuests = Omit<Book, 'book' | 'leftovers'> & GuestAccess & { book: PublicBook }
