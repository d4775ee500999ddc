import type { Measure } from '../shared/visit.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    visit_days: VisitDaysTable
    missed_searches: MissedSearchesTable
    dismissed_searches: { book_id: string; term: string; month: number }
    visitor_keys: { day: number; key: string }
    day_visitors: { hash: string; day: number }
    visit_batches: { id: string; written_at: number }
  }
}

/** What one book's guests did on one day. */
export type VisitDaysTable = { book_id: string; day: number } & Record<Measure, number>

/** Words that a book did not answer, by month, with how many visitors of a day asked for them. */
export type MissedSearchesTable = { book_id: string; month: number; term: string; visitors: number }
