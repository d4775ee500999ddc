import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { day, minute } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { computer, givenServedBook, openPage, readAnalytics, reportUses } from '#test/guest-visits.ts'
import { startTestApp } from '#test/test-app.ts'
import { dayOf } from '../../shared/visit.ts'
import { createVisitBuffer, type VisitBuffer } from './visit-buffer.ts'
import { addToDay } from './visit-queries.ts'
import { createVisitWriter } from './visit-writer.ts'

test('visits are counted by book, day, channel, device and language, and visitors once a day', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const page = `${address}/share/${book.id}`

  await openPage(`${page}?qr`, { 'accept-language': 'de' })
  await openPage(page, { 'accept-language': 'de' })
  await openPage(page, { 'accept-language': 'it', 'user-agent': computer })
  service.clock.advance(day)
  await openPage(`${page}?qr=&lang=fr`)
  const view = await readAnalytics(as)

  expect(view.total).toEqual({ visits: 4, visitors: 3 })
  expect(view.days.slice(-2)).toEqual([
    { day: '2026-03-01', visits: 3, visitors: 2 },
    { day: '2026-03-02', visits: 1, visitors: 1 },
  ])
  expect(view.days).toHaveLength(30)
  expect(view.ways).toEqual({ qr: 2, link: 2, offline: 0 })
  expect(view.devices).toEqual({ phone: 3, tablet: 0, computer: 1 })
  expect(view.languages).toEqual({ en: 0, it: 1, fr: 1, es: 0, de: 2 })
  expect(view.books).toEqual([{ id: book.id, visits: 4, visitors: 3 }])
})

test('a request that is answered with 304 is a visit as well', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const page = `${address}/share/${book.id}`
  const etag = (await fetch(page, { method: 'HEAD' })).headers.get('etag') ?? ''

  expect(await openPage(page, { 'if-none-match': etag })).toBe(304)

  expect((await readAnalytics(as)).total.visits).toBe(1)
})

test('another language within the page moves the count of languages and is no further visit', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const page = `${address}/share/${book.id}`

  await openPage(`${page}?qr`)
  await openPage(`${page}?qr=&lang=de`, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' })
  const view = await readAnalytics(as)

  expect(view.total).toEqual({ visits: 1, visitors: 1 })
  expect(view.languages).toMatchObject({ en: 0, de: 1 })
})

test.each([
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, 'GET'],
  ['nobody in particular', { 'user-agent': '' }, 'GET'],
  ['a question for the head only', {}, 'HEAD'],
  ['a browser that guesses ahead', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
  ['an older browser that guesses ahead', { purpose: 'prefetch' }, 'GET'],
  ['the page’s own worker', { 'sec-fetch-dest': 'empty' }, 'GET'],
  ['a host with a session', { cookie: 'language=it; session=abc' }, 'GET'],
])('%s is not counted', async (_who, headers, method) => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)

  expect(await openPage(`${address}/share/${book.id}`, headers, method)).toBe(200)

  expect((await readAnalytics(as)).total.visits).toBe(0)
})

test('a request with the headers of a real browser is counted', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)

  await openPage(`${address}/share/${book.id}`, { 'sec-fetch-dest': 'document', cookie: 'language=it' })

  expect((await readAnalytics(as)).total.visits).toBe(1)
})

test('behind a trusted proxy, visitors are distinguished by the forwarded address', async () => {
  const service = await startTestApp({ env: { TRUST_PROXY: 'true' } })
  const { as, book, address } = await givenServedBook(service)
  const page = `${address}/share/${book.id}`

  await openPage(page, { 'x-forwarded-for': '203.0.113.7' })
  await openPage(page, { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })
  await openPage(page, { 'x-forwarded-for': '203.0.113.8' })

  expect((await readAnalytics(as)).total).toEqual({ visits: 3, visitors: 2 })
})

