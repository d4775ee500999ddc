import type { TextKind } from '#limits.ts'
import type { BookTexts } from './book.ts'
import type { ItemList, listFields } from './book-lists.ts'

/**
 * Which field of a book holds which kind of text: contracts, form rules and counters near a limit all read it here.
 * The property's type is a choice and has no length.
 */
const textKinds = {
  propertyName: 'line',
  hostName: 'line',
  hostEmail: 'email',
  hostPhone: 'line',
  welcomeMessage: 'long',
  address: 'line',
  googleMapsLink: 'url',
  guests: 'line',
  bedrooms: 'line',
  bathrooms: 'line',
  checkinTime: 'line',
  checkinInstructions: 'long',
  doorAccessInfo: 'long',
  doorCode: 'line',
  parkingInfo: 'long',
  wifiName: 'wifiNameBytes',
  wifiPassword: 'wifiPassword',
  checkoutTime: 'line',
  checkoutInstructions: 'long',
  hostContactInfo: 'long',
} as const satisfies Record<Exclude<keyof BookTexts, 'propertyType'>, TextKind>

type ItemField = (typeof listFields)[ItemList][number]

/** The same in every list. */
const itemKinds = {
  name: 'line',
  description: 'long',
  type: 'line',
  category: 'line',
  address: 'line',
  distance: 'line',
  rating: 'line',
} as const satisfies Record<ItemField, TextKind>

const ownSectionKinds = {
  title: 'sectionTitle',
  text: 'long',
  caption: 'caption',
  label: 'linkLabel',
  url: 'url',
} as const satisfies Record<string, TextKind>

/** The plain texts of a book that have a length. */
export type MeasuredText = keyof typeof textKinds

export const measuredTexts = Object.keys(textKinds) as MeasuredText[]

/**
 * The kind of text at a path of a book, a look or a translation: `doorCode`, `equipment.3.name`, `equipment.name`,
 * `houseRules.0.text`, `ownSections.1.links.0.url`, `ownSections.caption`.
 */
export function textKindOf(path: string): TextKind {
  const parts = path.split('.')
  const [first = ''] = parts
  const last = parts.at(-1) ?? ''
  if (first === 'houseRules' || first === 'leftovers') return 'long'
  if (first === 'emergencyNumbers') return 'line'
  if (first === 'ownSections') return ownSectionKinds[last as keyof typeof ownSectionKinds] ?? 'line'
  if (parts.length > 1) return itemKinds[last as ItemField] ?? 'line'
  return textKinds[first as MeasuredText] ?? 'line'
}
