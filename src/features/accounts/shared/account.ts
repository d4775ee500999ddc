import type { Language } from '#platform/i18n/languages.ts'

export { normalizeEmail } from '#platform/text/email-address.ts'

/** Name of the cookie with the session's token. */
export const sessionCookie = 'session'

/** `admin` is the operator. */
export type Role = 'host' | 'admin'

export type Plan = 'basic' | 'pro'

/**
 * The stored payment status. It does not change by time alone: `accessOf` computes the status at a given time, e.g. that
 * a trial has ended.
 */
export type StoredPlanStatus = 'none' | 'trial' | 'active' | 'expired'

/**
 * Whether a subscription at the payment provider renews (`renews`), retries a failed charge (`pastDue`) or was cancelled
 * and will end (`cancelled`). `none`: nothing will be charged.
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
   * Milliseconds UTC; end of access unless a charge succeeds before: of access by a 100 % code or by the operator, of a
   * cancelled period, or of the grace period after a failed charge; or when a subscription has ended at once. Null when
   * not set, so always for accounts that had no more than a trial.
   */
  accessUntil: number | null
  renewal: Renewal
  /** Milliseconds UTC; null until the host has confirmed the address by a mailed link or code. */
  emailConfirmedAt: number | null
  createdAt: number
}

/** Password score: one point each for 8 characters, upper case, lower case, digit, symbol. */
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
