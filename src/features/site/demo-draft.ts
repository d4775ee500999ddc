import type { BookTexts } from '#features/books/book.ts'

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
export function storeDemoDraft(draft: DemoDraft): void {
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

export function forgetDemoDraft(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage can be forbidden; the demo works without it.
  }
}
