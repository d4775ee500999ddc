import { Agent, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { defaultLimits, limitSetting } from '#limits.ts'
import { type HostileRequest, hostileRequest, type ValidCall } from '#test/hostile-requests.ts'
import { runsOf, seedOf } from '#test/property-runs.ts'
import { routeOf, routeTable } from '#test/route-table.ts'
import { type Cast, type RouteWorld, startRouteWorld } from '#test/route-world.ts'

/** Nobody is refused for asking too often, or most of the requests would never reach what they are for. */
const withoutLimits = Object.fromEntries(
  Object.keys(defaultLimits)
    .filter((name) => !/booksPer|bytesPer|connections/i.test(name))
    .map((name) => [limitSetting(name), '1000000']),
)

/** Requests that one cast gets: some of them end its sessions or delete its books. */
const requestsPerCast = 250

/** Calls that routes accept, by the table of routes, and with more of a book than the table needs. */
async function collectCalls(world: RouteWorld, cast: Cast): Promise<ValidCall[]> {
  const calls: ValidCall[] = []
  const { owner } = cast
  for (const [key, row] of Object.entries(routeTable)) {
    if (key.includes('/webhooks/')) continue
    const [method = '', path = ''] = routeOf(key).split(' ')
    const name = row.statuses[2] < 400 ? ('owner' as const) : ('operator' as const)
    const scene = { world, cast, name, as: cast.as[name], of: owner, email: cast.email[name] }
    const ids = { id: owner.bookId, bookId: owner.bookId, hostId: owner.account.id }
    const all: Record<string, string> = { ...ids, ...(await row.params?.(scene)) }
    const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, part = '']) => [part, all[part] ?? part]))
    const { body, type } = (await row.send?.(scene)) ?? {}
    calls.push({ key, method, path, params, query: row.query, body, type })
  }
  const book = (await owner.as.get(`/api/welcome-books/${owner.bookId}`)).json()
  const params = { id: owner.bookId }
  const path = '/api/welcome-books/:id'
  const bookCalls = [
    { key: 'whole book', method: 'PUT', path, params, query: undefined, body: book, type: undefined },
    {
      key: 'whole look',
      method: 'PUT',
      path: `${path}/look`,
      params,
      query: undefined,
      body: { look: book.look },
      type: undefined,
    },
  ]
  // What takes a body has more to go wrong than a page of the site, of which there are many.
  const weighted = calls.flatMap((call) => Array.from({ length: weightOf(call) }, () => call))
  return [...weighted, ...bookCalls.flatMap((call) => Array.from({ length: 30 }, () => call))]
}

function weightOf({ method, path }: ValidCall): number {
  if (method !== 'GET') return 6
  return path.startsWith('/api/') || path.includes(':') ? 3 : 1
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

async function send(agent: Agent, port: number, { method, url, headers, payload }: HostileRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { agent, port, host: '127.0.0.1', method, path: url, headers, timeout: 60_000 },
      (response) => {
        buffer(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          reject,
        )
      },
    )
    sent.on('error', reject)
    sent.on('timeout', () => sent.destroy(new Error('no answer within a minute')))
    sent.end(payload)
  })
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** Declared failures of mail server, payment provider and translation machine, which do not say when to try again. */
const providerFailures = [
  'TEST_MAIL_NOT_SENT',
  'PAYMENTS_UNAVAILABLE',
  'TRANSLATION_UNAVAILABLE',
  'TRANSLATION_BUSY',
  'TRANSLATION_USED_UP',
]

/** Whether an answer is one of the declared refusals that a service in order gives. */
function isDeclared({ status, headers, body }: Answer): boolean {
  if (status !== 503) return false
  if (headers['retry-after'] !== undefined) return true
  const text = decode(body, headers['content-encoding'])
  return providerFailures.some((code) => text.includes(`"code":"${code}"`))
}

/** @returns what is wrong with an answer, if anything */
function faultOf(answer: Answer, isOtherHost: boolean): string | undefined {
  const { status, headers, body } = answer
  if (status >= 500 && !isDeclared(answer)) return `status ${status}`
  if (status < 400 || body.length === 0) return undefined
  const type = headers['content-type'] ?? ''
  const text = decode(body, headers['content-encoding'])
  if (type.startsWith('text/html')) return text.startsWith('<!doctype html>') ? undefined : 'a page of others'
  // Under hosts' domains there are only pages, and all other requests are refused in plain text.
  if (type.startsWith('text/plain') && (isOtherHost || text === 'unknown')) return undefined
  if (!type.startsWith('application/json')) return `an error of type ${type}`
  const { code, message } = JSON.parse(text)
  return typeof code === 'string' && typeof message === 'string' && message !== '' ? undefined : `the error ${text}`
}

