import type { ImageView } from '#features/media/shared/image.ts'

/**
 * The theme of a book, chosen per book by its host. Pure types and rules, no I/O. Logo and accent are in both plans,
 * everything else needs Pro.
 */
export const themeNames = ['night', 'linen', 'loft', 'dusk'] as const
export type ThemeName = (typeof themeNames)[number]

/** The background of a logo: many logos are made for white paper, some for dark walls, some have their own. */
export const logoGrounds = ['light', 'dark', 'none'] as const
export type LogoGround = (typeof logoGrounds)[number]

/** The parts of the chapter about the surroundings, in their default order. */
export const chapterParts = ['eat', 'move', 'do', 'info', 'bars', 'shop'] as const
export type ChapterPart = (typeof chapterParts)[number]

/** The sections of the page in their default order. The emergency card is not in the list: it is always last. */
export const pageSections = ['arrive', 'wifi', 'welcome', 'equipment', 'rules', 'around', 'leave', 'host'] as const
export type PageSection = (typeof pageSections)[number]

/**
 * Sections that cannot be hidden, because guests need them to get in. A host who wants nothing there leaves the fields
 * empty.
 */
export const permanentSections: readonly string[] = ['arrive'] satisfies PageSection[]

export type SectionLink = { label: string; url: string }

/** A picture with its caption, which is also its text alternative. */
export type CaptionedPicture<Picture = ImageView> = { image: Picture; caption: string }

/** A section that the host adds. `Picture` is the representation of a picture: an address, a stored key, or a view. */
export type OwnSection<Picture = ImageView> = {
  /** 'own-1', 'own-2' …; also the anchor on the page. */
  id: string
  title: string
  text: string
  pictures: CaptionedPicture<Picture>[]
  links: SectionLink[]
}

/** The focal point of the cover, which stays visible when it is cropped; in percent from the left and top edge. */
export type CoverFocus = { x: number; y: number }

export type BookTheme<Picture = ImageView> = {
  logo: Picture | null
  logoGround: LogoGround
  /** '#rrggbb' in lower case, or empty for the theme's own accent. */
  accent: string
  theme: ThemeName
  /** Keys of page sections, chapter parts and own sections; the others are at their default positions. */
  order: string[]
  /** Keys of the sections that are hidden from guests. */
  hidden: string[]
  ownSections: OwnSection<Picture>[]
  coverFocus: CoverFocus
  showsMadeWith: boolean
}

/** The default theme. */
export const plainTheme: BookTheme<never> = {
  logo: null,
  logoGround: 'light',
  accent: '',
  theme: 'night',
  order: [],
  hidden: [],
  ownSections: [],
  coverFocus: { x: 50, y: 50 },
  showsMadeWith: true,
}

export function isOwnSectionId(key: string): boolean {
  return /^own-[1-9]\d{0,3}$/.test(key)
}

/** An id that is not used in the theme. */
export function nextOwnSectionId(sections: readonly Pick<OwnSection, 'id'>[]): string {
  const numbers = sections.map(({ id }) => Number(id.slice('own-'.length)))
  return `own-${Math.max(0, ...numbers) + 1}`
}

/** The theme as guests see it: without Pro its Pro parts are as in the default theme, though they stay stored. */
export function shownTheme<Picture>(bookTheme: BookTheme<Picture>, isPro: boolean): BookTheme<Picture> {
  if (isPro) return bookTheme
  const { logo, logoGround, accent } = bookTheme
  return { ...plainTheme, logo, logoGround, accent }
}

/** The theme for a host's new books: all parts except those that belong to one property. */
export function defaultTheme<Picture>(bookTheme: BookTheme<Picture>): BookTheme<Picture> {
  const isShared = (key: string) => !isOwnSectionId(key)
  const { order, hidden } = bookTheme
  const { ownSections, coverFocus } = plainTheme
  return { ...bookTheme, order: order.filter(isShared), hidden: hidden.filter(isShared), ownSections, coverFocus }
}

