import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'

const books = '/api/welcome-books'
const pathOf = (id: string) => `${books}/${id}`
const x = (length: number) => 'x'.repeat(length)

/** A book with a name, an equipment list and rules that were stored before there were limits. */
async function givenOldBook(service: Awaited<ReturnType<typeof startTestApp>>) {
  const { as } = await givenHost(service)
  const { id } = await givenBook(as)
  const stored = {
    propertyName: x(3_000),
    equipment: [{ name: x(1_000), description: 'In the hall' }],
    houseRules: Array.from({ length: 300 }, (_, index) => `Rule ${index}`),
  }
  await service.context.db
    .updateTable('books')
    .set({
      property_name: stored.propertyName,
      equipment: JSON.stringify(stored.equipment),
      house_rules: JSON.stringify(stored.houseRules),
    })
    .where('id', '=', id)
    .execute()
  const save = (change: object) => as.put(pathOf(id), { ...bookPayload, ...stored, ...change })
  return { as, id, save }
}

test('a refused text is reported with its limit and advice, in the host’s language', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const { as: german } = await givenHost(service, { language: 'de' })
  const tooMuch = {
    ...bookPayload,
    propertyName: x(201),
    wifiName: 'ü'.repeat(17),
    equipment: Array.from({ length: 201 }, () => ({ name: 'Oven' })),
    welcomeMessage: x(10_001),
  }

  const response = await as.post(books, tooMuch)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    code: 'INVALID_INPUT',
    message: 'Please check what you entered.',
    fields: {
      propertyName: 'This text is too long: the limit is 200 characters. Please shorten it.',
      wifiName: expect.stringMatching(/^A Wi-Fi name can be up to 32 bytes long: /),
      equipment: 'This list can have up to 200 entries. Please remove some.',
      welcomeMessage: 'This text is too long: the limit is 10,000 characters. Please shorten it.',
    },
  })
  expect((await german.post(books, tooMuch)).json().fields.welcomeMessage).toBe(
    'Dieser Text ist zu lang: Höchstens 10.000 Zeichen sind möglich. Bitte kürzen Sie ihn.',
  )
})

test('a list as JSON text with very many values is refused without being parsed', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)

  const response = await as.post(books, { ...bookPayload, houseRules: `[${'[],'.repeat(200_000)}[]]` })
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toEqual({ houseRules: 'This list can have up to 200 entries. Please remove some.' })
})

test('an edit is checked like a creation, and nothing is stored', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const { id } = await givenBook(as)

  const response = await as.put(pathOf(id), { ...bookPayload, doorCode: x(201), leftovers: [x(10_001)] })

  expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID_INPUT'])
  expect(Object.keys(response.json().fields)).toEqual(['doorCode', 'leftovers.0'])
  expect((await as.get(pathOf(id))).json()).toMatchObject({ doorCode: '', revision: 1 })
})

test('a book from before the limits can be edited and made smaller, but not larger', async () => {
  const { save } = await givenOldBook(await startTestApp())

  expect((await save({ doorCode: '2580#' })).statusCode).toBe(200)
  expect((await save({ houseRules: Array(299).fill('Rule'), propertyName: x(2_999) })).statusCode).toBe(200)
  const refused = await save({ houseRules: Array(300).fill('Rule'), hostName: x(201) })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
    400,
    ['hostName', 'propertyName', 'houseRules'],
  ])
  expect((await save({ houseRules: ['Rule'], propertyName: 'Casa' })).statusCode).toBe(200)
  expect(Object.keys((await save({ houseRules: ['Rule'] })).json().fields)).toEqual(['propertyName'])
})

test('a stored over-long text excuses only the same book, not another host’s', async () => {
  const service = await startTestApp()
  const { id } = await givenOldBook(service)
  const { as: other } = await givenHost(service)

  expect((await other.put(pathOf(id), { ...bookPayload, propertyName: x(3_000) })).statusCode).toBe(404)
  expect((await service.anonymous.put(pathOf(id), { ...bookPayload, propertyName: x(3_000) })).statusCode).toBe(401)
})

test('a copy of a book with an over-long name gets a name that fits', async () => {
  const { as, id } = await givenOldBook(await startTestApp())

  const copy = await as.post(`${pathOf(id)}/copies`, {})

  expect(copy.statusCode).toBe(201)
  expect(copy.json().propertyName.length).toBeLessThanOrEqual(200)
})

test('a response contains at most fifty field errors', async () => {
  const { as } = await givenHost(await startTestApp())

  const response = await as.post(books, { ...bookPayload, houseRules: Array(200).fill(x(10_001)) })

  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json().fields)).toHaveLength(50)
})

test('a book may contain two pictures of 2 MB; other routes accept at most 100 kB', async () => {
  const { as } = await givenHost(await startTestApp())
  const { id } = await givenBook(as)
  const picture = `data:image/jpeg;base64,${Buffer.alloc(2 * 1024 * 1024).toString('base64')}`
  const large = { ...bookPayload, welcomeMessage: x(10_000), coverImage: picture, welcomeImage: picture }

  // The bytes are not a picture; the error about that shows that the body was read.
  for (const read of [await as.post(books, large), await as.put(pathOf(id), large)]) {
    expect([read.statusCode, Object.keys(read.json().fields)]).toEqual([400, ['coverImage']])
  }
  const tooLarge = { ...large, doorCode: x(1_100_000) }
  for (const refused of [await as.post(books, tooLarge), await as.put(pathOf(id), tooLarge)]) {
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'BODY_TOO_LARGE'])
  }
  const rest = { name: x(100_001) }
  for (const refused of [
    await as.post(`${pathOf(id)}/copies`, rest),
    await as.put(`${pathOf(id)}/original-language`, rest),
    await as.patch('/api/account', rest),
    await as.post('/api/domains', rest),
    await as.post('/api/auth/login', rest),
  ]) {
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'BODY_TOO_LARGE'])
  }
  expect((await as.patch('/api/account', { name: x(99_000) })).statusCode).toBe(400)
})
