import { type BookTexts, type GuestBook, noPlaceDetails } from '#features/books/shared/book.ts'

/** The fields that a visitor can edit in the interactive demo. */
export type DemoDraft = Pick<
  BookTexts,
  | 'propertyName'
  | 'propertyType'
  | 'address'
  | 'welcomeMessage'
  | 'checkinTime'
  | 'doorCode'
  | 'doorAccessInfo'
  | 'wifiName'
  | 'wifiPassword'
  | 'hostName'
  | 'hostPhone'
> & {
  houseRules: string[]
  /** One restaurant with name and address. */
  restaurant: { name: string; address: string }
}

const storageKey = 'benvenuto.demo-draft'

/** Stores the draft in this browser. Does nothing if storage is not available. */
export function storeDemoDraft(draft: Partial<DemoDraft>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Storage can be blocked; the demo works without it.
  }
}

/** The draft stored in this browser; undefined if there is none or it cannot be parsed. */
export function findDemoDraft(): Partial<DemoDraft> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return typeof stored === 'object' && stored !== null ? stored : undefined
  } catch {
    return undefined
  }
}

/** The draft as the start of a new book; values of the wrong type are dropped. */
export function findDemoBook(): Partial<GuestBook> | undefined {
  const draft = findDemoDraft()
  if (!draft) return undefined
  const { houseRules, restaurant, ...texts } = draft
  const written = Object.entries(texts).filter(([, text]) => typeof text === 'string' && text.trim() !== '')
  return {
    ...(Object.fromEntries(written) as Partial<BookTexts>),
    ...(Array.isArray(houseRules) && { houseRules: houseRules.filter((rule) => typeof rule === 'string') }),
    ...(restaurant?.name && {
      restaurants: [
        { name: restaurant.name, address: restaurant.address, type: '', rating: '', distance: '', ...noPlaceDetails },
      ],
    }),
  }
}

export function forgetDemoDraft(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage can be blocked; the demo works without it.
  }
}
