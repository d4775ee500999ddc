import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { graceTime, sweepOrphanImages } from '#features/media/server/image-sweep.ts'
import { UploadedImage } from '#features/media/shared/image-contract.ts'
import { day } from '#platform/clock.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { plainPicture } from '#test/given-picture.ts'
import { type Caller, startTestApp, testOrigin } from '#test/test-app.ts'
import type { BookImage } from '../../shared/book.ts'
import { DraftView } from '../../shared/draft-contract.ts'
import { forgetDrafts } from './draft-service.ts'

const drafts = '/api/book-drafts'
const newId = () => crypto.randomUUID()
const put = (as: Caller, id: string, more: object = {}) =>
  as.put(`${drafts}/${id}`, { version: 0, book: { propertyName: 'Casa' }, ...more })

async function list(as: Caller, bookId?: string): Promise<DraftView[]> {
  const response = await as.get(bookId === undefined ? drafts : `${drafts}?bookId=${bookId}`)
  expect(response.statusCode).toBe(200)
  return DraftView.array().parse(response.json())
}

async function sendImage(as: Caller, query = '') {
  const picture = await plainPicture({ width: 20, height: 10 }).png().toBuffer()
  return as.post(`/api/images${query}`, picture, { 'content-type': 'image/png' })
}

async function upload(as: Caller) {
  return UploadedImage.parse((await sendImage(as)).json())
}

test('a draft of a book that was never saved is read back on another device as it was written', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const cover = await upload(as)
  const id = newId()
  const creationKey = newId()
  const book = {
    propertyName: '',
    hostEmail: 'not yet',
    welcomeMessage: ' Welcome.\n',
    houseRules: ['No smoking'],
    shopping: [{ name: 'Bakery', website: 'www.half' }],
    emergencyNumbers: { police: '113' },
    leftovers: ['The boat is in the shed.'],
    originalLanguage: 'it',
    coverImage: cover.url,
  }

  const response = await put(as, id, { step: 5, creationKey, book })

  expect([response.statusCode, response.json()]).toEqual([200, { id, version: 1 }])
  const [draft, ...others] = await list(as)
  expect(others).toEqual([])
  expect(draft).toMatchObject({
    ...{ id, version: 1, bookId: null, revision: null, creationKey, step: 5, savedAt: '2026-03-01T12:00:00.000Z' },
    book: {
      ...{ propertyName: '', hostEmail: 'not yet', welcomeMessage: ' Welcome.\n', houseRules: '["No smoking"]' },
      ...{ leftovers: book.leftovers, originalLanguage: 'it', cover, welcomePicture: null },
    },
  })
  expect(JSON.parse(draft?.book.shopping ?? '')).toMatchObject([{ name: 'Bakery', website: 'www.half' }])
})

test('a draft of a published book is offered with that book only, and guests never see it', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { id } = await givenBook(as, { doorCode: '1111#' })

  await put(as, newId(), { bookId: id, revision: 1, book: { propertyName: 'Casa', doorCode: '2222#' } })

  expect(await list(as)).toEqual([])
  expect(await list(as, id)).toMatchObject([{ bookId: id, revision: 1, book: { doorCode: '2222#' } }])
  for (const path of [`/api/welcome-books/${id}/public`, `/share/${id}`]) {
    const seen = await server.anonymous.get(path)
    expect(seen.body).toContain('1111#')
    expect(seen.body).not.toContain('2222#')
  }
})

