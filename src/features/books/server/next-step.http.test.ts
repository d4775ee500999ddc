import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'
import type { BookSummary } from '../shared/book-contract.ts'

/** What a host may write in each step that can be empty, from the second on. */
const contents: readonly Record<string, unknown>[][] = [
  [{ address: 'Via dei Cedri 12' }, { bedrooms: '2' }, { guests: '6' }, { welcomeMessage: 'Ciao' }],
  [{ checkinTime: '15:00' }, { doorCode: '2580#' }, { parkingInfo: 'In the courtyard.' }],
  [{ wifiName: 'Cedro' }, { wifiPassword: 'seagull42' }, { houseRules: ['No drums'] }],
  [{ equipment: [{ name: 'Hob', description: '' }] }],
  [
    { emergencyNumbers: { hospital: '118' } },
    { transport: [{ type: 'bus', name: 'Stop', distance: '' }] },
    { restaurants: [{ name: 'Da Rosa', address: 'Piazza 1' }] },
  ],
  [{ checkoutTime: '10:00' }, { checkoutInstructions: 'Close the windows.' }],
]
const required = { hostName: 'Giulia', hostEmail: 'giulia@example.com', propertyName: 'Casa', status: 'draft' }

test('the list and the answers of changes name the first step of a draft that is empty', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { plan: 'pro' })
  const list = async () => (await as.get('/api/welcome-books')).json() as BookSummary[]
  const post = async (content: object) => (await as.post('/api/welcome-books', { ...required, ...content })).json().id
  const expected = new Map<string, number | null>()
  let written: object = {}
  expected.set(await post(written), 2)
  for (const [index, variants] of contents.entries()) {
    const next = index === contents.length - 1 ? null : index + 3
    for (const variant of variants) expected.set(await post({ ...written, ...variant }), next)
    written = { ...written, ...variants[0] }
  }

  const books = await list()
  expect(books).toHaveLength(expected.size)
  for (const { id, nextStep } of books) expect([id, nextStep]).toEqual([id, expected.get(id)])
  const changed = await Promise.all(
    books.map(async ({ id }) => (await as.patch(`/api/welcome-books/${id}/essentials`, {})).json() as BookSummary),
  )
  for (const { id, nextStep } of changed) expect([id, nextStep]).toEqual([id, expected.get(id)])
})

test('a later step with content does not hide an empty one, and a published book has no next step', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  await as.post('/api/welcome-books', { ...required, checkoutTime: '10:00', address: 'Via 1' })
  await givenBook(as, { ...bookPayload, status: 'published' })

  const books = (await as.get('/api/welcome-books')).json() as BookSummary[]
  expect(books.map(({ status, nextStep }) => [status, nextStep]).sort()).toEqual([
    ['draft', 3],
    ['published', null],
  ])
})
