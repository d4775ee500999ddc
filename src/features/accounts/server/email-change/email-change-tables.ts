declare module '#platform/db/database.ts' {
  interface Tables {
    email_changes: EmailChangesTable
  }
}

/** An address that waits to be confirmed, at most one per account. The token itself is in the mail only. */
export type EmailChangesTable = {
  id: string
  account_id: string
  /** As the host wrote it. */
  email: string
  /** Null until the mail is sent. */
  token_hash: string | null
  /** Milliseconds UTC. */
  expires_at: number
}
