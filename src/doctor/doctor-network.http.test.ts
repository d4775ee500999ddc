import { mkdirSync } from 'node:fs'
import { createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#config.ts'
import { webhookEvents } from '#features/billing/server/stripe/stripe-check.ts'
import { day } from '#platform/clock.ts'
import { startDnsServer } from '#test/dns-server.ts'
import { givenHost } from '#test/given.ts'
import { examine, givenExaminedService } from '#test/given-doctor.ts'
import { givenFolder } from '#test/given-folder.ts'
import { listen, serve } from '#test/local-server.ts'
import { listenForSmtp } from '#test/mail-listener.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { startStripeStandIn, stripeEnv } from '#test/payments.ts'
import { testOrigin } from '#test/test-app.ts'
import { checkClock, checkDns, checkTls, judgeCertificate } from './network-checks.ts'

async function startSmtp({ encrypts = true } = {}) {
  const commands: string[] = []
  const refused = { sender: false }
  const { port, close } = await listenForSmtp({
    disabledCommands: encrypts ? [] : ['STARTTLS'],
    onAuth({ username, password }, _session, callback) {
      commands.push(`AUTH ${username}`)
      if (password === 'p%ss-word') callback(null, { user: String(username) })
      else callback(new Error('wrong p%ss-word'))
    },
    onMailFrom({ address }, _session, callback) {
      commands.push(`MAIL ${address}`)
      callback(refused.sender ? Object.assign(new Error('not yours'), { responseCode: 553 }) : null)
    },
    onRcptTo(_address, _session, callback) {
      commands.push('RCPT')
      callback()
    },
  })
  onTestFinished(close)
  const urlOf = (password: string) =>
    `smtp://hotel:${encodeURIComponent(password)}@127.0.0.1:${port}?tls.rejectUnauthorized=false`
  return { commands, refused, urlOf, port }
}

test('the mail server is asked for TLS, the login and the sender, and gets no mail', async () => {
  const smtp = await startSmtp()
  const { env } = await givenExaminedService()
  const from = 'Benvenuto <hello@benvenuto.example>'
  const ask = (SMTP_URL: string, MAIL_FROM = from) => examine({ ...env, SMTP_URL, MAIL_FROM })

  const good = await ask(smtp.urlOf('p%ss-word'))
  expect(good.find('mail')).toBe('ok    mail         127.0.0.1 accepts the login and the sender, over TLS')
  expect(smtp.commands).toEqual(['AUTH hotel', 'MAIL hello@benvenuto.example'])

  const login = await ask(smtp.urlOf('wrong-word'))
  expect([login.code, login.find('mail')]).toEqual([2, expect.stringMatching(/^FAIL .* login failed: EAUTH 535\./)])
  smtp.refused.sender = true
  const sender = await ask(smtp.urlOf('p%ss-word'))
  expect(sender.find('mail')).toMatch(/^FAIL .* sender failed: .*553.*MAIL_FROM/)
  expect((await ask(smtp.urlOf('p%ss-word'), 'hello@localhost')).find('mail')).toMatch(/^FAIL .* MAIL_FROM has no/)
  const certificate = await ask(smtp.urlOf('p%ss-word').replace(/\?.*/, ''))
  expect(certificate.find('mail')).toMatch(/^FAIL .* connection failed: .*certificate/)
  const all = [good, login, sender, certificate].map(({ text }) => text).join()
  for (const secret of ['p%ss-word', 'p%25ss-word', 'wrong-word']) expect(all).not.toContain(secret)
})

test('a mail server that needs no login is asked for the sender only', async () => {
  const { received, url } = await startMailReceiver()
  const { env } = await givenExaminedService()
  const { find } = await examine({ ...env, SMTP_URL: url, MAIL_FROM: 'hello@benvenuto.example' })
  expect(find('mail')).toBe('ok    mail         127.0.0.1 accepts the sender, without TLS in the own network')
  expect(received).toEqual([])
})

test('a server that stays silent fails at the time limit, and the other checks go on', async () => {
  const port = await listen(createTcpServer(() => undefined))
  const { env } = await givenExaminedService()
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@benvenuto.example' }
  const { code, find } = await examine({ ...env, ...settings }, 1_500)
  expect([code, find('mail')]).toEqual([2, expect.stringContaining('No answer within 1.5 seconds.')])
  expect(find('storage')).toMatch(/^ok/)
})

test('a database that stays silent has failed before the time limit, and the lines that compare with it say so', async () => {
  const port = await listen(createTcpServer(() => undefined))
  const { env } = await givenExaminedService()
  const folder = givenFolder()
  mkdirSync(join(folder, 'media'))
  const settings = { DATA_DIR: folder, DATABASE_URL: `postgres://host@127.0.0.1:${port}/books` }
  const { code, find, text } = await examine({ ...env, ...settings }, 1_500)
  expect([code, find('database')]).toEqual([2, expect.stringContaining('Not readable: no answer within 1.2 seconds.')])
  expect(find('storage')).toMatch(
    /^ok .*media can be written and read; which pictures the database names is not known$/,
  )
  expect(find('key')).toContain('not compared')
  expect(text).not.toContain('No answer within 1.5 seconds')
})

test('a collector that takes no traces fails, without the key of its headers', async () => {
  const { env } = await givenExaminedService()
  expect((await examine(env)).find('traces')).toMatch(/^ok .*OTEL_EXPORTER_OTLP_ENDPOINT is not set/)
  const requests: [string | undefined, unknown][] = []
  let status = 200
  const url = await serve(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push([request.url, JSON.parse(body)])
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  const ask = async (OTEL_EXPORTER_OTLP_ENDPOINT: string) => {
    const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=k-4711' }
    const { find, text } = await examine({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT, ...headers })
    expect(text).not.toContain('k-4711')
    return find('traces')
  }
  expect(await ask(url)).toMatch(/^ok .*the collector at 127\.0\.0\.1:\d+ takes traces$/)
  expect(requests).toEqual([['/v1/traces', { resourceSpans: [] }]])
  status = 401
  expect(await ask(url)).toMatch(/^FAIL .*does not take traces: 401\. Check that it runs/)
  expect(await ask('http://127.0.0.1:9')).toMatch(/^FAIL .*127\.0\.0\.1:9 does not take traces: ECONNREFUSED\./)
})

test('Stripe’s key and webhook endpoint are checked, and nothing is written there', async () => {
  const stripe = await startStripeStandIn()
  const { env } = await givenExaminedService()
  const settings: Record<string, string> = { ...env, ...stripeEnv(stripe.url) }
  const ask = async (changes = {}) => (await examine({ ...settings, ...changes })).find('payments')

  expect(await ask()).toMatch(/^warn .* has no webhook endpoint http:\/\/127\.0\.0\.1:3000\/api\/webhooks\/stripe/)
  const endpoint = {
    id: 'we_1',
    object: 'webhook_endpoint' as const,
    api_version: null,
    application: null,
    created: 0,
    description: null,
    enabled_events: [...webhookEvents] as string[],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url: `${testOrigin}/api/webhooks/stripe`,
  }
  stripe.account.webhookEndpoints.push(endpoint)
  expect(await ask()).toBe('ok    payments     Stripe accepts the test key and sends its events here')
  expect(await ask({ STRIPE_WEBHOOK_SECRET: '' })).toMatch(/^warn .* STRIPE_WEBHOOK_SECRET is not set/)
  endpoint.enabled_events = ['invoice.paid', 'customer.deleted']
  expect(await ask()).toMatch(/^warn .* lacks the events customer\.subscription\.created, /)
  endpoint.status = 'disabled'
  expect(await ask()).toMatch(/^warn .* is disabled/)
  expect(await ask({ STRIPE_PUBLISHABLE_KEY: 'pk_live_other' })).toMatch(/^FAIL .* live key, the other a test key/)
  const wrong = await ask({ STRIPE_SECRET_KEY: 'sk_test_other' })
  expect(wrong).toMatch(/^FAIL .* does not accept STRIPE_SECRET_KEY/)
  expect(wrong).not.toContain('sk_test')
  stripe.setMood('broken')
  expect(await ask()).toMatch(/^FAIL .* did not answer as expected \(500\)/)
  expect(stripe.calls.every(({ method }) => method === 'GET' || method === 'HEAD')).toBe(true)
})

test.each([
  ['libretranslate', '/languages', ['en', 'it', 'fr', 'es', 'de'].map((code) => ({ code })), /^ok /],
  ['libretranslate', '/languages', [{ code: 'en' }], /^warn .* lacks the languages it, fr, es, de/],
  ['libretranslate', '/elsewhere', [], /^FAIL .* answers 404/],
  ['deepl', '/v2/usage', { character_count: 1, character_limit: 2 }, /^ok /],
  ['deepl', '/v2/usage', { character_count: 2, character_limit: 2 }, /^warn .* used up/],
  ['openai', '/models', { data: [{ id: 'interpreter-1' }] }, /^ok /],
  ['openai', '/models', { data: [{ id: 'another' }] }, /^warn .* TRANSLATION_MODEL/],
  ['openai', '/models', 'no list', /^FAIL .* does not answer as openai/],
])('the translation machine %s is asked at %s (%#)', async (kind, path, body, expected) => {
  const url = await serve((request, response) => {
    if (request.url !== path) response.writeHead(404)
    response.end(JSON.stringify(body))
  })
  const { env } = await givenExaminedService()
  const machine = { TRANSLATION_URL: url, TRANSLATION_KIND: kind, TRANSLATION_API_KEY: 'translation-key' }
  const { find } = await examine({ ...env, ...machine, TRANSLATION_MODEL: 'interpreter-1' })
  expect(find('translation')).toMatch(expected)
})

test('a wrong key of the translation machine fails', async () => {
  const url = await serve((_request, response) => response.writeHead(403).end())
  const { env } = await givenExaminedService()
  const machine = { TRANSLATION_URL: url, TRANSLATION_KIND: 'deepl', TRANSLATION_API_KEY: 'translation-key' }
  const { find, text } = await examine({ ...env, ...machine })
  expect(find('translation')).toMatch(/^FAIL .* does not accept TRANSLATION_API_KEY \(403\)/)
  expect(text).not.toContain('translation-key')
})

test('the bucket is written, read and left empty; a refusal fails without its keys', async () => {
  const objects = new Map<string, string>()
  let isRefusing = false
  let isSpoiling = false
  const url = await serve(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const key = String(request.url).replace(/\?.*/, '')
    if (isRefusing) response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    else if (request.method === 'PUT') response.end(objects.set(key, Buffer.concat(chunks).toString()) && undefined)
    else if (request.method === 'DELETE') response.writeHead(204).end(objects.delete(key) && undefined)
    else response.end(isSpoiling ? 'other bytes' : objects.get(key))
  })
  const { env } = await givenExaminedService()
  const MEDIA_URL = `s3://access-key:hidden%2Fsecret@${new URL(url).host}/pictures?insecure=1`
  expect((await examine({ ...env, MEDIA_URL })).find('storage')).toMatch(/^ok .* can be written and read/)
  expect(objects.size).toBe(0)
  isSpoiling = true
  expect((await examine({ ...env, MEDIA_URL })).find('storage')).toMatch(/^FAIL .* other bytes/)
  expect(objects.size).toBe(0)
  isRefusing = true
  const { find, text } = await examine({ ...env, MEDIA_URL })
  expect(find('storage')).toMatch(/^FAIL .* bucket of MEDIA_URL failed: .*AccessDenied/)
  for (const secret of ['access-key', 'hidden/secret', 'hidden%2Fsecret']) expect(text).not.toContain(secret)
})

test('the public address of pictures is tried with a picture, and with a secret one, which must not be there', async () => {
  const { service, context, env } = await givenExaminedService()
  const { account } = await givenHost(service)
  const answers: Record<string, [number, Record<string, string>]> = {}
  const asked: string[] = []
  const url = await serve((request, response) => {
    asked.push(request.url ?? '')
    const [status, headers] = answers[request.url ?? ''] ?? [404, {}]
    response.writeHead(status, headers).end()
  })
  const MEDIA_PUBLIC_URL = `${url}/media`
  const tried = async () => (await examine({ ...env, MEDIA_PUBLIC_URL })).find('pictures')
  expect(await tried()).toMatch(/^ok .* no picture yet/)

  const insert = (id: string, secrecy: number, created_at: number) =>
    context.db
      .insertInto('images')
      .values({
        id,
        account_id: account.id,
        width: 640,
        height: 480,
        widths: '[480,640]',
        bytes: 1,
        secrecy,
        created_at,
      })
      .execute()
  const [shown, hidden] = ['s'.repeat(22), 'h'.repeat(22)]
  await insert(shown, 0, 2)
  await insert(hidden, 2, 1)
  expect(await tried()).toMatch(/^FAIL .* is not there: 404/)
  expect(asked.slice(-2)).toEqual([`/media/${hidden}/640.webp`, `/media/${shown}/640.webp`])

  const usual = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' }
  answers[`/media/${shown}/640.webp`] = [200, { 'content-type': 'image/webp' }]
  expect(await tried()).toMatch(/^warn .* not kept by browsers/)
  answers[`/media/${shown}/640.webp`] = [200, usual]
  expect(await tried()).toMatch(/^warn .* \(CORS\)/)
  answers[`/media/${shown}/640.webp`] = [200, { ...usual, 'access-control-allow-origin': '*' }]
  expect(await tried()).toMatch(/^ok .* a picture was read/)
  answers[`/media/${hidden}/640.webp`] = [200, usual]
  expect(await tried()).toMatch(/^FAIL .* secret picture can be read/)
  expect((await examine({ ...env, MEDIA_PUBLIC_URL: 'http://127.0.0.1:9/media' })).find('pictures')).toMatch(
    /^FAIL .* does not answer/,
  )
})

test.each([
  [-1 * 3_600, /^FAIL .* 3[56]\d\d seconds ahead of/],
  [60, /^warn .* \d\d seconds behind/],
  [0, /^ok .* agrees/],
])('a clock that differs by %i seconds from the provider’s is noticed', async (seconds, expected) => {
  const url = await serve((_request, response) => {
    response.writeHead(404, { date: new Date(Date.now() + seconds * 1_000).toUTCString() }).end()
  })
  const { env } = await givenExaminedService()
  expect((await examine({ ...env, ...stripeEnv(url) })).find('clock')).toMatch(expected)
})

test('the clock is compared with a bucket or a translation machine elsewhere, and not with this machine', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(403, { date: new Date(Date.now() - 3_600_000).toUTCString() }).end()
  })
  const { signal } = new AbortController()
  const { host } = new URL(url)
  const bucket = `s3://key:hidden@${host}/pictures?insecure=1`
  for (const env of [{ MEDIA_URL: bucket }, { BACKUP_URL: bucket }, { TRANSLATION_URL: url }]) {
    const config = readConfig({ ...env, PUBLIC_ORIGIN: url })
    const finding = await checkClock(config, signal, async () => true)
    expect(finding).toMatchObject({ state: 'fail', text: expect.stringContaining(`ahead of that of ${host}`) })
    expect(await checkClock(config, signal)).toEqual({
      state: 'ok',
      text: 'not compared: the settings name no server that is certainly another machine',
    })
  }
})

