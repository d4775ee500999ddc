import type { Generated } from 'kysely'
import type { Language } from '#platform/i18n/languages.ts'
import type { Plan, Renewal, Role, StoredPlanStatus } from '../shared/account.ts'
import type { Browser, System } from '../shared/device.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    accounts: AccountsTable
    sessions: SessionsTable
    captchas: CaptchasTable
    email_confirmations: EmailConfirmationsTable
    email_changes: EmailChangesTable
    password_resets: PasswordResetsTable
  }
}

/** Times are milliseconds UTC. */
export type AccountsTable = {
  id: string
  name: string
  /** The name without accents, for search; see `plainLetters`. */
  name_plain: Generated<string>
  /** As typed by the host; mail is sent to this spelling. */
  email: string
  /** Unique key of the account; see `normalizeEmail`. */
  email_normalized: string
  password_hash: string
  role: Role
  language: Language
  plan: Plan | null
  plan_status: StoredPlanStatus
  trial_ends_at: number | null
  /** End of access unless a charge succeeds before. */
  access_until: number | null
  renewal: Generated<Renewal>
  /** Incremented with every change of the account's access. Cached pages that depend on access compare it. */
  plan_revision: Generated<number>
  /** When the host proved that the address is hers; null until then. */
  email_confirmed_at: number | null
  /** 1: receives only necessary mails, no reminders and tips. */
  mail_opt_out: Generated<number>
  /** Last visit, exact to one hour. Kept here because expired sessions are deleted. */
  last_seen_at: number | null
  /** When the operator disabled sign-in for this account; null while enabled. */
  disabled_at: number | null
  created_at: number
  updated_at: number
}

/** Stores only the hash of the token. The token itself is only in the host's cookie. */
export type SessionsTable = {
  token_hash: string
  /** Public id, shown in the list of sessions. It does not open the session. */
  id: string
  account_id: string
  created_at: number
  last_seen_at: number
  expires_at: number
  /** Browser and system as recognised by `device.ts`; null when unknown. */
  browser: Browser | null
  system: System | null
}

export type CaptchasTable = {
  id: string
  answer_hash: string
  expires_at: number
}

/** One mailed link. Stores only the hash of the token. */
export type EmailConfirmationsTable = {
  token_hash: string
  account_id: string
  /** The address to which the link was mailed. The link confirms only this address. */
  email_normalized: string
  /** Milliseconds UTC. */
  expires_at: number
}

/** An unconfirmed new address, at most one per account. Stores only the hash of the token. */
export type EmailChangesTable = {
  id: string
  account_id: string
  /** As typed by the host. */
  email: string
  /** Null until the mail is sent. */
  token_hash: string | null
  /** Milliseconds UTC. */
  expires_at: number
}

/** One mailed link. Stores only the hash of the token. Times are milliseconds UTC. */
export type PasswordResetsTable = {
  token_hash: string
  account_id: string
  expires_at: number
}