test('a page of a host who has signed out neither writes nor reads anything of the account that has signed in since', async () => {
  const server = await startTestApp()
  const first = await givenHost(server)
  const { as, account } = await givenHost(server)
  const book = await givenBook(as)
  const wrong = { accountId: first.account.id }
  const form = { propertyName: 'Casa', hostName: 'Ada', hostEmail: 'ada@example.com', ...wrong }
  const answers = [
    await put(as, newId(), wrong),
    await as.get(`${drafts}?accountId=${wrong.accountId}`),
    await as.post('/api/welcome-books', form),
    await as.put(`/api/welcome-books/${book.id}`, form),
    await sendImage(as, `?accountId=${wrong.accountId}`),
  ]
  for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([403, 'OTHER_ACCOUNT'])
  expect(await list(as)).toEqual([])
  expect((await as.get('/api/welcome-books')).json()).toMatchObject([{ id: book.id, revision: 1 }])
  expect((await put(as, newId(), { accountId: account.id })).statusCode).toBe(200)
  expect((await sendImage(as, `?accountId=${account.id}`)).statusCode).toBe(201)
  expect((await as.get(`${drafts}?accountId=${account.id}`)).json()).toHaveLength(1)
})

test('a draft keeps its picture, or that of its book, while another one is on its way', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const [cover, other] = [await upload(as), await upload(as)]
  const { id: bookId } = await givenBook(as, { coverImage: cover.url })
  const id = newId()
  const coverOf = async () => (await list(as, bookId))[0]?.book.cover
  await put(as, id, { bookId, book: { propertyName: 'Casa', welcomeImage: '' } })
  expect(await coverOf()).toEqual(cover)
  await put(as, id, { version: 1, bookId, book: { propertyName: 'Casa', coverImage: other.url } })
  expect(await coverOf()).toEqual(other)
  await put(as, id, { version: 2, bookId, book: { propertyName: 'Casa 2' } })
  expect(await coverOf()).toEqual(other)
  await put(as, id, { version: 3, bookId, book: { propertyName: 'Casa 2', coverImage: '' } })
  expect(await coverOf()).toBeNull()
})

test('lists of pictures that a draft leaves out are those of the stored draft, or of its book', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const [gate, ring, other] = [await upload(as), await upload(as), await upload(as)]
  const { id: bookId } = await givenBook(as, {
    parkingPictures: [{ image: gate.url, caption: 'The gate' }],
    equipment: [{ name: 'Hob', description: '', pictures: [{ image: ring.url, caption: 'Left' }] }],
  })
  const id = newId()
  const shown = async () => {
    const [draft] = await list(as, bookId)
    const equipment = JSON.parse(draft?.book.equipment ?? '')
    return [draft?.book.parkingPictures, equipment[0].pictures].map((pictures) =>
      pictures?.map(({ image }: { image: BookImage }) => image.url),
    )
  }
  const equipment = [{ name: 'Hob', description: 'Hot' }]
  await put(as, id, { bookId, book: { propertyName: 'Casa', equipment } })
  expect(await shown()).toEqual([[gate.url], [ring.url]])
  const parkingPictures = [{ image: other.url, caption: '' }]
  await put(as, id, { version: 1, bookId, book: { propertyName: 'Casa', equipment, parkingPictures } })
  await put(as, id, { version: 2, bookId, book: { propertyName: 'Casa 2', equipment } })
  expect(await shown()).toEqual([[other.url], [ring.url]])
  const none = [{ name: 'Hob', description: '', pictures: [] }]
  await put(as, id, { version: 3, bookId, book: { propertyName: 'Casa 2', equipment: none, parkingPictures: [] } })
  expect(await shown()).toEqual([[], undefined])
})

test('a draft of a version without lists of pictures has those of its book, and goes on with them', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const [gate, ring] = [await upload(as), await upload(as)]
  const equipment = [{ name: 'Hob', description: '' }]
  const { id: bookId } = await givenBook(as, {
    parkingPictures: [{ image: gate.url, caption: 'The gate' }],
    equipment: [{ ...equipment[0], pictures: [{ image: ring.url, caption: 'Left' }] }],
  })
  const id = newId()
  await put(as, id, { bookId, book: { propertyName: 'Casa', equipment } })
  const { db } = server.context
  const stored = await db.selectFrom('book_drafts').select('content').executeTakeFirstOrThrow()
  const { checkinPictures: _checkin, parkingPictures: _parking, ...content } = JSON.parse(stored.content)
  await db
    .updateTable('book_drafts')
    .set({ content: JSON.stringify({ ...content, equipment: JSON.stringify(equipment) }) })
    .execute()
  const expected = {
    checkinPictures: [],
    parkingPictures: [{ image: { url: gate.url }, caption: 'The gate' }],
    equipment: expect.stringContaining(ring.url),
  }

  expect((await list(as, bookId))[0]?.book).toMatchObject(expected)
  await put(as, id, { version: 1, bookId, book: { propertyName: 'Casa 2', equipment } })
  expect((await list(as, bookId))[0]?.book).toMatchObject({ ...expected, propertyName: 'Casa 2' })
})

