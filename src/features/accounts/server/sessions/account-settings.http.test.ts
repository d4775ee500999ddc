import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/clock.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { type Caller, startTestApp, testOrigin } from '#test/test-app.ts'
import { sessionCookie } from '../../shared/account.ts'
import { openSession } from './session-service.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1'

async function startWithReceiver() {
  const receiver = await startMailReceiver()
  const service = await startTestApp({ env: { SMTP_URL: receiver.url } })
  const lastToken = () => {
    const texts = receiver.received.map(({ mail }) => /\/confirm-email\?token=([\w-]+)/.exec(mail.text ?? '')?.[1])
    return texts.findLast((token) => token !== undefined)
  }
  const confirm = (token: string | undefined) =>
    service.anonymous.post('/api/account/email-confirmation', { token: token ?? 'no mail' })
  return { ...service, receiver, lastToken, confirm }
}

test.each([
  ['get', '/api/account', undefined],
  ['patch', '/api/account', { name: 'Eve' }],
  ['put', '/api/account/password', { currentPassword: 'a', password: 'b' }],
  ['put', '/api/account/email', { email: 'eve@example.com', currentPassword: 'a' }],
  ['delete', '/api/account/email', undefined],
  ['get', '/api/account/sessions', undefined],
  ['delete', '/api/account/sessions', undefined],
  ['delete', '/api/account/sessions/some', undefined],
] as const)('an anonymous caller is refused: %s %s', async (method, path, body) => {
  const { anonymous } = await startTestApp()
  const answer = await (method === 'get' || method === 'delete'
    ? anonymous[method](path)
    : anonymous[method](path, body))
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'NOT_AUTHENTICATED'])
})

test('a host changes her name, her language and her choice of tips independently', async () => {
  const service = await startTestApp()
  const { as, account } = await givenHost(service)
  expect((await as.get('/api/account')).json()).toEqual({
    name: 'Giulia Conti',
    email: account.email,
    language: 'en',
    wantsTips: true,
    pendingEmail: null,
  })

  expect((await as.patch('/api/account', { name: '  Giulia Ferrante ' })).json()).toMatchObject({
    name: 'Giulia Ferrante',
    language: 'en',
  })
  expect((await as.patch('/api/account', { wantsTips: false })).statusCode).toBe(200)
  expect((await as.patch('/api/account', { language: 'fr' })).json().language).toBe('fr')

  expect((await as.get('/api/account')).json()).toMatchObject({
    name: 'Giulia Ferrante',
    language: 'fr',
    wantsTips: false,
  })
  await as.patch('/api/account', { wantsTips: true })
  expect((await as.get('/api/account')).json().wantsTips).toBe(true)
})

test.each([
  [{ name: ' ' }, ['name']],
  [{ name: 'x'.repeat(201) }, ['name']],
  [{ language: 'nl' }, ['language']],
  [{ wantsTips: 'yes' }, ['wantsTips']],
])('invalid fields are reported: %j', async (change, fields) => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const answer = await as.patch('/api/account', change)
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, fields])
})

test('an empty change is refused', async () => {
  const { as } = await givenHost(await startTestApp())
  expect((await as.patch('/api/account', {})).statusCode).toBe(400)
})

test('changing the password needs the old password and ends all other sessions', async () => {
  const service = await startTestApp()
  const { as, account } = await givenHost(service)
  const other = service.browser()
  const signIn = (password: string) => other.post('/api/auth/login', { email: account.email, password })
  expect((await signIn(givenPassword)).statusCode).toBe(200)

  const wrong = await as.put('/api/account/password', { currentPassword: 'a guess', password: 'new one' })
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'CURRENT_PASSWORD_WRONG'])
  expect(wrong.json().fields).toHaveProperty('currentPassword')
  expect((await other.get('/api/auth/me')).statusCode).toBe(200)

  const answer = await as.put('/api/account/password', { currentPassword: givenPassword, password: 'new one' })
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  expect((await as.get('/api/auth/me')).statusCode).toBe(200)
  expect((await other.get('/api/auth/me')).statusCode).toBe(401)
  expect((await signIn(givenPassword)).statusCode).toBe(401)
  expect((await signIn('new one')).statusCode).toBe(200)
})

