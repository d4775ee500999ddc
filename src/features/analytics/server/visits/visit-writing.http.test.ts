import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { minute } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'
import { dayOf } from '../../shared/visit.ts'
import { createBatch } from './visit-batch.ts'
import { startFlushing } from './visit-flushing.ts'
import { createVisitWriter } from './visit-writer.ts'
import { createWaitingCounts, type WaitingCounts } from './waiting-counts.ts'

async function givenBooks(count: number) {
  const service = await startTestApp()
  const { as } = await givenHost(service, { plan: 'pro' })
  const books: string[] = []
  for (let index = 0; index < count; index += 1) books.push((await givenBook(as)).id)
  return { ...service, books }
}

function visit(waiting: WaitingCounts, book: string, guest = 'guest'): boolean {
  const sighting = waiting.findSighting(book, '203.0.113.7', { 'user-agent': `Mozilla/5.0 ${guest}` })
  if (sighting) sighting.counts.way_link = (sighting.counts.way_link ?? 0) + 1
  return sighting !== undefined
}

test('nobody fills the memory with headers that no browser sends', async () => {
  const waiting = createWaitingCounts({ now: () => 0 }, 10)
  const long = 'x'.repeat(10_000)
  for (const headers of [{ 'user-agent': `Mozilla/5.0 ${long}` }, { 'x-forwarded-for': long }]) {
    expect(waiting.findSighting('book', '203.0.113.7', headers)).toBeUndefined()
  }
  expect(waiting.nextBatch()).toBeUndefined()
})

const readDays = ({ db }: Context) =>
  db.selectFrom('visit_days').select(['book_id', 'visits', 'visitors']).orderBy('book_id').execute()

/** The same service with a database whose transactions come to something else. */
function withTransactions(context: Context, run: (work: () => Promise<unknown>) => Promise<unknown>): Context {
  const db = new Proxy(context.db, {
    get: (target, name) => {
      if (name !== 'transaction') return (Reflect.get(target, name, target) as () => unknown).bind(target)
      return () => ({ execute: (work: never) => run(() => target.transaction().execute(work)) })
    },
  })
  return { ...context, db }
}

test('a batch that is written again counts once', async () => {
  const { context, books } = await givenBooks(1)
  const write = createVisitWriter(context)
  const waiting = createWaitingCounts(context.clock, 10)
  visit(waiting, books[0] ?? '')
  const batch = waiting.nextBatch() ?? createBatch(0, 0)

  await write(batch)
  await write(batch)

  expect(await readDays(context)).toEqual([{ book_id: books[0], visits: 1, visitors: 1 }])
})

test('counts whose writing was answered by a broken connection are written once', async () => {
  const { context, books } = await givenBooks(1)
  const waiting = createWaitingCounts(context.clock, 10)
  let attempts = 0
  const unlucky = withTransactions(context, async (work) => {
    attempts += 1
    if (attempts === 1) throw new Error('nobody there')
    await work()
    if (attempts === 2) throw new Error('connection lost before the answer')
  })
  const { flush, stop } = startFlushing(unlucky, waiting)

  visit(waiting, books[0] ?? '')
  await expect(flush()).rejects.toThrow('nobody there')
  visit(waiting, books[0] ?? '')
  await expect(flush()).rejects.toThrow('connection lost')
  await flush()
  await stop()

  expect(await readDays(context)).toEqual([{ book_id: books[0], visits: 2, visitors: 1 }])
  expect(attempts).toBe(4)
})

test('what waits is bounded, and what does not fit is told', async () => {
  const { context, books } = await givenBooks(1)
  const book = books[0] ?? ''
  const waiting = createWaitingCounts(context.clock, 3)

  expect(['one', 'two', 'three', 'four', 'five', 'one'].map((guest) => visit(waiting, book, guest))).toEqual([
    ...[true, true, true, false, false, true],
  ])
  expect(waiting.takeDropped()).toBe(2)
  expect(waiting.takeDropped()).toBe(0)
  await startFlushing(context, waiting).stop()

  expect(await readDays(context)).toEqual([{ book_id: book, visits: 4, visitors: 3 }])
  expect(visit(waiting, book, 'six')).toBe(true)
})

test('counts that nobody takes for an hour are given up, and told', async () => {
  const { context, books, clock } = await givenBooks(1)
  const waiting = createWaitingCounts(clock, 10)
  const down = withTransactions(context, () => Promise.reject(new Error('down')))
  const { flush, stop } = startFlushing(down, waiting)
  visit(waiting, books[0] ?? '')

  await expect(flush()).rejects.toThrow('down')
  clock.advance(61 * minute)
  await flush()

  expect(waiting.takeDropped()).toBe(1)
  await stop()
})

test('visits around midnight count for their day', async () => {
  const { context, books, clock } = await givenBooks(1)
  const waiting = createWaitingCounts(clock, 10)
  visit(waiting, books[0] ?? '')
  clock.set(Date.UTC(2026, 2, 2, 0, 0, 1))
  visit(waiting, books[0] ?? '')
  await startFlushing(context, waiting).stop()

  const days = await context.db.selectFrom('visit_days').select(['day', 'visits']).orderBy('day').execute()
  const today = dayOf(clock.now())
  expect(days).toEqual([
    { day: today - 1, visits: 1 },
    { day: today, visits: 1 },
  ])
})

/** @returns the last line that the process printed */
async function runWriter(url: string, books: string[], ms: number, killAfterLines = Number.POSITIVE_INFINITY) {
  const child = spawn(process.execPath, ['test/visit-writer.ts', url, books.join(','), String(ms)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let lines = 0
  let last = [0, 0]
  for await (const line of createInterface({ input: child.stdout })) {
    last = line.split(' ').map(Number)
    lines += 1
    if (lines === killAfterLines) child.kill('SIGKILL')
  }
  await ended
  const [written = 0, counted = 0] = last
  return { written, counted, lines }
}

test('nodes that write at the same time lose nothing, double nothing, and share the visitors', {
  timeout: 60_000,
}, async () => {
  const { context, books } = await givenBooks(3)
  const url = context.config.databaseUrl

  const writers = await Promise.all([runWriter(url, books, 1_500), runWriter(url, books, 1_500)])

  const days = await readDays(context)
  const total = (of: 'visits' | 'visitors') => days.reduce((sum, day) => sum + day[of], 0)
  expect(total('visits')).toBe(writers.reduce((sum, { counted }) => sum + counted, 0))
  // Two guests come to every book on both nodes; the others are told apart by a number that both nodes count.
  const rounds = writers.map(({ lines }) => lines)
  expect(total('visitors')).toBe(books.length * (2 + Math.max(...rounds)))
  expect(Math.min(...rounds)).toBeGreaterThan(2)
})

test('a node that is killed loses at most what it had not written, and doubles nothing', {
  timeout: 60_000,
}, async () => {
  const { context, books } = await givenBooks(2)

  const { written } = await runWriter(context.config.databaseUrl, books, 30_000, 20)
  const visits = (await readDays(context)).reduce((sum, day) => sum + day.visits, 0)

  expect(written).toBeGreaterThan(0)
  // After its last line it may have written one further round, of three guests at two books.
  expect([written, written + 6]).toContain(visits)
})
