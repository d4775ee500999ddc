import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sampleBook } from '../src/features/guest-page/shared/sample-book.ts'
import { ask, guestHeaders } from './client.ts'
import { readMemory, readProcessorTime } from './process-figures.ts'
import { benchHost, type Service, startService } from './service.ts'

const minutes = 10
const secondsPerLine = 60
const books = 300

/** No rate limits: all requests come from one address, and all books belong to one host. */
const limits = Object.fromEntries(
  ['LOGIN_PER_ACCOUNT', 'LOGIN_PER_ADDRESS', 'CAPTCHA_PER_ADDRESS', 'CREATIONS_PER_ACCOUNT'].map((name) => [
    `LIMIT_${name}`,
    '1000000',
  ]),
)

type Tally = { requests: number; unexpected: Map<string, number> }

/**
 * Ten minutes of mixed load: guests of many books whose visits are counted, visitors, hosts who sign in and save.
 * Prints memory, event loop delay, unexpected answers, and warnings in the log.
 */
export async function benchSoak(): Promise<void> {
  const complaints = new Map<string, number>()
  const service = await startService({
    env: { LOG_LEVEL: 'warn', ...limits },
    onLog: (line) => {
      if (!line.startsWith('{')) return
      const { level, msg, err } = JSON.parse(line) as { level: string; msg: string; err?: { message?: string } }
      add(complaints, `${level}: ${msg} ${err?.message ?? ''}`)
    },
  })
  try {
    const ids = [service.bookId]
    while (ids.length < books) ids.push(await service.createBook({ propertyName: `Villa ${ids.length}` }))
    // Warnings about the test settings are expected.
    complaints.clear()
    const tally: Tally = { requests: 0, unexpected: new Map() }
    const end = Date.now() + minutes * 60_000
    const crowd = [
      ...Array.from({ length: 8 }, () => repeat(end, 4, createGuest(service, ids, tally))),
      ...Array.from({ length: 2 }, () => repeat(end, 10, createVisitor(service, tally))),
      ...Array.from({ length: 2 }, () => repeat(end, 250, createHost(service, ids, tally))),
    ]
    await report(service, tally, end)
    await Promise.all(crowd)
    const worries = [...tally.unexpected, ...complaints]
    for (const [what, count] of worries) process.stdout.write(`${what}: ${count}\n`)
    if (worries.length === 0) process.stdout.write('every answer as expected, no warning and no error in the log\n')
  } finally {
    await service.stop()
  }
}

/** @param pause milliseconds between two steps */
async function repeat(end: number, pause: number, step: () => Promise<void>): Promise<void> {
  while (Date.now() < end) {
    await step()
    await sleep(pause)
  }
}

type Send = (method: string, path: string, headers: Record<string, string>, body?: string) => Promise<void>

function createSender({ origin }: Service, tally: Tally, expected: readonly number[] = [200, 304]): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return async (method, path, headers, body) => {
    const question = { method, headers, ...(body !== undefined && { body }) }
    const status = await ask(agent, origin + path, question).catch((error: Error) => error.message)
    tally.requests += 1
    if (!expected.includes(Number(status)))
      add(tally.unexpected, `${method} ${path.replace(/[\w-]{22}/, ':id')} ${status}`)
  }
}

/** Opens books by their QR code on different phones, and sometimes uses a function of the page. */
function createGuest(service: Service, ids: readonly string[], tally: Tally) {
  const send = createSender(service, tally, [200, 204, 304])
  return async () => {
    const path = `/share/${pick(ids)}`
    const phone = { ...guestHeaders, 'user-agent': `Mozilla/5.0 (Linux; Android 16) Chrome/${100 + random(60)} Mobile` }
    await send('GET', `${path}?qr`, phone)
    if (random(10) === 0) await send('GET', `${path}?lang=${pick(['en', 'it', 'fr', 'es', 'de'])}`, phone)
    const page = { ...phone, origin: service.origin, 'content-type': 'text/plain' }
    if (random(10) === 0) await send('POST', `${path}/events`, page, 'wifi')
    if (random(200) === 0) await send('GET', `${path}/preview.jpg`, guestHeaders)
  }
}

function createVisitor(service: Service, tally: Tally) {
  const send = createSender(service, tally)
  const paths = ['/', '/it', '/fr', '/de', '/demo', '/blog', '/es/legal', '/login', '/sitemap.xml', '/favicon.svg']
  return () => send('GET', pick(paths), guestHeaders)
}

/** Signs in, saves a book, reads the visits, signs out. */
function createHost({ origin }: Service, ids: readonly string[], tally: Tally) {
  const call = async (method: string, path: string, cookie: string, body?: object) => {
    const headers = { origin, cookie, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    await response.arrayBuffer()
    tally.requests += 1
    if (!response.ok) add(tally.unexpected, `${method} ${path.replace(/[\w-]{22}/, ':id')} ${response.status}`)
    return response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
  }
  return async () => {
    const captcha = await call('GET', '/api/captcha', '')
    const session = await call('POST', '/api/auth/login', captcha, { ...benchHost, captcha: 'bench' })
    await call('GET', '/api/welcome-books', session)
    const book = { ...sampleBook, status: 'published', welcomeMessage: `Welcome ${random(1_000_000)}` }
    await call('PUT', `/api/welcome-books/${pick(ids)}`, session, book)
    await call('GET', '/api/analytics?days=30', session)
    await call('POST', '/api/auth/logout', session)
  }
}

async function report({ origin, processId }: Service, tally: Tally, end: number): Promise<void> {
  const readMetric = (metrics: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])
  let before = { requests: 0, processor: readProcessorTime(processId) }
  while (Date.now() < end) {
    await sleep(Math.min(secondsPerLine * 1_000, Math.max(0, end - Date.now())))
    const metrics = await (await fetch(`${origin}/metrics`)).text()
    const { now } = readMemory(processId)
    const delay = (name: string) => (readMetric(metrics, `nodejs_eventloop_delay_${name}_seconds`) * 1_000).toFixed(0)
    const processor = readProcessorTime(processId)
    const busy = (processor - before.processor) / (secondsPerLine * 10_000)
    process.stdout.write(
      `${Math.round((now ?? 0) / 1e6)} MB resident, heap ${Math.round(readMetric(metrics, 'nodejs_heap_used_bytes') / 1e6)} MB, ` +
        `event loop p99 ${delay('p99')} ms, longest ${delay('max')} ms, ` +
        `${Math.round((tally.requests - before.requests) / secondsPerLine)} req/s, processor ${busy.toFixed(0)} %\n`,
    )
    before = { requests: tally.requests, processor }
  }
}

function add(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

function random(below: number): number {
  return Math.floor(Math.random() * below)
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[random(items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