test('uses are counted, and offline openings as visits', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)

  const answer = await reportUses(address, book.id, 'wifi\nwifi\ncode\ncontact\noffline it')
  const view = await readAnalytics(as)

  expect(answer.status).toBe(204)
  expect(view.uses).toMatchObject({ wifi: 2, code: 1, contact: 1, map: 0 })
  expect(view.total).toEqual({ visits: 1, visitors: 1 })
  expect(view.ways).toEqual({ qr: 0, link: 0, offline: 1 })
  expect(view.languages.it).toBe(1)
})

test('reports of hosts and robots are not counted', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)

  await reportUses(address, book.id, 'wifi', { cookie: 'session=abc' })
  await reportUses(address, book.id, 'wifi', { 'user-agent': 'curl/8' })

  expect((await readAnalytics(as)).uses.wifi).toBe(0)
})

async function givenBooks(count: number) {
  const service = await startTestApp()
  const { as } = await givenHost(service, { plan: 'pro' })
  const books: string[] = []
  for (let index = 0; index < count; index += 1) books.push((await givenBook(as)).id)
  return { ...service, books }
}

/** A visit of one guest, as the fast path reports it. */
function visit(visits: VisitBuffer, book: string, guest = 'guest', headers = {}) {
  const agent = { 'user-agent': `Mozilla/5.0 ${guest}`, ...headers }
  visits.countVisit({ url: `/share/${book}`, headers: agent, socket: { remoteAddress: '203.0.113.7' } }, book, 'en')
}

/** A context whose logger collects the warnings. */
function withWarnings(context: Context) {
  const warnings: object[] = []
  const log = Object.assign(Object.create(context.log), { warn: (details: object) => warnings.push(details) })
  return { context: { ...context, log } as Context, warnings }
}

test('headers that are longer than any browser sends are not kept in memory', async () => {
  const { context, books } = await givenBooks(1)
  const visits = createVisitBuffer(context)
  const long = 'x'.repeat(10_000)
  visit(visits, books[0] ?? '', long)
  visit(visits, books[0] ?? '', 'guest', { 'x-forwarded-for': long })
  await visits.stop()
  expect(await readDays(context)).toEqual([])
})

const readDays = ({ db }: Context) =>
  db.selectFrom('visit_days').select(['book_id', 'visits', 'visitors']).orderBy('book_id').execute()

/** The same context with a database whose transactions run through `run`. */
function withTransactions(context: Context, run: (work: () => Promise<unknown>) => Promise<unknown>): Context {
  const db = new Proxy(context.db, {
    get: (target, name) => {
      if (name !== 'transaction') return (Reflect.get(target, name, target) as () => unknown).bind(target)
      return () => ({ execute: (work: never) => run(() => target.transaction().execute(work)) })
    },
  })
  return { ...context, db }
}

test('a batch that is written twice counts once', async () => {
  const { context, books } = await givenBooks(1)
  const write = createVisitWriter(context)
  const caller = { address: '203.0.113.7', forwarded: '', userAgent: 'Mozilla/5.0', isRobot: false } as const
  const counts = { device: 'phone', counts: { way_link: 1 }, terms: new Set<string>(), language: undefined } as const
  const visitorCounts = [{ bookId: books[0] ?? '', ...caller, ...counts }]
  const batch = { id: 'batch', day: dayOf(context.clock.now()), visitorCounts }

  await write(batch)
  await write(batch)

  expect(await readDays(context)).toEqual([{ book_id: books[0], visits: 1, visitors: 1 }])
})

test('counts are written once although the connection broke before the commit was confirmed', async () => {
  const { context, books } = await givenBooks(1)
  let attempts = 0
  const unlucky = withTransactions(context, async (work) => {
    attempts += 1
    if (attempts === 1) throw new Error('no such host')
    await work()
    if (attempts === 2) throw new Error('connection lost before the answer')
  })
  const visits = createVisitBuffer(unlucky)

  visit(visits, books[0] ?? '')
  await expect(visits.flush()).rejects.toThrow('no such host')
  visit(visits, books[0] ?? '')
  await expect(visits.flush()).rejects.toThrow('connection lost')
  await visits.flush()
  await visits.stop()

  expect(await readDays(context)).toEqual([{ book_id: books[0], visits: 2, visitors: 1 }])
  expect(attempts).toBe(4)
})

