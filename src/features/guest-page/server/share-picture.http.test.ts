import sharp from 'sharp'
import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'

const orange = '#c05a2e'

async function twoHalves(): Promise<Buffer> {
  const half = { create: { width: 400, height: 1200, channels: 3, background: '#2e7dc0' } } as const
  return sharp({ create: { width: 800, height: 1200, channels: 3, background: orange } })
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toBuffer()
}
async function upload(as: Caller, picture: Buffer): Promise<string> {
  return (await as.post('/api/images', picture, { 'content-type': 'image/png' })).json().url
}
/** The colour at a position in percent, as '#rrggbb' with coarse steps: JPEG is not exact. */
async function colorAt(jpeg: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  const offset = (Math.floor((info.height - 1) * (y / 100)) * info.width + Math.floor((info.width - 1) * (x / 100))) * 3
  return [...data.subarray(offset, offset + 3)].map((channel) => Math.round(channel / 16))
}
const coarse = (color: string) =>
  [1, 3, 5].map((start) => Math.round(Number.parseInt(color.slice(start, start + 2), 16) / 16))

test('a shared link shows cover, logo and accent, and another address after an edit', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, { plan: 'pro' })
  const cover = await upload(as, await twoHalves())
  const book = await givenBook(as, { coverImage: cover })
  const addressOf = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    const html = (await server.anonymous.get(`/share/${book.id}`)).body
    return /og:image" content="[^"]*(\/share\/[^"]+)"/.exec(html)?.[1] ?? ''
  }
  const plain = await addressOf()
  const picture = await server.anonymous.get(plain)
  expect(picture.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-robots-tag': 'noindex' })
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  expect(await colorAt(picture.rawPayload, 90, 50)).toEqual(coarse(orange))

  server.clock.advance(1_000)
  const logo = await upload(
    as,
    await sharp({ create: { width: 90, height: 90, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer(),
  )
  await as.put(`/api/welcome-books/${book.id}/look`, { look: { accent: '#7b2d26', logo, coverFocus: { x: 50, y: 0 } } })
  const dressed = await addressOf()
  expect(dressed).not.toBe(plain)
  const after = (await server.anonymous.get(dressed)).rawPayload
  expect(await colorAt(after, 50, 100)).toEqual(coarse('#7b2d26'))
  expect(await colorAt(after, 9, 80)).toEqual(coarse('#00aa00'))
})

test('the address of the picture changes with what is seen in it, the plan included, and with nothing else', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, { plan: 'pro' })
  const book = await givenBook(as)
  await as.put(`/api/welcome-books/${book.id}/look`, { look: { theme: 'linen' } })
  const addressOf = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    const html = (await server.anonymous.get(`/share/${book.id}`)).body
    return /og:image" content="[^"]*(\/share\/[^"]+)"/.exec(html)?.[1] ?? ''
  }
  const asPro = await addressOf()
  server.clock.advance(1_000)
  await as.put(`/api/welcome-books/${book.id}`, { ...book, welcomeMessage: 'Other words' })
  expect(await addressOf()).toBe(asPro)

  await as.post('/api/select-plan', { plan: 'basic' })
  const asBasic = await addressOf()
  expect(asBasic).not.toBe(asPro)
  const cacheOf = async (address: string) => (await server.anonymous.get(address)).headers['cache-control']
  expect(await cacheOf(asBasic)).toBe('public, max-age=604800')
  expect(await cacheOf(asPro)).toBe('public, max-age=300')
})

test('while too many pictures of a host are being drawn, a further request is answered with the time to try again', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, { plan: 'pro' })
  const ids: string[] = []
  for (let count = 0; count < 30; count += 1) ids.push((await givenBook(as)).id)

  const answers = await Promise.all(ids.map((id) => server.anonymous.get(`/share/${id}/preview.jpg`)))

  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(10)
  expect(refused[0]?.headers['retry-after']).toBe('10')
  expect((await server.anonymous.get(`/share/${ids.at(-1)}/preview.jpg`)).statusCode).toBe(200)
})

test('a book without a cover has a drawn one', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const book = await givenBook(as)
  const { rawPayload, statusCode } = await server.anonymous.get(`/share/${book.id}/preview.jpg`)
  expect(statusCode).toBe(200)
  expect(rawPayload.length).toBeLessThan(60_000)
})

test('drafts and unknown books have no picture', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const draft = await givenBook(as, { status: 'draft' })
  for (const id of [draft.id, 'AAAAAAAAAAAAAAAAAAAAAA', 'x'])
    expect((await server.anonymous.get(`/share/${id}/preview.jpg`)).statusCode).toBe(404)
})
