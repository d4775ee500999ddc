import type { Discount } from './billing-contract.ts'

/** The months of access that a 100 % code gives. */
export const freeAccessMonths = 12

/**
 * Looks a code up, in upper or lower case.
 * @param codes the configured codes in lower case, with their percentages
 */
export function findDiscount(codes: ReadonlyMap<string, number>, given: string): Discount | undefined {
  const code = given.trim().toLowerCase()
  const percentage = codes.get(code)
  return percentage === undefined ? undefined : { code, percentage }
}

/** The same day and hour twelve calendar months later (ms UTC); 29 February ends with the month. */
export function freeAccessUntil(now: number): number {
  const end = new Date(now)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + freeAccessMonths)
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end.getTime()
}