test('the buffer is bounded, and dropped counts are logged', async () => {
  const { context: quiet, books } = await givenBooks(1)
  const { context, warnings } = withWarnings(quiet)
  const book = books[0] ?? ''
  const visits = createVisitBuffer(context, 3)

  for (const guest of ['one', 'two', 'three', 'four', 'five', 'one']) visit(visits, book, guest)
  await visits.flush()
  expect(await readDays(context)).toEqual([{ book_id: book, visits: 4, visitors: 3 }])

  visit(visits, book, 'six')
  await visits.stop()
  expect(await readDays(context)).toEqual([{ book_id: book, visits: 5, visitors: 4 }])
  expect(warnings).toEqual([{ dropped: 2 }])
})

test('visitors of a book are stored up to 10,000 a day; visits count on, and so do visitors of other books', async () => {
  const { context, books } = await givenBooks(2)
  const [full = '', other = ''] = books.toSorted()
  const today = dayOf(context.clock.now())
  await addToDay(context.db, { day: today }, new Map([[full, { visits: 9_999, visitors: 9_999 }]]))
  const visits = createVisitBuffer(context)

  for (const guest of ['last', 'further', 'last']) {
    visit(visits, full, guest)
    await visits.flush()
  }
  visit(visits, other, 'further')
  await visits.stop()

  expect(await readDays(context)).toEqual([
    { book_id: full, visits: 10_002, visitors: 10_000 },
    { book_id: other, visits: 1, visitors: 1 },
  ])
  expect(await context.db.selectFrom('day_visitors').select('day').execute()).toEqual([{ day: today }, { day: today }])
})

test('counts that cannot be written for an hour are dropped and logged', async () => {
  const { context: quiet, books, clock } = await givenBooks(1)
  const { context, warnings } = withWarnings(quiet)
  const visits = createVisitBuffer(withTransactions(context, () => Promise.reject(new Error('down'))))
  visit(visits, books[0] ?? '')

  await expect(visits.flush()).rejects.toThrow('down')
  clock.advance(61 * minute)
  await visits.stop()

  expect(warnings).toEqual([{ dropped: 1 }])
})

test('visits around midnight count for their day', async () => {
  const { context, books, clock } = await givenBooks(1)
  const visits = createVisitBuffer(context)
  visit(visits, books[0] ?? '')
  clock.set(Date.UTC(2026, 2, 2, 0, 0, 1))
  visit(visits, books[0] ?? '')
  await visits.stop()

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

test('nodes that write at the same time lose no count, count nothing twice, and share the visitors', {
  timeout: 60_000,
}, async () => {
  const { context, books } = await givenBooks(3)
  const url = context.config.databaseUrl

  const writers = await Promise.all([runWriter(url, books, 1_500), runWriter(url, books, 1_500)])

  const days = await readDays(context)
  const total = (of: 'visits' | 'visitors') => days.reduce((sum, row) => sum + row[of], 0)
  expect(total('visits')).toBe(writers.reduce((sum, { counted }) => sum + counted, 0))
  // Two guests open every book on both nodes. The other guests have a number that both nodes count up.
  const rounds = writers.map(({ lines }) => lines)
  expect(total('visitors')).toBe(books.length * (2 + Math.max(...rounds)))
  expect(Math.min(...rounds)).toBeGreaterThan(2)
})

test('a killed node loses at most what it had not written, and counts nothing twice', {
  timeout: 60_000,
}, async () => {
  const { context, books } = await givenBooks(2)

  const { written } = await runWriter(context.config.databaseUrl, books, 30_000, 20)
  const visits = (await readDays(context)).reduce((sum, row) => sum + row.visits, 0)

  expect(written).toBeGreaterThan(0)
  // After its last line the node may have written one more round: three guests at two books.
  expect([written, written + 6]).toContain(visits)
})
