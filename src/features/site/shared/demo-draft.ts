import type { BookTexts, GuestBook } from '#features/books/shared/book.ts'

/** What a visitor can write in the interactive demo. */
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
  /** One, with name and address. */
  restaurant: { name: string; address: string }
}

const storageKey = 'benvenuto.demo-draft'

/** Keeps what was written in this browser. A browser without storage just forgets it. */
export function storeDemoDraft(draft: Partial<DemoDraft>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Storage can be forbidden; the demo works without it.
  }
}

/** What was written in the demo in this browser, as far as it can be read. */
export function findDemoDraft(): Partial<DemoDraft> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return typeof stored === 'object' && stored !== null ? stored : undefined
  } catch {
    return undefined
  }
}

/** What was written in the demo, as the beginning of a book; texts that are no texts are left out. */
export function findDemoBook(): Partial<GuestBook> | undefined {
  const draft = findDemoDraft()
  if (!draft) return undefined
  const { houseRules, restaurant, ...texts } = draft
  const written = Object.entries(texts).filter(([, text]) => typeof text === 'string' && text.trim() !== '')
  return {
    ...(Object.fromEntries(written) as Partial<BookTexts>),
    ...(Array.isArray(houseRules) && { houseRules: houseRules.filter((rule) => typeof rule === 'string') }),
    ...(restaurant?.name && {
      restaurants: [{ name: restaurant.name, address: restaurant.address, type: '', rating: '', distance: '' }],
    }),
  }
}

export function forgetDemoDraft(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage can be forbidden; the demo works without it.
  }
}
