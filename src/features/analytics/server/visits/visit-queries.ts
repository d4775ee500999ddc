import type { Db } from '#platform/db/database.ts'
import '../analytics-tables.ts'
import { type Counts, type Measure, measures } from '../../shared/visit.ts'

/** Maximum number of rows of one statement: the databases accept some ten thousand values. */
const rowsPerStatement = 200

type DayScope = { day: number }

/** @returns false when the batch was written before, by an attempt whose answer was lost */
export async function claimBatch(db: Db, id: string, now: number): Promise<boolean> {
  const claimed = await db
    .insertInto('visit_batches')
    .values({ id, written_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function deleteBatchesBefore(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('visit_batches').where('written_at', '<', beforeMs).execute()
}

/** The given books that exist. */
export async function listPresentBooks(db: Db, bookIds: readonly string[]): Promise<Set<string>> {
  const present = new Set<string>()
  for (const part of partsOf(bookIds)) {
    for (const { id } of await db.selectFrom('books').select('id').where('id', 'in', part).execute()) present.add(id)
  }
  return present
}

/** The number of visitors of each book on a day; a book without visitors is missing. */
export async function countVisitors(
  db: Db,
  { day }: DayScope,
  bookIds: readonly string[],
): Promise<Map<string, number>> {
  const visitors = new Map<string, number>()
  for (const part of partsOf(bookIds)) {
    const rows = await db
      .selectFrom('visit_days')
      .select(['book_id', 'visitors'])
      .where('book_id', 'in', part)
      .where('day', '=', day)
      .execute()
    for (const row of rows) visitors.set(row.book_id, row.visitors)
  }
  return visitors
}

/**
 * Stores the hashes of visitors of a day.
 * @returns the hashes that were not stored before
 */
export async function noteVisitors(db: Db, { day }: DayScope, hashes: readonly string[]): Promise<Set<string>> {
  const added = new Set<string>()
  for (const part of partsOf(hashes)) {
    const rows = await db
      .insertInto('day_visitors')
      .values(part.map((hash) => ({ hash, day })))
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('hash')
      .execute()
    for (const { hash } of rows) added.add(hash)
  }
  return added
}

/**
 * Adds to the counts of books on a day. Rows are written in the order of the ids, so that two nodes cannot deadlock.
 */
export async function addToDay(db: Db, { day }: DayScope, counts: ReadonlyMap<string, Counts>): Promise<void> {
  const rows = [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([bookId, values]) => ({ book_id: bookId, day, ...complete(values) }))
  for (const part of partsOf(rows)) {
    await db
      .insertInto('visit_days')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['book_id', 'day']).doUpdateSet((eb) => {
          const sums = measures.map((measure) => [
            measure,
            eb(`visit_days.${measure}`, '+', eb.ref(`excluded.${measure}`)),
          ])
          return Object.fromEntries(sums) as Record<Measure, ReturnType<typeof eb>>
        }),
      )
      .execute()
  }
}

export type SearchWithoutResults = { bookId: string; term: string; visitors: number }

/** The terms without results of some books since a month. */
export async function listTermsOf(db: Db, month: number, bookIds: readonly string[]): Promise<SearchWithoutResults[]> {
  const terms: SearchWithoutResults[] = []
  for (const part of partsOf(bookIds)) {
    const rows = await db
      .selectFrom('missed_searches')
      .select((eb) => ['book_id as bookId', 'term', eb.fn.sum<number>('visitors').as('visitors')])
      .where('book_id', 'in', part)
      .where('month', '>=', month)
      .groupBy(['book_id', 'term'])
      .execute()
    terms.push(...rows.map((row) => ({ ...row, visitors: Number(row.visitors) })))
  }
  return terms
}

/** Adds visitors to terms of a month, in a fixed order, as `addToDay` does. */
export async function addTerms(db: Db, month: number, terms: readonly SearchWithoutResults[]): Promise<void> {
  const rows = terms
    .map(({ bookId, term, visitors }) => ({ book_id: bookId, month, term, visitors }))
    .sort((one, other) => (`${one.book_id} ${one.term}` < `${other.book_id} ${other.term}` ? -1 : 1))
  for (const part of partsOf(rows)) {
    await db
      .insertInto('missed_searches')
      .values(part)
      .onConflict((conflict) =>
        conflict
          .columns(['book_id', 'month', 'term'])
          .doUpdateSet((eb) => ({ visitors: eb('missed_searches.visitors', '+', eb.ref('excluded.visitors')) })),
      )
      .execute()
  }
}

/** The key of a day. The first caller's `offered` key is stored; later callers receive the stored one. */
export async function takeVisitorKey(db: Db, { day }: DayScope, offered: string): Promise<string> {
  const made = await findVisitorKey(db, { day })
  if (made) return made.key
  await db
    .insertInto('visitor_keys')
    .values({ day, key: offered })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  return (await findVisitorKey(db, { day }))?.key ?? offered
}

function findVisitorKey(db: Db, { day }: DayScope) {
  return db.selectFrom('visitor_keys').select('key').where('day', '=', day).executeTakeFirst()
}

/** Deletes the hashes of visitors before a day, and the keys of those days. */
export async function forgetVisitorsBefore(db: Db, { day }: DayScope): Promise<void> {
  await db.deleteFrom('visitor_keys').where('day', '<', day).execute()
  await db.deleteFrom('day_visitors').where('day', '<', day).execute()
}

/** Deletes counts of days before `day`, and terms of months before `month`, dismissed or not. */
export async function deleteCountsBefore(db: Db, { day, month }: { day: number; month: number }): Promise<void> {
  await db.deleteFrom('visit_days').where('day', '<', day).execute()
  await db.deleteFrom('missed_searches').where('month', '<', month).execute()
  await db.deleteFrom('dismissed_searches').where('month', '<', month).execute()
}

function complete(counts: Counts): Record<Measure, number> {
  return Object.fromEntries(measures.map((measure) => [measure, counts[measure] ?? 0])) as Record<Measure, number>
}

function partsOf<T>(values: readonly T[]): T[][] {
  const parts: T[][] = []
  for (let start = 0; start < values.length; start += rowsPerStatement) {
    parts.push(values.slice(start, start + rowsPerStatement))
  }
  return parts
}
