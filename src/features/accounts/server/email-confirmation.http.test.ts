import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { day, hour } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp, testOrigin } from '#test/test-app.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { migrations } from '../../../../migrations/index.ts'
import { forgetExpired } from './account-jobs.ts'
import { findAccount } from './account-queries.ts'

async function startWithReceiver(env: Record<string, string> = {}) {
  const receiver = await startMailReceiver()
  const service = await startTestApp({ env: { SMTP_URL: receiver.url, ...env } })
  const tokens = () =>
    receiver.received.flatMap(({ mail }) => /\/confirm-address\?token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? [])
  const confirm = (token: string | undefined) => service.anonymous.post('/api/account/confirmation', { token })
  /** Registers a visitor and sends her welcome mail. */
  const register = async (name = 'Marker Conti', email = 'giulia@example.com') => {
    const as = service.browser()
    await as.get('/api/captcha')
    const answer = await as.post('/api/auth/register', { name, email, password: givenPassword, captcha: 'right' })
    expect(answer.statusCode).toBe(201)
    await sendDueMails(service.context)
    return { as, token: tokens().at(-1) ?? 'no link in the mail' }
  }
  const sources = () => receiver.received.map(({ source }) => source).join('\n')
  return { ...service, receiver, tokens, confirm, register, sources }
}

const isConfirmed = async (as: Awaited<ReturnType<typeof givenHost>>['as']) =>
  (await as.get('/api/auth/me')).json().emailConfirmed

test('the link in the welcome mail confirms the address on any device', async () => {
  const service = await startWithReceiver()
  const { as, token } = await service.register()
  expect(service.receiver.received[0]?.mail.subject).toBe('Welcome to Benvenuto: please confirm your email')
  expect(token).toHaveLength(43)
  expect(await isConfirmed(as)).toBe(false)

  const answer = await service.confirm(token)

  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  expect(await isConfirmed(as)).toBe(true)
})

test('a GET request to the link does not confirm the address', async () => {
  const service = await startWithReceiver()
  const { as, token } = await service.register()
  for (const path of ['/confirm-address', '/api/account/confirmation']) {
    await service.anonymous.get(`${path}?token=${token}`)
  }
  expect(await isConfirmed(as)).toBe(false)
})

test('a second click on the link succeeds', async () => {
  const service = await startWithReceiver()
  const { as, token } = await service.register()
  const answers = await Promise.all([service.confirm(token), service.confirm(token)])
  service.clock.advance(day)
  answers.push(await service.confirm(token))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const { id } = (await as.get('/api/auth/me')).json()
  const account = await findAccount(service.context.db, { accountId: id })
  expect(account?.emailConfirmedAt).toBe(service.clock.now() - day)
})

