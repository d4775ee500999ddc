import { isBlankItem } from '#features/books/shared/book-lists.ts'
import { arrange, type ChapterPart, type OwnSection } from '#features/books/shared/book-theme.ts'
import { type PublicBook, type SectionId, sectionFields } from '#features/books/shared/public-book.ts'
import type { GuestTexts } from '../texts/guest-texts.ts'

/** Number of entries of a list that are shown; the rest is collapsed. */
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

/** The entries that are not blank; a form keeps empty rows. */
export function writtenEntries<T extends object>(entries: readonly T[]): T[] {
  return entries.filter((entry) => !isBlankItem(entry))
}

export function writtenRules(book: PublicBook): string[] {
  return book.houseRules.filter(given)
}

/** A section with its navigation item: one of the book's own fields, or one of the host's own. */
export type ShownSection = { id: SectionId; own?: undefined } | { id: string; own: OwnSection }
/** The blocks of the page from top to bottom; the section of the surroundings contains its parts. */
export type PageBlock = ShownSection | { id: 'around'; parts: ChapterPart[] }

const hasContent = (book: PublicBook, section: SectionId) =>
  sectionFields[section].some((field) => isWritten(book[field]) || isWithheld(book, field))

const isWithheld = ({ withheld }: PublicBook, field: string) => withheld.some((secret) => secret === field)

/** Whether a field has content; for a picture, its address. */
function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return given(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(isWritten)
}

/** A section with nothing but a title would be an empty card. */
function saysSomething({ text, pictures, links }: OwnSection): boolean {
  return given(text) || pictures.length > 0 || links.length > 0
}

/**
 * The sections that a book fills, in the theme's order, without the emergency card, which is always last.
 * @param also sections that are shown even without content of the book
 */
export function listBlocks(book: PublicBook, also: readonly string[] = []): PageBlock[] {
  const { sections, parts } = arrange(book.look)
  const filled = parts.filter((part) => hasContent(book, part))
  return sections.flatMap((key): PageBlock[] => {
    const own = book.look.ownSections.find(({ id }) => id === key)
    if (own) return saysSomething(own) ? [{ id: key, own }] : []
    if (key === 'around') return filled.length > 0 ? [{ id: 'around', parts: filled }] : []
    return also.includes(key) || hasContent(book, key as SectionId) ? [{ id: key as SectionId }] : []
  })
}

/** Which sections the page of a stay shows, by their ids. */
export type SectionChoice = {
  /** Before all others, in their order. */
  first: readonly string[]
  /** Shown even without content of the book. */
  also: readonly string[]
  /** Not shown. */
  without: readonly string[]
}

/** The blocks of a book, arranged for the page of one of its stays. */
export function arrangeBlocks(book: PublicBook, choice: SectionChoice | undefined): PageBlock[] {
  if (!choice) return listBlocks(book)
  const shown = listBlocks(book, choice.also).filter(({ id }) => !choice.without.includes(id))
  const rankOf = ({ id }: PageBlock) => (choice.first.includes(id) ? choice.first.indexOf(id) : choice.first.length)
  return shown.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** The sections of these blocks for the navigation, where the surroundings' parts are separate items. */
export function listSections(blocks: readonly PageBlock[]): ShownSection[] {
  return blocks.flatMap((block): ShownSection[] => ('parts' in block ? block.parts.map((id) => ({ id })) : [block]))
}

/** The name of a section in the navigation. */
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
