import sharp from 'sharp'
import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { dataUrl, phonePicture, plainPicture } from '#test/given-picture.ts'
import { startTestApp } from '#test/test-app.ts'
import { UploadedImage } from '../shared/image-contract.ts'
import { maxUnusedImages } from './image-allowance.ts'

const jpeg = { 'content-type': 'image/jpeg' }
const small = plainPicture({ width: 20, height: 10 }).jpeg().toBuffer()

test('a host uploads a picture, and its variants are public and immutable', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)

  const response = await as.post('/api/images', await phonePicture({ width: 2000, height: 1200 }), jpeg)

  expect(response.statusCode).toBe(201)
  const image = UploadedImage.parse(response.json())
  expect([image.width, image.height]).toEqual([1200, 2000])
  const addresses = image.srcSet.split(', ').map((variant) => variant.split(' ')[0] ?? '')
  expect(addresses).toHaveLength(3)
  expect(addresses).toContain(image.url)
  for (const address of addresses) {
    const file = await server.anonymous.get(address)
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp' })
    expect(file.rawPayload.includes('EXIF')).toBe(false)
    const head = await server.app.inject({ method: 'HEAD', url: address })
    expect([head.statusCode, head.headers['content-type'], head.rawPayload.length]).toEqual([200, 'image/webp', 0])
  }
})

test('an anonymous caller cannot upload', async () => {
  const server = await startTestApp()

  const response = await server.anonymous.post('/api/images', await small, jpeg)

  expect(response.statusCode).toBe(401)
  expect(response.json()).toMatchObject({ code: 'NOT_AUTHENTICATED' })
  expect(await server.context.db.selectFrom('images').select('id').execute()).toEqual([])
})

test('the format is detected from the bytes, not from the content type', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const png = await plainPicture({ width: 20, height: 10 }).png().toBuffer()

  for (const type of ['image/jpeg', 'image/gif', 'application/octet-stream']) {
    expect((await as.post('/api/images', png, { 'content-type': type })).statusCode).toBe(201)
  }
  const labelled = await as.post('/api/images', Buffer.from('not a picture'), { 'content-type': 'image/png' })
  expect(labelled.statusCode).toBe(400)
  expect(labelled.json()).toEqual({
    code: 'UNSUPPORTED_IMAGE',
    message: 'Only JPG, PNG and WebP files are supported.',
  })
})

test('empty bodies and bodies of other types are refused', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)

  for (const [body, type] of [
    ['{"a":1}', 'application/json'],
    ['text', 'text/plain'],
    ['a=1', 'application/x-www-form-urlencoded'],
    ['', 'image/png'],
  ]) {
    const response = await as.post('/api/images', body, { 'content-type': type ?? '' })
    expect(response.statusCode, type).toBe(400)
    expect(response.json(), type).toMatchObject({ code: 'UNSUPPORTED_IMAGE' })
  }
})

test('a damaged picture is refused', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)

  const response = await as.post('/api/images', (await small).subarray(0, 100), jpeg)

  expect([response.statusCode, response.json().code]).toEqual([400, 'UNREADABLE_IMAGE'])
})

test('a file of more than 2 MB is refused', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, { language: 'it' })

  for (const size of [2 * 1024 * 1024 + 1, 3_000_000]) {
    const response = await as.post('/api/images', Buffer.concat([await small], size), jpeg)
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({ code: 'IMAGE_TOO_LARGE', message: 'L’immagine deve pesare meno di 2\u00a0MB.' })
  }
  expect((await as.post('/api/images', Buffer.concat([await small], 2 * 1024 * 1024), jpeg)).statusCode).toBe(201)
})

test('other addresses under /media/ respond with 404', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { url } = UploadedImage.parse((await as.post('/api/images', await small, jpeg)).json())
  const folder = url.slice(0, url.lastIndexOf('/'))

  for (const address of [
    `${folder}/21.webp`,
    `${folder}/20.png`,
    `${folder}/20.webp.webp`,
    `${folder}/%2e%2e%2f20.webp`,
    `${folder}%00/20.webp`,
    '/media/AAAAAAAAAAAAAAAAAAAAAA/480.webp',
    '/media/..%2f..%2fpackage/480.webp',
    '/media/x',
  ]) {
    const response = await server.anonymous.get(address)
    expect(response.statusCode, address).toBe(404)
    expect(response.headers['cache-control'] ?? '', address).not.toContain('immutable')
  }
})

test('the number of unused pictures per account and day is limited', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  await givenBook(as, { coverImage: dataUrl(await small) })
  for (let count = 0; count < maxUnusedImages; count += 1) {
    expect((await as.post('/api/images', await small, jpeg)).statusCode).toBe(201)
  }

  const refused = await as.post('/api/images', await small, jpeg)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toEqual({
    code: 'TOO_MANY_UNUSED_IMAGES',
    message:
      'In the last 24 hours you have uploaded 40 pictures that are not in any book yet, and that is the limit. Save the books they belong to, or try again tomorrow.',
  })
  const { as: other } = await givenHost(server)
  expect((await other.post('/api/images', await small, jpeg)).statusCode).toBe(201)

  server.clock.advance(24 * 3_600_000 + 1)
  expect((await as.post('/api/images', await small, jpeg)).statusCode).toBe(201)
})
