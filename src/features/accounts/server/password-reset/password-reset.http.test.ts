import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/clock.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp, testOrigin } from '#test/test-app.ts'

async function startWithReceiver(env: Record<string, string> = {}) {
  const receiver = await startMailReceiver()
  const service = await startTestApp({ env: { SMTP_URL: receiver.url, ...env } })
  const tokens = () =>
    receiver.received.map(
      ({ mail }) => /\/reset-password\?token=([A-Za-z0-9_-]+)/.exec(mail.text ?? '')?.[1] ?? 'no token in the mail',
    )
  const ask = (email: string) => service.anonymous.post('/api/auth/forgot-password', { email })
  const reset = (token: string | undefined, password = 'a new one') =>
    service.anonymous.post('/api/auth/reset-password', { token, password })
  /** Requests a reset mail and returns the token from it. */
  const mailedToken = async (email: string) => {
    expect((await ask(email)).statusCode).toBe(202)
    await sendDueMails(service.context)
    return tokens().at(-1)
  }
  return { ...service, receiver, tokens, ask, reset, mailedToken }
}

test('a mailed link sets a new password and ends all sessions', async () => {
  const service = await startWithReceiver()
  const { account, as } = await givenHost(service, { language: 'es' })
  const token = await service.mailedToken(account.email.toUpperCase())
  const [received] = service.receiver.received
  expect(received).toMatchObject({ to: [account.email], mail: { subject: 'Elige una contraseña nueva' } })
  expect(received?.mail.html).toContain(`${testOrigin}/reset-password?token=${token}`)

  const answer = await service.reset(token)

  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  expect((await as.get('/api/auth/me')).statusCode).toBe(401)
  const signIn = (password: string) => service.anonymous.post('/api/auth/login', { email: account.email, password })
  expect((await signIn(givenPassword)).statusCode).toBe(401)
  expect((await signIn('a new one')).statusCode).toBe(200)
})

test('a concurrent sign-in with the old password leaves no session after a reset', async () => {
  const service = await startWithReceiver()
  const { account } = await givenHost(service)
  const token = await service.mailedToken(account.email)
  const callers = Array.from({ length: 4 }, () => service.browser())
  const [answer, ...signIns] = await Promise.all([
    service.reset(token),
    ...callers.map((caller) => caller.post('/api/auth/login', { email: account.email, password: givenPassword })),
  ])
  expect(answer.statusCode).toBe(200)
  for (const { statusCode } of signIns) expect([200, 401]).toContain(statusCode)
  expect(await service.context.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})

test('a password reset by mailed link confirms the address', async () => {
  const service = await startWithReceiver()
  const { account } = await givenHost(service, { name: 'Marker Conti', emailConfirmedAt: null })
  const token = await service.mailedToken(account.email)
  expect(service.receiver.received[0]?.source).not.toContain('Marker')

  await service.reset(token)

  const signedIn = await service.anonymous.post('/api/auth/login', { email: account.email, password: 'a new one' })
  expect(signedIn.json().host).toMatchObject({ emailConfirmed: true })
})

test('the database does not contain the secret of a link', async () => {
  const service = await startWithReceiver()
  const { account } = await givenHost(service)
  const token = await service.mailedToken(account.email)

  const rows = [
    await service.context.db.selectFrom('mails').selectAll().execute(),
    await service.context.db.selectFrom('password_resets').selectAll().execute(),
  ]
  expect(rows.map((table) => table.length)).toEqual([1, 1])
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a link works once and invalidates the other links', async () => {
  const service = await startWithReceiver()
  const { account } = await givenHost(service)
  const first = await service.mailedToken(account.email)
  const second = await service.mailedToken(account.email)
  expect(first).not.toBe(second)

  expect((await service.reset(second)).statusCode).toBe(200)
  for (const token of [second, first]) {
    const answer = await service.reset(token)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'RESET_LINK_INVALID'])
  }
})

test('of two concurrent uses of a link one succeeds', async () => {
  const service = await startWithReceiver()
  const { account } = await givenHost(service)
  const token = await service.mailedToken(account.email)
  const answers = await Promise.all([service.reset(token, 'one'), service.reset(token, 'two')])

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
})

test('a link expires one hour after the request', async () => {
  const service = await startWithReceiver()
  const { account } = await givenHost(service)
  const token = await service.mailedToken(account.email)
  service.clock.advance(hour)
  expect((await service.reset(token)).json()).toMatchObject({ code: 'RESET_LINK_INVALID' })

  await service.ask(account.email)
  service.clock.advance(hour)
  await sendDueMails(service.context)
  expect(service.tokens()).toHaveLength(1)
})

test('an address without an account gets the same response and no mail, and is not stored', async () => {
  const service = await startWithReceiver()
  const { account } = await givenHost(service)
  const known = await service.ask(account.email)
  const unknown = await service.ask('nobody@example.com')

  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  expect([known.statusCode, known.body]).toEqual([202, '{}'])
  await sendDueMails(service.context)
  expect(service.receiver.received.map(({ to }) => to)).toEqual([[account.email]])
  const kept = await service.context.db.selectFrom('mails').select(['recipient', 'account_id']).execute()
  expect(kept).toEqual([{ recipient: account.email, account_id: account.id }])
})

