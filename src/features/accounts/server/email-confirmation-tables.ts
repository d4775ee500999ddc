declare module '#platform/db/database.ts' {
  interface Tables {
    email_confirmations: EmailConfirmationsTable
  }
}

/** One mailed link. The token itself is in the mail only. */
export type EmailConfirmationsTable = {
  token_hash: string
  account_id: string
  /** The address to which the link was mailed; it proves no other. */
  email_normalized: string
  /** Milliseconds UTC. */
  expires_at: number
}
