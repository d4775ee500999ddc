declare module '#platform/db/database.ts' {
  interface Tables {
    email_confirmations: EmailConfirmationsTable
  }
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