test('the clock is not compared with PUBLIC_ORIGIN, whose proxy may be on this machine', async () => {
  let requests = 0
  const url = await serve((_request, response) => {
    requests += 1
    response.end()
  })
  const config = { ...readConfig({ PUBLIC_ORIGIN: url }), isLoopback: false }
  const { text } = await checkClock(config, new AbortController().signal, async () => true)
  expect([text, requests]).toEqual([expect.stringMatching(/^not compared/), 0])
})

test('the name of PUBLIC_ORIGIN is looked up', async () => {
  const dns = await startDnsServer()
  onTestFinished(dns.close)
  const config = readConfig({ PUBLIC_ORIGIN: 'https://guide.example', DNS_SERVERS: dns.address })
  expect(await checkDns(config)).toMatchObject({ state: 'fail', text: expect.stringContaining('no address') })
  dns.set('guide.example', { A: ['10.0.0.1'] })
  expect(await checkDns(config)).toMatchObject({ state: 'warn', text: expect.stringContaining('private network') })
  dns.set('guide.example', { A: ['192.0.2.1'], AAAA: ['2001:db8::1'] })
  expect(await checkDns(config)).toEqual({ state: 'ok', text: 'guide.example is 192.0.2.1, 2001:db8::1' })
  dns.answer('guide.example', 'failing')
  expect(await checkDns(config)).toMatchObject({ state: 'fail', text: expect.stringContaining('did not answer') })
})

