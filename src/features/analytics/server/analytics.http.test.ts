import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { day, minute } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import {
  computer,
  givenCountedVisit,
  givenServedBook,
  openPage,
  phone,
  readAnalytics,
  reportUses,
} from '#test/guest-visits.ts'
import { startTestApp } from '#test/test-app.ts'
import { deleteOldVisits, forgetVisitors } from '../index.ts'
import { toCell } from './analytics-csv.ts'

test('the dashboard compares with the range before, for one book or all', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const other = await givenBook(as)
  await openPage(`${address}/share/${book.id}`)
  await openPage(`${address}/share/${other.id}`)
  service.clock.advance(7 * day)
  await openPage(`${address}/share/${book.id}`)

  const week = '?from=2026-03-02&to=2026-03-08'
  const all = await readAnalytics(as, week)
  const one = await readAnalytics(as, `${week}&book=${other.id}`)

  expect(all.before).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  expect([all.total.visits, all.totalBefore.visits]).toEqual([1, 2])
  expect(all.days).toHaveLength(7)
  expect([one.total.visits, one.totalBefore.visits]).toEqual([0, 1])
  expect(one.books).toEqual([])
})

test('the dashboard needs Pro and shows only the host’s own books', async () => {
  const service = await startTestApp()
  const { book, address } = await givenServedBook(service)
  const stranger = await givenHost(service, { plan: 'pro' })
  const basic = await givenHost(service)
  const ended = await givenHost(service, { plan: 'pro', trialEndsAt: service.clock.now() - day })
  await openPage(`${address}/share/${book.id}`)

  for (const path of ['/api/analytics', '/api/analytics.csv']) {
    expect((await service.anonymous.get(path)).statusCode).toBe(401)
    expect((await stranger.as.get(`${path}?book=${book.id}`)).statusCode).toBe(404)
    expect((await basic.as.get(path)).json()).toMatchObject({ code: 'ANALYTICS_NEEDS_PRO' })
    expect((await ended.as.get(path)).statusCode).toBe(402)
    for (const query of [
      'from=yesterday',
      'to=2026-02-30',
      'from=2026-03-02&to=2026-03-01',
      'from=2024-01-01&to=2026-01-01',
    ]) {
      expect((await stranger.as.get(`${path}?${query}`)).statusCode, query).toBe(400)
    }
  }
  expect((await readAnalytics(stranger.as)).total.visits).toBe(0)
})

test('every plan has the plain counts of its own books', async () => {
  const service = await startTestApp()
  const { account, book, address } = await givenServedBook(service)
  const basic = await givenHost(service)
  const basicBook = await givenBook(basic.as)
  await openPage(`${address}/share/${book.id}`)
  await openPage(`${address}/share/${basicBook.id}?qr`)
  await openPage(`${address}/share/${basicBook.id}`)

  const counts = await basic.as.get('/api/analytics/books')

  expect(account.id).not.toBe(basic.account.id)
  expect(counts.json()).toEqual({
    from: '2026-01-31',
    to: '2026-03-01',
    books: [{ id: basicBook.id, visits: 2, visitors: 1 }],
  })
  expect((await service.anonymous.get('/api/analytics/books')).statusCode).toBe(401)
})

test('the table is safe to open in a spreadsheet', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service, {
    propertyName: '=HYPERLINK("https://evil.example","x"), ok',
  })
  await openPage(`${address}/share/${book.id}?qr`)

  const response = await as.get('/api/analytics.csv?from=2026-03-01&to=2026-03-01')

  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(response.headers['content-disposition']).toContain('benvenuto-visits.csv')
  const [head, row] = response.body.split('\r\n')
  expect(head?.startsWith('\uFEFFday,book,name,visits,visitors,way_qr')).toBe(true)
  expect(row).toContain(`"'=HYPERLINK(""https://evil.example"",""x""), ok",1,1,1,0`)
})

test('in languages with a decimal comma the table is separated by semicolons', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service, { propertyName: 'Casa; Mare' })
  await openPage(`${address}/share/${book.id}`)

  await service.context.db.updateTable('accounts').set({ language: 'de' }).execute()

  const { body } = await as.get('/api/analytics.csv')

  const [head, row] = body.split('\r\n')
  expect(head?.startsWith('\uFEFFday;book;name;visits;')).toBe(true)
  expect(row).toContain(';"Casa; Mare";1;1;')
})

