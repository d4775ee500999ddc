import type { KyselyPlugin } from 'kysely'
import { expect, test, vi } from 'vitest'
import { findAccount } from '#features/accounts/index.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { enlargeBook } from '#test/given-large-book.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'
import { longestAllowed, watchMainThread } from '#test/watch-main-thread.ts'
import { dayOf, monthOf } from '../shared/visit.ts'
import { createAnalytics } from './analytics-service.ts'
import { addTerms, addToDay } from './visits/visit-queries.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** A host with Pro and `count` books. Each book was visited today and has a search without results for each term. */
async function givenVisitedBooks(service: TestApp, count: number, terms: readonly string[]) {
  const { db, clock } = service.context
  const { as, account } = await givenHost(service, { plan: 'pro' })
  const bookIds: string[] = []
  while (bookIds.length < count) bookIds.push((await givenBook(as)).id)
  const day = dayOf(clock.now())
  await addToDay(db, { day }, new Map(bookIds.map((id) => [id, { visits: 3, visitors: 2, way_link: 3 }])))
  const searches = bookIds.flatMap((bookId) => terms.map((term) => ({ bookId, term, visitors: 2 })))
  await addTerms(db, monthOf(day), searches)
  return { as, account, bookIds }
}

/** Reads the dashboard of a host and counts the statements that this sends to the database. */
async function countStatements({ context }: TestApp, accountId: string) {
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const analytics = createAnalytics({ ...context, db: context.db.withPlugin(counter) })
  const host = await findAccount(context.db, { accountId })
  if (!host) throw new Error('the host does not exist')
  return async () => {
    const before = statements
    const { missed, books } = await analytics.getAnalytics(host, {})
    return { statements: statements - before, words: missed.terms.map(({ term }) => term), visited: books.length }
  }
}

test('a dashboard of many books sends as many statements as a dashboard of few books', async () => {
  const service = await startTestApp()
  const few = await givenVisitedBooks(service, 2, ['fondue'])
  const many = await givenVisitedBooks(service, 15, ['fondue'])

  const [ofFew, ofMany] = [
    await (await countStatements(service, few.account.id))(),
    await (await countStatements(service, many.account.id))(),
  ]

  expect([ofFew.visited, ofMany.visited]).toEqual([2, 15])
  expect([ofFew.words.length, ofMany.words.length]).toEqual([2, 15])
  expect(ofMany.statements).toBe(ofFew.statements)
})

test('books are read for their searches only once per revision', async () => {
  const service = await startTestApp()
  const { as, account, bookIds } = await givenVisitedBooks(service, 3, ['fondue', 'sauna'])
  const readDashboard = await countStatements(service, account.id)

  const first = await readDashboard()
  const second = await readDashboard()
  await putRule(as, bookIds[0] ?? '', 'The fondue is in the cellar')
  const third = await readDashboard()

  expect(first.words).toHaveLength(6)
  expect(second).toEqual({ ...first, statements: first.statements - 2 })
  expect(third.words.filter((term) => term === 'fondue')).toHaveLength(2)
  expect(third.statements).toBe(first.statements)
})

async function putRule(as: Caller, bookId: string, rule: string): Promise<void> {
  const book = (await as.get(`/api/welcome-books/${bookId}`)).json() as object
  expect((await as.put(`/api/welcome-books/${bookId}`, { ...book, houseRules: [rule] })).statusCode).toBe(200)
}

test('searches in very large books run in a worker thread', async () => {
  const service = await startTestApp()
  const terms = Array.from({ length: 80 }, (_, index) => `parken q${index}x`)
  const { as, bookIds } = await givenVisitedBooks(service, 1, terms)
  await enlargeBook(service.context, bookIds[0] ?? '', 1_000_000)
  await as.get('/api/analytics')
  await service.context.db
    .updateTable('books')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .execute()
  const stop = watchMainThread()

  const answer = await as.get('/api/analytics')

  expect(stop()).toBeLessThan(longestAllowed)
  expect(answer.json().missed.terms).toHaveLength(20)
})

test('searches run in a worker thread however few letters the book has', async () => {
  const service = await startTestApp()
  const { as, bookIds } = await givenVisitedBooks(service, 1, ['fondue', 'smoking'])
  await putRule(as, bookIds[0] ?? '', 'No smoking')
  const run = vi.spyOn(service.context.threads, 'run')

  const answer = await as.get('/api/analytics')

  expect(answer.json().missed.terms.map(({ term }: { term: string }) => term)).toEqual(['fondue'])
  expect(run.mock.calls.map(([task]) => task)).toEqual(['findAnsweredSearches'])
})

test('the table of many books is sent in pieces and has every day of every book', async () => {
  const service = await startTestApp()
  const { as, account, bookIds } = await givenVisitedBooks(service, 2, [])
  const today = dayOf(service.clock.now())
  const counts = new Map(bookIds.map((id) => [id, { visits: 1, way_qr: 1 }]))
  for (let day = today - 365; day < today; day += 1) await addToDay(service.context.db, { day }, counts)
  const host = await findAccount(service.context.db, { accountId: account.id })
  const analytics = createAnalytics(service.context)
  const pieces: string[] = []

  for await (const piece of await analytics.getAnalyticsCsv(
    host as NonNullable<typeof host>,
    { from: '2025-03-02' },
    'en',
  ))
    pieces.push(piece)

  expect(pieces.join('').trimEnd().split('\r\n')).toHaveLength(1 + 2 * 365)
  expect(pieces.length).toBeLessThan(5)
  expect((await as.get('/api/analytics.csv?from=2025-03-02')).body).toBe(pieces.join(''))
})
