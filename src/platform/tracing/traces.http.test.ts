import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#config.ts'
import { enqueueWelcome } from '#features/mail/index.ts'
import { pollCalendars } from '#features/stays/index.ts'
import { booking, days } from '#features/stays/server/feeds/feed-samples.ts'
import { start } from '#main.ts'
import { developmentAssets } from '#platform/http/assets.ts'
import { runJob } from '#platform/jobs.ts'
import { openStorage } from '#platform/storage/storage.ts'
import { startBucket } from '#test/bucket-stand-in.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { addCalendar, startCalendarServer } from '#test/given-calendar.ts'
import { givenStaySettings } from '#test/given-stay.ts'
import { readImports } from '#test/import-rules.ts'
import { serve } from '#test/local-server.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'
import { createTracer, type OnDropped, reportFailures } from './open-telemetry.ts'
import { currentTracer, setTracer, traced } from './tracing.ts'

type Value = { stringValue?: string; intValue?: number }
type SentSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  status: { code?: number }
  attributes: { key: string; value: Value }[]
}

/** A collector that accepts OTLP in JSON. */
async function startCollector() {
  const bodies: string[] = []
  const paths: string[] = []
  const headers: unknown[] = []
  const url = await serve(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    bodies.push(Buffer.concat(chunks).toString())
    paths.push(request.url ?? '')
    headers.push(request.headers['x-key'])
    response.setHeader('content-type', 'application/json').end('{}')
  })
  return {
    url,
    bodies,
    paths,
    headers,
    listSpans: (): SentSpan[] =>
      bodies.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
  }
}

/** From here on, everything that this test creates is traced. */
function trace(url: string, env: Record<string, string> = {}) {
  const { traces } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: url, ...env })
  if (!traces) throw new Error('traces are off')
  const drops: Parameters<OnDropped>[] = []
  const { tracer, stop } = createTracer(traces, 'file.db', (...dropped) => drops.push(dropped))
  setTracer(tracer)
  onTestFinished(async () => {
    setTracer(undefined)
    await stop()
  })
  return { tracer, stop, drops }
}

