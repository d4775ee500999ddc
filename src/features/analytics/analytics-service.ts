import { type Account, hasPro } from '#features/accounts/index.ts'
import { bookError, findBookForGuests, readTranslatedBook } from '#features/books/index.ts'
import type { PublicBook } from '#features/books/public-book.ts'
import { answersSearch } from '#features/guest/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { type DayRange, longestRange, rangeBefore, rangeUntil } from './analytics.ts'
import type { AnalyticsQuery, AnalyticsView, MissedSearchInput, VisitCounts } from './analytics-contract.ts'
import { writeCsv, writeCsvHead, writeCsvRows } from './analytics-csv.ts'
import { analyticsError } from './analytics-errors.ts'
import * as queries from './analytics-queries.ts'
import { findField } from './search-field.ts'
import { visitorsUntilShown } from './search-term.ts'
import {
  addCounts,
  type Counts,
  dayOf,
  devices,
  firstDayOf,
  isoDay,
  type Measure,
  monthOf,
  readIsoDay,
  uses,
  ways,
} from './visit.ts'

/** The days that plain counts are about, and the dashboard unless it is asked otherwise. */
const usualDays = 30

/** Words are looked at from the beginning of the month before last: a list of things to do, whatever the range. */
const monthsOfTerms = 3
const mostTerms = 20

/**
 * What the guests of a host's books did, for the dashboard.
 * @throws ANALYTICS_NEEDS_PRO, BOOK_NOT_FOUND
 */
export async function getAnalytics(context: Context, host: Account, query: AnalyticsQuery): Promise<AnalyticsView> {
  const { db, clock } = context
  const now = clock.now()
  const scope = await openScope(db, host, query, now)
  const range = readRange(query, dayOf(now))
  const before = rangeBefore(range)
  const rows = await queries.listDays(db, scope, { from: before.from, to: range.to })
  const within = sumOf(rows, range)
  return {
    from: isoDay(range.from),
    to: isoDay(range.to),
    before: { from: isoDay(before.from), to: isoDay(before.to) },
    total: totalOf(within),
    totalBefore: totalOf(sumOf(rows, before)),
    days: listEveryDay(rows, range),
    daysBefore: listEveryDay(rows, before),
    ways: pick(within, ways, 'way'),
    devices: pick(within, devices, 'device'),
    languages: pick<Language, 'lang'>(within, languages, 'lang'),
    uses: pick(within, uses, 'use'),
    books: await queries.listBookTotals(db, scope, range),
    missed: await listMissed(context, scope, dayOf(now)),
  }
}

/**
 * The same days as a table.
 * @param language of the host's screen: spreadsheets in it expect their own separator
 * @throws ANALYTICS_NEEDS_PRO, BOOK_NOT_FOUND
 */
export async function getAnalyticsCsv(
  { db, clock }: Context,
  host: Account,
  query: AnalyticsQuery,
  language: Language,
): Promise<string> {
  const now = clock.now()
  const scope = await openScope(db, host, query, now)
  return writeCsv(await queries.listBookDays(db, scope, readRange(query, dayOf(now))), language)
}

/**
 * Takes a word off the list of missed ones, or puts it back: not everything that guests look for belongs in a book.
 * @throws ANALYTICS_NEEDS_PRO, BOOK_NOT_FOUND
 */
export async function settleMissedSearch(
  { db, clock }: Context,
  host: Account,
  { book, term, isDismissed }: MissedSearchInput,
): Promise<void> {
  const now = clock.now()
  await openScope(db, host, { book }, now)
  if (isDismissed) await queries.dismissTerm(db, { bookId: book, term, month: monthOf(dayOf(now)) })
  else await queries.restoreTerm(db, { bookId: book, term })
}

/** The plain counts that every plan has. */
export async function getVisitCounts({ db, clock }: Context, host: Account): Promise<VisitCounts> {
  const range = rangeUntil(dayOf(clock.now()), usualDays)
  const books = await queries.listBookTotals(db, { hostId: host.id }, range)
  return { from: isoDay(range.from), to: isoDay(range.to), books }
}

/**
 * Everything that is counted of a host's books, for her to take along whatever her plan is: days as a table, words as
 * far as the dashboard would tell them. Nothing where nothing was counted.
 * @returns the table in pieces, a book at a time
 */
export async function exportVisits(
  { db, clock }: Context,
  { id: hostId, language }: Pick<Account, 'id' | 'language'>,
): Promise<{ csv: AsyncIterable<string> | undefined; missed: object[] }> {
  const limits = { since: 0, fewest: visitorsUntilShown, most: 10_000 }
  const missed = await queries.listMissedTerms(db, { hostId }, limits)
  const bookIds = await queries.listCountedBooks(db, { hostId })
  const until = dayOf(clock.now())
  return { csv: bookIds.length > 0 ? exportDays(db, { hostId, bookIds, language, until }) : undefined, missed }
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

/** What is not said follows from the other end, or is today. */
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

function listEveryDay(rows: readonly queries.DayTotals[], { from, to }: DayRange): AnalyticsView['days'] {
  const known = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const day = from + index
    return { day: isoDay(day), ...totalOf(known.get(day) ?? {}) }
  })
}

/** A book as its guests read it, in each language that it is shown in; nothing where there is none any more. */
async function listVersions(context: Context, bookId: string): Promise<PublicBook[]> {
  const found = await findBookForGuests(context, bookId)
  if (!found) return []
  if (!found.isPro) return [found.book]
  return Promise.all(languages.map(async (language) => (await readTranslatedBook(context.db, found, language)).book))
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

/** A word leaves the list as soon as its book answers it, in whatever language: guests search what they read. */
async function listMissed(
  context: Context,
  scope: queries.CountScope,
  today: number,
): Promise<AnalyticsView['missed']> {
  const since = monthOf(today) - monthsOfTerms + 1
  const terms = await queries.listMissedTerms(context.db, scope, {
    since,
    fewest: visitorsUntilShown,
    most: 4 * mostTerms,
  })
  const versions = new Map<string, PublicBook[]>()
  for (const { bookId } of terms) {
    if (!versions.has(bookId)) versions.set(bookId, await listVersions(context, bookId))
  }
  const open = terms.filter(({ bookId, term }) => {
    const books = versions.get(bookId) ?? []
    return books.length > 0 && !books.some((book) => answersSearch(book, term))
  })
  return {
    since: isoDay(firstDayOf(since)),
    terms: open.slice(0, mostTerms).map((missed) => ({ ...missed, field: findField(missed.term) })),
  }
}
