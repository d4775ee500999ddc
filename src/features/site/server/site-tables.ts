import type { Plan } from '#features/accounts/index.ts'
import type { Language } from '#platform/i18n/languages.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    site_settings: SiteSettingsTable
    support_messages: SupportMessagesTable
  }
}

/** What the operator set on the site itself; one row per setting. Times are milliseconds UTC. */
export type SiteSettingsTable = { name: string; value: string; changed_at: number }

/** What people wrote to support. Times are milliseconds UTC. */
export type SupportMessagesTable = {
  /** Made of what was written, so that the same again is the same message. */
  id: string
  /** The account that was signed in; null for everybody else. */
  account_id: string | null
  name: string
  email: string
  language: Language
  message: string
  /** The writer's plan at that moment, as far as known. */
  plan: Plan | null
  /** 1: to be answered first. */
  is_priority: number
  created_at: number
  answered_at: number | null
}
