import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { graceTime, sweepOrphanImages } from '#features/media/server/image-sweep.ts'
import type { ImageView } from '#features/media/shared/image.ts'
import { textLimits } from '#limits.ts'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { dataUrl, plainPicture, uploadPicture } from '#test/given-picture.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'
import { OwnBookView } from '../../shared/book-contract.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>
type Item = { name: string; description: string; pictures?: { image: ImageView; caption: string }[] }

const viewOf = (response: LightMyRequestResponse) => {
  expect(response.statusCode, response.body).toBe(200)
  return OwnBookView.parse(response.json())
}
const equipmentOf = (book: { equipment: string }): Item[] => JSON.parse(book.equipment)
const urlsOf = (pictures: readonly { image: ImageView }[] = []) => pictures.map(({ image }) => image.url)
const countImages = async ({ context }: Server) => (await context.db.selectFrom('images').select('id').execute()).length
const statusOf = async ({ anonymous }: Server, url: string) => (await anonymous.get(url)).statusCode

/** A published book with two pictures in each place. */
async function givenPicturedBook(as: Caller) {
  const urls: string[] = []
  for (let count = 0; count < 6; count += 1) urls.push(await uploadPicture(as, { width: 30 + count, height: 20 }))
  const pictures = (from: number) => [
    { image: urls[from] ?? '', caption: `Look here ${from}` },
    { image: urls[from + 1] ?? '', caption: '' },
  ]
  const book = await givenBook(as, {
    checkinPictures: pictures(0),
    parkingPictures: JSON.stringify(pictures(2)),
    equipment: JSON.stringify([
      { name: 'Hob', description: 'Press', pictures: pictures(4) },
      { name: 'Kettle', description: '' },
    ]),
  })
  return { book, urls }
}

test('pictures with captions are stored in their order and sent to everybody', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { book, urls } = await givenPicturedBook(as)

  for (const view of [
    book,
    viewOf(await as.get(`/api/welcome-books/${book.id}`)),
    (await server.anonymous.get(`/api/welcome-books/${book.id}/public`)).json<typeof book>(),
  ]) {
    expect(urlsOf(view.checkinPictures)).toEqual(urls.slice(0, 2))
    expect(view.checkinPictures.map(({ caption }) => caption)).toEqual(['Look here 0', ''])
    expect(view.parkingPictures[0]).toEqual({
      image: { url: urls[2], width: 32, height: 20, srcSet: `${urls[2]} 32w` },
      caption: 'Look here 2',
    })
    expect(urlsOf(equipmentOf(view)[0]?.pictures)).toEqual(urls.slice(4))
    expect(equipmentOf(view)[1]).toEqual({ name: 'Kettle', description: '' })
  }
  const { text_bytes } = await server.context.db.selectFrom('books').select('text_bytes').executeTakeFirstOrThrow()
  expect(text_bytes).toBeGreaterThan(3 * 'Look here 0'.length)
})

test('a book is stored by what the service answered, and parts that are left out stay', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { book, urls } = await givenPicturedBook(as)
  const put = async (body: object) => viewOf(await as.put(`/api/welcome-books/${book.id}`, { ...bookPayload, ...body }))

  const same = await put({
    checkinPictures: book.checkinPictures,
    parkingPictures: book.parkingPictures,
    equipment: book.equipment,
  })
  expect(same).toEqual({ ...book, revision: 2, updatedAt: same.updatedAt })

  const withoutPictures = JSON.stringify([
    { name: 'Kettle', description: '' },
    { name: 'Hob', description: 'Turn' },
  ])
  const kept = await put({ equipment: withoutPictures })
  expect(urlsOf([...kept.checkinPictures, ...kept.parkingPictures])).toEqual(urls.slice(0, 4))
  expect(equipmentOf(kept).map(({ pictures }) => urlsOf(pictures))).toEqual([[], urls.slice(4)])

  const emptied = await put({
    checkinPictures: [],
    parkingPictures: '[]',
    equipment: JSON.stringify([{ name: 'Hob', description: 'Turn', pictures: [] }]),
  })
  expect([emptied.checkinPictures, emptied.parkingPictures]).toEqual([[], []])
  expect(equipmentOf(emptied)).toEqual([{ name: 'Hob', description: 'Turn' }])
  expect(await server.context.db.selectFrom('book_images').selectAll().execute()).toEqual([])
})

test('a data URL is stored once, however often it is used', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const image = dataUrl(await plainPicture({ width: 40, height: 20 }).png().toBuffer())

  const book = await givenBook(as, {
    coverImage: image,
    parkingPictures: [{ image, caption: 'A' }, { image }],
    equipment: [{ name: '', description: '', pictures: [{ image }] }],
  })

  expect(book.parkingPictures.map(({ image: { url } }) => url)).toEqual([book.coverImage, book.coverImage])
  expect(urlsOf(equipmentOf(book)[0]?.pictures)).toEqual([book.coverImage])
  expect(await countImages(server)).toBe(1)
})

