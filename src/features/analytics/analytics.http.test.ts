import { request as httpRequest } from 'node:http'
import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { day, minute } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { type Caller, startTestApp, testOrigin } from '#test/test-app.ts'
import type { AnalyticsView } from './analytics-contract.ts'
import { toCell } from './analytics-csv.ts'
import { deleteOldVisits, forgetVisitors } from './index.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

async function givenServedBook(service: TestApp, overrides: object = {}) {
  const { as, account } = await givenHost(service, { plan: 'pro' })
  const book = await givenBook(as, overrides)
  const address = await service.app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await service.app.close()
  })
  return { as, account, book, address }
}

/** Opens a page as browsers do; `fetch` would add a Sec-Fetch-Mode of its own. */
function open(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers: { 'user-agent': phone, ...headers } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
    })
    sent.on('error', reject).end()
  })
}

function report(address: string, bookId: string, body: string, headers: Record<string, string> = {}) {
  return fetch(`${address}/share/${bookId}/events`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': phone, origin: testOrigin, ...headers },
  })
}

async function read(as: Caller, query = ''): Promise<AnalyticsView> {
  const response = await as.get(`/api/analytics${query}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

test('visits are counted by book, day, way, device and language, and visitors once a day', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const page = `${address}/share/${book.id}`

  await open(`${page}?qr`, { 'accept-language': 'de' })
  await open(page, { 'accept-language': 'de' })
  await open(page, { 'accept-language': 'it', 'user-agent': computer })
  service.clock.advance(day)
  await open(`${page}?qr=&lang=fr`)
  const view = await read(as)

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

  expect(await open(page, { 'if-none-match': etag })).toBe(304)

  expect((await read(as)).total.visits).toBe(1)
})

test('another language within the page moves the count of languages and is no further visit', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const page = `${address}/share/${book.id}`

  await open(`${page}?qr`)
  await open(`${page}?qr=&lang=de`, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' })
  const view = await read(as)

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

  expect(await open(`${address}/share/${book.id}`, headers, method)).toBe(200)

  expect((await read(as)).total.visits).toBe(0)
})

test('a real browser that says what it wants is counted', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)

  await open(`${address}/share/${book.id}`, { 'sec-fetch-dest': 'document', cookie: 'language=it' })

  expect((await read(as)).total.visits).toBe(1)
})

test('visitors are told apart behind a trusted proxy, by what it says', async () => {
  const service = await startTestApp({ env: { TRUST_PROXY: 'true' } })
  const { as, book, address } = await givenServedBook(service)
  const page = `${address}/share/${book.id}`

  await open(page, { 'x-forwarded-for': '203.0.113.7' })
  await open(page, { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })
  await open(page, { 'x-forwarded-for': '203.0.113.8' })

  expect((await read(as)).total).toEqual({ visits: 3, visitors: 2 })
})

test('nothing of an address or a browser is stored, and the key of a day is forgotten with it', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const { db } = service.context
  await open(`${address}/share/${book.id}`)
  await report(address, book.id, '?toaster')
  await read(as)

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

  await open(`${address}/share/${book.id}`)
  expect((await read(as)).total).toEqual({ visits: 2, visitors: 2 })
  const hashes = (await db.selectFrom('day_visitors').select('hash').execute()).map(({ hash }) => hash)
  expect(noted.map(({ hash }) => hash)).not.toContain(hashes[0])
})

test('what guests use is counted, offline openings as visits', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)

  const answer = await report(address, book.id, 'wifi\nwifi\ncode\ncontact\noffline it')
  const view = await read(as)

  expect(answer.status).toBe(204)
  expect(view.uses).toMatchObject({ wifi: 2, code: 1, contact: 1, map: 0 })
  expect(view.total).toEqual({ visits: 1, visitors: 1 })
  expect(view.ways).toEqual({ qr: 0, link: 0, offline: 1 })
  expect(view.languages.it).toBe(1)
})

test('reports of hosts and robots are not counted', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)

  await report(address, book.id, 'wifi', { cookie: 'session=abc' })
  await report(address, book.id, 'wifi', { 'user-agent': 'curl/8' })

  expect((await read(as)).uses.wifi).toBe(0)
})

test.each([
  ['no such use', 'wifi\ndelete'],
  ['nothing', ''],
  ['another language', 'offline xx'],
  ['too many lines', Array(51).fill('wifi').join('\n')],
])('a report of %s is refused', async (_what, body) => {
  const service = await startTestApp()
  const { book, address } = await givenServedBook(service)
  expect((await report(address, book.id, body)).status).toBe(400)
})

test('reports are refused when they are long, foreign, or about no published book', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const draft = await givenBook(as, { status: 'draft' })

  expect((await report(address, book.id, `?${'x'.repeat(5_000)}`)).status).toBe(413)
  expect((await report(address, book.id, 'wifi', { origin: 'https://evil.example' })).status).toBe(403)
  expect((await report(address, draft.id, 'wifi')).status).toBe(404)
  expect((await report(address, 'nothing', 'wifi')).status).toBe(404)
  expect((await report(address, 'A'.repeat(22), 'wifi')).status).toBe(404)
})

test('one book’s guests report so much a minute and no more', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const statuses: number[] = []
  for (let sent = 0; sent < 302; sent += 1) statuses.push((await report(address, book.id, 'wifi')).status)

  expect(statuses.filter((status) => status === 204)).toHaveLength(300)
  expect(statuses.slice(300)).toEqual([429, 429])
  service.clock.advance(minute)
  expect((await report(address, book.id, 'wifi')).status).toBe(204)
  expect((await read(as)).uses.wifi).toBe(301)
})

test('a search in vain is told once two visitors have made it, with the field in which to write', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)

  await report(address, book.id, '?Toaster \n?toaster\n?secret@example.com\n?+39 333 123')
  await report(address, book.id, '?toaster')
  expect((await read(as)).missed.terms).toEqual([])
  await report(address, book.id, '?toaster\n?parken', { 'user-agent': computer })
  await report(address, book.id, '?parken')
  const { missed } = await read(as)

  expect(missed).toEqual({
    since: '2026-01-01',
    terms: [
      { bookId: book.id, term: 'parken', visitors: 2, field: 'parkingInfo' },
      { bookId: book.id, term: 'toaster', visitors: 2, field: 'equipment' },
    ],
  })
  const stored = await service.context.db.selectFrom('missed_searches').select('term').execute()
  expect(stored.map(({ term }) => term).sort()).toEqual(['parken', 'toaster'])
})

test('a word leaves the list when the book answers it, and after three months', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  for (const agent of [phone, computer]) {
    await report(address, book.id, '?wlan\n?toaster', { 'user-agent': agent })
  }
  expect((await read(as)).missed.terms).toHaveLength(2)

  await as.put(`/api/welcome-books/${book.id}`, { ...book, wifiName: 'Casa' })
  expect((await read(as)).missed.terms.map(({ term }) => term)).toEqual(['toaster'])

  await service.context.db
    .updateTable('missed_searches')
    .set((eb) => ({ month: eb('month', '-', 3) }))
    .execute()
  expect((await read(as)).missed.terms).toEqual([])
})

test('a word leaves the list too when a translation answers it', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service, {
    originalLanguage: 'it',
    equipment: [{ name: 'Tostapane', description: 'Nel pensile' }],
  })
  for (const agent of [phone, computer]) await report(address, book.id, '?toaster', { 'user-agent': agent })
  expect((await read(as)).missed.terms).toHaveLength(1)

  const texts = [{ field: 'equipment.name', source: 'Tostapane', text: 'Der Toaster' }]
  expect((await as.put(`/api/welcome-books/${book.id}/translations/de`, { texts })).statusCode).toBe(200)

  expect((await read(as)).missed.terms).toEqual([])
})

test('a host dismisses a word of her own book, with Pro, and takes it back', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const stranger = await givenHost(service, { plan: 'pro' })
  const basic = await givenHost(service)
  for (const agent of [phone, computer]) await report(address, book.id, '?toaster', { 'user-agent': agent })
  const words = async () => (await read(as)).missed.terms.map(({ term }) => term)
  expect(await words()).toEqual(['toaster'])
  const path = '/api/analytics/missed-searches'
  const change = { book: book.id, term: 'toaster', isDismissed: true }

  expect((await service.anonymous.put(path, change)).statusCode).toBe(401)
  expect((await stranger.as.put(path, change)).statusCode).toBe(404)
  expect((await basic.as.put(path, change)).json()).toMatchObject({ code: 'ANALYTICS_NEEDS_PRO' })
  for (const wrong of [{ ...change, term: 'x'.repeat(201) }, { ...change, isDismissed: 'yes' }, {}])
    expect((await as.put(path, wrong)).statusCode).toBe(400)
  expect(await words()).toEqual(['toaster'])

  expect((await as.put(path, change)).statusCode).toBe(204)
  expect((await as.put(path, change)).statusCode).toBe(204)
  expect((await as.put(path, { ...change, term: 'never asked' })).statusCode).toBe(204)
  expect(await words()).toEqual([])
  expect(await service.context.db.selectFrom('dismissed_searches').select('term').execute()).toHaveLength(1)

  expect((await as.put(path, { ...change, isDismissed: false })).statusCode).toBe(204)
  expect(await words()).toEqual(['toaster'])
})

test('a book has room for so many words a month', async () => {
  const service = await startTestApp()
  const { book, address } = await givenServedBook(service)
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  for (let caller = 0; caller < 15; caller += 1) {
    const words = Array.from({ length: 20 }, (_, index) => `?zz${letters[caller]}${letters[index]}`)
    await report(address, book.id, words.join('\n'), { 'user-agent': `${phone} ${caller}` })
  }
  await service.app.close()

  expect(await service.context.db.selectFrom('missed_searches').select('term').execute()).toHaveLength(200)
})

test('the dashboard compares with the days before, of one book or all', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const other = await givenBook(as)
  await open(`${address}/share/${book.id}`)
  await open(`${address}/share/${other.id}`)
  service.clock.advance(7 * day)
  await open(`${address}/share/${book.id}`)

  const week = '?from=2026-03-02&to=2026-03-08'
  const all = await read(as, week)
  const one = await read(as, `${week}&book=${other.id}`)

  expect(all.before).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  expect([all.total.visits, all.totalBefore.visits]).toEqual([1, 2])
  expect(all.days).toHaveLength(7)
  expect([one.total.visits, one.totalBefore.visits]).toEqual([0, 1])
  expect(one.books).toEqual([])
})

test('the dashboard is for its owner, with Pro', async () => {
  const service = await startTestApp()
  const { book, address } = await givenServedBook(service)
  const stranger = await givenHost(service, { plan: 'pro' })
  const basic = await givenHost(service)
  const ended = await givenHost(service, { plan: 'pro', trialEndsAt: service.clock.now() - day })
  await open(`${address}/share/${book.id}`)

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
  expect((await read(stranger.as)).total.visits).toBe(0)
})

test('every plan has the plain counts of its own books', async () => {
  const service = await startTestApp()
  const { account, book, address } = await givenServedBook(service)
  const basic = await givenHost(service)
  const basicBook = await givenBook(basic.as)
  await open(`${address}/share/${book.id}`)
  await open(`${address}/share/${basicBook.id}?qr`)
  await open(`${address}/share/${basicBook.id}`)

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
  await open(`${address}/share/${book.id}?qr`)

  const response = await as.get('/api/analytics.csv?from=2026-03-01&to=2026-03-01')

  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(response.headers['content-disposition']).toContain('benvenuto-visits.csv')
  const [head, row] = response.body.split('\r\n')
  expect(head?.startsWith('\uFEFFday,book,name,visits,visitors,way_qr')).toBe(true)
  expect(row).toContain(`"'=HYPERLINK(""https://evil.example"",""x""), ok",1,1,1,0`)
})

test('where the comma stands in numbers, the table has semicolons', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service, { propertyName: 'Casa; Mare, due' })
  await open(`${address}/share/${book.id}`)

  await service.context.db.updateTable('accounts').set({ language: 'de' }).execute()

  const { body } = await as.get('/api/analytics.csv')

  const [head, row] = body.split('\r\n')
  expect(head?.startsWith('\uFEFFday;book;name;visits;')).toBe(true)
  expect(row).toContain(';"Casa; Mare, due";1;1;')
})

test('counts go with their book', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  await open(`${address}/share/${book.id}`)
  await report(address, book.id, '?toaster')
  await read(as)
  // A visit that is not written yet when its book goes.
  await open(`${address}/share/${book.id}`)
  await as.delete(`/api/welcome-books/${book.id}`)

  expect((await read(as)).total.visits).toBe(0)
  expect(await service.context.db.selectFrom('visit_days').selectAll().execute()).toEqual([])
  expect(await service.context.db.selectFrom('missed_searches').selectAll().execute()).toEqual([])
})

test('counts are kept for two years and a month, words for half a year', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const { db } = service.context
  await open(`${address}/share/${book.id}`)
  await report(address, book.id, '?toaster')
  await read(as)

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

test('a host takes her counts along, whatever her plan', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  for (const agent of [phone, computer]) {
    await open(`${address}/share/${book.id}?qr`, { 'user-agent': agent })
    await report(address, book.id, '?toaster', { 'user-agent': agent })
  }
  await read(as)

  const archive = await as.get('/api/account/export')

  const files = unzipSync(archive.rawPayload)
  expect(strFromU8(files['visits.csv'] ?? new Uint8Array())).toContain(
    `2026-03-01,${toCell(book.id)},Casa Conti,2,2,2,0`,
  )
  expect(JSON.parse(strFromU8(files['searches.json'] ?? new Uint8Array()))).toEqual([
    { bookId: book.id, term: 'toaster', visitors: 2 },
  ])
})