test('requests for known and unknown addresses are limited alike, until the window ends', async () => {
  const service = await startWithReceiver()
  const { account } = await givenHost(service)
  for (const email of [account.email, 'nobody@example.com']) {
    for (let count = 0; count < service.context.config.limits.resetPerAccount; count += 1) {
      expect((await service.ask(email)).statusCode).toBe(202)
    }
    const refused = await service.ask(email)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  }
  service.clock.advance(15 * minute)
  expect((await service.ask(account.email)).statusCode).toBe(202)
})

test('invalid links are limited, and a valid link still works', async () => {
  const service = await startWithReceiver()
  const { account } = await givenHost(service)
  const token = await service.mailedToken(account.email)
  for (let count = 0; count < service.context.config.limits.resetPerAddress; count += 1) {
    expect((await service.reset(`guess ${count}`)).statusCode).toBe(400)
  }
  expect((await service.reset('one more')).statusCode).toBe(429)
  expect((await service.reset(token)).statusCode).toBe(200)
})

test('a password reset makes the browser a known device, which failures of others do not block', async () => {
  const service = await startWithReceiver({ LIMIT_LOGIN_PER_ACCOUNT: '2' })
  const { account } = await givenHost(service)
  const token = await service.mailedToken(account.email)
  const signIn = (password: string) => service.anonymous.post('/api/auth/login', { email: account.email, password })
  for (let guess = 0; guess < 2; guess += 1) await signIn('wrong')
  expect((await signIn(givenPassword)).statusCode).toBe(429)

  expect((await service.reset(token)).statusCode).toBe(200)
  expect((await signIn('a new one')).statusCode).toBe(200)
})

test('requests from other networks neither block a host’s own request nor fill her mailbox', async () => {
  const service = await startWithReceiver({ TRUST_PROXY: 'true' })
  const { account } = await givenHost(service)
  const askFrom = (address: string) =>
    service.anonymous.post('/api/auth/forgot-password', { email: account.email }, { 'x-forwarded-for': address })
  const strangers = Array.from({ length: 20 }, (_, index) => `203.0.113.${index}`)
  for (const address of strangers) expect((await askFrom(address)).statusCode).toBe(202)
  service.clock.advance(10 * minute)

  expect((await askFrom('198.51.100.1')).statusCode).toBe(202)
  await sendDueMails(service.context)
  expect(service.tokens()).toHaveLength(service.context.config.limits.resetPerAccount)
  expect((await service.reset(service.tokens().at(-1))).statusCode).toBe(200)
})

test('concurrent requests send no more mails than the limit allows', async () => {
  const service = await startWithReceiver({ TRUST_PROXY: 'true' })
  const { account } = await givenHost(service)
  const askFrom = (address: string) =>
    service.anonymous.post('/api/auth/forgot-password', { email: account.email }, { 'x-forwarded-for': address })
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => askFrom(`203.0.113.${index}`)))

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]))
  const mails = await service.context.db.selectFrom('mails').select('id').execute()
  expect(mails).toHaveLength(service.context.config.limits.resetPerAccount)
})

test('the number of links per day to an unconfirmed mailbox is limited across callers and accounts', async () => {
  const service = await startWithReceiver({ LIMIT_UNCONFIRMED_RESETS_PER_MAILBOX: '2' })
  for (const email of ['giulia@example.com', 'giulia+1@example.com']) {
    await givenHost(service, { email, emailConfirmedAt: null })
  }
  const askForBoth = async () => {
    const answers = [await service.ask('giulia@example.com'), await service.ask('giulia+1@example.com')]
    await sendDueMails(service.context)
    return answers.map(({ statusCode, body }) => [statusCode, body])
  }
  const accepted = [202, '{}']
  for (let round = 0; round < 3; round += 1) {
    expect(await askForBoth()).toEqual([accepted, accepted])
    service.clock.advance(hour)
  }
  expect(service.tokens()).toHaveLength(2)
  const kept = await service.context.db.selectFrom('mails').select('state').execute()
  expect(kept).toEqual([{ state: 'sent' }, { state: 'sent' }])

  service.clock.advance(day - 3 * hour)
  await askForBoth()
  expect(service.tokens()).toHaveLength(4)
})

test('links to a confirmed address do not count towards the limit of unconfirmed mailboxes', async () => {
  const service = await startWithReceiver({ LIMIT_UNCONFIRMED_RESETS_PER_MAILBOX: '1' })
  const confirmed = await givenHost(service)
  for (const count of [1, 2]) {
    await service.mailedToken(confirmed.account.email)
    expect(service.tokens()).toHaveLength(count)
  }
  const { account } = await givenHost(service, { emailConfirmedAt: null })
  const token = await service.mailedToken(account.email)
  expect(service.tokens()).toHaveLength(3)

  // The link confirms the address. Then the limit no longer applies.
  expect((await service.reset(token)).statusCode).toBe(200)
  await service.mailedToken(account.email)
  expect(service.tokens()).toHaveLength(4)
})

test('invalid input is reported per field, in the language of the caller', async () => {
  const service = await startWithReceiver()
  const german = { 'accept-language': 'de' }
  const asked = await service.anonymous.post('/api/auth/forgot-password', { email: 'no address' }, german)
  expect([asked.statusCode, Object.keys(asked.json().fields)]).toEqual([400, ['email']])

  const { account } = await givenHost(service)
  const token = await service.mailedToken(account.email)
  expect((await service.reset(token, '')).json().fields).toHaveProperty('password')
  const dead = await service.anonymous.post('/api/auth/reset-password', { token: 'x', password: 'y' }, german)
  expect(dead.json().message).toBe('Dieser Link ist nicht mehr gültig. Fordern Sie einen neuen an.')
})
