declare module '#platform/db/database.ts' {
  interface Tables {
    admin_acts: AdminActsTable
    record_counts: RecordCountsTable
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

/** Numbers of the operator's page, as the job `count-records` has counted them last. */
export type RecordCountsTable = {
  name: string
  count: number
  /** Milliseconds UTC; equal in all rows. */
  counted_at: number
}
