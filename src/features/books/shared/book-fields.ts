import type { TextKind } from '#limits.ts'

/**
 * The table of a book's fields. Types, contract, form and its rules, rows, presenter, limits, translations and gaps are
 * derived from it. A new field needs a row here, a column (migration), a place in the wizard and one on the guest page.
 */

/** The wizard's steps in order. */
export const bookSteps = ['host', 'property', 'checkIn', 'wifi', 'equipment', 'area', 'checkOut'] as const
export type BookStep = (typeof bookSteps)[number]

/** A text of a book, or of an item of one of its lists. */
type TextField = {
  /** Determines the maximum length. */
  kind: TextKind
  /** Whether the text is translated into other languages. */
  translated?: true
}

type BookTextField = TextField & {
  column: string
  step: BookStep
  /** The value in a new book; default: an empty text. */
  initial?: string
  /** Guests copy the text exactly, or it is required for a book: `___` in it is not a gap. */
  exact?: true
}

/**
 * Names of people, properties, networks and businesses, addresses, codes, links and ratings are not translated, because
 * guests look for them on a door, a map or a screen.
 */
export const textFields = {
  hostName: { kind: 'line', column: 'host_name', step: 'host', exact: true },
  hostEmail: { kind: 'email', column: 'host_email', step: 'host', exact: true },
  hostPhone: { kind: 'line', column: 'host_phone', step: 'host' },
  hostContactInfo: { kind: 'long', column: 'host_contact_info', step: 'host', translated: true },
  propertyName: { kind: 'line', column: 'property_name', step: 'property', exact: true },
  // One of `propertyTypes`; the longest of them is its maximum length.
  propertyType: { kind: 'line', column: 'property_type', step: 'property', initial: 'Villa', exact: true },
  welcomeMessage: { kind: 'long', column: 'welcome_message', step: 'property', translated: true },
  address: { kind: 'line', column: 'address', step: 'property' },
  googleMapsLink: { kind: 'url', column: 'google_maps_link', step: 'property', exact: true },
  guests: { kind: 'line', column: 'guests', step: 'property', initial: '4', translated: true },
  bedrooms: { kind: 'line', column: 'bedrooms', step: 'property', translated: true },
  bathrooms: { kind: 'line', column: 'bathrooms', step: 'property', translated: true },
  checkinTime: { kind: 'line', column: 'checkin_time', step: 'checkIn', translated: true },
  doorAccessInfo: { kind: 'long', column: 'door_access_info', step: 'checkIn', translated: true },
  doorCode: { kind: 'line', column: 'door_code', step: 'checkIn', exact: true },
  checkinInstructions: { kind: 'long', column: 'checkin_instructions', step: 'checkIn', translated: true },
  parkingInfo: { kind: 'long', column: 'parking_info', step: 'checkIn', translated: true },
  wifiName: { kind: 'wifiNameBytes', column: 'wifi_name', step: 'wifi', exact: true },
  wifiPassword: { kind: 'wifiPassword', column: 'wifi_password', step: 'wifi', exact: true },
  checkoutTime: { kind: 'line', column: 'checkout_time', step: 'checkOut', translated: true },
  checkoutInstructions: { kind: 'long', column: 'checkout_instructions', step: 'checkOut', translated: true },
} as const satisfies Record<string, BookTextField>

export type ItemTextField = TextField & {
  /** The error code for a published item without this field. */
  required?: string
}

type ItemListField = {
  column: string
  step: BookStep
  items: Record<string, ItemTextField>
  /** Whether each item can have pictures with captions. */
  pictures?: true
}

const distance = { kind: 'line', translated: true } as const
const placeType = { kind: 'line', translated: true } as const
const placeName = { kind: 'line', required: 'ITEM_NAME_REQUIRED' } as const
const placeAddress = { kind: 'line', required: 'ADDRESS_REQUIRED' } as const

/** Why the host recommends a place to eat, drink or shop, and how guests reach it. */
const placeDetails = {
  note: { kind: 'note', translated: true },
  phone: { kind: 'line' },
  website: { kind: 'url' },
} as const satisfies Record<string, TextField>

/**
 * The lists whose items have several texts, in the order of the form; house rules are plain texts. Names of appliances
 * and walks are translated, names of restaurants are not. Columns hold JSON text.
 */
export const itemLists = {
  equipment: {
    column: 'equipment',
    step: 'equipment',
    pictures: true,
    items: {
      name: { kind: 'line', translated: true, required: 'EQUIPMENT_NAME_REQUIRED' },
      description: { kind: 'long', translated: true },
    },
  },
  activities: {
    column: 'activities',
    step: 'area',
    items: {
      name: { kind: 'line', translated: true, required: 'ACTIVITY_NAME_REQUIRED' },
      description: { kind: 'long', translated: true },
      type: placeType,
      distance,
    },
  },
  usefulInfo: {
    column: 'useful_info',
    step: 'area',
    items: {
      category: { kind: 'line', translated: true, required: 'CATEGORY_REQUIRED' },
      name: placeName,
      address: { kind: 'line' },
      type: placeType,
      distance,
    },
  },
  barsClubs: {
    column: 'bars_clubs',
    step: 'area',
    items: {
      name: placeName,
      address: placeAddress,
      type: placeType,
      distance,
      rating: { kind: 'line' },
      ...placeDetails,
    },
  },
  restaurants: {
    column: 'restaurants',
    step: 'area',
    items: {
      name: placeName,
      address: placeAddress,
      type: placeType,
      rating: { kind: 'line' },
      distance,
      ...placeDetails,
    },
  },
  shopping: {
    column: 'shopping',
    step: 'area',
    items: { name: placeName, address: placeAddress, type: placeType, distance, ...placeDetails },
  },
  transport: {
    column: 'transport',
    step: 'area',
    items: { type: placeType, name: { kind: 'line', translated: true }, distance },
  },
} as const satisfies Record<string, ItemListField>

