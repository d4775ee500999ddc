import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { longestWrite } from '#platform/db/row-memory.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { plainPicture, uploadPicture } from '#test/given-picture.ts'
import { givenSecrets } from '#test/given-secrets.ts'
import { engine } from '#test/ladder/open-rung.ts'
import { collectStatements } from '#test/query-plans.ts'
import { startTestApp } from '#test/test-app.ts'
import { UploadedImage } from '../shared/image-contract.ts'

const small = plainPicture({ width: 20, height: 10 }).png().toBuffer()

async function startWithPicture() {
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const server = await startTestApp({ env: { LOG_LEVEL: 'error' }, log })
  const { as, account } = await givenHost(server)
  const uploaded = await as.post('/api/images', await small, { 'content-type': 'image/png' })
  const { url } = UploadedImage.parse(uploaded.json())
  return { server, as, account, url, key: url.replace('/media/', 'images/'), lines }
}

test('a missing file responds with 404, and is served again when it is restored', async () => {
  const { server, url, key, lines } = await startWithPicture()
  const { storage } = server.context
  const bytes = Buffer.from(await storage.getBytes(key))
  await storage.delete(key)

  const missing = await server.anonymous.get(url)
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'NOT_FOUND'])
  expect(missing.headers['cache-control'] ?? '').not.toContain('immutable')
  expect(lines).toEqual([])

  await storage.put(key, bytes)
  expect((await server.anonymous.get(url)).rawPayload).toEqual(bytes)
})

test.each([0, 11, 40, -1])('a file truncated to %i bytes is not sent, and is logged', async (length) => {
  const { server, url, key, lines } = await startWithPicture()
  const { storage } = server.context
  const whole = Buffer.from(await storage.getBytes(key))
  await storage.put(key, whole.subarray(0, length))

  expect((await server.anonymous.get(url)).statusCode).toBe(404)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'a picture file is incomplete', file: key }])
})

test('pictures are unavailable while the storage fails, and are served again afterwards', async () => {
  const { server, url, lines } = await startWithPicture()
  const { storage } = server.context
  const read = storage.getBytes
  storage.getBytes = async () => {
    throw new Error('storage is away')
  }

  const away = await server.anonymous.get(url)
  expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '10'])
  expect(away.headers['cache-control'] ?? '').not.toContain('immutable')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'the picture storage does not respond' })

  storage.getBytes = read
  expect((await server.anonymous.get(url)).statusCode).toBe(200)
})

test('a hanging storage blocks a limited number of reads, and the others are refused', async () => {
  const { server, url } = await startWithPicture()
  const { storage } = server.context
  const read = storage.getBytes
  const { promise: hanging, resolve: answer } = Promise.withResolvers<void>()
  let held = 0
  let most = 0
  storage.getBytes = async (key) => {
    held += 1
    most = Math.max(most, held)
    await hanging
    held -= 1
    return read.call(storage, key)
  }
  let answered = 0
  const readers = Array.from({ length: 1_200 }, async () => {
    const response = await server.anonymous.get(url)
    answered += 1
    return response
  })
  // Those who are refused, once all have come.
  await expect.poll(() => answered, { timeout: 10_000 }).toBe(150)
  answer()

  const statuses = (await Promise.all(readers)).map(({ statusCode }) => statusCode)
  expect(most).toBe(50)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1_050)
  expect(statuses.filter((status) => status === 503)).toHaveLength(150)
})

test('range requests are answered with the whole picture', async () => {
  const { server, url } = await startWithPicture()
  const whole = (await server.anonymous.get(url)).rawPayload

  for (const range of [
    'bytes=0-9',
    'bytes=-5',
    'bytes=9-1',
    'bytes=99999999-',
    `bytes=${'0-0,'.repeat(1_000)}0-0`,
    'x',
  ]) {
    const response = await server.anonymous.get(url, { range })
    expect([response.statusCode, response.rawPayload.length]).toEqual([200, whole.length])
  }
})

