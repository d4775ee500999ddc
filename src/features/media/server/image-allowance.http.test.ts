import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { dataUrl, plainPicture } from '#test/given-picture.ts'
import { pngHead } from '#test/hostile-pictures.ts'
import { startTestApp } from '#test/test-app.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>

const png = { 'content-type': 'image/png' }
const small = plainPicture({ width: 20, height: 10 }).png().toBuffer()
const damaged = pngHead({ width: 20, height: 10 })

const listRows = ({ context }: Server) => context.db.selectFrom('images').select(['id', 'bytes']).execute()

/** The stored bytes of each picture, by its id. */
async function listStored({ context: { storage } }: Server): Promise<Record<string, number>> {
  const { objects } = await storage.listAll('images', { recursive: true })
  const stored: Record<string, number> = {}
  for (const entry of objects) {
    if (!entry.isFile) continue
    const id = entry.key.split('/')[1] ?? ''
    stored[id] = (stored[id] ?? 0) + (await storage.getMetaData(entry.key)).contentLength
  }
  return stored
}

test('uploads per account and hour are limited, including failed uploads and pictures inside books', async () => {
  const server = await startTestApp({ env: { LIMIT_UPLOADS_PER_ACCOUNT: '4' } })
  const { as } = await givenHost(server)
  expect((await as.post('/api/images', await small, png)).statusCode).toBe(201)
  expect((await as.post('/api/images', damaged, png)).statusCode).toBe(400)
  expect((await as.post('/api/images', 'no picture', png)).statusCode).toBe(400)
  const { id } = await givenBook(as, { coverImage: dataUrl(await small) })
  server.clock.advance(50 * 60_000)

  const refused = await as.post('/api/images', await small, png)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
  expect(refused.json()).toEqual({
    code: 'TOO_MANY_UPLOADS',
    message: 'You can upload up to 4 pictures in an hour. Please try again in 10 minutes.',
  })
  const inBook = await as.put(`/api/welcome-books/${id}`, { ...bookPayload, coverImage: dataUrl(await small) })
  expect([inBook.statusCode, inBook.json().code]).toEqual([429, 'TOO_MANY_UPLOADS'])
  // A book without a new picture is saved.
  expect((await as.put(`/api/welcome-books/${id}`, bookPayload)).statusCode).toBe(200)
  const { as: other } = await givenHost(server)
  expect((await other.post('/api/images', await small, png)).statusCode).toBe(201)

  server.clock.advance(10 * 60_000)
  expect((await as.post('/api/images', await small, png)).statusCode).toBe(201)
})

test('a row contains the size of its files', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  await as.post('/api/images', await plainPicture({ width: 1300, height: 900 }).png().toBuffer(), png)
  await as.post('/api/images', await small, png)

  const rows = await listRows(server)
  expect(rows).toHaveLength(2)
  expect(Object.fromEntries(rows.map(({ id, bytes }) => [id, bytes]))).toEqual(await listStored(server))
})

test('the stored bytes per account are limited, and deleting a book frees space', async () => {
  const server = await startTestApp({ env: { LIMIT_PICTURE_BYTES_PER_ACCOUNT: '1000000' } })
  const { as, account } = await givenHost(server)
  const book = await givenBook(as, { coverImage: dataUrl(await small) })
  const [row] = await listRows(server)
  await server.context.db.updateTable('images').set({ bytes: 999_990 }).execute()

  const refused = await as.post('/api/images', await small, png)
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toEqual({
    code: 'PICTURES_FULL',
    message:
      'Your pictures fill the 1\u00a0MB of your account. Delete books that you no longer need, or contact support.',
  })
  const inBook = await as.post('/api/welcome-books', { ...bookPayload, coverImage: dataUrl(await small) })
  expect([inBook.statusCode, inBook.json().code]).toEqual([403, 'PICTURES_FULL'])
  // No files of the refused pictures are stored.
  expect(Object.keys(await listStored(server))).toEqual([row?.id])

  await as.delete(`/api/welcome-books/${book.id}`)
  expect((await as.post('/api/images', await small, png)).statusCode).toBe(201)
  expect(await server.context.db.selectFrom('images').select('account_id').execute()).toEqual([
    { account_id: account.id },
  ])
})

test('concurrent uploads do not exceed the limit', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  await as.post('/api/images', await small, png)
  const [{ bytes } = { bytes: 0 }] = await listRows(server)
  const bounded = await startTestApp({ env: { LIMIT_PICTURE_BYTES_PER_ACCOUNT: String(3 * bytes + 1) } })
  const { as: greedy } = await givenHost(bounded)

  const answers = await Promise.all(Array.from({ length: 8 }, async () => greedy.post('/api/images', await small, png)))

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 403, 403, 403, 403, 403])
  expect(Object.keys(await listStored(bounded))).toHaveLength(3)
})