test('the account export has the counts on every plan', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  for (const agent of [phone, computer]) {
    await openPage(`${address}/share/${book.id}?qr`, { 'user-agent': agent })
    await reportUses(address, book.id, '?toaster', { 'user-agent': agent })
  }
  await readAnalytics(as)

  const archive = await as.get('/api/account/export')

  const files = unzipSync(archive.rawPayload)
  expect(strFromU8(files['visits.csv'] ?? new Uint8Array())).toContain(
    `2026-03-01,${toCell(book.id)},Casa Conti,2,2,2,0`,
  )
  expect(JSON.parse(strFromU8(files['searches.json'] ?? new Uint8Array()))).toEqual([
    { bookId: book.id, term: 'toaster', visitors: 2 },
  ])
})

test.each([
  ['no such use', 'wifi\ndelete'],
  ['nothing', ''],
  ['another language', 'offline xx'],
  ['too many lines', Array(51).fill('wifi').join('\n')],
])('a report of %s is refused', async (_what, body) => {
  const service = await startTestApp()
  const { book, address } = await givenServedBook(service)
  expect((await reportUses(address, book.id, body)).status).toBe(400)
})

test('reports are refused when they are too long, from another origin, or not about a published book', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const draft = await givenBook(as, { status: 'draft' })

  expect((await reportUses(address, book.id, `?${'x'.repeat(5_000)}`)).status).toBe(413)
  expect((await reportUses(address, book.id, 'wifi', { origin: 'https://evil.example' })).status).toBe(403)
  expect((await reportUses(address, draft.id, 'wifi')).status).toBe(404)
  expect((await reportUses(address, 'nothing', 'wifi')).status).toBe(404)
  expect((await reportUses(address, 'A'.repeat(22), 'wifi')).status).toBe(404)
})

test('the guests of one book can send 300 reports a minute', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const statuses: number[] = []
  for (let sent = 0; sent < 302; sent += 1) statuses.push((await reportUses(address, book.id, 'wifi')).status)

  expect(statuses.filter((status) => status === 204)).toHaveLength(300)
  expect(statuses.slice(300)).toEqual([429, 429])
  service.clock.advance(minute)
  expect((await reportUses(address, book.id, 'wifi')).status).toBe(204)
  expect((await readAnalytics(as)).uses.wifi).toBe(301)
})

test('neither address nor browser is stored, and the hashes and the key of a day are deleted after it', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenCountedVisit(service)
  const { db } = service.context

  const [noted, keys] = [
    await db.selectFrom('day_visitors').selectAll().execute(),
    await db.selectFrom('visitor_keys').selectAll().execute(),
  ]
  expect(noted).toHaveLength(2)
  expect(noted.every(({ hash }) => /^[\w-]{16}$/.test(hash))).toBe(true)
  expect(keys).toHaveLength(1)

  service.clock.advance(day)
  await runJob(service.context, forgetVisitors)
  expect(await db.selectFrom('day_visitors').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('visitor_keys').selectAll().execute()).toEqual([])

  await openPage(`${address}/share/${book.id}`)
  expect((await readAnalytics(as)).total).toEqual({ visits: 2, visitors: 2 })
  const hashes = (await db.selectFrom('day_visitors').select('hash').execute()).map(({ hash }) => hash)
  expect(noted.map(({ hash }) => hash)).not.toContain(hashes[0])
})

test('the counts of a deleted book are deleted', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenCountedVisit(service)
  // This visit is not written yet when its book is deleted.
  await openPage(`${address}/share/${book.id}`)
  await as.delete(`/api/welcome-books/${book.id}`)

  expect((await readAnalytics(as)).total.visits).toBe(0)
  expect(await service.context.db.selectFrom('visit_days').selectAll().execute()).toEqual([])
  expect(await service.context.db.selectFrom('missed_searches').selectAll().execute()).toEqual([])
})

test('counts are kept for 25 months, search terms for 6', async () => {
  const service = await startTestApp()
  await givenCountedVisit(service)
  const { db } = service.context

  service.clock.set(Date.UTC(2026, 8, 30))
  await runJob(service.context, deleteOldVisits)
  expect(await db.selectFrom('missed_searches').selectAll().execute()).toHaveLength(1)
  service.clock.set(Date.UTC(2026, 9, 1))
  await runJob(service.context, deleteOldVisits)
  expect(await db.selectFrom('missed_searches').selectAll().execute()).toEqual([])

  service.clock.set(Date.UTC(2028, 3, 30))
  await runJob(service.context, deleteOldVisits)
  expect(await db.selectFrom('visit_days').selectAll().execute()).toHaveLength(1)
  service.clock.set(Date.UTC(2028, 4, 1))
  await runJob(service.context, deleteOldVisits)
  expect(await db.selectFrom('visit_days').selectAll().execute()).toEqual([])
})
