import { expect, test } from 'vitest'
import { hour } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenSecrets } from '#test/given-secrets.ts'
import { holdTasks } from '#test/hold-tasks.ts'
import { readPdfText } from '#test/pdf-text.ts'
import { startTestApp } from '#test/test-app.ts'

test('equal prints at the same moment are drawn once, so they are not refused as too many', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const book = await givenBook(as, { propertyName: 'Casa Conti' })
  const print = () => as.get(`/api/welcome-books/${book.id}/print-kit/key-ring.pdf`)

  const answers = await Promise.all(Array.from({ length: 10 }, print))

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('latin1'))).size).toBe(1)
})

test('a print with secrets does not join one without them', async () => {
  const service = await startTestApp()
  const { as, account } = await givenHost(service)
  const { id } = await givenBook(as, { wifiName: 'Limonaia', wifiPassword: 'lemon-terrace-84' })
  await givenSecrets(service.context, { hostId: account.id, bookId: id }, ['wifiPassword'])
  const held = holdTasks(service.context.threads)
  // Without wifi=1 the prints differ in nothing else.
  const print = (query: string) => as.get(`/api/welcome-books/${id}/print-kit/key-ring.pdf${query}`)

  const without = print('')
  await expect.poll(held.calls).toBe(1)
  const withSecrets = print('?secrets=1')
  await expect.poll(held.calls).toBe(2)
  held.release()

  expect((await Promise.all([without, withSecrets])).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(held.inputs).toMatchObject([
    { order: { book: { wifiPassword: '' } } },
    { order: { book: { wifiPassword: 'lemon-terrace-84' } } },
  ])
})

test('a print does not join one of the book before a change', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const { revision: _revision, ...book } = await givenBook(as, { wifiName: 'Limonaia', wifiPassword: 'old-lemon-84' })
  const held = holdTasks(service.context.threads)
  const print = () => as.get(`/api/welcome-books/${book.id}/print-kit/fridge-sheet.pdf?wifi=1`)

  const before = print()
  await expect.poll(held.calls).toBe(1)
  const saved = await as.put(`/api/welcome-books/${book.id}`, { ...book, wifiPassword: 'new-orange-85' })
  expect(saved.statusCode, saved.body).toBe(200)
  const after = print()
  await expect.poll(held.calls).toBe(2)
  held.release()

  const texts = (await Promise.all([before, after])).map(({ rawPayload }) => readPdfText(rawPayload))
  expect(texts).toEqual([expect.stringContaining('old-lemon-84'), expect.stringContaining('new-orange-85')])
})

test('an account prints as often as the limit says, and again in the next hour', async () => {
  const service = await startTestApp({ env: { LIMIT_PRINTS_PER_ACCOUNT: '2' } })
  const { as } = await givenHost(service)
  const { as: neighbour } = await givenHost(service)
  const print = async (caller: typeof as, { id }: { id: string }) =>
    (await caller.get(`/api/welcome-books/${id}/print-kit/key-ring.pdf`)).statusCode
  const [book, other] = [await givenBook(as), await givenBook(neighbour)]

  expect([await print(as, book), await print(as, book), await print(as, book)]).toEqual([200, 200, 429])
  expect(await print(neighbour, other)).toBe(200)
  service.clock.advance(hour)
  expect(await print(as, book)).toBe(200)
})

test('a book with texts of ten thousand letters is printed, a stored one included', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const { id } = await givenBook(as)
  const text = 'x'.repeat(10_000)
  const texts = { property_name: text, address: text, host_name: text, host_phone: text, checkout_time: text }
  await service.context.db.updateTable('books').set(texts).where('id', '=', id).execute()

  for (const item of ['table-card', 'fridge-sheet', 'key-ring']) {
    const answer = await as.get(`/api/welcome-books/${id}/print-kit/${item}.pdf`)
    expect([item, answer.statusCode, answer.body.slice(0, 5)]).toEqual([item, 200, '%PDF-'])
  }
})
