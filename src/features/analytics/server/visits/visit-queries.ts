import type { Db } from '#platform/db/database.ts'
import '../analytics-tables.ts'
import { type Counts, type Measure, measures } from '../../shared/visit.ts'

/** Rows of one statement: the databases take some ten thousand values at most. */
const rowsPerStatement = 200

type DayScope = { day: number }

/** @returns false when the batch has been written before, by an attempt whose answer was lost */
export async function claimBatch(db: Db, id: string, now: number): Promise<boolean> {
  const claimed = await db
    .insertInto('visit_batches')
    .values({ id, written_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function deleteBatchesBefore(db: Db, moment: number): Promise<void> {
  await db.deleteFrom('visit_batches').where('written_at', '<', moment).execute()
}

/** Those of some books that are there. */
export async function listPresentBooks(db: Db, bookIds: readonly string[]): Promise<Set<string>> {
  const present = new Set<string>()
  for (const part of partsOf(bookIds)) {
    for (const { id } of await db.selectFrom('books').select('id').where('id', 'in', part).execute()) present.add(id)
  }
  return present
}

/** How many visitors of a day each of some books has had; a book without any is missing. */
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

/** Notes who was there on a day. @returns the hashes that were not noted before */
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

/** Adds to the counts of books on a day. In the order of the ids, so that two nodes never wait for each other. */
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

export type MissedTerm = { bookId: string; term: string; visitors: number }

/** The words that some books are known to lack since a month began. */
export async function listTermsOf(db: Db, month: number, bookIds: readonly string[]): Promise<MissedTerm[]> {
  const terms: MissedTerm[] = []
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

/** Adds visitors to words of a month; in one order, as `addToDay`. */
export async function addTerms(db: Db, month: number, terms: readonly MissedTerm[]): Promise<void> {
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

/** The key of a day; the first node that asks makes it, with the one that it offers. */
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

/** Forgets who came before a day, and how they were told apart. */
export async function forgetVisitorsBefore(db: Db, { day }: DayScope): Promise<void> {
  await db.deleteFrom('visitor_keys').where('day', '<', day).execute()
  await db.deleteFrom('day_visitors').where('day', '<', day).execute()
}

/** Deletes counts of days before a day, and words of months before a month, dismissed or not. */
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
