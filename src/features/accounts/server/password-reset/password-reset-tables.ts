declare module '#platform/db/database.ts' {
  interface Tables {
    password_resets: PasswordResetsTable
  }
}

/** One mailed link. Stores only the hash of the token. Times are milliseconds UTC. */
export type PasswordResetsTable = {
  token_hash: string
  account_id: string
  expires_at: number
}
