import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { dataUrl, phonePicture } from '#test/given-picture.ts'
import { startTestApp } from '#test/test-app.ts'
import { BookSummary, OwnBookView } from '../shared/book-contract.ts'

const creationKey = '3f0f6c0e-6a54-4d3c-9f5e-0c8d4d9d1c11'
const copiesOf = (id: string) => `/api/welcome-books/${id}/copies`

test('a copy is a draft with all content of the original, and a name in the host’s language', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, { language: 'it' })
  const original = await givenBook(as, { houseRules: ['Niente feste'], doorCode: '2580#', leftovers: ['Waits.'] })

  const response = await as.post(copiesOf(original.id), {})

  expect(response.statusCode).toBe(201)
  const copy = OwnBookView.parse(response.json())
  expect(copy).toEqual({
    ...original,
    id: copy.id,
    status: 'draft',
    revision: 1,
    propertyName: 'Copia di Casa Conti',
    leftovers: [],
    createdAt: copy.createdAt,
    updatedAt: copy.updatedAt,
  })
  expect(copy.id).not.toBe(original.id)
  const again = OwnBookView.parse((await as.post(copiesOf(original.id), {})).json())
  expect(again.propertyName).toBe('Copia di Casa Conti (2)')
})

test('deleting one of two books with the same picture keeps the picture', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const original = await givenBook(as, { coverImage: dataUrl(await phonePicture()) })
  const copy = OwnBookView.parse((await as.post(copiesOf(original.id), {})).json())

  await as.delete(`/api/welcome-books/${original.id}`)

  expect(copy.coverImage).toBe(original.coverImage)
  expect((await server.anonymous.get(copy.coverImage)).statusCode).toBe(200)
  await as.delete(`/api/welcome-books/${copy.id}`)
  expect((await server.anonymous.get(copy.coverImage)).statusCode).toBe(404)
})

test('a copy counts towards the number of books', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { id } = await givenBook(as)
  for (let count = 1; count < 5; count++) await givenBook(as)

  const response = await as.post(copiesOf(id), {})

  expect([response.statusCode, response.json().code]).toEqual([403, 'LIMIT_REACHED'])
})

test('a foreign or missing book cannot be copied, nor without an account or a plan', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { id } = await givenBook(as)
  const { as: other } = await givenHost(server)
  const { as: expired } = await givenHost(server, { trialEndsAt: server.clock.now() - 1 })

  expect((await server.anonymous.post(copiesOf(id), {})).statusCode).toBe(401)
  expect((await other.post(copiesOf(id), {})).json().code).toBe('BOOK_NOT_FOUND')
  expect((await as.post(copiesOf('x'), {})).json().code).toBe('BOOK_NOT_FOUND')
  expect((await expired.post(copiesOf(id), {})).json().code).toBe('TRIAL_EXPIRED')
  expect((await as.post(copiesOf(id), { creationKey: 'short' })).json().fields).toHaveProperty('creationKey')
})

test('a creation that is retried after a lost response makes no second book, even at the plan’s limit', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  for (let count = 1; count < 5; count++) await givenBook(as)
  const first = await as.post('/api/welcome-books', { ...bookPayload, creationKey })

  const repeated = await as.post('/api/welcome-books', { ...bookPayload, propertyName: 'Changed', creationKey })

  expect([first.statusCode, repeated.statusCode]).toEqual([201, 200])
  expect(repeated.json()).toEqual(first.json())
  expect(BookSummary.array().parse((await as.get('/api/welcome-books')).json())).toHaveLength(5)
})

test('two concurrent creations with the same key make one book', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const create = () => as.post('/api/welcome-books', { ...bookPayload, creationKey })

  const answers = await Promise.all([create(), create(), create()])

  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 201])
})

test('a retried copy is made once, and keys of different hosts are independent', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { as: other } = await givenHost(server)
  const { id } = await givenBook(as)
  const first = await as.post(copiesOf(id), { creationKey })
  const repeated = await as.post(copiesOf(id), { creationKey })
  const foreign = await other.post('/api/welcome-books', { ...bookPayload, creationKey })

  expect(repeated.json()).toEqual(first.json())
  expect(foreign.statusCode).toBe(201)
  expect(foreign.json().id).not.toBe(first.json().id)
})

test('the key of a deleted book makes a new one', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const first = await as.post('/api/welcome-books', { ...bookPayload, creationKey })
  await as.delete(`/api/welcome-books/${first.json().id}`)

  expect((await as.post('/api/welcome-books', { ...bookPayload, creationKey })).statusCode).toBe(201)
})

test('imported paragraphs without a place stay with the book and are not shown to guests', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const leftovers = ['The previous owner was a painter.', 'Ask for the boat.']
  const { id } = await givenBook(as, { leftovers })
  const path = `/api/welcome-books/${id}`

  expect((await as.get(path)).json().leftovers).toEqual(leftovers)
  expect((await server.anonymous.get(`${path}/public`)).body).not.toContain('painter')
  expect((await server.anonymous.get(`/share/${id}`)).body).not.toContain('painter')
  expect((await as.put(path, bookPayload)).json().leftovers).toEqual(leftovers)
  expect((await as.put(path, { ...bookPayload, leftovers: [] })).json().leftovers).toEqual([])
  expect((await as.put(path, { ...bookPayload, leftovers: [1] })).statusCode).toBe(400)
})
