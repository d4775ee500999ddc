declare module '#platform/db/database.ts' {
  interface Tables {
    admin_acts: AdminActsTable
  }
}

/** The audit log: rows are added and never changed. */
export type AdminActsTable = {
  id: string
  admin_id: string
  kind: string
  /** Whom it was done to, where it was an account. */
  account_id: string | null
  /** JSON of the act's other parts: ids, moments and counts, nothing personal. */
  data: string
  /** Milliseconds UTC. */
  created_at: number
}
