import { expect, test } from 'vitest'
import { maxImageBytes } from '#features/media/shared/image.ts'
import { UploadedImage } from '#features/media/shared/image-contract.ts'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { dataUrl, noisyPicture, phonePicture, plainPicture } from '#test/given-picture.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>

const small = plainPicture({ width: 20, height: 10 }).png().toBuffer()

async function upload(as: Caller) {
  const response = await as.post('/api/images', await small, { 'content-type': 'image/png' })
  return UploadedImage.parse(response.json())
}

const imageIds = async ({ context }: Server) =>
  (await context.db.selectFrom('images').select('id').execute()).map((row) => row.id)

test('a cover sent as a data URL is returned as an address with several widths', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)

  const book = await givenBook(as, { coverImage: dataUrl(await phonePicture({ width: 1800, height: 1000 })) })

  expect(book.coverImage).toMatch(/^\/media\/[\w-]{22}\/1000\.webp$/)
  expect(book.cover).toMatchObject({ url: book.coverImage, width: 1000, height: 1800 })
  expect(book.cover?.srcSet).toContain('/640.webp 640w, ')
  expect(book.welcomeImage).toBe('')
  expect((await server.anonymous.get(book.coverImage)).headers['content-type']).toBe('image/webp')
  expect((await as.get('/api/welcome-books')).json()).toMatchObject([{ cover: book.cover }])
})

test('two different pictures of exactly 2 MB and the longest texts fit into one save', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const photo = async (width: number) => {
    const jpeg = await noisyPicture({ width, height: 800 }).jpeg({ quality: 90 }).toBuffer()
    return dataUrl(Buffer.concat([jpeg], maxImageBytes))
  }
  const entries = Array.from({ length: 190 }, (_, index) => ({
    name: `Thing "${index}"`,
    description: 'A line with "quotes".\n'.repeat(86),
  }))
  const book = {
    ...bookPayload,
    coverImage: await photo(1_200),
    welcomeImage: await photo(1_100),
    equipment: JSON.stringify(entries),
  }
  expect(JSON.stringify(book).length).toBeGreaterThan(6_000_000)

  const created = await as.post('/api/welcome-books', book)
  const saved = await as.put(`/api/welcome-books/${created.json().id}`, { ...book, coverImage: await photo(1_000) })

  expect([created.json().code, created.statusCode, saved.statusCode]).toEqual([undefined, 201, 200])
  expect(saved.json()).toMatchObject({ cover: { width: 1_000 }, welcomePicture: { width: 1_100 } })
})

test('an uploaded picture is added by its address in any width, and stays through an edit', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const [cover, welcome] = [await upload(as), await upload(as)]
  const book = await givenBook(as, { coverImage: cover.url, welcomeImage: welcome.url })
  expect([book.cover, book.welcomePicture]).toEqual([cover, welcome])

  const edited = await as.put(`/api/welcome-books/${book.id}`, {
    ...bookPayload,
    coverImage: book.coverImage.replace('/20.webp', '/480.webp'),
    welcomeImage: '',
  })

  expect(edited.json()).toMatchObject({ cover, welcomePicture: null, welcomeImage: '' })
  expect(await imageIds(server)).toHaveLength(2)
})

test('the type of a data URL is detected from its bytes, not its label', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)

  await givenBook(as, { coverImage: dataUrl(await small, 'image/jpeg') })
  for (const [coverImage, code, status] of [
    [dataUrl(Buffer.from('just a text'), 'image/png'), 'UNSUPPORTED_IMAGE', 400],
    ['data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg"/>', 'UNSUPPORTED_IMAGE', 400],
    ['data:', 'UNSUPPORTED_IMAGE', 400],
    [dataUrl((await small).subarray(0, 40), 'image/png'), 'UNREADABLE_IMAGE', 400],
    [dataUrl(Buffer.concat([await small], 2 * 1024 * 1024 + 1)), 'IMAGE_TOO_LARGE', 413],
    [dataUrl(Buffer.concat([await small], 2_500_000)), 'IMAGE_TOO_LARGE', 413],
  ] as const) {
    const response = await as.post('/api/welcome-books', { ...bookPayload, coverImage })
    expect([response.statusCode, response.json().code]).toEqual([status, code])
    expect(response.json().fields).toEqual({ coverImage: response.json().message })
  }
  expect(await imageIds(server)).toHaveLength(1)
})

test('only the host’s own pictures on this service are accepted', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { as: other } = await givenHost(server)
  const foreign = await upload(other)

  for (const welcomeImage of [
    foreign.url,
    '/media/AAAAAAAAAAAAAAAAAAAAAA/480.webp',
    'https://elsewhere.example/cat.jpg',
    'javascript:alert(1)',
    'cat.jpg',
  ]) {
    const response = await as.post('/api/welcome-books', { ...bookPayload, welcomeImage })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { welcomeImage: 'This picture is no longer available. Please upload it again.' },
    })
  }
})

test('a picture of a failed write is not kept', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { id } = await givenBook(as)
  const coverImage = dataUrl(await small)

  expect(
    (await as.post('/api/welcome-books', { ...bookPayload, coverImage, welcomeImage: 'nothing' })).statusCode,
  ).toBe(400)
  const conflict = await Promise.all(
    Array.from({ length: 4 }, () => as.put(`/api/welcome-books/${id}`, { ...bookPayload, revision: 1, coverImage })),
  )
  expect(conflict.filter((response) => response.statusCode === 200)).toHaveLength(1)
  expect(conflict.filter((response) => response.statusCode === 409)).toHaveLength(3)

  expect(await imageIds(server)).toHaveLength(1)
  expect(await countFolders(server)).toBe(1)
})

test('deleting a book deletes its pictures unless another book uses them', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const [own, shared] = [await upload(as), await upload(as)]
  const book = await givenBook(as, { coverImage: own.url, welcomeImage: shared.url })
  const sibling = await givenBook(as, { coverImage: shared.url, welcomeImage: shared.url })

  await as.delete(`/api/welcome-books/${book.id}`)
  expect((await server.anonymous.get(own.url)).statusCode).toBe(404)
  expect((await server.anonymous.get(shared.url)).statusCode).toBe(200)

  await as.delete(`/api/welcome-books/${sibling.id}`)
  expect(await imageIds(server)).toEqual([])
  expect(await countFolders(server)).toBe(0)
})

test('a book is deleted even if the storage fails', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const book = await givenBook(as, { coverImage: dataUrl(await small) })
  server.context.storage.deleteAll = async () => {
    throw new Error('storage is not available')
  }

  expect((await as.delete(`/api/welcome-books/${book.id}`)).statusCode).toBe(200)
  expect(await imageIds(server)).toEqual([])
})

test('a picture that cannot be stored leaves neither a book nor an image row', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  server.context.storage.put = async () => {
    throw new Error('storage is full')
  }

  const response = await as.post('/api/welcome-books', { ...bookPayload, coverImage: dataUrl(await small) })

  expect([response.statusCode, response.json().code]).toEqual([503, 'UNAVAILABLE'])
  expect(await imageIds(server)).toEqual([])
  expect((await as.get('/api/welcome-books')).json()).toEqual([])
})

async function countFolders({ context }: Server): Promise<number> {
  const { objects } = await context.storage.listAll('images', { recursive: true })
  return new Set([...objects].flatMap((entry) => (entry.isFile ? [entry.key.split('/')[1]] : []))).size
}
