import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { plainPicture } from '#test/given-picture.ts'
import { blackPng, pictureGallery } from '#test/hostile-pictures.ts'
import { startTestApp, testOrigin } from '#test/test-app.ts'
import { maxPicturesPerAccount } from './image-encoder.ts'

const png = { 'content-type': 'image/png' }
const small = plainPicture({ width: 20, height: 10 }).png().toBuffer()

test('every hostile picture gets its expected response, and refused pictures leave no files', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  for (const { name, bytes, code } of await pictureGallery()) {
    const response = await as.post('/api/images', bytes, png)
    const refusal = code === 'IMAGE_TOO_LARGE' ? 413 : 400
    const status = code === undefined ? 201 : refusal
    expect({ name, status: response.statusCode, code: response.json().code }).toEqual({ name, status, code })
    if (code !== undefined) expect(response.json().message).toMatch(/^(This picture|Image) |^Only JPG, PNG and WebP /)
  }
  const rows = await server.context.db.selectFrom('images').select('id').execute()
  const { objects } = await server.context.storage.listAll('images')
  expect([...objects].map(({ name }) => name).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
})

test('fifty costly pictures of one account do not delay a picture of another account', async () => {
  const server = await startTestApp({ env: { TASK_THREADS: '1' } })
  const { as: hostile } = await givenHost(server)
  const { as: other } = await givenHost(server)
  // Each takes about half a second to decode and is then refused, because the end of the file is missing.
  const costly = blackPng({ width: 5_000, height: 5_000 }).subarray(0, -30)
  const order: string[] = []
  const upload = async (name: string, bytes: Buffer) => {
    const response = await (name === 'other' ? other : hostile).post('/api/images', bytes, png)
    if (response.statusCode !== 503) order.push(name)
    return response
  }
  const uploads = Array.from({ length: 50 }, () => upload('hostile', costly))
  await Promise.race(uploads)

  expect((await upload('other', await small)).statusCode).toBe(201)
  // Processed before the twelve queued pictures. A busy machine may finish a few before it arrives.
  expect(order.length).toBeLessThanOrEqual(6)
  const answers = await Promise.all(uploads)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  // A picture that is refused while others still arrive frees its place in the queue.
  expect(refused.length).toBeLessThanOrEqual(50 - maxPicturesPerAccount)
  expect(refused.length).toBeGreaterThan(25)
  expect(refused[0]?.headers['retry-after']).toBe('30')
  for (const { statusCode } of answers) expect([400, 503]).toContain(statusCode)
}, 120_000)

test('slow uploads of one account are limited and do not block other accounts', async () => {
  const server = await startTestApp()
  const { as: slow } = await givenHost(server)
  const { as: other } = await givenHost(server)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const large = Buffer.concat([await small], 200_000)
  const begin = () => {
    const cookie = [...slow.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...png, 'content-length': '2000000', cookie, origin: testOrigin }
    const sent = request({ port, host: '127.0.0.1', path: '/api/images', method: 'POST', headers })
    const answer = new Promise<number | undefined>((resolve) => {
      sent.on('response', ({ statusCode }) => resolve(statusCode))
      sent.on('error', () => resolve(undefined))
    })
    sent.write('a first byte')
    return { sent, answer }
  }
  // The limit allows fifteen bodies of 2 MB.
  const requests = Array.from({ length: 18 }, begin)
  const answered: (number | undefined)[] = []
  for (const { answer } of requests) void answer.then((status) => answered.push(status))

  await expect.poll(() => answered).toEqual([503, 503, 503])
  expect((await slow.post('/api/images', large, png)).statusCode).toBe(503)
  // Saving a book still works, because its body is small.
  await givenBook(slow)
  expect((await other.post('/api/images', large, png)).statusCode).toBe(201)

  for (const { sent } of requests) sent.destroy()
  await expect.poll(async () => (await slow.post('/api/images', large, png)).statusCode).toBe(201)
})