test('password checks are limited per session, so a stolen session does not block the host’s own', async () => {
  const service = await startTestApp()
  const { account, as } = await givenHost(service)
  const thief = service.browser()
  thief.cookies.set(sessionCookie, await openSession(service.context.db, account.id, service.clock.now()))
  const change = (caller: Caller, currentPassword: string) =>
    caller.put('/api/account/password', { currentPassword, password: 'mine now' })
  for (let count = 0; count < service.context.config.limits.loginPerAccount; count += 1) {
    expect((await change(thief, 'a guess')).statusCode).toBe(400)
  }
  expect((await change(thief, givenPassword)).statusCode).toBe(429)

  expect((await change(as, givenPassword)).statusCode).toBe(200)
  expect((await thief.get('/api/auth/me')).statusCode).toBe(401)
})

test('a new address takes effect when its link is used, and the old address is notified', async () => {
  const service = await startWithReceiver()
  const { as, account } = await givenHost(service, { language: 'it' })
  const email = 'Nuova@example.com'
  const asked = await as.put('/api/account/email', { email, currentPassword: givenPassword })
  expect([asked.statusCode, asked.json()]).toEqual([202, {}])
  expect((await as.get('/api/account')).json()).toMatchObject({ email: account.email, pendingEmail: { email } })

  await sendDueMails(service.context)
  expect(service.receiver.received).toMatchObject([
    { to: [email], mail: { subject: 'Conferma il tuo nuovo indirizzo email' } },
  ])
  const token = service.lastToken()
  expect(service.receiver.received[0]?.mail.html).toContain(`${testOrigin}/confirm-email?token=${token}`)
  const stored = [
    await service.context.db.selectFrom('mails').selectAll().execute(),
    await service.context.db.selectFrom('email_changes').selectAll().execute(),
  ]
  expect(JSON.stringify(stored)).not.toContain(token)

  expect((await service.confirm(token)).statusCode).toBe(200)
  expect((await as.get('/api/account')).json()).toMatchObject({ email, pendingEmail: null })
  await sendDueMails(service.context)
  expect(service.receiver.received[1]).toMatchObject({
    to: [account.email],
    mail: { subject: 'Il tuo indirizzo email è cambiato' },
  })
  const signIn = (address: string) =>
    service.anonymous.post('/api/auth/login', { email: address, password: givenPassword })
  expect((await signIn('nuova@EXAMPLE.com')).statusCode).toBe(200)
  expect((await signIn(account.email)).statusCode).toBe(401)

  const again = await service.confirm(token)
  expect([again.statusCode, again.json().code]).toEqual([400, 'EMAIL_LINK_INVALID'])
})

test('an address that has an account gets the same response and no mail', async () => {
  const service = await startWithReceiver()
  const { account: other } = await givenHost(service)
  const { as, account } = await givenHost(service)
  const ask = (email: string) => as.put('/api/account/email', { email, currentPassword: givenPassword })

  const free = await ask('free@example.com')
  const taken = await ask(other.email.toUpperCase())

  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
  await sendDueMails(service.context)
  expect(service.receiver.received).toEqual([])
  expect((await as.get('/api/account')).json().email).toBe(account.email)
})

test('an address that another account took after the mail was sent is refused', async () => {
  const service = await startWithReceiver()
  const { as, account } = await givenHost(service)
  await as.put('/api/account/email', { email: 'wanted@example.com', currentPassword: givenPassword })
  await sendDueMails(service.context)
  await givenHost(service, { email: 'wanted@example.com' })

  expect((await service.confirm(service.lastToken())).json()).toMatchObject({ code: 'EMAIL_LINK_INVALID' })
  expect((await as.get('/api/account')).json().email).toBe(account.email)
})

test('a link to a new address expires after one hour, and only the latest request is valid', async () => {
  const service = await startWithReceiver()
  const { as } = await givenHost(service)
  const ask = (email: string) => as.put('/api/account/email', { email, currentPassword: givenPassword })
  const mailedToken = async (email: string) => {
    expect((await ask(email)).statusCode).toBe(202)
    await sendDueMails(service.context)
    return service.lastToken()
  }
  const first = await mailedToken('first@example.com')
  const second = await mailedToken('second@example.com')
  expect((await service.confirm(first)).statusCode).toBe(400)
  service.clock.advance(hour)
  expect((await service.confirm(second)).statusCode).toBe(400)
  expect((await as.get('/api/account')).json().pendingEmail).toBeNull()

  const third = await mailedToken('third@example.com')
  expect((await as.delete('/api/account/email')).statusCode).toBe(200)
  expect((await service.confirm(third)).statusCode).toBe(400)
})

