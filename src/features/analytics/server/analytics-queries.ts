import type { Db } from '#platform/db/database.ts'
import type { DayRange } from '../shared/analytics.ts'
import './analytics-tables.ts'
import { type Measure, measures } from '../shared/visit.ts'
import type { SearchWithoutResults } from './visits/visit-queries.ts'

/** Books of a host: all of them, one, or those whose ids begin with one of some letters. */
export type CountScope = { hostId: string; bookId?: string | undefined; firstLetters?: readonly string[] }

export type DayTotals = { day: number } & Record<Measure, number>

/** The sums of all books of the scope for each day; days without counts are missing. */
export async function listDays(db: Db, scope: CountScope, range: DayRange): Promise<DayTotals[]> {
  return selectDays(db, scope, range)
    .select((eb) => ['day', ...measures.map((measure) => eb.fn.sum<number>(measure).as(measure))])
    .groupBy('day')
    .orderBy('day')
    .execute() as Promise<DayTotals[]>
}

export type BookTotals = { id: string; visits: number; visitors: number }

/** The books of the scope that had visits, most visits first. */
export function listBookTotals(db: Db, scope: CountScope, range: DayRange): Promise<BookTotals[]> {
  return selectDays(db, scope, range)
    .select((eb) => [
      'book_id as id',
      eb.fn.sum<number>('visits').as('visits'),
      eb.fn.sum<number>('visitors').as('visitors'),
    ])
    .groupBy('book_id')
    .having((eb) => eb(eb.fn.sum<number>('visits'), '>', 0))
    .orderBy('visits', 'desc')
    .orderBy('book_id')
    .execute()
}

export type BookDay = { book_id: string; name: string; day: number } & Record<Measure, number>

/** Every counted day of every book of the scope, with the book's name. */
export function listBookDays(db: Db, scope: CountScope, range: DayRange): Promise<BookDay[]> {
  return selectDays(db, scope, range)
    .innerJoin('books', 'books.id', 'visit_days.book_id')
    .selectAll('visit_days')
    .select('books.property_name as name')
    .orderBy('day')
    .orderBy('book_id')
    .execute()
}

/** The host's books that have any counts. */
export async function listCountedBooks(db: Db, { hostId }: { hostId: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('books')
    .select('id')
    .where('host_id', '=', hostId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('visit_days').select('visit_days.day').whereRef('visit_days.book_id', '=', 'books.id')),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

function selectDays(db: Db, scope: CountScope, { from, to }: DayRange) {
  return db
    .selectFrom('visit_days')
    .where('book_id', 'in', selectBookIds(db, scope))
    .where('day', '>=', from)
    .where('day', '<=', to)
}

function selectBookIds(db: Db, { hostId, bookId, firstLetters }: CountScope) {
  const books = db.selectFrom('books').select('id').where('host_id', '=', hostId)
  if (bookId !== undefined) return books.where('id', '=', bookId)
  if (firstLetters === undefined) return books
  return books.where((eb) => eb(eb.fn<string>('substr', ['id', eb.lit(1), eb.lit(1)]), 'in', firstLetters))
}

type TermLimits = { since: number; fewest: number; most: number }

/**
 * Search terms without results, most visitors first.
 * @param since the first month
 * @param fewest terms of fewer visitors are left out
 */
export async function listSearchesWithoutResults(
  db: Db,
  scope: CountScope,
  { since, fewest, most }: TermLimits,
): Promise<SearchWithoutResults[]> {
  return db
    .selectFrom('missed_searches')
    .select((eb) => ['book_id as bookId', 'term', eb.fn.sum<number>('visitors').as('visitors')])
    .where('book_id', 'in', selectBookIds(db, scope))
    .where('month', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('dismissed_searches')
            .select('dismissed_searches.term')
            .whereRef('dismissed_searches.book_id', '=', 'missed_searches.book_id')
            .whereRef('dismissed_searches.term', '=', 'missed_searches.term'),
        ),
      ),
    )
    .groupBy(['book_id', 'term'])
    .having((eb) => eb(eb.fn.sum<number>('visitors'), '>=', fewest))
    .orderBy('visitors', 'desc')
    .orderBy('term')
    .limit(most)
    .execute()
}

/**
 * Hides a term from the list of searches without results, for as long as terms are kept. Does nothing for a term that
 * is not stored for the book.
 * @param month the current month
 */
export async function dismissTerm(
  db: Db,
  { bookId, term, month }: { bookId: string; term: string; month: number },
): Promise<void> {
  const stored = await db
    .selectFrom('missed_searches')
    .select('term')
    .where('book_id', '=', bookId)
    .where('term', '=', term)
    .executeTakeFirst()
  if (!stored) return
  await db
    .insertInto('dismissed_searches')
    .values({ book_id: bookId, term, month })
    .onConflict((conflict) => conflict.columns(['book_id', 'term']).doUpdateSet({ month }))
    .execute()
}

export async function restoreTerm(db: Db, { bookId, term }: { bookId: string; term: string }): Promise<void> {
  await db.deleteFrom('dismissed_searches').where('book_id', '=', bookId).where('term', '=', term).execute()
}

export async function isOwnBook(db: Db, hostId: string, bookId: string): Promise<boolean> {
  return (await selectBookIds(db, { hostId, bookId }).executeTakeFirst()) !== undefined
}

/** Whether guests can read a book. */
export async function isPublished(db: Db, bookId: string): Promise<boolean> {
  const row = await db
    .selectFrom('books')
    .select('id')
    .where('id', '=', bookId)
    .where('status', '=', 'published')
    .where('offline_since', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