/** Without Fastify's log line, which contains the address. */
async function listen({ server }: { server: Server }): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const attribute = (span: SentSpan | undefined, key: string) => {
  const value = span?.attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

test('requests, statements and calls of others become spans, which identify nobody', async () => {
  const collector = await startCollector()
  const receiver = await startMailReceiver()
  const feeds = await startCalendarServer()
  const { stop } = trace(collector.url, { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b', OTEL_SERVICE_NAME: 'guides' })
  const service = await startTestApp({ env: { SMTP_URL: receiver.url, CALENDAR_LOOPBACK: 'on' } })
  const { context } = service
  const { as, account } = await givenHost(service, { plan: 'pro', name: 'Zorbax Quill' })
  const book = await givenBook(as, { propertyName: 'Casa Quillotta' })
  await givenStaySettings(as, book.id)
  const secretFeed = feeds.answer('/secret-token-4711.ics', booking(days(20, 22, 'a@booking.com', 'CLOSED')))
  await addCalendar(as, book.id, secretFeed)
  await as.put('/api/account?hidden=quill', { name: 'Quill' }).catch(() => undefined)
  await service.anonymous.get(`/share/${book.id}?lang=de`, { 'x-forwarded-for': '203.0.113.77' })
  await service.anonymous.get(`/nothing/${book.id}`, { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` })
  const address = await listen(service.app)
  await (await fetch(`${address}/share/${book.id}`)).text()
  await enqueueWelcome(context.db, context, account)
  await sendDueMails(context)
  service.clock.advance(3_600_000)
  await runJob(context, pollCalendars)
  await stop()

  const spans = collector.listSpans()
  const names = new Set(spans.map(({ name }) => name))
  for (const name of ['POST /api/welcome-books', 'GET page guest', 'GET none', 'mail', 'smtp send', 'calendar fetch']) {
    expect(names, name).toContain(name)
  }
  expect(names).toContain('job poll-calendars')
  const created = spans.find(({ name }) => name === 'POST /api/welcome-books')
  const inside = spans.filter(({ traceId }) => traceId === created?.traceId)
  expect(created?.parentSpanId ?? '').toBe('')
  expect([attribute(created, 'http.route'), attribute(created, 'http.response.status_code')]).toEqual([
    '/api/welcome-books',
    201,
  ])
  const insert = inside.find((span) => attribute(span, 'db.operation.name') === 'INSERT')
  expect(insert?.parentSpanId).toBe(created?.spanId)
  expect(attribute(insert, 'db.query.text')).toMatch(/^insert into "\w+" /)
  expect(spans.find(({ name }) => name === 'GET none')?.traceId).not.toBe('a'.repeat(32))
  const smtp = spans.find(({ name }) => name === 'smtp send')
  expect(spans.find(({ spanId }) => spanId === smtp?.parentSpanId)?.name).toBe('mail')
  expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']))
  expect(new Set(collector.headers)).toEqual(new Set(['a b']))

  const sent = collector.bodies.join('')
  expect(sent).toContain('"guides"')
  const session = as.cookies.get('session') ?? ''
  for (const secret of [
    'uill',
    account.id,
    book.id,
    session,
    'secret-token',
    '203.0.113',
    '127.0.0.1',
    'example.com',
    '@',
  ]) {
    expect(sent.includes(secret), secret).toBe(false)
  }
})

test('the search for a page that the framework answers is a span as well, and no span lacks its parent', async () => {
  const collector = await startCollector()
  const { stop } = trace(collector.url)
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const draft = await givenBook(as, { status: 'draft' })
  const address = await listen(service.app)
  expect((await fetch(`${address}/share/${draft.id}`)).status).toBe(404)
  // A span ends after its response was sent. When the next request begins, the previous span has ended.
  await fetch(`${address}/healthz`)
  await stop()
  const spans = collector.listSpans()
  const names = spans.map(({ name }) => name)
  expect(names).toContain('GET page guest passed on')
  expect(names).toContain('GET /share/:id')
  expect(names).not.toContain('GET page guest')
  const known = new Set(spans.map(({ spanId }) => spanId))
  expect(spans.filter(({ parentSpanId }) => parentSpanId && !known.has(parentSpanId))).toEqual([])
})

test('calls to a bucket are spans without the name of the file', async () => {
  const collector = await startCollector()
  const store = await startBucket()
  const { stop } = trace(collector.url)
  const disk = await openStorage(`s3://key:secret@${store.host}/pictures?insecure=1`, '/nowhere')
  await disk.put('images/of-somebody.webp', 'x')
  await stop()
  expect(collector.listSpans().map(({ name, kind }) => [name, kind])).toEqual([['s3 PutObjectCommand', 3]])
  expect(collector.bodies.join('')).not.toContain('of-somebody')
})

test('a failed span is marked, and its error is not sent', async () => {
  const collector = await startCollector()
  const { stop } = trace(collector.url)
  await expect(traced('smtp send', () => Promise.reject(new Error('to anna@example.com')))).rejects.toThrow('anna')
  await stop()
  expect(collector.listSpans().map(({ status }) => status.code)).toEqual([2])
  expect(collector.bodies.join('')).not.toContain('anna')
})

test.each([
  ['always_off', '1', 0, 0],
  ['parentbased_traceidratio', '0', 0, 0],
  ['traceidratio', '0.5', 20, 180],
  ['parentbased_always_on', '0', 200, 200],
])('the sampler %s with %s sends its share of 200 traces', async (sampler, ratio, least, most) => {
  const collector = await startCollector()
  const { stop } = trace(collector.url, { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio })
  await Promise.all(Array.from({ length: 200 }, () => traced('call', async () => undefined)))
  await stop()
  const count = collector.listSpans().length
  expect(count).toBeGreaterThanOrEqual(least)
  expect(count).toBeLessThanOrEqual(most)
})

test('a collector that is away delays nothing', async () => {
  const { stop } = trace('http://127.0.0.1:9')
  const service = await startTestApp()
  expect((await service.anonymous.get('/login')).statusCode).toBe(200)
  const begin = performance.now()
  await stop()
  expect(performance.now() - begin).toBeLessThan(20_000)
})

test('spans that the collector does not take are reported, without its address and its answer', async () => {
  const refuse = (status: number) =>
    createServer((_request, response) => void response.writeHead(status, 'no-such-key').end('the key k-4711 is wrong'))
  const reportsFor = async (url: string) => {
    const { stop, drops } = trace(url, { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=k-4711' })
    await Promise.all([traced('one', async () => undefined), traced('two', async () => undefined)])
    await stop()
    setTracer(undefined)
    return drops
  }
  for (const [status, reason] of [
    [401, '401'],
    [503, 'Export failed with retryable status'],
  ] as const) {
    const server = refuse(status)
    onTestFinished(() => void server.close())
    expect(await reportsFor(await listen({ server }))).toEqual([[reason, 2]])
  }
  expect(await reportsFor('http://127.0.0.1:9')).toEqual([['ECONNREFUSED', 2]])
  const collector = await startCollector()
  expect(await reportsFor(collector.url)).toEqual([])
})

test('a collector that stays away is reported once in five minutes, with the number of spans', () => {
  const reports: Parameters<OnDropped>[] = []
  let now = 0
  const away: SpanExporter = {
    export: (_spans, done) => done({ code: 1, error: Object.assign(new Error('to 10.0.0.1'), { code: 'ETIMEDOUT' }) }),
    shutdown: async () => undefined,
  }
  const exporter = reportFailures(
    away,
    (...report) => reports.push(report),
    () => now,
  )
  for (let seconds = 0; seconds <= 600; seconds += 5) {
    now = seconds * 1_000
    exporter.export(Array.from<ReadableSpan>({ length: 3 }), () => undefined)
  }
  expect(reports).toEqual([
    ['ETIMEDOUT', 3],
    ['ETIMEDOUT', 180],
    ['ETIMEDOUT', 180],
  ])
})

test('the service traces if the setting is there, until it stops', async () => {
  const collector = await startCollector()
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-traces-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = { DATA_DIR: folder, PORT: '0', PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }
  const config = readConfig({ ...env, LOG_LEVEL: 'silent', OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` })
  const { address, stop } = await start(config, developmentAssets)
  await fetch(`${address}/healthz`)
  await stop()
  expect(currentTracer()).toBeUndefined()
  expect(collector.listSpans().some(({ name }) => name === 'GET /healthz')).toBe(true)
})

/** The files and packages that a module loads statically. */
function listLoaded(entry: string): Set<string> {
  const loaded = new Set<string>()
  const add = (path: string) => {
    if (loaded.has(path)) return
    loaded.add(path)
    if (!/\.tsx?$/.test(path) || !existsSync(path)) return
    const source = readFileSync(path, 'utf8').replaceAll(/\bimport\(/g, 'later(')
    for (const { target, isTypeOnly } of readImports(path, source)) if (!isTypeOnly) add(target)
  }
  add(entry)
  return loaded
}

test('without the setting nothing of OpenTelemetry is loaded', async () => {
  for (const entry of ['src/main.ts', 'src/cli.ts', 'src/thread.ts']) {
    const loaded = listLoaded(entry)
    expect(loaded.size, entry).toBeGreaterThan(1)
    expect([...loaded].filter((name) => /opentelemetry|open-telemetry/.test(name))).toEqual([])
  }
  expect(listLoaded('src/platform/tracing/open-telemetry.ts')).toContain('@opentelemetry/sdk-trace')
  expect(readConfig({}).traces).toBeUndefined()
  const work = vi.fn(async () => 'done')
  expect([await traced('call', work), currentTracer()]).toEqual(['done', undefined])
})
