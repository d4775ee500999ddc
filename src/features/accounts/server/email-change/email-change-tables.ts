declare module '#platform/db/database.ts' {
  interface Tables {
    email_changes: EmailChangesTable
  }
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
