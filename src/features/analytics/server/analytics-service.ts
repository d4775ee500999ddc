import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Account, hasPro } from '#features/accounts/index.ts'
import { bookError, countBooks } from '#features/books/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { defineErrors } from '#platform/errors.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { type DayRange, longestRange, rangeBefore, rangeUntil, splitRange } from '../shared/analytics.ts'
import type { AnalyticsQuery, AnalyticsView, SearchDismissalInput, VisitCounts } from '../shared/analytics-contract.ts'
import {
  addCounts,
  type Counts,
  channels,
  dayOf,
  devices,
  firstDayOf,
  isoDay,
  type Measure,
  monthOf,
  readIsoDay,
  uses,
} from '../shared/visit.ts'
import { writeCsvHead, writeCsvRows } from './analytics-csv.ts'
import * as queries from './analytics-queries.ts'
import { createSlices, splitScope } from './analytics-slices.ts'
import { findField } from './searches/search-field.ts'
import { visitorsUntilShown } from './searches/search-term.ts'
import { createUnansweredSearches } from './unanswered-searches.ts'
import type { SearchWithoutResults } from './visits/visit-queries.ts'

const analyticsError = defineErrors({
  /** The dashboard needs Pro; the plain counts do not. */
  ANALYTICS_NEEDS_PRO: 'unpaid',
  DAYS_BACKWARDS: 'invalid',
  RANGE_TOO_LONG: 'invalid',
})

/** Length of the range of the plain counts, and of the dashboard when the query has no range. */
const usualDays = 30

/** Searches without results are listed from the beginning of the month before last, whatever the range. */
const monthsOfTerms = 3
const mostTerms = 20

/** Rows of the table that are read and written at a time; takes about 10 ms. */
const rowsAtOnce = 1_000

/**
 * What hosts read about the visits to their books. It is read in parts, so that no read blocks the main thread for
 * long.
 */
export function createAnalytics(context: Context) {
  const { db, clock } = context
  const { readInTurn, readParts } = createSlices()
  const unansweredSearches = createUnansweredSearches(context)

  const countBooksOf = async ({ hostId, bookId }: queries.CountScope) =>
    bookId === undefined ? countBooks(db, { hostId }) : 1

  const listBookTotals = async (scope: queries.CountScope, range: DayRange): Promise<queries.BookTotals[]> => {
    const parts = await readParts(scope, await countBooksOf(scope), (part) => queries.listBookTotals(db, part, range))
    return parts.flat().sort((a, b) => b.visits - a.visits || compare(a.id, b.id))
  }

  /** A term is left out as soon as its book answers it. */
  const listUnanswered = async (scope: queries.CountScope, today: number): Promise<AnalyticsView['missed']> => {
    const since = monthOf(today) - monthsOfTerms + 1
    const limits = { since, fewest: visitorsUntilShown, most: 4 * mostTerms }
    const parts = await readParts(scope, await countBooksOf(scope), (part) =>
      queries.listSearchesWithoutResults(db, part, limits),
    )
    const searches = parts
      .flat()
      .sort((a, b) => b.visitors - a.visitors || compare(a.term, b.term))
      .slice(0, limits.most)
    const open = await unansweredSearches.listOpen(scope.hostId, searches, mostTerms)
    return {
      since: isoDay(firstDayOf(since)),
      terms: open.map((search) => ({ ...search, field: findField(search.term) })),
    }
  }

  return {
    /**
     * What the guests of a host's books did, for the dashboard.
     * @throws ANALYTICS_NEEDS_PRO, BOOK_NOT_FOUND; UNAVAILABLE when too many reads are waiting
     */
    async getAnalytics(host: Account, query: AnalyticsQuery): Promise<AnalyticsView> {
      const now = clock.now()
      const scope = await openScope(db, host, query, now)
      const range = readRange(query, dayOf(now))
      const before = rangeBefore(range)
      const parts = await readParts(scope, await countBooksOf(scope), async (part) => {
        const rows = await queries.listDays(db, part, { from: before.from, to: range.to })
        return { within: sumOf(rows, range), before: sumOf(rows, before), days: new Map(rows.map(pickTotal)) }
      })
      const within = parts.map((part) => part.within).reduce(addCounts, {})
      const days = parts.map((part) => part.days)
      return {
        from: isoDay(range.from),
        to: isoDay(range.to),
        before: { from: isoDay(before.from), to: isoDay(before.to) },
        total: totalOf(within),
        totalBefore: totalOf(parts.map((part) => part.before).reduce(addCounts, {})),
        days: listEveryDay(days, range),
        daysBefore: listEveryDay(days, before),
        ways: pick(within, channels, 'way'),
        devices: pick(within, devices, 'device'),
        languages: pick<Language, 'lang'>(within, languages, 'lang'),
        uses: pick(within, uses, 'use'),
        books: await listBookTotals(scope, range),
        missed: await listUnanswered(scope, dayOf(now)),
      }
    },

    /**
     * The same days as a table, in pieces.
     * @param language of the host's screen; decides the separator
     * @throws ANALYTICS_NEEDS_PRO, BOOK_NOT_FOUND
     */
    async getAnalyticsCsv(host: Account, query: AnalyticsQuery, language: Language): Promise<AsyncIterable<string>> {
      const now = clock.now()
      const scope = await openScope(db, host, query, now)
      const daysAtOnce = Math.max(1, Math.floor(rowsAtOnce / Math.max(1, await countBooksOf(scope))))
      const readRows = async (days: DayRange) => writeCsvRows(await queries.listBookDays(db, scope, days), language)
      const ranges = splitRange(readRange(query, dayOf(now)), daysAtOnce)
      return (async function* writeTable() {
        yield writeCsvHead(language)
        for (const days of ranges) yield await readInTurn(host.id, () => readRows(days))
      })()
    },

    /** The plain counts that every plan has. */
    async getVisitCounts(host: Account): Promise<VisitCounts> {
      const range = rangeUntil(dayOf(clock.now()), usualDays)
      const books = await listBookTotals({ hostId: host.id }, range)
      return { from: isoDay(range.from), to: isoDay(range.to), books }
    },

    /**
     * Hides a term from the list of searches without results, or shows it again.
     * @throws ANALYTICS_NEEDS_PRO, BOOK_NOT_FOUND
     */
    async setSearchDismissed(host: Account, { book, term, isDismissed }: SearchDismissalInput): Promise<void> {
      const now = clock.now()
      await openScope(db, host, { book }, now)
      if (isDismissed) await queries.dismissTerm(db, { bookId: book, term, month: monthOf(dayOf(now)) })
      else await queries.restoreTerm(db, { bookId: book, term })
    },
  }
}