test('a draft of a version that did not have a text yet is listed with an empty one', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  await put(as, newId(), { book: { propertyName: 'Casa', wifiName: 'casa' } })
  const { db } = server.context
  const stored = await db.selectFrom('book_drafts').select('content').executeTakeFirstOrThrow()
  const { wifiName, ...content } = JSON.parse(stored.content)
  expect(wifiName).toBe('casa')
  await db
    .updateTable('book_drafts')
    .set({ content: JSON.stringify(content) })
    .execute()

  expect((await list(as))[0]?.book).toMatchObject({ propertyName: 'Casa', wifiName: '' })
})

test('large drafts are listed one by one: the next follows when one is discarded', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const written: string[] = []
  for (const rules of [5, 12, 12, 30]) {
    const id = newId()
    written.unshift(id)
    const book = { propertyName: 'Casa', houseRules: Array.from({ length: rules }, () => 'x'.repeat(9_000)) }
    expect((await put(as, id, { book })).statusCode).toBe(200)
    server.clock.advance(1_000)
  }
  const [largest, second, third, first] = written
  const ids = async () => (await list(as)).map(({ id }) => id)

  expect(await ids()).toEqual([largest])
  expect((await as.delete(`${drafts}/${largest}`)).statusCode).toBe(200)
  expect(await ids()).toEqual([second, third])
  expect((await as.delete(`${drafts}/${second}`)).statusCode).toBe(200)
  expect(await ids()).toEqual([third, first])
})

test('a save deletes its draft, a refused save does not, and drafts of others stay', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const other = await givenHost(server)
  const [id, kept] = [newId(), newId()]
  await put(as, id)
  await put(as, kept)
  await put(other.as, id)
  const form = { propertyName: 'Casa', hostName: 'Ada', hostEmail: 'ada@example.com', draftId: id }

  const book = (await as.post('/api/welcome-books', form)).json()

  expect((await list(as)).map((draft) => draft.id)).toEqual([kept])
  expect((await list(other.as)).map((draft) => draft.id)).toEqual([id])
  await put(as, id, { bookId: book.id })
  const save = (revision: number) => as.put(`/api/welcome-books/${book.id}`, { ...form, revision })
  expect((await save(7)).statusCode).toBe(409)
  expect(await list(as, book.id)).toHaveLength(1)
  expect((await save(1)).statusCode).toBe(200)
  expect(await list(as, book.id)).toEqual([])
})