/** Processor time in ms that this thread has worked. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Sends, and measures the longest time that the thread worked without a turn of the event loop, in ms. */
async function watch(act: () => Promise<Answer>): Promise<{ answer: Answer | Error; stretch: number }> {
  let last = workedMs()
  let stretch = 0
  const sample = () => {
    const now = workedMs()
    stretch = Math.max(stretch, now - last)
    last = now
  }
  const timer = setInterval(sample, 1)
  const answer = await act().catch((error: Error) => error)
  clearInterval(timer)
  sample()
  return { answer, stretch }
}

const collectGarbage = (() => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
})()

/** Memory of the service's objects in bytes, without what nothing refers to. */
async function readHeap(): Promise<number> {
  // What a turn of the event loop still holds is collected in the second pass.
  for (let passes = 0; passes < 2; passes += 1) {
    await sleep(50)
    collectGarbage()
  }
  return process.memoryUsage().heapUsed
}

/**
 * How much the heap may grow in bytes: the caches of the service are bounded and mostly outside of the heap; each cast
 * and what was logged of it stays in the test.
 */
const heapGrowth = ({ casts }: { casts: number }) => 24_000_000 + casts * 6_000_000

/** Connections to the service that are open. */
const countConnections = (server: Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

/** Requests of everybody, the owner most often: her session gets furthest. */
async function hostileRequestsOf(world: RouteWorld) {
  const cast = await world.giveCast()
  const { owner } = cast
  const calls = await collectCalls(world, cast)
  const sessions = [...Object.values(cast.as), owner.as, owner.as].map(({ cookies }) => cookies.get('session'))
  const hosts = [owner.domainName, 'evil.example', 'localhost', '[::1]', '', 'a'.repeat(300), '127.0.0.1:99999']
  return hostileRequest(calls, sessions, hosts)
}

/** What was asked, short enough for a list. */
function nameOf({ method, url, headers, payload }: HostileRequest): string {
  const body = String(payload ?? '').slice(0, 400)
  return `${method} ${url.slice(0, 200)} ${JSON.stringify(headers).slice(0, 400)} ${body}`
}

test('no request makes the service fail', async ({ annotate }) => {
  const logged: string[] = []
  const log = { write: (line: string) => void logged.push(line) }
  const world = await startRouteWorld({ env: { ...withoutLimits, LOG_LEVEL: 'error' }, log })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  onTestFinished(() => agent.destroy())

  const runs = runsOf(500, { onPostgres: 250 })
  const seed = seedOf(13)
  const faults: string[] = []
  const statuses: Record<string, number> = {}
  const stretches: [ms: number, name: string][] = []
  const heaps: number[] = []
  for (let begun = 0; begun < runs; begun += requestsPerCast) {
    const arbitrary = await hostileRequestsOf(world)
    const requests = fc.sample(arbitrary, { numRuns: Math.min(requestsPerCast, runs - begun), seed: seed + begun })
    for (const [index, request] of requests.entries()) {
      logged.length = 0
      const name = `FUZZ_SEED=${seed}, request ${begun + index}: ${nameOf(request)}`
      const { answer, stretch } = await watch(() => send(agent, port, request))
      stretches.push([stretch, `${request.method} ${request.url.slice(0, 100)}`])
      const status = answer instanceof Error ? answer.message : String(answer.status)
      statuses[status] = (statuses[status] ?? 0) + 1
      const fault =
        answer instanceof Error ? answer.message : (faultOf(answer, request.headers['host'] !== undefined) ?? logged[0])
      if (fault !== undefined) faults.push(`${fault.slice(0, 2_000)}\n${name}`)
    }
    heaps.push(await readHeap())
  }
  const slowest = stretches.toSorted(([one], [other]) => other - one).slice(0, 20)
  const megabytes = heaps.map((bytes) => Math.round(bytes / 1e6)).join(' ')
  const record = `${JSON.stringify(statuses)}\nheap in MB: ${megabytes}\n${slowest.map(([ms, name]) => `${ms.toFixed(0)} ms ${name}`).join('\n')}`
  await annotate(record)
  if (runs > 1_000) process.stdout.write(`${record}\n`)
  expect(faults.slice(0, 30)).toEqual([])
  // The first requests fill the caches and compile the code.
  const [first = 0, last = 0] = [heaps[0], heaps.at(-1)]
  expect(last - first, `heap in MB: ${megabytes}`).toBeLessThan(heapGrowth({ casts: heaps.length - 1 }))
  agent.destroy()
  await expect.poll(() => countConnections(world.app.server), { timeout: 10_000 }).toBe(0)
}, 3_600_000)
