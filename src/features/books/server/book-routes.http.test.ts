import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'
import { createRevisionReader, findBookById } from '../index.ts'
import { emptyGuestBook } from '../shared/book.ts'
import { isTooLong } from '../shared/book-bounds.ts'
import { BookSummary, BookView, OwnBookView } from '../shared/book-contract.ts'
import { emergencyFields, type ItemList, itemListNames, listFields } from '../shared/book-fields.ts'
import { textColumns } from './book-tables.ts'

const missing = 'AAAAAAAAAAAAAAAAAAAAAA'
const notFound = { code: 'BOOK_NOT_FOUND', message: 'Welcome book not found' }

test('a host creates a book and reads it back', async () => {
  const server = await startTestApp()
  const { account, as } = await givenHost(server)

  const response = await as.post('/api/welcome-books', {
    ...bookPayload,
    guests: '6',
    houseRules: '["No smoking"," "]',
    restaurants: [{ name: 'Da Piero', address: 'Via Roma 1' }],
    emergencyNumbers: '{"police":"113"}',
  })

  expect(response.statusCode).toBe(201)
  const book = OwnBookView.parse(response.json())
  expect(book).toMatchObject({
    ...bookPayload,
    hostId: account.id,
    revision: 1,
    propertyType: 'Villa',
    guests: '6',
    coverImage: '',
    cover: null,
    houseRules: '["No smoking"]',
    restaurants:
      '[{"name":"Da Piero","address":"Via Roma 1","type":"","rating":"","distance":"","note":"","phone":"","website":""}]',
    emergencyNumbers: '{"hospital":"","police":"113","ambulance":"","other":""}',
    createdAt: '2026-03-01T12:00:00.000Z',
  })
  expect(book.id).toMatch(/^[\w-]{22}$/)
  expect((await as.get(`/api/welcome-books/${book.id}`)).json()).toEqual(book)
})

test('a place’s note, phone number and website are stored, read back and public', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const place = { name: 'Da Piero', address: 'Via Roma 1', type: '', distance: '' }
  const details = { note: 'Ask for the catch of the day.', phone: '+39 081 1', website: 'https://piero.example' }

  const { id } = await givenBook(as, {
    restaurants: [{ ...place, ...details }],
    barsClubs: [{ ...place, ...details }],
    shopping: [{ ...place, ...details }],
  })

  for (const path of ['', '/public']) {
    const book = BookView.parse((await as.get(`/api/welcome-books/${id}${path}`)).json())
    for (const list of [book.restaurants, book.barsClubs, book.shopping])
      expect(JSON.parse(list)).toEqual([expect.objectContaining(details)])
  }
})

test.each(['javascript:alert(1)', 'www.piero.example', 'https://', 'data:text/html,x', 'ftp://piero.example'])(
  'the website %j is refused, for drafts too',
  async (website) => {
    const server = await startTestApp()
    const { as } = await givenHost(server)
    const { id } = await givenBook(as)
    const shops = [{ name: ' ' }, { name: 'Fine', address: 'a', website: '' }, { name: 'Bad', address: 'a', website }]
    const body = { ...bookPayload, status: 'draft', shopping: shops }

    for (const response of [
      await as.post('/api/welcome-books', body),
      await as.put(`/api/welcome-books/${id}`, body),
    ]) {
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { 'shopping.1.website': 'Enter a complete web address, beginning with https://' },
      })
    }
  },
)

test('the list contains the host’s own books only, the most recently edited first', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { as: other } = await givenHost(server)
  const first = await givenBook(as, { propertyName: 'First' })
  server.clock.advance(minute)
  await givenBook(as, { propertyName: 'Second', status: 'draft' })
  server.clock.advance(minute)
  await givenBook(other, { propertyName: 'Foreign' })
  await as.put(`/api/welcome-books/${first.id}`, { ...bookPayload, propertyName: 'First again' })

  const response = await as.get('/api/welcome-books')

  expect(response.statusCode).toBe(200)
  const books = BookSummary.array().parse(response.json())
  expect(books.map((book) => [book.propertyName, book.status, book.revision])).toEqual([
    ['First again', 'published', 2],
    ['Second', 'draft', 1],
  ])
  expect(response.json()[0]).not.toHaveProperty('doorCode')
})