/** The parts of a theme that also apply to pages with several books. */
type ListTheme<Picture> = Pick<BookTheme<Picture>, 'theme' | 'accent' | 'logo' | 'logoGround' | 'showsMadeWith'>

/** The most frequent of some themes, the first of equally frequent ones; the default theme for none. */
export function mostFrequentTheme<Picture>(bookThemes: readonly BookTheme<Picture>[]): BookTheme<Picture> {
  const partsOf = ({ theme, accent, logo, logoGround, showsMadeWith }: ListTheme<Picture>) =>
    ({ theme, accent, logo, logoGround, showsMadeWith }) satisfies ListTheme<Picture>
  const groups = Map.groupBy(bookThemes, (bookTheme) => JSON.stringify(partsOf(bookTheme)))
  const [most] = [...groups.values()].toSorted((a, b) => b.length - a.length)
  return { ...plainTheme, ...(most?.[0] && partsOf(most[0])) }
}

export type Arrangement = { sections: string[]; parts: ChapterPart[] }

/** The complete order of a theme, hidden sections included: the page's sections, and the parts of the chapter. */
export function arrange(bookTheme: Pick<BookTheme<unknown>, 'order' | 'ownSections'>): Arrangement {
  const own = bookTheme.ownSections.map(({ id }) => id)
  const around = pageSections.indexOf('around')
  const usual = [...pageSections.slice(0, around), ...own, ...pageSections.slice(around)]
  return {
    sections: completeOrder(bookTheme.order, usual),
    parts: completeOrder(bookTheme.order, chapterParts) as ChapterPart[],
  }
}

/** Inserts missing keys after their usual predecessors. */
function completeOrder(wanted: readonly string[], usual: readonly string[]): string[] {
  const order = [...new Set(wanted)].filter((key) => usual.includes(key))
  for (const [index, key] of usual.entries()) {
    if (order.includes(key)) continue
    const before = usual[index - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
  }
  return order
}

/** Whether guests see a section. Permanent ones cannot be hidden. */
export function isShown(bookTheme: Pick<BookTheme<unknown>, 'hidden'>, key: string): boolean {
  return permanentSections.includes(key) || !bookTheme.hidden.includes(key)
}

/** All pictures of a theme: the logo, then those of its own sections. */
export function picturesOf<Picture>(bookTheme: BookTheme<Picture>): Picture[] {
  const pictures = bookTheme.ownSections.flatMap((section) => section.pictures.map(({ image }) => image))
  return bookTheme.logo === null ? pictures : [bookTheme.logo, ...pictures]
}

/** The same theme with another representation of pictures; `undefined` drops a picture. */
export function mapPictures<From, To>(
  bookTheme: BookTheme<From>,
  map: (picture: From) => To | undefined,
): BookTheme<To> {
  const mapped = (pictures: readonly CaptionedPicture<From>[]) =>
    pictures.flatMap(({ image: from, caption }) => {
      const image = map(from)
      return image === undefined ? [] : [{ image, caption }]
    })
  return {
    ...bookTheme,
    logo: bookTheme.logo === null ? null : (map(bookTheme.logo) ?? null),
    ownSections: bookTheme.ownSections.map((section) => ({ ...section, pictures: mapped(section.pictures) })),
  }
}

/**
 * Whether a change of a theme needs Pro: all changes except logo and accent. Showing a hidden section again needs it
 * too, because hidden sections stay hidden without Pro.
 */
export function needsPro<Picture>(wanted: BookTheme<Picture>, present: BookTheme<Picture>): boolean {
  const proPart = (bookTheme: BookTheme<Picture>) => {
    const { sections, parts } = arrange(bookTheme)
    return JSON.stringify([
      bookTheme.theme,
      sections,
      parts,
      bookTheme.ownSections,
      bookTheme.coverFocus,
      bookTheme.showsMadeWith,
    ])
  }
  return proPart(wanted) !== proPart(present) || wanted.hidden.some((key) => !present.hidden.includes(key))
}
