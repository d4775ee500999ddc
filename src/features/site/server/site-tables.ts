import type { Plan } from '#features/accounts/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { DeclarationKind } from '../shared/declaration-paths.ts'
import type { DeclarationState } from './declarations/declaration.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    site_settings: SiteSettingsTable
    support_messages: SupportMessagesTable
    declarations: DeclarationsTable
  }
}

/** Settings that the operator changes in the running service; one row per setting. Times are milliseconds UTC. */
export type SiteSettingsTable = { name: string; value: string; changed_at: number }

/** Messages to support. Times are milliseconds UTC. */
export type SupportMessagesTable = {
  /** Derived from the content, so that a repeated message has the same id. */
  id: string
  /** The account that was signed in; null if none. */
  account_id: string | null
  name: string
  email: string
  language: Language
  message: string
  /** The writer's plan at the time of writing, if known. */
  plan: Plan | null
  /** 1: is answered before the others. */
  is_priority: number
  created_at: number
  answered_at: number | null
}

/** Declarations; name, address and reason are in the support message. Times are milliseconds UTC. */
export type DeclarationsTable = {
  message_id: string
  kind: DeclarationKind
  /** 1: a cancellation for cause. */
  is_for_cause: number
  contract: string
  /** The start of the day on which the contract is to end; null: as early as possible. */
  wished_end: number | null
  /** The account with the typed address; null if there is none. */
  host_id: string | null
  state: DeclarationState
  state_at: number
  attempts: number
  /** Null unless the state is `waiting`. */
  next_attempt_at: number | null
}
