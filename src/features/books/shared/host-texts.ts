import { type BookTexts, type EmergencyNumbers, type GuestBook, transportTypes } from './book.ts'
import type { ItemList } from './book-lists.ts'
import { holdsWords } from './fixed-parts.ts'
import { hideGaps } from './hide-gaps.ts'

/**
 * The texts of a book that a host can write in several languages: whatever is said in words. Names of people,
 * houses, networks and businesses, addresses, codes, links and ratings stay as they are, because a guest looks for
 * them on a door, a map or a screen, where nobody has translated them.
 */
const onceFields = [
  'hostContactInfo',
  'welcomeMessage',
  'guests',
  'bedrooms',
  'bathrooms',
  'checkinTime',
  'doorAccessInfo',
  'checkinInstructions',
  'parkingInfo',
  'checkoutTime',
  'checkoutInstructions',
] as const satisfies readonly (keyof BookTexts)[]

/** An appliance or a walk is named in words, a restaurant by its sign. */
const itemParts = {
  equipment: ['name', 'description'],
  activities: ['name', 'description', 'type', 'distance'],
  usefulInfo: ['category', 'type', 'distance'],
  barsClubs: ['type', 'distance'],
  restaurants: ['type', 'distance'],
  shopping: ['type', 'distance'],
  transport: ['name', 'type', 'distance'],
} as const satisfies Record<ItemList, readonly string[]>

const emergencyKinds = [
  'ambulance',
  'police',
  'hospital',
  'other',
] as const satisfies readonly (keyof EmergencyNumbers)[]

/** What a section of the host's own says; its links' addresses stay. */
const ownParts = ['title', 'text', 'caption', 'label'] as const

type ItemField = { [List in ItemList]: `${List}.${(typeof itemParts)[List][number]}` }[ItemList]

/** Where a text stands: the same for all items of a list. */
export type HostTextField =
  | (typeof onceFields)[number]
  | 'houseRules'
  | ItemField
  | `ownSections.${(typeof ownParts)[number]}`
  | `emergencyNumbers.${(typeof emergencyKinds)[number]}`

const itemLists = Object.keys(itemParts) as ItemList[]

/** All fields, in the order in which a host goes through them. */
export const hostTextFields: readonly HostTextField[] = [
  ...onceFields,
  'houseRules',
  ...itemLists.flatMap((list) => itemParts[list].map((part) => `${list}.${part}` as ItemField)),
  ...ownParts.map((part) => `ownSections.${part}` as const),
  ...emergencyKinds.map((kind) => `emergencyNumbers.${kind}` as const),
]

export type HostText = {
  field: HostTextField
  /**
   * What it is a text of: '' for the book itself, the item's name for what is told about an item, the id of an own
   * section. Null for texts that nothing but their own words tells apart: rules, and the names themselves.
   */
  owner: string | null
  /** As written, without the space around it. */
  text: string
}

/**
 * The book with its host's texts replaced, one by one.
 * @param replace gives what stands in the place of a text
 */
export function replaceHostTexts<Shown extends GuestBook>(book: Shown, replace: (text: HostText) => string): Shown {
  const put = (field: HostTextField, owner: string | null, written: string) => {
    const text = written.trim()
    return holdsWords(text) ? replace({ field, owner, text }) : written
  }
  // In the order in which a host goes through them: it is the order of `listHostTexts`.
  const texts = onceFields.map((field) => [field, put(field, '', book[field])])
  const houseRules = book.houseRules.map((rule) => put('houseRules', null, rule))
  const lists = itemLists.map((list) => [
    list,
    book[list].map((item: Record<string, string>) => ({ ...item, ...replaceParts(list, item, put) })),
  ])
  const ownSections = book.look.ownSections.map((section) => ({
    ...section,
    title: put('ownSections.title', section.id, section.title),
    text: put('ownSections.text', section.id, section.text),
    pictures: section.pictures.map((picture) => ({
      ...picture,
      caption: put('ownSections.caption', null, picture.caption),
    })),
    links: section.links.map((link) => ({ ...link, label: put('ownSections.label', null, link.label) })),
  }))
  const numbers = emergencyKinds.map((kind) => [kind, put(`emergencyNumbers.${kind}`, '', book.emergencyNumbers[kind])])
  return {
    ...book,
    ...Object.fromEntries(texts),
    houseRules,
    ...(Object.fromEntries(lists) as Pick<GuestBook, ItemList>),
    look: { ...book.look, ownSections },
    emergencyNumbers: Object.fromEntries(numbers) as EmergencyNumbers,
  }
}

function replaceParts(
  list: ItemList,
  item: Record<string, string>,
  put: (field: HostTextField, owner: string | null, written: string) => string,
): Record<string, string> {
  const known: readonly string[] = transportTypes
  const replaced = itemParts[list].flatMap((part) => {
    const written = item[part] ?? ''
    // These have words of the page's own.
    if (list === 'transport' && part === 'type' && known.includes(written.trim().toLowerCase())) return []
    const owner = part === 'name' ? null : (item['name'] ?? '').trim()
    return [[part, put(`${list}.${part}` as ItemField, owner, written)]]
  })
  return Object.fromEntries(replaced)
}

/** Tells a text from all others: what is written twice in the same kind of place is translated once. */
export function hostTextKey({ field, text }: Pick<HostText, 'field' | 'text'>): string {
  return `${field} ${text}`
}

/** A book's texts as guests read them, item by item, each once. */
export function listHostTexts(book: GuestBook): HostText[] {
  const found = new Map<string, HostText>()
  replaceHostTexts(hideGaps(book), (text) => {
    const key = hostTextKey(text)
    if (!found.has(key)) found.set(key, text)
    return text.text
  })
  return [...found.values()]
}