test('pictures that are not the host’s, too many, or with a long caption are refused at their place', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { as: other } = await givenHost(server)
  const { id } = await givenBook(as)
  const own = await uploadPicture(as)
  const foreign = await uploadPicture(other)
  const unknown = 'This picture is no longer available. Please upload it again.'
  const item = (pictures: object[]) => [
    { name: '', description: '' },
    { name: 'Hob', description: '', pictures },
  ]
  const wrong: [object, string, RegExp | string][] = [
    [{ parkingPictures: [{ image: own }, { image: foreign }] }, 'parkingPictures.1.image', unknown],
    [{ checkinPictures: [{ image: '/media/AAAAAAAAAAAAAAAAAAAAAA/480.webp' }] }, 'checkinPictures.0.image', unknown],
    [{ checkinPictures: [{ caption: 'no picture' }] }, 'checkinPictures.0.image', unknown],
    [{ checkinPictures: [7] }, 'checkinPictures.0.image', unknown],
    [{ checkinPictures: [{ image: { url: foreign } }] }, 'checkinPictures.0.image', unknown],
    [{ equipment: item([{ image: foreign }]) }, 'equipment.0.pictures.0.image', unknown],
    [{ equipment: item([{ image: 'https://elsewhere.example/cat.jpg' }]) }, 'equipment.0.pictures.0.image', unknown],
    [{ parkingPictures: Array.from({ length: 5 }, () => ({ image: own })) }, 'parkingPictures', /up to 4/],
    [{ equipment: item(Array.from({ length: 5 }, () => ({ image: own }))) }, 'equipment.0.pictures', /up to 4/],
    [
      { checkinPictures: [{ image: own, caption: 'x'.repeat(textLimits.caption + 1) }] },
      'checkinPictures.0.caption',
      /200/,
    ],
  ]
  for (const [body, path, message] of wrong) {
    for (const response of [
      await as.post('/api/welcome-books', { ...bookPayload, ...body }),
      await as.put(`/api/welcome-books/${id}`, { ...bookPayload, ...body }),
    ]) {
      expect([response.statusCode, response.json().code], path).toEqual([400, 'INVALID_INPUT'])
      expect(response.json().fields[path], path).toMatch(message)
    }
  }
  const picture = { parkingPictures: [{ image: own }] }
  expect((await server.anonymous.post('/api/welcome-books', { ...bookPayload, ...picture })).statusCode).toBe(401)
  expect((await other.put(`/api/welcome-books/${id}`, { ...bookPayload, ...picture })).statusCode).toBe(404)
})

test('pictures of the lists are kept by the sweep while a book or a copy of it has them', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { book, urls } = await givenPicturedBook(as)
  const copy = OwnBookView.parse((await as.post(`/api/welcome-books/${book.id}/copies`, {})).json())
  expect(copy.parkingPictures).toEqual(book.parkingPictures)

  server.clock.advance(graceTime + 1)
  await sweepOrphanImages(server.context)
  for (const url of urls) expect(await statusOf(server, url)).toBe(200)

  await as.delete(`/api/welcome-books/${book.id}`)
  for (const url of urls) expect(await statusOf(server, url)).toBe(200)
  await as.delete(`/api/welcome-books/${copy.id}`)
  expect(await countImages(server)).toBe(0)
})

test('a draft keeps pictures of its host, and leaves out all others', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { as: other } = await givenHost(server)
  const [parking, hob] = [await uploadPicture(as), await uploadPicture(as, { width: 40, height: 20 })]
  const foreign = await uploadPicture(other)
  const book = {
    parkingPictures: [
      { image: parking, caption: 'Space 12' },
      { image: foreign, caption: 'not mine' },
      { image: dataUrl(Buffer.from('x')), caption: 'not uploaded' },
    ],
    equipment: JSON.stringify([{ name: 'Hob', description: '', pictures: [{ image: hob, caption: '' }] }]),
  }
  const path = '/api/book-drafts/draft-of-this-test'
  expect((await as.put(path, { version: 0, book })).statusCode).toBe(200)

  server.clock.advance(graceTime + 1)
  await sweepOrphanImages(server.context)
  const [draft] = (await as.get('/api/book-drafts')).json()
  expect(draft.book.checkinPictures).toEqual([])
  expect(draft.book.parkingPictures).toMatchObject([{ image: { url: parking, width: 30 }, caption: 'Space 12' }])
  expect(equipmentOf(draft.book)).toMatchObject([{ name: 'Hob', pictures: [{ image: { url: hob }, caption: '' }] }])
  for (const url of [parking, hob]) expect(await statusOf(server, url)).toBe(200)

  expect((await as.delete(path)).statusCode).toBe(200)
  await sweepOrphanImages(server.context)
  for (const url of [parking, hob]) expect(await statusOf(server, url)).toBe(404)
})

test('a book of a version without these lists is read without pictures', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { id } = await givenBook(as, { equipment: [{ name: 'Hob', description: 'Press' }] })
  const { db } = server.context
  const row = await db
    .selectFrom('books')
    .select(['equipment', 'checkin_pictures', 'parking_pictures'])
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    equipment: '[{"name":"Hob","description":"Press"}]',
    checkin_pictures: '',
    parking_pictures: '',
  })
  expect((await as.get(`/api/welcome-books/${id}`)).json()).toMatchObject({ checkinPictures: [], parkingPictures: [] })
})
