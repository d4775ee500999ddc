import { normalizeEmail } from '#features/accounts/account.ts'
import type { Discount } from './billing-contract.ts'
import { addMonths } from './months.ts'

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

const gmailDomains = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address is delivered to, as far as its letters tell: `name+anything@host` is `name@host` with nearly
 * all providers, and Gmail also ignores dots. For counting redemptions alone; accounts tell such addresses apart.
 */
export function mailboxOf(email: string): string {
  const address = normalizeEmail(email)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/s, '')
  return gmailDomains.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** The end of what a 100 % code gives at a moment (ms UTC). */
export function freeAccessUntil(now: number): number {
  return addMonths(now, freeAccessMonths)
}
