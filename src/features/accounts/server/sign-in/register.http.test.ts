import { expect, test } from 'vitest'
import { day, hour } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'

const giulia = { name: 'Giulia Conti', email: 'Giulia@Example.com', password: 'sea', captcha: 'right' }

async function registerWithCaptcha(caller: Caller, registration: Partial<typeof giulia> & { language?: string } = {}) {
  await caller.get('/api/captcha')
  return caller.post('/api/auth/register', { ...giulia, ...registration })
}
test('a new host is signed in right after registering', async () => {
  const { browser } = await startTestApp()
  const caller = browser()

  const response = await registerWithCaptcha(caller)

  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({
    host: {
      id: expect.any(String),
      name: 'Giulia Conti',
      email: 'Giulia@Example.com',
      emailConfirmed: false,
      role: 'host',
      language: 'en',
      plan: null,
      planStatus: 'none',
      trialEndsAt: null,
      trialDaysLeft: null,
      accessUntil: null,
      renewal: 'none',
      canCreateBooks: false,
      bookLimit: 5,
    },
  })
  expect((await caller.get('/api/auth/me')).json()).toEqual(response.json().host)
})

test('the session cookie is HTTP-only and same-site, and secure under https', async () => {
  const http = await startTestApp()
  const overHttp = (await registerWithCaptcha(http.browser())).cookies.find(({ name }) => name === 'session')
  expect(overHttp).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: (30 * day) / 1_000 })
  expect(overHttp?.secure).toBeUndefined()

  const https = await startTestApp({ env: { PUBLIC_ORIGIN: 'https://localhost' } })
  const caller = https.browser()
  await caller.get('/api/captcha')
  const response = await caller.post('/api/auth/register', giulia, { origin: 'https://localhost' })
  expect(response.cookies.find(({ name }) => name === 'session')).toMatchObject({ secure: true })
})

test('neither the password nor the session token is stored', async () => {
  const { browser, context } = await startTestApp()
  const caller = browser()
  await registerWithCaptcha(caller, { password: 'a quiet house by the sea' })

  const { password_hash } = await context.db.selectFrom('accounts').select('password_hash').executeTakeFirstOrThrow()
  const { token_hash } = await context.db.selectFrom('sessions').select('token_hash').executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^\$argon2id\$/)
  expect(token_hash).not.toContain(caller.cookies.get('session'))
})

test('the account gets the language of the form, else of the browser', async () => {
  const { browser } = await startTestApp()
  const chosen = await registerWithCaptcha(browser(), { language: 'fr' })
  expect(chosen.json().host.language).toBe('fr')

  const caller = browser()
  await caller.get('/api/captcha')
  const sent = await caller.post(
    '/api/auth/register',
    { ...giulia, email: 'b@example.com' },
    { 'accept-language': 'de-AT' },
  )
  expect(sent.json().host.language).toBe('de')
})

test('an address has one account, in any spelling', async () => {
  const { browser } = await startTestApp()
  await registerWithCaptcha(browser())

  const response = await registerWithCaptcha(browser(), { email: ' giulia@EXAMPLE.com ' })

  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({ code: 'EMAIL_TAKEN', fields: { email: expect.stringContaining('already') } })
})

test('of concurrent registrations with one address one succeeds', async () => {
  const { browser, context } = await startTestApp()
  const callers = [browser(), browser(), browser()]
  for (const caller of callers) await caller.get('/api/captcha')

  const responses = await Promise.all(callers.map((caller) => caller.post('/api/auth/register', giulia)))

  expect(responses.map((response) => response.statusCode).sort()).toEqual([201, 409, 409])
  expect(await context.db.selectFrom('accounts').select('id').execute()).toHaveLength(1)
})

test('invalid input is reported per field, in the language of the caller', async () => {
  const { anonymous } = await startTestApp()
  const response = await anonymous.post(
    '/api/auth/register',
    { name: ' ', email: 'giulia', password: '', captcha: '' },
    { 'accept-language': 'it' },
  )
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    code: 'INVALID_INPUT',
    message: 'Controlla i dati inseriti.',
    fields: {
      name: 'Inserisci il tuo nome',
      email: 'Inserisci un indirizzo email valido',
      password: 'Inserisci una password',
      captcha: 'Inserisci i caratteri dell’immagine',
    },
  })
})

test('a name with characters that the database cannot store is refused', async () => {
  const { browser } = await startTestApp()
  expect((await registerWithCaptcha(browser(), { name: 'Giulia\0' })).statusCode).toBe(400)
  expect((await registerWithCaptcha(browser(), { name: '\ud800' })).statusCode).toBe(400)
})

test('twelve people of one office register in the same second', async () => {
  const { browser } = await startTestApp()
  const people = Array.from({ length: 12 }, (_, index) => ({ caller: browser(), email: `${index}@example.com` }))
  const responses = await Promise.all(
    people.map(async ({ caller, email }) => {
      await caller.get('/api/captcha')
      return caller.post('/api/auth/register', { ...giulia, email })
    }),
  )
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(201))
})

test('a foreign origin cannot register an account', async () => {
  const { browser } = await startTestApp()
  const caller = browser()
  await caller.get('/api/captcha')
  const response = await caller.post('/api/auth/register', giulia, { origin: 'https://evil.example' })
  expect(response.statusCode).toBe(403)
  expect(response.json().code).toBe('FOREIGN_ORIGIN')
})

test('the number of registrations per network and hour is limited', async () => {
  const { browser, clock } = await startTestApp({ env: { LIMIT_REGISTER_PER_ADDRESS: '2' } })
  await registerWithCaptcha(browser())
  await registerWithCaptcha(browser(), { email: 'b@example.com' })

  const refused = await registerWithCaptcha(browser(), { email: 'c@example.com' })
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('3600')

  clock.advance(hour)
  expect((await registerWithCaptcha(browser(), { email: 'c@example.com' })).statusCode).toBe(201)
})

test('registering while signed in ends the old session', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const replaced = as.cookies.get('session') ?? ''
  await registerWithCaptcha(as)

  const elsewhere = service.browser()
  elsewhere.cookies.set('session', replaced)
  expect((await elsewhere.get('/api/auth/me')).statusCode).toBe(401)
  expect((await as.get('/api/auth/me')).json().email).toBe(giulia.email)
})