test('while the storage takes nothing, uploads are unavailable and leave no row', async () => {
  const { server, as, lines } = await startWithPicture()
  const { storage, db } = server.context
  const before = await db.selectFrom('images').select('id').execute()
  const put = storage.put
  storage.put = async () => {
    throw new Error('storage is away')
  }
  const picture = await plainPicture({ width: 30, height: 20 }).png().toBuffer()
  const upload = () => as.post('/api/images', picture, { 'content-type': 'image/png' })

  const away = await upload()
  expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '10'])
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'the picture storage does not accept a picture' })
  expect(await db.selectFrom('images').select('id').execute()).toEqual(before)
  storage.put = put
  expect((await upload()).statusCode).toBe(201)
})

test('while the database fails, pictures that were read lately are sent, and secret ones stay secret', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { server, as, account, url } = await startWithPicture()
  const [door, never] = [await uploadPicture(as), await uploadPicture(as)]
  const book = await givenBook(as, { checkinPictures: [{ image: door, caption: '' }], coverImage: url })
  await givenSecrets(server.context, { hostId: account.id, bookId: book.id }, ['doorAccessInfo'])
  const statusOf = async (address: string) => {
    await new Promise((resolve) => setImmediate(resolve))
    return (await server.anonymous.get(address)).statusCode
  }
  // Rows that were read while the host wrote are not used later.
  vi.advanceTimersByTime(longestWrite + 1)
  expect([await statusOf(url), await statusOf(door)]).toEqual([200, 404])
  await server.context.db.schema.alterTable('book_secret_images').renameTo('secret_images_away').execute()

  expect([await statusOf(url), await statusOf(door)]).toEqual([200, 404])
  expect(await statusOf(never)).toBeGreaterThanOrEqual(500)
})

test('a picture of a host with secrets is hers alone until it is saved in a public place', async () => {
  const { server, as, account, url } = await startWithPicture()
  const { anonymous, context } = server
  const headersOf = async (caller: typeof as, address: string) => {
    await new Promise((resolve) => setImmediate(resolve))
    const { statusCode, headers } = await caller.get(address)
    return [statusCode, headers['cache-control']]
  }
  const asEverybody = [200, 'public, max-age=31536000, immutable']
  expect(await headersOf(anonymous, url)).toEqual(asEverybody)

  const book = await givenBook(as)
  await givenSecrets(context, { hostId: account.id, bookId: book.id }, ['checkinInstructions'])
  const [door, lake] = [await uploadPicture(as), await uploadPicture(as)]
  for (const address of [url, door, lake]) {
    expect(await headersOf(anonymous, address)).toEqual([404, 'private, no-store'])
    expect(await headersOf(as, address)).toEqual([200, 'private, no-store'])
  }
  const further = await givenBook(as, { checkinPictures: [{ image: door, caption: '' }], coverImage: lake })
  await givenSecrets(context, { hostId: account.id, bookId: further.id }, ['checkinInstructions'])
  expect(await headersOf(anonymous, lake)).toEqual(asEverybody)
  expect(await headersOf(anonymous, door)).toEqual([404, 'private, no-store'])
  expect(await headersOf(as, door)).toEqual([200, 'private, no-store'])
})

// PostgreSQL stores long texts outside of the rows.
test.skipIf(engine === 'postgres')('a picture is sent without a read of the texts of books', async () => {
  const { server, url } = await startWithPicture()
  const { statements, watched, end } = collectStatements()
  onTestFinished(end)

  expect((await watched(() => server.anonymous.get(url))).statusCode).toBe(200)

  const reads = statements.filter((statement) => statement.includes('offline_since'))
  expect(reads).toHaveLength(1)
  const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${reads[0]}`).execute(server.context.db)
  const indexes = rows.flatMap(({ detail }) => {
    const [, index = detail] = /^SEARCH (?:own|books) .*INDEX (\S+)/.exec(detail) ?? []
    return /^\S+ (own|books) /.test(detail) ? [index] : []
  })
  expect([...new Set(indexes)].toSorted()).toEqual([
    'books_cover_image_id_state',
    'books_id_state',
    'books_offline',
    'books_welcome_image_id_state',
    'books_with_secrets',
    // The books that make it secret.
    'sqlite_autoindex_books_1',
  ])
})
