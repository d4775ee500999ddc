import { randomBytes } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { hour } from '#platform/clock.ts'
import { languages } from '#platform/i18n/languages.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { enlargeBook } from '#test/given-large-book.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'
import { longestAllowed, watchMainThread } from '#test/watch-main-thread.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

const filesOfBook = 1 + languages.length

/** Requests the export over a real connection and does not read the body. */
async function beginExport(address: string, { cookies }: Caller): Promise<IncomingMessage> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Promise((resolve, reject) => {
    get(`${address}/api/account/export`, { headers: { cookie }, agent: false }, resolve).on('error', reject)
  })
}

/** Creates books with random text, which cannot be compressed well. */
async function givenBooksOfNoise({ context }: TestApp, as: Caller, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { id } = await givenBook(as)
    const noise = randomBytes(750_000).toString('base64')
    await context.db.updateTable('books').set({ welcome_message: noise }).where('id', '=', id).execute()
  }
}

test('an export of large books does not block the main thread', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { plan: 'pro' })
  for (let count = 0; count < 3; count += 1) await enlargeBook(service.context, (await givenBook(as)).id, 400_000)
  await as.get('/api/account/export')
  const stop = watchMainThread()

  const answer = await as.get('/api/account/export')

  expect(stop()).toBeLessThan(longestAllowed)
  const files = Object.entries(unzipSync(answer.rawPayload)).filter(([path]) => path.startsWith('books/'))
  expect(files).toHaveLength(3 * filesOfBook)
  for (const [path, { length }] of files) expect([path, length > 400_000]).toEqual([path, true])
})

test('an export is created only as fast as the client reads it, and stops when the client disconnects', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { plan: 'pro' })
  await givenBooksOfNoise(service, as, 3)
  const run = vi.spyOn(service.context.threads, 'run')
  const address = await service.app.listen({ port: 0, host: '127.0.0.1' })
  const countWhenQuiet = async () => {
    const counts = [-1]
    const isQuiet = () => counts.push(run.mock.calls.length) > 1 && counts.at(-1) === counts.at(-2)
    await expect.poll(isQuiet, { interval: 1_500, timeout: 50_000 }).toBe(true)
    return run.mock.calls.length
  }

  const reader = await beginExport(address, as)
  // Files that do not fit into the buffers are not created yet.
  expect(await countWhenQuiet()).toBeLessThan(3 * filesOfBook)
  expect((await beginExport(address, as)).statusCode).toBe(503)

  reader.destroy()
  const tryAgain = async () => {
    const answer = await beginExport(address, as)
    answer.destroy()
    return answer.statusCode
  }
  await expect.poll(tryAgain, { interval: 500, timeout: 30_000 }).toBe(200)
  expect(await countWhenQuiet()).toBeLessThan(3 * filesOfBook)
})

test('the number of exports per account and hour is limited', async () => {
  const service = await startTestApp({ env: { LIMIT_EXPORTS_PER_ACCOUNT: '2' } })
  const { as } = await givenHost(service)
  const { as: neighbour } = await givenHost(service)
  const statusOf = async (caller: Caller) => (await caller.get('/api/account/export')).statusCode

  expect([await statusOf(as), await statusOf(as), await statusOf(as)]).toEqual([200, 200, 429])
  expect(await statusOf(neighbour)).toBe(200)
  service.clock.advance(hour)
  expect(await statusOf(as)).toBe(200)
})
