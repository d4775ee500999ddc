import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#config.ts'
import { webhookEvents } from '#features/billing/server/stripe/stripe-check.ts'
import { noteFailedBackup, noteProvedBackup } from '#platform/backup-state.ts'
import { day, hour } from '#platform/clock.ts'
import { isPostgres } from '#platform/db/database.ts'
import { openKeyring } from '#platform/service-key.ts'
import { startDnsServer } from '#test/dns-server.ts'
import { startStripeStandIn, stripeEnv } from '#test/payments.ts'
import { startTestApp, testOrigin } from '#test/test-app.ts'
import { openContext } from '../main.ts'
import { runDoctor } from './doctor.ts'
import { checkPermissions } from './file-checks.ts'
import { checkDns, checkTls, judgeCertificate } from './network-checks.ts'
import { checkSettings } from './settings-check.ts'

const nobody = 65_534

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the command and returns its exit code, and its lines by the name of the check. */
async function examine(env: Record<string, string>, limit?: number) {
  const lines: string[] = []
  const code = await runDoctor(env, (line) => lines.push(line), limit)
  const find = (name: string) => lines.filter((line) => line.slice(6).startsWith(`${name} `)).join('\n')
  return { code, lines, find, text: lines.join('\n') }
}

/** The settings of a service that runs on its database. */
async function givenService() {
  const { context } = await startTestApp()
  const { dataDir, databaseUrl } = context.config
  const env: Record<string, string> = { DATA_DIR: dataDir, PUBLIC_ORIGIN: testOrigin }
  if (isPostgres(databaseUrl)) env['DATABASE_URL'] = databaseUrl
  return { context, env }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

const serve = async (answer: RequestListener) => `http://127.0.0.1:${await listen(createServer(answer))}`

test('without optional settings every check says so, and nothing fails while the service runs', async () => {
  const { env, context } = await givenService()
  await openKeyring(context.db, context.config)

  const { code, lines, find } = await examine(env)

  expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([])
  expect(code).toBeLessThan(2)
  for (const name of ['mail', 'payments', 'translation']) expect(find(name)).toMatch(/^ok .* not set: /)
  for (const name of ['settings', 'dns', 'tls', 'storage', 'disk', 'clock']) expect(find(name)).toMatch(/^(ok|warn) /)
  expect(find('key')).toContain('that of the database, from secret.key')
  expect(find('database')).toMatch(/^ok .* (SQLite|PostgreSQL) \d+\.\d+.*, \d\d migrations$/)
})

test('the age of the last proved backup is told, and whether one failed since', async () => {
  const { env, context } = await givenService()
  const folder = givenFolder()
  const ask = async () => (await examine({ ...env, BACKUP_URL: folder })).find('backup')
  expect((await examine(env)).find('backup')).toMatch(/^ok .* BACKUP_URL is not set/)
  expect(await ask()).toMatch(/^warn .*No backup was proved yet.*\n?.*/)

  const proved = { name: 'benvenuto-20260301T120000Z.backup', bytes: 1_500_000, files: 1 }
  await noteProvedBackup(context.db, { ...proved, at: Date.now() - 2 * hour })
  expect(await ask()).toMatch(/^ok .*the last proved backup is 2 hours old, 2 MB/)
  expect(await ask()).toContain('BACKUP_URL is on the disk of DATA_DIR.')

  await noteFailedBackup(context.db, { at: Date.now(), step: 'proof', reason: 'It is cut off.' })
  expect(await ask()).toMatch(
    /^FAIL .*The last backup failed: It is cut off\. \(the last proved backup is 2 hours old\)/,
  )
  await noteProvedBackup(context.db, { ...proved, at: Date.now() + 1 })
  expect(await ask()).toMatch(/^ok /)
  await noteProvedBackup(context.db, { ...proved, at: Date.now() - 3 * day })
  await context.db.updateTable('backup_state').set({ failed_at: null }).execute()
  expect(await ask()).toMatch(/^FAIL .*Backups are overdue: the last proved backup is 72 hours old/)
})

test('every mistake in the settings is a line, without its value', async () => {
  const { code, lines } = await examine({ SMTP_URL: 'mail.secret.example', ROLE: 'everything' })
  expect(code).toBe(2)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^FAIL {2}settings +SMTP_URL: must be an address/)
  expect(lines.join()).not.toContain('secret')
})