/**
 * All counts of a host's books for the account export, on every plan: days as a table, and the search terms that the
 * dashboard could show.
 * @returns the table in pieces, one book at a time; undefined without any counts
 */
export async function exportVisits(
  { db, clock }: Context,
  { id: hostId, language }: Pick<Account, 'id' | 'language'>,
): Promise<{ csv: AsyncIterable<string> | undefined; searches: object[] }> {
  const bookIds = await queries.listCountedBooks(db, { hostId })
  const until = dayOf(clock.now())
  const searches = await exportSearches(db, hostId)
  return { csv: bookIds.length > 0 ? exportDays(db, { hostId, bookIds, language, until }) : undefined, searches }
}

/** Maximum number of search terms in an export. */
const mostExportedTerms = 10_000

async function exportSearches(db: Db, hostId: string): Promise<object[]> {
  const limits = { since: 0, fewest: visitorsUntilShown, most: mostExportedTerms }
  const searches: SearchWithoutResults[] = []
  for (const part of splitScope({ hostId }, await countBooks(db, { hostId }))) {
    searches.push(...(await queries.listSearchesWithoutResults(db, part, limits)))
    await nextTurn()
  }
  return searches.sort((a, b) => b.visitors - a.visitors || compare(a.term, b.term)).slice(0, mostExportedTerms)
}

type ExportedDays = { hostId: string; bookIds: readonly string[]; language: Language; until: number }

async function* exportDays(db: Db, { hostId, bookIds, language, until }: ExportedDays): AsyncGenerator<string> {
  yield writeCsvHead(language)
  for (const bookId of bookIds) {
    yield writeCsvRows(await queries.listBookDays(db, { hostId, bookId }, { from: 0, to: until }), language)
  }
}

async function openScope(db: Db, host: Account, { book }: AnalyticsQuery, now: number): Promise<queries.CountScope> {
  if (!hasPro(host, now)) throw analyticsError('ANALYTICS_NEEDS_PRO')
  if (book !== undefined && !(await queries.isOwnBook(db, host.id, book))) throw bookError('BOOK_NOT_FOUND')
  return { hostId: host.id, bookId: book }
}

/** A missing end is today; a missing beginning follows from the end. */
function readRange({ from, to }: AnalyticsQuery, today: number): DayRange {
  const first = from === undefined ? undefined : readIsoDay(from)
  const last = (to === undefined ? undefined : readIsoDay(to)) ?? Math.max(today, first ?? 0)
  const range = { from: first ?? rangeUntil(last, usualDays).from, to: last }
  return last - range.from < longestRange ? range : rangeUntil(last, longestRange)
}

function sumOf(rows: readonly queries.DayTotals[], { from, to }: DayRange): Counts {
  return rows.filter(({ day }) => day >= from && day <= to).reduce<Counts>(addCounts, {})
}

function totalOf({ visits = 0, visitors = 0 }: Counts) {
  return { visits, visitors }
}

type Total = { visits: number; visitors: number }

const noVisits: Total = { visits: 0, visitors: 0 }

function pickTotal({ day, visits, visitors }: queries.DayTotals): [day: number, total: Total] {
  return [day, { visits, visitors }]
}

/** @param parts the days of each part of the books */
function listEveryDay(parts: readonly ReadonlyMap<number, Total>[], { from, to }: DayRange): AnalyticsView['days'] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const day = { day: isoDay(from + index), visits: 0, visitors: 0 }
    for (const part of parts) {
      const { visits, visitors } = part.get(from + index) ?? noVisits
      day.visits += visits
      day.visitors += visitors
    }
    return day
  })
}

/** The counts of one kind by their short names. */
function pick<Name extends string, Kind extends string>(
  counts: Counts,
  names: readonly (`${Kind}_${Name}` extends Measure ? Name : never)[],
  kind: Kind,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, counts[`${kind}_${name}` as Measure] ?? 0])) as Record<
    Name,
    number
  >
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