test('the database does not contain the secret of the confirmation link', async () => {
  const service = await startWithReceiver()
  const { token } = await service.register()
  const rows = [
    await service.context.db.selectFrom('mails').selectAll().execute(),
    await service.context.db.selectFrom('email_confirmations').selectAll().execute(),
  ]
  expect(rows.map((table) => table.length)).toEqual([1, 1])
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('mails contain text written by the host only after she has confirmed her address', async () => {
  const service = await startWithReceiver()
  const { as, token } = await service.register('Marker won at www.marker.example')
  await as.post('/api/select-plan', { plan: 'basic' })
  await as.patch('/api/account', { name: 'Marker' })
  const book = {
    hostName: 'Marker',
    propertyName: 'Marker wins, visit http://marker.example',
    welcomeMessage: 'Marker',
  }
  const { id } = await givenBook(as, book)
  for (let count = 1; count < 5; count += 1) await givenBook(as, book)
  await service.anonymous.post('/api/auth/forgot-password', { email: 'giulia@example.com' })
  await sendDueMails(service.context)

  expect(service.receiver.received.map(({ mail }) => mail.subject)).toEqual([
    'Welcome to Benvenuto: please confirm your email',
    expect.any(String),
    expect.any(String),
    expect.any(String),
  ])
  expect(service.sources()).toContain('Your first welcome book is online')
  for (const { mail } of service.receiver.received) {
    expect(`${mail.subject} ${mail.html} ${mail.text}`).not.toMatch(/marker/i)
    // The page of the book contains the text too.
    expect(mail.text).not.toContain(id)
  }

  await service.confirm(token)
  await service.anonymous.post('/api/auth/forgot-password', { email: 'giulia@example.com' })
  await sendDueMails(service.context)
  expect(service.receiver.received.at(-1)?.mail.text).toContain('Hello Marker,')
})

test('a mail to an unconfirmed new address contains no text written by the host', async () => {
  const service = await startWithReceiver()
  const { as } = await givenHost(service, { name: 'Marker' })
  await as.put('/api/account/email', { email: 'stranger@example.com', currentPassword: givenPassword })
  await sendDueMails(service.context)

  expect(service.receiver.received).toMatchObject([{ to: ['stranger@example.com'] }])
  expect(service.sources()).not.toMatch(/marker/i)
})

test('a link expires after a week, and the host can request another', async () => {
  const service = await startWithReceiver()
  const { as, token } = await service.register()
  service.clock.advance(7 * day)
  const late = await service.confirm(token)
  expect([late.statusCode, late.json().code]).toEqual([400, 'EMAIL_LINK_INVALID'])

  const asked = await as.post('/api/account/confirmation-mail')
  expect([asked.statusCode, asked.json()]).toEqual([202, {}])
  await sendDueMails(service.context)
  expect(service.receiver.received.map(({ to }) => to)).toEqual([['giulia@example.com'], ['giulia@example.com']])
  expect((await service.confirm(service.tokens()[1])).statusCode).toBe(200)
  expect(await isConfirmed(as)).toBe(true)

  await runJob(service.context, forgetExpired)
  expect(await service.context.db.selectFrom('email_confirmations').selectAll().execute()).toHaveLength(1)
})

test('a valid link works although its network has reached the limit of invalid attempts', async () => {
  const service = await startWithReceiver({ LIMIT_RESET_PER_ADDRESS: '1' })
  const { as, token } = await service.register()
  expect((await service.confirm('a guess')).statusCode).toBe(400)
  expect((await service.confirm('a guess')).statusCode).toBe(429)
  expect((await service.confirm(token)).statusCode).toBe(200)
  expect(await isConfirmed(as)).toBe(true)
})

test('the number of confirmation mails per account and hour is limited', async () => {
  const service = await startWithReceiver({ LIMIT_CONFIRMATION_MAILS_PER_ACCOUNT: '2' })
  const { as } = await service.register()
  const ask = async () => (await as.post('/api/account/confirmation-mail')).statusCode
  expect([await ask(), await ask(), await ask()]).toEqual([202, 202, 429])
  service.clock.advance(hour)
  expect(await ask()).toBe(202)
})

test('a host with a confirmed address receives no further link', async () => {
  const service = await startWithReceiver()
  const { as, token } = await service.register()
  await as.post('/api/account/confirmation-mail')
  await service.confirm(token)
  await sendDueMails(service.context)
  expect((await as.post('/api/account/confirmation-mail')).statusCode).toBe(202)
  await sendDueMails(service.context)

  expect(service.receiver.received).toHaveLength(1)
})

test('an anonymous caller and an unknown token are refused', async () => {
  const service = await startTestApp({ env: { LIMIT_RESET_PER_ADDRESS: '3' } })
  const asked = await service.anonymous.post('/api/account/confirmation-mail')
  expect([asked.statusCode, asked.json().code]).toEqual([401, 'NOT_AUTHENTICATED'])
  const confirm = (body: unknown) => service.anonymous.post('/api/account/confirmation', body)
  expect((await confirm({})).statusCode).toBe(400)
  expect((await confirm({ token: 'x'.repeat(201) })).statusCode).toBe(400)
  for (let guess = 0; guess < 3; guess += 1) {
    expect((await confirm({ token: 'a guess' })).json().code).toBe('EMAIL_LINK_INVALID')
  }
  expect((await confirm({ token: 'a guess' })).statusCode).toBe(429)
})

test('a link confirms neither another account nor a former address', async () => {
  const service = await startWithReceiver()
  const { as: giulia, token } = await service.register()
  const { as: anna } = await service.register('Anna', 'anna@example.com')
  const { id } = (await giulia.get('/api/auth/me')).json()
  await service.context.db
    .updateTable('accounts')
    .set({ email: 'new@example.com', email_normalized: 'new@example.com' })
    .where('id', '=', id)
    .execute()

  expect((await service.confirm(token)).statusCode).toBe(400)
  expect([await isConfirmed(giulia), await isConfirmed(anna)]).toEqual([false, false])
})

test('a change of address confirms the new address', async () => {
  const service = await startWithReceiver()
  const { as } = await service.register()
  await as.put('/api/account/email', { email: 'new@example.com', currentPassword: givenPassword })
  await sendDueMails(service.context)
  const token = /\/confirm-email\?token=([\w-]+)/.exec(service.receiver.received.at(-1)?.mail.text ?? '')?.[1]
  await service.anonymous.post('/api/account/email-confirmation', { token })

  expect((await as.get('/api/auth/me')).json()).toMatchObject({ email: 'new@example.com', emailConfirmed: true })
  await sendDueMails(service.context)
  // The former address was never confirmed.
  expect(service.receiver.received.at(-1)).toMatchObject({ to: ['giulia@example.com'] })
  expect(service.receiver.received.at(-1)?.source).not.toMatch(/marker/i)
})

test('the number of mails to an unconfirmed address per week is limited across all accounts', async () => {
  const service = await startWithReceiver({ LIMIT_UNCONFIRMED_MAILS_PER_ADDRESS: '3' })
  const { clock, context, receiver } = service
  const registerAndLeave = async (email: string) => {
    const { as } = await service.register('Eve', email)
    await as.delete('/api/account', undefined)
    await context.db.deleteFrom('accounts').execute()
  }
  for (const email of ['victim@example.com', 'victim+1@example.com', 'Victim+2@Example.com', 'victim@example.com']) {
    await registerAndLeave(email)
  }
  expect(receiver.received).toHaveLength(3)

  await service.register('Eve', 'victim@example.com')
  const { as: host } = await givenHost(service)
  const wantAddress = () =>
    host.put('/api/account/email', { email: 'victim+3@example.com', currentPassword: givenPassword })
  await wantAddress()
  await sendDueMails(context)
  expect(receiver.received).toHaveLength(3)
  const { state, last_error } = await context.db
    .selectFrom('mails')
    .selectAll()
    .where('template', '=', 'welcome')
    .executeTakeFirstOrThrow()
  expect([state, last_error]).toEqual(['dropped', 'TOO_MANY_UNCONFIRMED'])

  clock.advance(7 * day)
  await wantAddress()
  await sendDueMails(context)
  expect(receiver.received).toHaveLength(4)
})

test('a mail that is retried counts once', async () => {
  const service = await startWithReceiver({ LIMIT_UNCONFIRMED_MAILS_PER_ADDRESS: '1' })
  service.receiver.behaviour.refusal = 451
  await service.register()
  service.clock.advance(hour)
  await sendDueMails(service.context)
  service.receiver.behaviour.refusal = undefined
  service.clock.advance(hour)
  await sendDueMails(service.context)

  expect(service.receiver.received).toHaveLength(1)
})

test('the migration marks the addresses of existing accounts as confirmed', async () => {
  const folder = await startTestApp()
  const database = await createTestDatabase()
  const db = openDatabase(database.url ?? `${folder.context.config.dataDir}/old.db`)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  const before = Object.entries(migrations).filter(([name]) => name < '0020-email-confirmations')
  await migrate(db, Object.fromEntries(before))
  await sql`insert into accounts (id, name, email, email_normalized, password_hash, role, language, plan_status, created_at, updated_at)
    values ('a', 'Giulia', 'g@example.com', 'g@example.com', 'x', 'host', 'en', 'none', 7, 7)`.execute(db)
  await sql`insert into attempts (key, window_start, count) values ('login', 5, 3)`.execute(db)

  await migrate(db, migrations)

  expect(await findAccount(db, { accountId: 'a' })).toMatchObject({ emailConfirmedAt: 7 })
  expect(await db.selectFrom('attempts').select('window_end').execute()).toEqual([{ window_end: 5 + hour }])
})

test('the link points to a page of the app', async () => {
  const service = await startWithReceiver()
  const { token } = await service.register()
  expect(service.receiver.received[0]?.mail.html).toContain(`${testOrigin}/confirm-address?token=${token}`)
  expect((await service.anonymous.get(`/confirm-address?token=${token}`)).statusCode).toBe(200)
})