test('a public service is told which settings it lacks', async () => {
  const adviceFor = (env: Record<string, string>) => checkSettings(readConfig(env), env).map(({ text }) => text)
  const texts = adviceFor({ PUBLIC_ORIGIN: 'https://guide.example' })
  expect(texts).toEqual([
    expect.stringContaining('Not set: OPERATOR_NAME, OPERATOR_ADDRESS, SUPPORT_EMAIL'),
    expect.stringContaining('ADMIN_EMAIL'),
    expect.stringContaining('BACKUP_URL'),
    expect.stringContaining('SAMPLE_CLAIMS=off'),
    expect.stringContaining('PRICES_INCLUDE_VAT is not set; prices are shown with “VAT included”.'),
    expect.stringContaining('TRUST_PROXY=true'),
  ])
  const decided = adviceFor({ PUBLIC_ORIGIN: 'https://guide.example', PRICES_INCLUDE_VAT: 'on' })
  expect(decided.join()).not.toContain('PRICES_INCLUDE_VAT')
  const plain = readConfig({ PUBLIC_ORIGIN: 'http://guide.example' })
  expect(await checkTls(plain, new AbortController().signal)).toMatchObject({ state: 'warn' })
})

test('a newer, an older, a damaged and a missing database are told apart', async () => {
  const { env, context } = await givenService()
  await sql`delete from kysely_migration where name = '0031-book-pictures'`.execute(context.db)
  expect((await examine(env)).find('database')).toMatch(/^warn .* have not run: 1\. /)
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(context.db)
  const newer = await examine(env)
  expect([newer.code, newer.find('database')]).toEqual([
    2,
    expect.stringMatching(/^FAIL .* newer version \(9999-later\)/),
  ])

  expect((await examine({ DATA_DIR: join(givenFolder(), 'none') })).find('database')).toMatch(/^warn .* no database/)
  const empty = givenFolder()
  writeFileSync(join(empty, 'benvenuto.db'), '')
  expect((await examine({ DATA_DIR: empty })).find('database')).toMatch(/^warn .* is empty/)
  const folder = givenFolder()
  writeFileSync(join(folder, 'benvenuto.db'), 'not a database, but long enough to be read as one'.repeat(100))
  expect((await examine({ DATA_DIR: folder })).find('database')).toMatch(/^FAIL .* not a database/i)
})

test.each(['absent', 'empty'])(
  'where the service refuses to start with an %s database, doctor fails',
  async (state) => {
    const folder = givenFolder()
    if (state === 'empty') writeFileSync(join(folder, 'benvenuto.db'), '')
    writeFileSync(join(folder, 'has-database'), '')
    const { code, find } = await examine({ DATA_DIR: folder })
    const refusal = await openContext(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })).catch(
      (error) => error.message,
    )
    expect(refusal).toContain('has-database is from an earlier one')
    expect([code, find('database')]).toEqual([2, `FAIL  database     ${refusal}`])
  },
)

test('the picture folder is as before', async () => {
  const folder = givenFolder()
  mkdirSync(join(folder, 'media'))
  expect((await examine({ DATA_DIR: folder })).find('storage')).toMatch(/^ok .* can be written and read/)
  expect(readdirSync(join(folder, 'media'))).toEqual([])
})

test('damage inside a SQLite file is found', async ({ skip }) => {
  const { env, context } = await givenService()
  skip(isPostgres(context.config.databaseUrl), 'PostgreSQL looks for damage itself')
  const copy = givenFolder()
  const file = join(copy, 'benvenuto.db')
  new DatabaseSync(context.config.databaseUrl).exec(`vacuum into '${file}'`)
  // The first pages hold the schema, so the file still opens.
  const pages = 20
  truncateSync(file, pages * 4_096)
  expect((await examine({ ...env, DATA_DIR: copy })).find('database')).toMatch(/^FAIL .*(damaged|malformed)/)
})

