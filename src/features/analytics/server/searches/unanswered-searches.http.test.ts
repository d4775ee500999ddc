import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { computer, givenServedBook, phone, readAnalytics, reportUses } from '#test/guest-visits.ts'
import { startTestApp } from '#test/test-app.ts'

test('a search without results is shown once two visitors have made it, with the field of the wizard that could answer it', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)

  await reportUses(address, book.id, '?Toaster \n?toaster\n?secret@example.com\n?+39 333 123')
  await reportUses(address, book.id, '?toaster')
  expect((await readAnalytics(as)).missed.terms).toEqual([])
  await reportUses(address, book.id, '?toaster\n?parken', { 'user-agent': computer })
  await reportUses(address, book.id, '?parken')
  const { missed } = await readAnalytics(as)

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

test('a term is left out once the book answers it, and after three months', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  for (const agent of [phone, computer]) {
    await reportUses(address, book.id, '?wlan\n?toaster', { 'user-agent': agent })
  }
  expect((await readAnalytics(as)).missed.terms).toHaveLength(2)

  await as.put(`/api/welcome-books/${book.id}`, { ...book, wifiName: 'Casa' })
  expect((await readAnalytics(as)).missed.terms.map(({ term }) => term)).toEqual(['toaster'])

  await service.context.db
    .updateTable('missed_searches')
    .set((eb) => ({ month: eb('month', '-', 3) }))
    .execute()
  expect((await readAnalytics(as)).missed.terms).toEqual([])
})

test('a hidden section answers no search', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service, { wifiName: 'Casa' })
  for (const agent of [phone, computer]) await reportUses(address, book.id, '?wlan', { 'user-agent': agent })
  expect((await readAnalytics(as)).missed.terms).toEqual([])

  await as.put(`/api/welcome-books/${book.id}/look`, { look: { hidden: ['wifi'] } })

  expect((await readAnalytics(as)).missed.terms.map(({ term }) => term)).toEqual(['wlan'])
})

test('a term is left out once a translation answers it', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service, {
    originalLanguage: 'it',
    equipment: [{ name: 'Tostapane', description: 'Nel pensile' }],
  })
  for (const agent of [phone, computer]) await reportUses(address, book.id, '?toaster', { 'user-agent': agent })
  expect((await readAnalytics(as)).missed.terms).toHaveLength(1)

  const texts = [{ field: 'equipment.name', source: 'Tostapane', text: 'Der Toaster' }]
  expect((await as.put(`/api/welcome-books/${book.id}/translations/de`, { texts })).statusCode).toBe(200)

  expect((await readAnalytics(as)).missed.terms).toEqual([])
})

test('a host with Pro dismisses a term of her own book and restores it', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  const stranger = await givenHost(service, { plan: 'pro' })
  const basic = await givenHost(service)
  for (const agent of [phone, computer]) await reportUses(address, book.id, '?toaster', { 'user-agent': agent })
  const words = async () => (await readAnalytics(as)).missed.terms.map(({ term }) => term)
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

test('at most 200 terms of a book are stored per month', async () => {
  const service = await startTestApp()
  const { book, address } = await givenServedBook(service)
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  for (let caller = 0; caller < 15; caller += 1) {
    const words = Array.from({ length: 20 }, (_, index) => `?zz${letters[caller]}${letters[index]}`)
    await reportUses(address, book.id, words.join('\n'), { 'user-agent': `${phone} ${caller}` })
  }
  await service.app.close()

  expect(await service.context.db.selectFrom('missed_searches').select('term').execute()).toHaveLength(200)
})
