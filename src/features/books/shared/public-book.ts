import { type Book, emptyGuestBook, type GuestBook, isOpenNetwork } from './book.ts'
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
import { type SecretField, secretFieldsOf, type Withheld, withheldFields, withoutPictures } from './secrets.ts'

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
  wifi: ['wifiName', 'wifiPassword', 'wifiOpen'],
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
  /** The secrets of shown sections whose place says that the host sends a personal link. */
  withheld: readonly SecretField[]
  readonly [isPublic]: true
}

/** Some fields of a public book, still typed as public. */
export type PublicPart<Name extends keyof GuestBook> = Pick<PublicBook, Name | 'withheld' | typeof isPublic>

export function pickPublic<Name extends keyof GuestBook>(book: PublicBook, names: readonly Name[]): PublicPart<Name> {
  return Object.fromEntries([...names, 'withheld' as const].map((name) => [name, book[name]])) as PublicPart<Name>
}

/**
 * Decides what guests may see of a book. Clears the fields of hidden sections and of withheld secrets, and removes hidden
 * or withheld own sections, withheld pictures, and lines with an open gap. The plan decides the theme; hidden sections
 * stay hidden under every plan.
 * @param isPro whether the host has Pro
 */
export function toPublicBook(book: GuestBook, { isPro, withheld }: { isPro: boolean; withheld: Withheld }): PublicBook {
  // A withheld password is cleared below, and must not make its network an open one.
  const whole = { ...hideGaps(book), wifiOpen: isOpenNetwork(book) }
  const shows = (section: SectionId) => showsSection(book.look, section)
  const sections = Object.keys(sectionFields) as SectionId[]
  const shown: Field[] = sections.filter(shows).flatMap((section) => [...sectionFields[section]])
  const secret = withheldFields(withheld.secrets)
  const fields = [...permanentFields, ...shown.filter((field) => !secret.includes(field))]
  const publicBook = {
    ...emptyGuestBook,
    ...Object.fromEntries(fields.map((field) => [field, whole[field]])),
    signature: shows('welcome') ? whole.hostName : '',
    withheld: listMissed(withheld.secrets, shown, whole),
    look: publicTheme(book.look, { isPro, withheld: withheld.secrets }),
  } as PublicBook
  return withoutPictures(publicBook, withheld.pictures)
}

/** The withheld fields that guests miss. A door code is perhaps only written in the stay; other fields are in the book. */
function listMissed(
  secrets: readonly string[],
  shown: readonly Field[],
  { checkinPictures, ...book }: GuestBook,
): readonly SecretField[] {
  const isGiven = (field: SecretField) =>
    field === 'doorCode' || book[field].trim() !== '' || (field !== 'wifiPassword' && checkinPictures.length > 0)
  return secretFieldsOf(secrets).filter((field) => shown.includes(field) && isGiven(field))
}

/** A part of the surroundings is hidden if its chapter is. */
function showsSection(bookTheme: BookTheme, section: SectionId): boolean {
  const isPart = chapterParts.some((part) => part === section)
  return isShown(bookTheme, section) && (!isPart || isShown(bookTheme, 'around'))
}

/** The order is explicit, because the default position of a section depends on hidden sections. */
function publicTheme(
  bookTheme: BookTheme,
  { isPro, withheld }: { isPro: boolean; withheld: readonly string[] },
): BookTheme {
  const shown = shownTheme(bookTheme, isPro)
  const { sections, parts } = arrange(shown)
  const gone = shown.ownSections.map(({ id }) => id).filter((id) => !isShown(shown, id) || withheld.includes(id))
  if (shown.hidden.length === 0 && gone.length === 0) return shown
  return {
    ...shown,
    order: [...sections, ...parts].filter((key) => !gone.includes(key)),
    hidden: [],
    ownSections: shown.ownSections.filter(({ id }) => !gone.includes(id)),
  }
}

/**
 * Whether a reader gets a book's secrets: no; while the permanent link is open (at `nowMs`, milliseconds UTC); or yes,
 * with the secret pictures below `pictureBase`, a path without a slash at its end. Empty: where the host's own session
 * gets them.
 */
export type SecretsAccess =
  | { kind: 'withheld' }
  | { kind: 'whileOpen'; nowMs: number }
  | { kind: 'shown'; pictureBase: string }

/** Ids of the pictures of a book that are secret, by itself or by another book of its host. */
export type SecretPictures = { own: readonly string[]; others: readonly string[] }

/** The host's access, which decides the theme and the translations that guests see, and the reader's to secrets. */
export type GuestAccess = {
  /** Whether the host has Pro. */
  isPro: boolean
  /** When the access of host or reader ends without another event; milliseconds UTC. */
  validUntil: number | undefined
  secrets: SecretsAccess
  secretPictures: SecretPictures
}

/** A book for rendering to guests: only public content, and nothing that only its host may see. */
export type BookForGuests = Omit<Book, 'book' | 'leftovers' | 'secrets'> &
  GuestAccess & {
    book: PublicBook
    /** Whether it shows what only stays see otherwise. */
    showsSecrets: boolean
  }