test('another key than that of the database fails', async () => {
  const { env, context } = await givenService()
  await openKeyring(context.db, context.config)
  const key = Buffer.alloc(32, 7).toString('base64')
  const { code, find, text } = await examine({ ...env, SECRET_KEY: key })
  expect([code, find('key')]).toEqual([2, expect.stringContaining('another key than that of SECRET_KEY')])
  expect(text).not.toContain(key)
})

async function startSmtp({ encrypts = true } = {}) {
  const commands: string[] = []
  const refused = { sender: false }
  const server = new SMTPServer({
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
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  const urlOf = (password: string) =>
    `smtp://hotel:${encodeURIComponent(password)}@127.0.0.1:${port}?tls.rejectUnauthorized=false`
  return { commands, refused, urlOf, port }
}

test('the mail server is asked for TLS, the login and the sender, and gets no mail', async () => {
  const smtp = await startSmtp()
  const { env } = await givenService()
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
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  const { env } = await givenService()
  const { find } = await examine({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@benvenuto.example' })
  expect(find('mail')).toBe('ok    mail         127.0.0.1 accepts the sender, without TLS in the own network')
})

test('a server that stays silent fails at the time limit, and the other checks go on', async () => {
  const port = await listen(createTcpServer(() => undefined))
  const { env } = await givenService()
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@benvenuto.example' }
  const { code, find } = await examine({ ...env, ...settings }, 1_500)
  expect([code, find('mail')]).toEqual([2, expect.stringContaining('No answer within 1.5 seconds.')])
  expect(find('storage')).toMatch(/^ok/)
})

test('Stripe’s key and webhook endpoint are checked, and nothing is written there', async () => {
  const stripe = await startStripeStandIn()
  const { env } = await givenService()
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
  const { env } = await givenService()
  const machine = { TRANSLATION_URL: url, TRANSLATION_KIND: kind, TRANSLATION_API_KEY: 'translation-key' }
  const { find } = await examine({ ...env, ...machine, TRANSLATION_MODEL: 'interpreter-1' })
  expect(find('translation')).toMatch(expected)
})

test('a wrong key of the translation machine fails', async () => {
  const url = await serve((_request, response) => response.writeHead(403).end())
  const { env } = await givenService()
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
  const { env } = await givenService()
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

test.each([
  [-1 * 3_600, /^FAIL .* 3[56]\d\d seconds ahead of/],
  [60, /^warn .* \d\d seconds behind/],
  [0, /^ok .* agrees/],
])('a clock that differs by %i seconds from the provider’s is noticed', async (seconds, expected) => {
  const url = await serve((_request, response) => {
    response.writeHead(404, { date: new Date(Date.now() + seconds * 1_000).toUTCString() }).end()
  })
  const { env } = await givenService()
  expect((await examine({ ...env, ...stripeEnv(url) })).find('clock')).toMatch(expected)
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
  const server = new SMTPServer({ secure: true })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const config = readConfig({ PUBLIC_ORIGIN: `https://localhost:${port}` })
  const { signal } = new AbortController()
  expect(await checkTls(config, signal)).toMatchObject({ state: 'fail', text: expect.stringContaining('certificate') })
  await new Promise<void>((resolve) => server.close(resolve))
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

test.skipIf(process.platform === 'win32')('data and settings that others may read are noticed', async () => {
  const folder = givenFolder()
  mkdirSync(join(folder, 'media'))
  const envFile = join(folder, 'settings')
  writeFileSync(envFile, '')
  const config = readConfig({ DATA_DIR: folder })
  const statesOf = async () => (await checkPermissions(config, envFile)).map(({ state, text }) => `${state} ${text}`)
  const isRoot = process.getuid?.() === 0
  if (isRoot) expect((await statesOf()).join()).toContain('belongs to root')
  if (isRoot) chownSync(folder, nobody, nobody)
  chmodSync(folder, 0o755)
  chmodSync(envFile, 0o644)
  expect(await statesOf()).toEqual([
    expect.stringMatching(/^warn .* may open .* chmod 700/),
    expect.stringMatching(/^warn .* may read .* chmod 600/),
  ])
  chmodSync(folder, 0o700)
  chmodSync(envFile, 0o600)
  expect(await statesOf()).toEqual([expect.stringMatching(/^ok /)])
})
