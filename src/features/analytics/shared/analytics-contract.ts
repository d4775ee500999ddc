import { z } from 'zod'
import { languages } from '#platform/i18n/languages.ts'
import { text } from '#platform/text/text-contract.ts'
import { longestRange } from './analytics.ts'
import { channels, devices, readIsoDay, uses } from './visit.ts'

const isoDay = z.string().refine((day) => readIsoDay(day) !== undefined, 'INVALID_VALUE')

/** `GET /api/analytics` and `/api/analytics.csv`: days in UTC, both included; the last 30 by default. */
export const AnalyticsQuery = z
  .object({
    from: isoDay.optional(),
    to: isoDay.optional(),
    /** Id of one of the host's books; all books by default. */
    book: z.string().optional(),
  })
  .superRefine(({ from, to }, context) => {
    const [first, last] = [readIsoDay(from ?? ''), readIsoDay(to ?? '')]
    if (first === undefined || last === undefined) return
    if (last < first) context.addIssue({ code: 'custom', path: ['from'], message: 'DAYS_BACKWARDS' })
    else if (last - first >= longestRange)
      context.addIssue({ code: 'custom', path: ['from'], message: 'RANGE_TOO_LONG' })
  })
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>

const count = z.number().int()
const Total = z.object({ visits: count, visitors: count })
const Day = Total.extend({ day: z.string() })

/** `GET /api/analytics`, with Pro. */
export const AnalyticsView = z.object({
  from: z.string(),
  to: z.string(),
  /** The range of the same length that ends the day before. */
  before: z.object({ from: z.string(), to: z.string() }),
  total: Total,
  totalBefore: Total,
  /** Every day of the range, in order; `daysBefore` the same for the range before. */
  days: z.array(Day),
  daysBefore: z.array(Day),
  ways: z.record(z.enum(channels), count),
  devices: z.record(z.enum(devices), count),
  languages: z.record(z.enum(languages), count),
  uses: z.record(z.enum(uses), count),
  /** Books with visits in the range, most visits first. */
  books: z.array(Total.extend({ id: z.string() })),
  /**
   * Searches without results that the books still do not answer in any language and that the host has not dismissed.
   */
  missed: z.object({
    /** The first day of the list, whatever the range. */
    since: z.string(),
    terms: z.array(z.object({ bookId: z.string(), term: z.string(), visitors: count, field: z.string() })),
  }),
})
export type AnalyticsView = z.infer<typeof AnalyticsView>

/** `PUT /api/analytics/missed-searches`, with Pro: hides a term from the list, or shows it again. */
export const SearchDismissalInput = z.object({
  book: text(100),
  term: text(200),
  isDismissed: z.boolean('INVALID_VALUE'),
})
export type SearchDismissalInput = z.infer<typeof SearchDismissalInput>

/** `GET /api/analytics/books`, for every plan: the last 30 days of each book that had visits. */
export const VisitCounts = z.object({
  from: z.string(),
  to: z.string(),
  books: z.array(Total.extend({ id: z.string() })),
})
export type VisitCounts = z.infer<typeof VisitCounts>