test('drafts are read as often as an editor needs them, and no oftener', async () => {
  const server = await startTestApp({ env: { LIMIT_DRAFT_READS_PER_ACCOUNT: '3' } })
  const { as } = await givenHost(server)
  const statuses: number[] = []
  for (let reading = 0; reading < 5; reading += 1) statuses.push((await as.get(drafts)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect((await (await givenHost(server)).as.get(drafts)).statusCode).toBe(200)
})

test('drafts belong to one account, and other accounts cannot reach them by id', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { as: other } = await givenHost(server)
  const { id: bookId } = await givenBook(as)
  const id = newId()
  await put(as, id, { bookId, book: { propertyName: 'Mine' } })

  expect(await list(other, bookId)).toEqual([])
  expect((await other.delete(`${drafts}/${id}`)).statusCode).toBe(200)
  expect((await put(other, id, { book: { propertyName: 'Theirs' } })).statusCode).toBe(200)
  expect((await put(other, newId(), { bookId })).json().code).toBe('BOOK_NOT_FOUND')

  expect(await list(as, bookId)).toMatchObject([{ id, version: 1, book: { propertyName: 'Mine' } }])
  expect(await list(other)).toMatchObject([{ id, book: { propertyName: 'Theirs' } }])
})

test('an anonymous caller neither reads nor writes drafts', async () => {
  const { anonymous } = await startTestApp()
  const path = `${drafts}/${newId()}`
  for (const response of [await anonymous.get(drafts), await put(anonymous, newId()), await anonymous.delete(path)])
    expect([response.statusCode, response.json().code]).toEqual([401, 'NOT_AUTHENTICATED'])
})

test.each([
  ['short', {}],
  [newId(), { version: -1 }],
  [newId(), { step: 7 }],
  [newId(), { book: undefined }],
  [newId(), { book: { houseRules: Array(2_001).fill('x') } }],
])('an invalid draft is refused (%s)', async (id, more) => {
  const server = await startTestApp()
  const { as } = await givenHost(server)

  const response = await put(as, id, more)

  expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID_INPUT'])
})

test('of two devices that write one draft, the later one is refused and overwrites nothing', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const id = newId()
  await put(as, id, { book: { propertyName: 'First' } })
  expect((await put(as, id, { version: 1, book: { propertyName: 'Second' } })).json()).toEqual({ id, version: 2 })

  const late = await put(as, id, { version: 1, book: { propertyName: 'Late' } })

  expect([late.statusCode, late.json().code]).toEqual([409, 'DRAFT_CONFLICT'])
  const stale = await as.delete(`${drafts}/${id}?version=1`)
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'DRAFT_CONFLICT'])
  expect(await list(as)).toMatchObject([{ version: 2, book: { propertyName: 'Second' } }])
  await as.delete(`${drafts}/${id}?version=2`)
  expect(await list(as)).toEqual([])
  // The other device went on with it: what it deleted does not come back under its id.
  expect((await put(as, id, { version: 2 })).json().code).toBe('DRAFT_CONFLICT')
})

test('of several equal concurrent writes exactly one is accepted', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const id = newId()

  const answers = await Promise.all(Array.from({ length: 10 }, () => put(as, id)))

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)])
})

