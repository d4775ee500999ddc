import type { ReportReason } from '../shared/report.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    reported_books: ReportedBooksTable
    book_reports: BookReportsTable
  }
}

/** One row per reported book. Times are milliseconds UTC. */
export type ReportedBooksTable = {
  book_id: string
  /** Number of reports since `opened_at`. */
  reports: number
  /** Time of the first report since the last decision. */
  opened_at: number
  last_at: number
  /** When the last mail was sent to the operator. */
  mailed_at: number | null
  /** When an operator decided; null while open. */
  handled_at: number | null
}

/** One row per report. Contains no data about the sender except what she wrote. */
export type BookReportsTable = {
  id: string
  book_id: string
  reason: ReportReason
  text: string
  email: string
  created_at: number
}
