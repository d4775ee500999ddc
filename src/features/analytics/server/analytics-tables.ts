import type { Measure } from '../shared/visit.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    visit_days: VisitDaysTable
    missed_searches: SearchesWithoutResultsTable
    dismissed_searches: { book_id: string; term: string; month: number }
    visitor_keys: { day: number; key: string }
    day_visitors: { hash: string; day: number }
    visit_batches: { id: string; written_at: number }
  }
}

/** The counts of one book on one day. */
export type VisitDaysTable = { book_id: string; day: number } & Record<Measure, number>

/** Search terms without results, by book and month, each with the number of its visitors, counted per day. */
export type SearchesWithoutResultsTable = { book_id: string; month: number; term: string; visitors: number }
