import type { Discount } from '../../shared/billing-contract.ts'
import { addMonths } from '../months.ts'

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

/** The end of the access by a 100 % code that is redeemed at a given time (ms UTC). */
export function freeAccessUntil(now: number): number {
  return addMonths(now, freeAccessMonths)
}
