declare module '#platform/db/database.ts' {
  interface Tables {
    admin_acts: AdminActsTable
  }
}

/** The audit log. Rows are only added, never changed. */
export type AdminActsTable = {
  id: string
  admin_id: string
  kind: string
  /** The account that the action concerns, if any. */
  account_id: string | null
  /** JSON with the entry's other data: ids, times and counts, no personal data. */
  data: string
  /** Milliseconds UTC. */
  created_at: number
}
