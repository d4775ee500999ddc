import type { Language } from '#platform/i18n/languages.ts'

export { normalizeEmail } from '#platform/email-address.ts'

/** Name of the cookie with the session's token. */
export const sessionCookie = 'session'

/** Who has an account: a host, or the operator. Pure types and rules, no I/O. */
export type Role = 'host' | 'admin'

export type Plan = 'basic' | 'pro'

/**
 * An account's state of payment as it is stored. What it allows at a given moment is decided by
 * `accessOf`, which also knows that a trial ends by the clock alone.
 */
export type StoredPlanStatus = 'none' | 'trial' | 'active' | 'expired'

/**
 * How access goes on by itself: a subscription at the payment provider charges again, tries to after a failed charge,
 * or was cancelled and runs out. `none`: nothing is going to be charged.
 */
export type Renewal = 'none' | 'renews' | 'pastDue' | 'cancelled'

export type Account = {
  id: string
  name: string
  email: string
  role: Role
  language: Language
  plan: Plan | null
  planStatus: StoredPlanStatus
  /** Milliseconds UTC; null until the first choice of a plan. */
  trialEndsAt: number | null
  /**
   * Milliseconds UTC; end of access unless a charge comes in before: of what a 100 % code or the operator gave, of a
   * cancelled period, of the grace after a failed charge. Null where none is set.
   */
  accessUntil: number | null
  renewal: Renewal
  /** Milliseconds UTC; null until whoever reads mail at the address has said that it is hers. */
  emailConfirmedAt: number | null
  createdAt: number
}

/** Password strength of SPEC section 4: a point each for length of 8, upper case, lower case, digit, symbol. */
export function passwordScore(password: string): number {
  return [password.length >= 8, /\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u].filter((rule) =>
    rule instanceof RegExp ? rule.test(password) : rule,
  ).length
}

export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** Shown, never enforced. */
export function passwordStrength(score: number): PasswordStrength {
  if (score <= 2) return 'weak'
  return score === 3 ? 'medium' : 'strong'
}
