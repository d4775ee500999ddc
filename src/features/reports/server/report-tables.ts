import type { ReportReason } from '../shared/report.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    reported_books: ReportedBooksTable
    book_reports: BookReportsTable
  }
}

/** Books that were reported, one row each. Times are milliseconds UTC. */
export type ReportedBooksTable = {
  book_id: string
  /** How often, since `opened_at`. */
  reports: number
  /** The first report that no operator had decided about before. */
  opened_at: number
  last_at: number
  /** When the operator was told last. */
  mailed_at: number | null
  /** When an operator decided; null: open. */
  handled_at: number | null
}

/** What was reported: what somebody wrote, and nothing else about her. */
export type BookReportsTable = {
  id: string
  book_id: string
  reason: ReportReason
  text: string
  email: string
  created_at: number
}
