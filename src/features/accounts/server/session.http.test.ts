import { expect, test } from 'vitest'
import { day, hour } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { openReadOnly } from '#test/read-only-database.ts'
import { startTestApp } from '#test/test-app.ts'
import { forgetExpired } from './account-jobs.ts'
import { requireAdmin } from './sessions/session-guard.ts'
import { continueSession, maxSessions, openSession } from './sessions/session-service.ts'

test('without a session, or with a forged one, /api/auth/me responds with 401', async () => {
  const { anonymous, browser } = await startTestApp()
  const response = await anonymous.get('/api/auth/me')
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual({ code: 'NOT_AUTHENTICATED', message: 'Please sign in to continue.' })

  const forging = browser()
  forging.cookies.set('session', 'invented')
  expect((await forging.get('/api/auth/me')).statusCode).toBe(401)
})

test('/api/auth/me returns the caller’s own account only and must not be cached', async () => {
  const service = await startTestApp()
  const { account, as } = await givenHost(service)
  const other = await givenHost(service)
  const response = await as.get('/api/auth/me')
  expect(response.json().id).toBe(account.id)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).not.toContain('argon2')
  expect((await other.as.get('/api/auth/me')).json().id).toBe(other.account.id)
})

test('an account has at most fifty sessions: a new one ends the least recently used', async () => {
  const service = await startTestApp()
  const { account, as: first } = await givenHost(service)
  const { as: other } = await givenHost(service)
  const second = service.browser()
  for (let count = 1; count < maxSessions; count += 1) {
    service.clock.advance(1)
    second.cookies.set('session', await openSession(service.context.db, account.id, service.clock.now()))
  }
  service.clock.advance(2 * hour)
  expect((await first.get('/api/auth/me')).statusCode).toBe(200)

  for (let count = 1; count < maxSessions; count += 1)
    await openSession(service.context.db, account.id, service.clock.now())

  expect((await first.get('/api/auth/me')).statusCode).toBe(200)
  expect((await second.get('/api/auth/me')).statusCode).toBe(401)
  expect((await other.get('/api/auth/me')).statusCode).toBe(200)
  expect(await service.context.db.selectFrom('sessions').selectAll().execute()).toHaveLength(maxSessions + 1)
})

test('a trial is reported as expired after its end', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  service.clock.advance(14 * day)
  expect((await as.get('/api/auth/me')).json()).toMatchObject({
    planStatus: 'expired',
    trialDaysLeft: null,
    canCreateBooks: false,
  })
})

test('a session expires thirty days after its last use', async () => {
  const service = await startTestApp()
  const used = await givenHost(service)
  const unused = await givenHost(service)
  service.clock.advance(29 * day)
  expect((await used.as.get('/api/auth/me')).statusCode).toBe(200)

  service.clock.advance(day)
  expect((await unused.as.get('/api/auth/me')).statusCode).toBe(401)
  expect((await used.as.get('/api/auth/me')).statusCode).toBe(200)

  service.clock.advance(30 * day)
  expect((await used.as.get('/api/auth/me')).statusCode).toBe(401)
})

test('a session is used without being extended while the database refuses writes', async () => {
  const service = await startTestApp()
  const { context, clock } = service
  const { account } = await givenHost(service)
  const token = await openSession(context.db, account.id, clock.now())
  clock.advance(2 * hour)
  const readOnly = { ...context, db: await openReadOnly(context.config.databaseUrl) }
  expect(await continueSession(readOnly, token)).toMatchObject({ account: { id: account.id }, extended: false })
  expect(await continueSession(context, token)).toMatchObject({ extended: true })
})

test('a session is extended at most once an hour, and its cookies with it', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  service.clock.advance(hour - 1)
  expect((await as.get('/api/auth/me')).cookies).toEqual([])

  service.clock.advance(1)
  const renewed = await as.get('/api/auth/me')
  expect(renewed.cookies).toMatchObject([
    { name: 'session', value: as.cookies.get('session'), maxAge: 2_592_000, httpOnly: true, sameSite: 'Lax' },
    { name: 'device', path: '/api/auth', maxAge: 31_536_000, httpOnly: true, sameSite: 'Lax' },
  ])
  expect((await as.get('/api/auth/me')).cookies).toEqual([])
})

test('logging out ends the session on this device only, and its token stays invalid', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const other = await givenHost(service)
  const token = as.cookies.get('session') ?? ''
  service.clock.advance(2 * hour)

  const response = await as.post('/api/auth/logout')

  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ signedOut: true })
  expect(as.cookies.has('session')).toBe(false)
  as.cookies.set('session', token)
  expect((await as.get('/api/auth/me')).statusCode).toBe(401)
  expect((await other.as.get('/api/auth/me')).statusCode).toBe(200)
})

test('logging out without a session succeeds, and a foreign origin cannot log a host out', async () => {
  const service = await startTestApp()
  expect((await service.anonymous.post('/api/auth/logout')).statusCode).toBe(200)

  const { as } = await givenHost(service)
  const response = await as.post('/api/auth/logout', undefined, { origin: 'https://evil.example' })
  expect(response.statusCode).toBe(403)
  expect((await as.get('/api/auth/me')).statusCode).toBe(200)
})

test('responses are in the account’s language, not in the browser’s', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const other = await givenHost(service)

  const changed = await as.patch('/api/account', { language: 'de' })
  expect(changed.statusCode).toBe(200)
  expect(changed.json().language).toBe('de')

  const refused = await as.patch('/api/account', { language: 'xx' }, { 'accept-language': 'fr' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().message).toBe('Bitte prüfen Sie Ihre Angaben.')
  expect((await other.as.get('/api/auth/me')).json().language).toBe('en')
})

test('an anonymous caller cannot change an account', async () => {
  const { anonymous } = await startTestApp()
  expect((await anonymous.patch('/api/account', { language: 'de' })).statusCode).toBe(401)
})

test('operators’ routes respond with NOT_FOUND to everybody else', async () => {
  const service = await startTestApp()
  const host = await givenHost(service)
  const admin = await givenHost(service, { role: 'admin' })
  const requestOf = (cookies: Record<string, string | undefined>) =>
    ({ cookies, account: undefined, accountLanguage: null, renewedSession: null }) as unknown as Parameters<
      typeof requireAdmin
    >[1]

  await expect(requireAdmin(service.context, requestOf({}))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    requireAdmin(service.context, requestOf({ session: host.as.cookies.get('session') })),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await requireAdmin(service.context, requestOf({ session: admin.as.cookies.get('session') }))).toEqual(
    admin.account,
  )
})

test('expired sessions and captchas are deleted, others stay', async () => {
  const service = await startTestApp()
  await givenHost(service)
  await service.anonymous.get('/api/captcha')
  service.clock.advance(30 * day)
  const { as } = await givenHost(service)
  await service.anonymous.get('/api/captcha')

  await forgetExpired.run(service.context)

  expect(await service.context.db.selectFrom('sessions').select('token_hash').execute()).toHaveLength(1)
  expect(await service.context.db.selectFrom('captchas').select('id').execute()).toHaveLength(1)
  expect((await as.get('/api/auth/me')).statusCode).toBe(200)
})
