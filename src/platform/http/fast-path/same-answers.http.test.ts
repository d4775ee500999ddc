import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenDomain, startDomainApp } from '#test/given-domain.ts'
import { startTestApp } from '#test/test-app.ts'
import { FastPathServer } from './index.ts'

/** Compares the responses of the fast path and of node:http; simple requests take the fast path. */

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

const domain = 'guide.villa-conti.com'

async function givenService() {
  const service = await startDomainApp()
  const { as } = await givenHost(service, { plan: 'pro', planStatus: 'active', trialEndsAt: null })
  const book = await givenBook(as)
  await givenDomain(as, service.dns, domain, { bookId: book.id })
  const { hostname, port } = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
  onTestFinished(async () => {
    await service.app.close()
  })
  /** On a new connection: the fast path answers if the connection may stay open, node:http if the request ends it. */
  const ask = (mayStay: boolean, path: string, headers: Record<string, string>, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const agent = new Agent({ keepAlive: mayStay })
      get({ hostname, port, path, headers, method, agent }, async (response) => {
        const { statusCode, headers: received } = response
        const { date: _date, connection: _connection, 'keep-alive': _time, ...own } = received
        resolve({ status: statusCode, headers: own, body: await buffer(response) })
        agent.destroy()
      }).once('error', reject)
    })
  return { book, host: `${hostname}:${port}`, ask }
}

test('answers are the same on the fast path and by node:http, under our host, a domain and an unknown host', async () => {
  const { book, host, ask } = await givenService()
  const etag = (await ask(true, `/share/${book.id}`, { host })).headers.etag ?? ''
  const requests: [path: string, headers: Record<string, string>, method?: string][] = [
    [`/share/${book.id}`, { host, 'accept-encoding': 'br', 'accept-language': 'it' }],
    [`/share/${book.id}?lang=de`, { host, 'accept-encoding': 'gzip' }],
    [`/share/${book.id}`, { host }, 'HEAD'],
    [`/share/${book.id}`, { host, 'if-none-match': etag }],
    [`/share/${'x'.repeat(22)}`, { host }],
    ['/', { host }],
    ['/', { host: domain, 'accept-language': 'fr' }],
    ['/nowhere', { host: domain }],
    ['/guest-worker.js', { host: domain }, 'HEAD'],
    [`/share/${book.id}?lang=es`, { host: domain }],
    ['/', { host: 'unknown.example.com' }],
    ['/assets/none.js', { host }],
  ]
  const statuses = new Set<number | undefined>()
  for (const [path, headers, method] of requests) {
    // Repeated until they agree: the smallest compressed body of a page is made after its first response.
    const status = await vi.waitFor(
      async () => {
        const past = await ask(true, path, headers, method)
        expect(past, `${method} ${headers['host']}${path}`).toEqual(await ask(false, path, headers, method))
        return past.status
      },
      { timeout: 20_000 },
    )
    statuses.add(status)
  }
  expect([...statuses].sort()).toEqual([200, 302, 304, 404])
})

test('FAST_PATH=off leaves every request to node:http', async () => {
  const [usual, plain] = [await startTestApp(), await startTestApp({ env: { FAST_PATH: 'off' } })]
  expect(usual.app.server).toBeInstanceOf(FastPathServer)
  expect(plain.app.server).not.toBeInstanceOf(FastPathServer)
})
