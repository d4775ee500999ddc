import { expect, test } from 'vitest'
import { day, minute } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenBook } from '#test/given-book.ts'
import {
  computer,
  givenCountedVisit,
  givenServedBook,
  openPage,
  readAnalytics,
  reportUses,
} from '#test/guest-visits.ts'
import { startTestApp } from '#test/test-app.ts'
import { deleteOldVisits, forgetVisitors } from '../../index.ts'

test('visits are counted by book, day, way, device and language, and visitors once a day', async () => {
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

test('an unchanged page that is asked for again is a visit as well', async () => {
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

test('a real browser that says what it wants is counted', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)

  await openPage(`${address}/share/${book.id}`, { 'sec-fetch-dest': 'document', cookie: 'language=it' })

  expect((await readAnalytics(as)).total.visits).toBe(1)
})

test('visitors are told apart behind a trusted proxy, by what it says', async () => {
  const service = await startTestApp({ env: { TRUST_PROXY: 'true' } })
  const { as, book, address } = await givenServedBook(service)
  const page = `${address}/share/${book.id}`

  await openPage(page, { 'x-forwarded-for': '203.0.113.7' })
  await openPage(page, { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })
  await openPage(page, { 'x-forwarded-for': '203.0.113.8' })

  expect((await readAnalytics(as)).total).toEqual({ visits: 3, visitors: 2 })
})

test('nothing of an address or a browser is stored, and the key of a day is forgotten with it', async () => {
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

test('what guests use is counted, offline openings as visits', async () => {
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

test('reports are refused when they are long, foreign, or about no published book', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const draft = await givenBook(as, { status: 'draft' })

  expect((await reportUses(address, book.id, `?${'x'.repeat(5_000)}`)).status).toBe(413)
  expect((await reportUses(address, book.id, 'wifi', { origin: 'https://evil.example' })).status).toBe(403)
  expect((await reportUses(address, draft.id, 'wifi')).status).toBe(404)
  expect((await reportUses(address, 'nothing', 'wifi')).status).toBe(404)
  expect((await reportUses(address, 'A'.repeat(22), 'wifi')).status).toBe(404)
})

test('one book’s guests report so much a minute and no more', async () => {
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

test('counts go with their book', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenCountedVisit(service)
  // A visit that is not written yet when its book goes.
  await openPage(`${address}/share/${book.id}`)
  await as.delete(`/api/welcome-books/${book.id}`)

  expect((await readAnalytics(as)).total.visits).toBe(0)
  expect(await service.context.db.selectFrom('visit_days').selectAll().execute()).toEqual([])
  expect(await service.context.db.selectFrom('missed_searches').selectAll().execute()).toEqual([])
})

test('counts are kept for two years and a month, words for half a year', async () => {
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
