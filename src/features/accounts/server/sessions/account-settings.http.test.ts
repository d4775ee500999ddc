import { expect, test } from 'vitest'
import { minute } from '#platform/clock.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'
import { sessionCookie } from '../../shared/account.ts'
import { openSession } from './session-service.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1'
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