/** The lists of pictures with captions that belong to the book itself. Columns hold JSON text. */
export const pictureLists = {
  checkinPictures: { column: 'checkin_pictures', step: 'checkIn' },
  parkingPictures: { column: 'parking_pictures', step: 'checkIn' },
} as const satisfies Record<string, { column: string; step: BookStep }>

/** The house rules: a list of plain texts. */
export const houseRulesField = { kind: 'long', column: 'house_rules', step: 'wifi' } as const

/** What a host confirms with a tick; nothing is ticked in a new book. Columns hold 0 or 1. */
export const tickFields = {
  /** The network has no password. Never set beside a password. */
  wifiOpen: { column: 'wifi_open', step: 'wifi' },
} as const satisfies Record<string, { column: string; step: BookStep }>

export const emergencyFields = ['hospital', 'police', 'ambulance', 'other'] as const

export type TextName = keyof typeof textFields
export type ItemList = keyof typeof itemLists
export type ListName = ItemList | 'houseRules'
/** A list whose items can have pictures. */
export type PicturedList = {
  [List in ItemList]: (typeof itemLists)[List] extends { pictures: true } ? List : never
}[ItemList]
export type PictureList = keyof typeof pictureLists
export type TickName = keyof typeof tickFields
export type ItemFieldOf<List extends ItemList> = keyof (typeof itemLists)[List]['items'] & string

export const textNames = Object.keys(textFields) as TextName[]
export const itemListNames = Object.keys(itemLists) as ItemList[]
export const picturedLists = itemListNames.filter((list): list is PicturedList => 'pictures' in itemLists[list])
export const pictureListNames = Object.keys(pictureLists) as PictureList[]
export const tickNames = Object.keys(tickFields) as TickName[]
export const listNames: readonly ListName[] = ['houseRules', ...itemListNames]

/** The fields of each list's items, in the order of the form. */
export const listFields = mapLists((list) => Object.keys(itemLists[list].items)) as {
  readonly [List in ItemList]: readonly ItemFieldOf<List>[]
}

/** The plain texts with a maximum length; the property's type is a choice. */
export type MeasuredText = Exclude<TextName, 'propertyType'>
export const measuredTexts = textNames.filter((name): name is MeasuredText => name !== 'propertyType')

/** A record with a value for each plain text. */
export function mapTexts<Value>(toValue: (name: TextName) => Value): Record<TextName, Value> {
  return Object.fromEntries(textNames.map((name) => [name, toValue(name)])) as Record<TextName, Value>
}

/** A record with a value for each list of items. */
export function mapLists<Value>(toValue: (list: ItemList) => Value): Record<ItemList, Value> {
  return Object.fromEntries(itemListNames.map((list) => [list, toValue(list)])) as Record<ItemList, Value>
}

/** A record with a value for each list of pictures. */
export function mapPictureLists<Value>(toValue: (list: PictureList) => Value): Record<PictureList, Value> {
  return Object.fromEntries(pictureListNames.map((list) => [list, toValue(list)])) as Record<PictureList, Value>
}

/** A record with a value for each tick. */
export function mapTicks<Value>(toValue: (name: TickName) => Value): Record<TickName, Value> {
  return Object.fromEntries(tickNames.map((name) => [name, toValue(name)])) as Record<TickName, Value>
}

const ownSectionKinds = {
  title: 'sectionTitle',
  text: 'long',
  label: 'linkLabel',
  url: 'url',
} as const satisfies Record<string, TextKind>

/**
 * The kind of text at a path of a book, a theme or a translation: `doorCode`, `equipment.3.name`, `equipment.name`,
 * `houseRules.0.text`, `ownSections.1.links.0.url`, `equipment.0.pictures.1.caption`, `ownSections.caption`.
 */
export function textKindOf(path: string): TextKind {
  const parts = path.split('.')
  const [first = ''] = parts
  const last = parts.at(-1) ?? ''
  if (last === 'caption') return 'caption'
  if (first === 'houseRules' || first === 'leftovers') return houseRulesField.kind
  if (first === 'ownSections') return ownSectionKinds[last as keyof typeof ownSectionKinds] ?? 'line'
  if (isItemList(first)) {
    const items: Record<string, ItemTextField> = itemLists[first].items
    return items[last]?.kind ?? 'line'
  }
  return textFields[first as TextName]?.kind ?? 'line'
}

export function isItemList(name: string): name is ItemList {
  return Object.hasOwn(itemLists, name)
}
