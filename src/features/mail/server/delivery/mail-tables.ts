import type { Language } from '#platform/i18n/languages.ts'
import type { MailState } from '../../shared/mail.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    mails: MailsTable
  }
}

/** The outbox. Times are milliseconds UTC. */
export type MailsTable = {
  id: string
  account_id: string | null
  recipient: string
  template: string
  language: Language
  /** JSON of the template's parameters; see `mailParams`. */
  data: string
  dedupe_key: string
  /** Identifies the reader in unsubscribe links. Random, because an address could be guessed. */
  unsubscribe_token: string
  state: MailState
  attempts: number
  next_attempt_at: number
  lease_until: number | null
  leased_by: string | null
  created_at: number
  sent_at: number | null
  last_error: string | null
  /** As sent, but without secrets. */
  sent_subject: string | null
  sent_html: string | null
}