test('a certificate that browsers refuse fails, and so does an address where nobody answers', async () => {
  // The server brings a certificate of its own, which nobody has signed.
  const { port, close } = await listenForSmtp({ secure: true })
  const config = readConfig({ PUBLIC_ORIGIN: `https://localhost:${port}` })
  const { signal } = new AbortController()
  expect(await checkTls(config, signal)).toMatchObject({ state: 'fail', text: expect.stringContaining('certificate') })
  await close()
  expect(await checkTls(config, signal)).toMatchObject({ state: 'fail', text: expect.stringContaining('ECONNREFUSED') })
})

test.each([
  [90, 60, 'ok', 'valid for 60 more days'],
  [90, 10, 'warn', 'ends in 10 days'],
  // Certificates of six days are renewed much later.
  [6, 3, 'ok', 'valid for 3 more days'],
  [90, -1, 'fail', 'ended at'],
])('a certificate of %i days with %i days left', (length, left, state, text) => {
  const now = Date.UTC(2026, 2, 1)
  const dateOf = (at: number) => new Date(at).toUTCString()
  const dates = { valid_from: dateOf(now + (left - length) * day), valid_to: dateOf(now + left * day) }
  const finding = judgeCertificate('guide.example', dates, '', now)
  expect([finding.state, finding.text]).toEqual([state, expect.stringContaining(text)])
})