test('an anonymous caller can only use the public route, for any request body', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { id } = await givenBook(as)
  const { anonymous } = server

  for (const response of [
    await anonymous.get('/api/welcome-books'),
    await anonymous.get(`/api/welcome-books/${id}`),
    await anonymous.post('/api/welcome-books', bookPayload),
    await anonymous.post('/api/welcome-books', { broken: true }),
    await anonymous.put(`/api/welcome-books/${id}`, bookPayload),
    await anonymous.delete(`/api/welcome-books/${id}`),
  ]) {
    expect([response.statusCode, response.json().code]).toEqual([401, 'NOT_AUTHENTICATED'])
  }
  expect((await anonymous.get(`/api/welcome-books/${id}/public`)).statusCode).toBe(200)
})

test('a foreign book is answered like a missing one and does not change', async () => {
  const server = await startTestApp()
  const { as: owner } = await givenHost(server)
  const { as } = await givenHost(server)
  const book = await givenBook(owner)

  for (const id of [book.id, missing, 'x', 'a%00b', '..%2f..']) {
    for (const response of [
      await as.get(`/api/welcome-books/${id}`),
      await as.put(`/api/welcome-books/${id}`, bookPayload),
      await as.delete(`/api/welcome-books/${id}`),
    ]) {
      expect(response.statusCode, id).toBe(404)
      expect(response.json(), id).toEqual(notFound)
    }
  }
  expect((await owner.get(`/api/welcome-books/${book.id}`)).json()).toEqual(book)
})

test('a missing required field is reported with a text per field, in the host’s language', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { as: italian } = await givenHost(server, { language: 'it' })
  const broken = { hostName: '', hostEmail: 'nobody', propertyName: ' ' }

  const response = await as.post('/api/welcome-books', broken)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    code: 'INVALID_INPUT',
    fields: {
      hostName: 'Host name required',
      hostEmail: 'Valid email required',
      propertyName: 'Property name required',
    },
  })
  const { id } = await givenBook(italian)
  const edit = await italian.put(`/api/welcome-books/${id}`, broken)
  expect([edit.statusCode, edit.json().fields.hostEmail]).toEqual([400, 'Inserisci un indirizzo email valido'])
  expect((await as.post('/api/welcome-books', '[', { 'content-type': 'application/json' })).statusCode).toBe(400)
})

test('a body larger than 6.6 MB is refused', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)

  const response = await as.post('/api/welcome-books', { ...bookPayload, coverImage: 'x'.repeat(6_600_000) })

  expect([response.statusCode, response.json().code]).toEqual([413, 'BODY_TOO_LARGE'])
})

test('an edit replaces the book and increases its revision', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const book = await givenBook(as, { doorCode: '1234', houseRules: ['No smoking'] })
  server.clock.advance(minute)

  const response = await as.put(`/api/welcome-books/${book.id}`, { ...bookPayload, status: 'draft', doorCode: '9876' })

  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    id: book.id,
    revision: 2,
    status: 'draft',
    doorCode: '9876',
    houseRules: '[]',
    createdAt: book.createdAt,
    updatedAt: '2026-03-01T12:01:00.000Z',
  })
  expect((await as.get(`/api/welcome-books/${book.id}`)).json()).toEqual(response.json())
})

test('an edit based on another revision is refused; an edit without a revision overwrites', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { id } = await givenBook(as)
  const edit = (fields: object) => as.put(`/api/welcome-books/${id}`, { ...bookPayload, ...fields })

  expect((await edit({ revision: 1, doorCode: 'first tab' })).statusCode).toBe(200)
  const stale = await edit({ revision: 1, doorCode: 'second tab' })
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'EDIT_CONFLICT'])
  expect((await as.get(`/api/welcome-books/${id}`)).json()).toMatchObject({ revision: 2, doorCode: 'first tab' })

  expect((await edit({ revision: 2, doorCode: 'chosen' })).json()).toMatchObject({ revision: 3, doorCode: 'chosen' })
  expect((await edit({ doorCode: 'anyway' })).json()).toMatchObject({ revision: 4, doorCode: 'anyway' })
})

test('of several concurrent saves based on one revision one succeeds and the others are refused', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { id } = await givenBook(as)

  const saves = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      as.put(`/api/welcome-books/${id}`, { ...bookPayload, revision: 1, doorCode: String(index) }),
    ),
  )

  const won = saves.filter((save) => save.statusCode === 200)
  expect(won).toHaveLength(1)
  expect(saves.filter((save) => save.statusCode === 409)).toHaveLength(5)
  const stored = (await as.get(`/api/welcome-books/${id}`)).json()
  expect(stored).toEqual(won[0]?.json())
})

