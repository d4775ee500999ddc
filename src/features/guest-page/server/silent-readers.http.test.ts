import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { developmentAssets } from '#platform/http/assets.ts'
import { BoundedServer } from '#platform/http/bounded-server.ts'
import { FastPathServer } from '#platform/http/fast-path/index.ts'
import { Page } from '#platform/http/page.ts'
import { withEffort } from '#platform/http/page-exchange.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'
import { sampleBook } from '../shared/sample-book.ts'
import { createGuestPageHandler } from './guest-page-handler.ts'
import { createGuestService } from './guest-service.ts'

/** Shorter than the service's 30 s. */
const writeMs = 1_000

const bounds = { connections: 1_000, connectionsPerAddress: 1_000, writeMs, idleMs: 130_000, checkMs: 5_000 }

const readers = 60

/** A guest page that is cached in Brotli alone, on the servers of both forms. */
async function givenCachedPage(hasFastPath: boolean) {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const text = 'The stairs are steep, and the cat knows all of them. '.repeat(180)
  const { id } = await givenBook(as, { ...sampleBook, status: 'published', welcomeMessage: text, parkingInfo: text })
  const guests = createGuestService(service.context, developmentAssets)
  const page = await guests.findPublishedPage(id, { language: 'en', isOriginal: false })
  if (!page) throw new Error('the book has no page')
  await page.compressTightly()
  const step = withEffort([createGuestPageHandler(guests, service.context)], 'ready')
  const answer: RequestListener = (request, response) => step(request, response, () => response.writeHead(404).end())
  const settings = { bounds, state: { isStopping: false } }
  const server = hasFastPath ? new FastPathServer(answer, step, settings) : new BoundedServer(answer, settings)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const countConnections = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
  return { port: (server.address() as AddressInfo).port, countConnections, id, page }
}

/** Asks for a page again and again, without Accept-Encoding, and reads nothing. */
async function openSilentReader(port: number, path: string): Promise<void> {
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const ask = () => socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:3000\r\n\r\n`)
  const timer = setInterval(ask, 50)
  onTestFinished(() => {
    clearInterval(timer)
    socket.destroy()
  })
}

test.each([
  ['on the fast path', true],
  ['by node:http', false],
])(
  'many who ask for a cached page without Brotli and never read share one body and are cut off, %s',
  async (_name, hasFastPath) => {
    const { port, countConnections, id, page } = await givenCachedPage(hasFastPath)
    const send = vi.spyOn(Page.prototype, 'body')
    const readMemory = () => process.memoryUsage().arrayBuffers
    const before = readMemory()
    let most = before

    await Promise.all(Array.from({ length: readers }, () => openSilentReader(port, `/share/${id}?lang=en`)))
    while ((await countConnections()) > 0) {
      most = Math.max(most, readMemory())
      await sleep(20)
    }

    const bodies = send.mock.results.map(({ value }) => value as Buffer)
    const length = page.body('identity').length
    expect(bodies.length).toBeGreaterThan(readers)
    // One, and another one when the cache has compressed the page as far as it goes.
    expect(new Set(bodies).size).toBeLessThanOrEqual(2)
    expect(most - before).toBeLessThan((readers * length) / 2)
  },
)
