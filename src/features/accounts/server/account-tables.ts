import type { Generated } from 'kysely'
import type { Language } from '#platform/i18n/languages.ts'
import type { Plan, Renewal, Role, StoredPlanStatus } from '../shared/account.ts'
import type { Browser, System } from '../shared/device.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    accounts: AccountsTable
    sessions: SessionsTable
    captchas: CaptchasTable
  }
}

/** Times are milliseconds UTC. */
export type AccountsTable = {
  id: string
  name: string
  /** As it is searched; see `plainLetters`. */
  name_plain: Generated<string>
  /** As the host wrote it; mail goes there. */
  email: string
  /** What identifies the account; see `normalizeEmail`. */
  email_normalized: string
  password_hash: string
  role: Role
  language: Language
  plan: Plan | null
  plan_status: StoredPlanStatus
  trial_ends_at: number | null
  /** End of access unless it is paid for before. */
  access_until: number | null
  renewal: Generated<Renewal>
  /** One more with every change of what the account has access to: pages that depend on it are made anew. */
  plan_revision: Generated<number>
  /** When the address was proved to be the host's; null until then. */
  email_confirmed_at: number | null
  /** 1: wants no mail that can be done without. */
  mail_opt_out: Generated<number>
  /** When the host was here last, within an hour; sessions end and are forgotten. */
  last_seen_at: number | null
  /** Since when the account cannot be signed in to, by the operator's decision. */
  disabled_at: number | null
  created_at: number
  updated_at: number
}

/** The token itself is in the host's cookie only. */
export type SessionsTable = {
  token_hash: string
  /** Names the session where it is shown; worth nothing to a thief. */
  id: string
  account_id: string
  created_at: number
  last_seen_at: number
  expires_at: number
  /** What was signed in with, as coarse as `device.ts` has it; null where it is not known. */
  browser: Browser | null
  system: System | null
}

export type CaptchasTable = {
  id: string
  answer_hash: string
  expires_at: number
}