test('number, rate and size of drafts are limited, and a full account can still change one', async () => {
  const server = await startTestApp({ env: { LIMIT_DRAFTS_PER_ACCOUNT: '2', LIMIT_DRAFT_WRITES_PER_ACCOUNT: '7' } })
  const { as } = await givenHost(server)
  const id = newId()
  await put(as, id)
  await put(as, newId())

  expect((await put(as, newId())).json().code).toBe('TOO_MANY_DRAFTS')
  expect((await put(as, id, { version: 1 })).statusCode).toBe(200)
  const long = { houseRules: Array(41).fill('x'.repeat(10_000)) }
  const large = await put(as, id, { version: 2, book: long })
  expect([large.statusCode, large.json().code]).toEqual([413, 'BOOK_TOO_LARGE'])
  const rows = Array.from({ length: 2_000 }, () => ({ name: 'x' }))
  const manyRows = { restaurants: rows, barsClubs: rows, shopping: rows, activities: rows, usefulInfo: rows }
  expect((await put(as, id, { version: 2, book: manyRows })).json().code).toBe('BOOK_TOO_LARGE')
  expect((await put(as, id, { version: 2 })).statusCode).toBe(200)
  const tooFast = await put(as, id, { version: 3 })
  expect([tooFast.statusCode, tooFast.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
})

test('the text of drafts counts towards the same limit as that of books', async () => {
  const server = await startTestApp({ env: { LIMIT_TEXT_BYTES_PER_ACCOUNT: '25000' } })
  const { as } = await givenHost(server)
  await givenBook(as, { houseRules: ['x'.repeat(9_000)] })
  const book = { houseRules: ['x'.repeat(9_000)] }

  expect((await put(as, newId(), { book })).statusCode).toBe(200)
  expect((await put(as, newId(), { book })).json().code).toBe('TEXT_FULL')
})

test('without a plan no draft is stored, and stored ones can be read and deleted', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const id = newId()
  await put(as, id)
  server.clock.advance(15 * day)

  expect((await put(as, id, { version: 1 })).statusCode).toBe(402)
  expect(await list(as)).toHaveLength(1)
  expect((await as.delete(`${drafts}/${id}`)).statusCode).toBe(200)
  expect(await list(as)).toEqual([])
})

test('drafts are deleted with their book, with their account, and after 90 days', async () => {
  const server = await startTestApp()
  const { db } = server.context
  const { as, account } = await givenHost(server)
  const { id: bookId } = await givenBook(as)
  const cover = await upload(as)
  const count = async () => (await db.selectFrom('book_drafts').select('id').execute()).length
  await put(as, newId(), { bookId })
  await put(as, newId(), { book: { coverImage: cover.url } })
  expect(await count()).toBe(2)

  await as.delete(`/api/welcome-books/${bookId}`)
  expect(await count()).toBe(1)
  const deletion = await server.app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers: { origin: testOrigin },
    cookies: Object.fromEntries(as.cookies),
    payload: { confirmation: account.email, currentPassword: givenPassword },
  })
  expect(deletion.statusCode).toBe(200)
  expect(await count()).toBe(0)

  const { as: other } = await givenHost(server)
  await put(other, newId())
  server.clock.advance(89 * day)
  await forgetDrafts.run(server.context)
  expect(await count()).toBe(1)
  server.clock.advance(2 * day)
  await forgetDrafts.run(server.context)
  expect(await count()).toBe(0)
})

test('a picture is kept while a draft uses it; foreign and unknown ones are left out', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { as: other } = await givenHost(server)
  const [cover, foreign] = [await upload(as), await upload(other)]
  const isThere = async (url: string) => (await server.anonymous.get(url)).statusCode === 200
  const id = newId()
  await put(as, id, { book: { coverImage: cover.url, welcomeImage: foreign.url } })
  expect(await list(as)).toMatchObject([{ book: { cover, welcomePicture: null } }])

  server.clock.advance(graceTime + 1)
  await sweepOrphanImages(server.context)
  expect([await isThere(cover.url), await isThere(foreign.url)]).toEqual([true, false])

  await as.delete(`${drafts}/${id}`)
  await sweepOrphanImages(server.context)
  expect(await isThere(cover.url)).toBe(false)
})

test('the export contains the drafts', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const [cover, gate, ring] = [await upload(as), await upload(as), await upload(as)]
  await put(as, newId(), {
    book: {
      propertyName: 'Unsaved house',
      coverImage: cover.url,
      parkingPictures: [{ image: gate.url, caption: 'The gate' }],
      equipment: [{ name: 'Hob', pictures: [{ image: ring.url, caption: 'Left' }] }],
    },
  })

  const files = unzipSync((await as.get('/api/account/export')).rawPayload)

  const draft = JSON.parse(strFromU8(files['drafts/01.json'] ?? new Uint8Array()))
  const fileOf = ({ url }: BookImage) => `../images/${url.split('/')[2]}.webp`
  const described = (image: BookImage) => ({ file: fileOf(image), width: 20, height: 10 })
  expect(draft).toMatchObject({
    propertyName: 'Unsaved house',
    cover: described(cover),
    welcomePicture: null,
    parkingPictures: [{ image: described(gate), caption: 'The gate' }],
  })
  expect(JSON.parse(draft.equipment)).toMatchObject([
    { name: 'Hob', pictures: [{ image: described(ring), caption: 'Left' }] },
  ])
  for (const image of [cover, gate, ring]) expect(Object.keys(files)).toContain(fileOf(image).slice(3))
})