test('invalid links are limited, and a valid link still works', async () => {
  const service = await startWithReceiver()
  const { as } = await givenHost(service)
  await as.put('/api/account/email', { email: 'new@example.com', currentPassword: givenPassword })
  await sendDueMails(service.context)
  for (let count = 0; count < service.context.config.limits.resetPerAddress; count += 1) {
    expect((await service.confirm(`guess ${count}`)).statusCode).toBe(400)
  }
  expect((await service.confirm('one more')).statusCode).toBe(429)
  expect((await service.confirm(service.lastToken())).statusCode).toBe(200)
})

test('of two concurrent uses of a link one succeeds', async () => {
  const service = await startWithReceiver()
  const { as } = await givenHost(service)
  await as.put('/api/account/email', { email: 'new@example.com', currentPassword: givenPassword })
  await sendDueMails(service.context)
  const answers = await Promise.all([service.confirm(service.lastToken()), service.confirm(service.lastToken())])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
})

test('an address change needs the password and a valid address, and is limited', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const ask = (email: string, currentPassword: string = givenPassword) =>
    as.put('/api/account/email', { email, currentPassword })
  expect(Object.keys((await ask('no address')).json().fields)).toEqual(['email'])
  expect((await ask('new@example.com', 'a guess')).json().code).toBe('CURRENT_PASSWORD_WRONG')
  for (let count = 0; count < service.context.config.limits.emailChangesPerAccount; count += 1) {
    expect((await ask('new@example.com')).statusCode).toBe(202)
  }
  expect((await ask('new@example.com')).statusCode).toBe(429)
  service.clock.advance(day - 1)
  expect((await ask('new@example.com')).statusCode).toBe(429)
  service.clock.advance(1)
  expect((await ask('new@example.com')).statusCode).toBe(202)
})

test('a new password cancels an address change that was requested with the old one', async () => {
  const service = await startWithReceiver()
  const { as } = await givenHost(service)
  await as.put('/api/account/email', { email: 'thief@example.com', currentPassword: givenPassword })
  await sendDueMails(service.context)
  await as.put('/api/account/password', { currentPassword: givenPassword, password: 'new one' })
  expect((await service.confirm(service.lastToken())).statusCode).toBe(400)
})

test('a host lists her sessions and ends one of them or all others', async () => {
  const service = await startTestApp()
  const { as, account } = await givenHost(service)
  const login = async (userAgent: string) => {
    service.clock.advance(minute)
    const browser = service.browser()
    await browser.post(
      '/api/auth/login',
      { email: account.email, password: givenPassword },
      { 'user-agent': userAgent },
    )
    return browser
  }
  const phone = await login(iphone)
  const desktop = await login('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36')

  const { sessions } = (await phone.get('/api/account/sessions')).json()
  expect(sessions).toMatchObject([
    { browser: 'chrome', system: 'windows', isCurrent: false },
    { browser: 'safari', system: 'iphone', isCurrent: true },
    { browser: null, system: null, isCurrent: false },
  ])
  expect(Object.keys(sessions[0]).toSorted()).toEqual([
    'browser',
    'createdAt',
    'id',
    'isCurrent',
    'lastSeenAt',
    'system',
  ])

  expect((await phone.delete(`/api/account/sessions/${sessions[0].id}`)).statusCode).toBe(200)
  expect((await desktop.get('/api/auth/me')).statusCode).toBe(401)
  expect((await as.get('/api/auth/me')).statusCode).toBe(200)
  expect((await phone.delete(`/api/account/sessions/${sessions[0].id}`)).statusCode).toBe(404)

  expect((await phone.delete('/api/account/sessions')).statusCode).toBe(200)
  expect((await as.get('/api/auth/me')).statusCode).toBe(401)
  expect((await phone.get('/api/account/sessions')).json().sessions).toHaveLength(1)
})

test('a host can neither see nor end the sessions of another account', async () => {
  const service = await startTestApp()
  const { as: victim } = await givenHost(service)
  const { as: eve } = await givenHost(service)
  const { sessions } = (await victim.get('/api/account/sessions')).json()

  expect((await eve.get('/api/account/sessions')).body).not.toContain(sessions[0].id)
  expect((await eve.delete(`/api/account/sessions/${sessions[0].id}`)).statusCode).toBe(404)
  expect((await eve.delete('/api/account/sessions')).statusCode).toBe(200)
  expect((await victim.get('/api/auth/me')).statusCode).toBe(200)
})
