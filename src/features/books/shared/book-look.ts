import type { ImageView } from '#features/media/shared/image.ts'

/**
 * How a book looks, apart from what it says: chosen per book by its host. Pure types and rules, no I/O. Logo and
 * accent belong to both plans, everything else to Pro.
 */
export const themeNames = ['night', 'linen', 'loft', 'dusk'] as const
export type ThemeName = (typeof themeNames)[number]

/** What a logo stands on: many are drawn for white paper, some for dark walls, some bring their own ground. */
export const logoGrounds = ['light', 'dark', 'none'] as const
export type LogoGround = (typeof logoGrounds)[number]

/** The parts of the chapter about the surroundings, in their usual order. */
export const chapterParts = ['eat', 'move', 'do', 'info', 'bars', 'shop'] as const
export type ChapterPart = (typeof chapterParts)[number]

/** The sections of the page in their usual order. The emergency card is none of them: it always ends the page. */
export const pageSections = ['arrive', 'wifi', 'welcome', 'equipment', 'rules', 'around', 'leave', 'host'] as const
export type PageSection = (typeof pageSections)[number]

/**
 * Sections that stay whatever a host switches off: without them a guest stands before a locked door. A host who wants
 * nothing there leaves its fields empty.
 */
export const permanentSections: readonly string[] = ['arrive'] satisfies PageSection[]

export type SectionLink = { label: string; url: string }

/** A picture with what is to be said about it; the words matter to whoever cannot see it. */
export type CaptionedPicture<Picture = ImageView> = { image: Picture; caption: string }

/** A section that the host adds. `Picture` is what stands for a picture: an address, a row's key, or a view of it. */
export type OwnSection<Picture = ImageView> = {
  /** 'own-1', 'own-2' …; also the anchor on the page. */
  id: string
  title: string
  text: string
  pictures: CaptionedPicture<Picture>[]
  links: SectionLink[]
}

/** The point of the cover that stays in sight however it is cropped, in percent from its left and top edge. */
export type CoverFocus = { x: number; y: number }

export type BookLook<Picture = ImageView> = {
  logo: Picture | null
  logoGround: LogoGround
  /** '#rrggbb' in lower case, or empty for the theme's own. */
  accent: string
  theme: ThemeName
  /** Keys of page sections, chapter parts and own sections; what it leaves out stands in its usual place. */
  order: string[]
  /** Keys of what guests do not see. */
  hidden: string[]
  ownSections: OwnSection<Picture>[]
  coverFocus: CoverFocus
  showsMadeWith: boolean
}

/** The look of a book whose host has chosen nothing. */
export const plainLook: BookLook<never> = {
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

/** An id that no own section of the look has. */
export function nextOwnSectionId(sections: readonly Pick<OwnSection, 'id'>[]): string {
  const numbers = sections.map(({ id }) => Number(id.slice('own-'.length)))
  return `own-${Math.max(0, ...numbers) + 1}`
}

/** What guests of a host see: without Pro its parts are as in a plain look, though they stay stored. */
export function shownLook<Picture>(look: BookLook<Picture>, isPro: boolean): BookLook<Picture> {
  if (isPro) return look
  const { logo, logoGround, accent } = look
  return { ...plainLook, logo, logoGround, accent }
}

/** What a host's new books begin with: all but what belongs to one house alone. */
export function defaultLook<Picture>(look: BookLook<Picture>): BookLook<Picture> {
  const isShared = (key: string) => !isOwnSectionId(key)
  const { order, hidden } = look
  const { ownSections, coverFocus } = plainLook
  return { ...look, order: order.filter(isShared), hidden: hidden.filter(isShared), ownSections, coverFocus }
}

/** What of a look shows on a page that belongs to none of a host's books. */
type Dress<Picture> = Pick<BookLook<Picture>, 'theme' | 'accent' | 'logo' | 'logoGround' | 'showsMadeWith'>

/** What most of some looks wear, the first of them where several are worn alike; a plain look for none. */
export function mostWorn<Picture>(looks: readonly BookLook<Picture>[]): BookLook<Picture> {
  const dressOf = ({ theme, accent, logo, logoGround, showsMadeWith }: Dress<Picture>) =>
    ({ theme, accent, logo, logoGround, showsMadeWith }) satisfies Dress<Picture>
  const wearers = Map.groupBy(looks, (look) => JSON.stringify(dressOf(look)))
  const [most] = [...wearers.values()].toSorted((a, b) => b.length - a.length)
  return { ...plainLook, ...(most?.[0] && dressOf(most[0])) }
}

export type Arrangement = { sections: string[]; parts: ChapterPart[] }

/** The order of a look with everything in it, hidden or not: the page's sections, and the parts of its chapter. */
export function arrange(look: Pick<BookLook<unknown>, 'order' | 'ownSections'>): Arrangement {
  const own = look.ownSections.map(({ id }) => id)
  const around = pageSections.indexOf('around')
  const usual = [...pageSections.slice(0, around), ...own, ...pageSections.slice(around)]
  return {
    sections: completeOrder(look.order, usual),
    parts: completeOrder(look.order, chapterParts) as ChapterPart[],
  }
}

/** What the wanted order leaves out follows what it usually follows. */
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
export function isShown(look: Pick<BookLook<unknown>, 'hidden'>, key: string): boolean {
  return permanentSections.includes(key) || !look.hidden.includes(key)
}

/** All pictures of a look: logo first, then those of its own sections. */
export function picturesOf<Picture>(look: BookLook<Picture>): Picture[] {
  const pictures = look.ownSections.flatMap((section) => section.pictures.map(({ image }) => image))
  return look.logo === null ? pictures : [look.logo, ...pictures]
}

/** The same look with another kind of pictures; `undefined` leaves one out. */
export function mapPictures<From, To>(look: BookLook<From>, map: (picture: From) => To | undefined): BookLook<To> {
  const mapped = (pictures: readonly CaptionedPicture<From>[]) =>
    pictures.flatMap(({ image: from, caption }) => {
      const image = map(from)
      return image === undefined ? [] : [{ image, caption }]
    })
  return {
    ...look,
    logo: look.logo === null ? null : (map(look.logo) ?? null),
    ownSections: look.ownSections.map((section) => ({ ...section, pictures: mapped(section.pictures) })),
  }
}

/**
 * Whether a change of a look needs Pro: anything but logo and accent does, and showing again what is hidden, because
 * hidden sections stay hidden without Pro.
 */
export function needsPro<Picture>(wanted: BookLook<Picture>, present: BookLook<Picture>): boolean {
  const proPart = (look: BookLook<Picture>) => {
    const { sections, parts } = arrange(look)
    return JSON.stringify([look.theme, sections, parts, look.ownSections, look.coverFocus, look.showsMadeWith])
  }
  return proPart(wanted) !== proPart(present) || wanted.hidden.some((key) => !present.hidden.includes(key))
}