test('guests can read a published book; only its owner can read a draft', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { as: other } = await givenHost(server)
  const published = await givenBook(as)
  const draft = await givenBook(as, { status: 'draft' })
  const read = (caller: typeof as, id: string) => caller.get(`/api/welcome-books/${id}/public`)

  for (const caller of [server.anonymous, other, as]) {
    const response = await read(caller, published.id)
    expect([response.statusCode, response.json()]).toEqual([200, BookView.parse(published)])
  }
  expect((await read(as, draft.id)).json()).toEqual(BookView.parse(draft))
  for (const response of [
    await read(server.anonymous, draft.id),
    await read(other, draft.id),
    await read(server.anonymous, missing),
    await read(server.anonymous, 'a%00b'),
  ]) {
    expect([response.statusCode, response.json()]).toEqual([404, notFound])
  }
})

test('a deleted book is not found by anybody', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const kept = await givenBook(as)
  const { id } = await givenBook(as)

  const response = await as.delete(`/api/welcome-books/${id}`)

  expect([response.statusCode, response.json()]).toEqual([200, { id }])
  expect((await as.get(`/api/welcome-books/${id}`)).statusCode).toBe(404)
  expect((await server.anonymous.get(`/api/welcome-books/${id}/public`)).statusCode).toBe(404)
  expect((await as.delete(`/api/welcome-books/${id}`)).statusCode).toBe(404)
  expect((await as.get('/api/welcome-books')).json()).toMatchObject([{ id: kept.id }])
})

test('the guest page reads the revision and the parsed book by the public id', async () => {
  const server = await startTestApp()
  const { db } = server.context
  const { account, as } = await givenHost(server)
  const { id } = await givenBook(as, { houseRules: '["No smoking"]', guests: '' })

  const readRevision = createRevisionReader(db)
  expect(await Promise.all([readRevision(id), readRevision(missing), readRevision(id)])).toEqual([
    expect.objectContaining({ revision: 1, status: 'published', hostId: account.id }),
    undefined,
    expect.objectContaining({ revision: 1 }),
  ])
  const found = await findBookById(db, id)
  expect(found).toMatchObject({
    id,
    hostId: account.id,
    status: 'published',
    revision: 1,
    updatedAt: server.clock.now(),
  })
  const { status: _status, ...texts } = bookPayload
  expect(found?.book).toEqual({ ...emptyGuestBook, ...texts, guests: '', houseRules: ['No smoking'] })
  for (const unknown of [missing, '', 'a\0b']) expect(await findBookById(db, unknown)).toBeUndefined()
})

test('any text that a host writes is returned as written, and is stored unchanged when sent again', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const book = await givenBook(as)
  const path = `/api/welcome-books/${book.id}`

  await fc.assert(
    fc.asyncProperty(anyContent, async (content) => {
      const written = await as.put(path, { ...bookPayload, ...content })
      expect(written.statusCode).toBe(200)
      const view = BookView.parse(written.json())
      for (const [field, value] of Object.entries(content)) {
        const answered = view[field as keyof typeof view]
        expect(typeof value === 'string' ? answered : JSON.parse(String(answered)), field).toEqual(value)
      }

      const again = BookView.parse((await as.put(path, view)).json())
      expect(again).toEqual({ ...view, revision: view.revision + 1 })
    }),
    { numRuns: 40 },
  )
})

const storable = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .filter((text) => !text.includes('\0') && text.isWellFormed())
const shown = storable.filter((text) => text.trim() !== '')
const { hostName, hostEmail, propertyName, propertyType, ...freeTexts } = textColumns
const items = (list: ItemList) => {
  const [first = '', ...others]: readonly string[] = listFields[list]
  return fc.array(
    fc.record({
      [first]: shown,
      ...Object.fromEntries(others.map((field) => [field, field === 'website' ? fc.webUrl() : storable])),
    }),
    {
      maxLength: 4,
    },
  )
}

/** Every field with free text. */
const anyContent = fc.record({
  ...Object.fromEntries(
    Object.keys(freeTexts).map((field) => [field, storable.filter((text) => !isTooLong(field, text))]),
  ),
  ...Object.fromEntries(itemListNames.map((list) => [list, items(list)])),
  houseRules: fc.array(shown, { maxLength: 4 }),
  emergencyNumbers: fc.record(Object.fromEntries(emergencyFields.map((field) => [field, storable]))),
})
