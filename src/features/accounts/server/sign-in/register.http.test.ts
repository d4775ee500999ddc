import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#app.ts'
import { day, hour, minute } from '#platform/clock.ts'
import { developmentAssets } from '#platform/http/assets.ts'
import { createSecret, hashSecret } from '#platform/ids.ts'
import { givenHost } from '#test/given.ts'
import { type Caller, createCaller, startTestApp } from '#test/test-app.ts'
import { captchaLength, hashAnswer } from './captcha.ts'
import { insertCaptcha } from './captcha-queries.ts'

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

test.each(['en', 'it', 'fr', 'es', 'de'])(
  'the message for a wrong captcha contains CAPTCHA in %s',
  async (language) => {
    const { browser, context } = await startTestApp()
    const caller = browser()
    await caller.get('/api/captcha')
    const response = await caller.post(
      '/api/auth/register',
      { ...giulia, captcha: 'wrong' },
      { 'accept-language': language },
    )
    expect(response.statusCode).toBe(400)
    expect(response.json().code).toBe('CAPTCHA_INVALID')
    expect(response.json().message).toContain('CAPTCHA')
    expect(await context.db.selectFrom('accounts').select('id').execute()).toEqual([])
  },
)

test('a captcha is valid for one attempt, successful or not', async () => {
  const { browser } = await startTestApp()
  const failing = browser()
  await failing.get('/api/captcha')
  await failing.post('/api/auth/register', { ...giulia, captcha: 'wrong' })
  expect((await failing.post('/api/auth/register', giulia)).json().code).toBe('CAPTCHA_INVALID')

  const succeeding = browser()
  await registerWithCaptcha(succeeding)
  expect(succeeding.cookies.has('captcha')).toBe(false)
})

test('the text of the picture is accepted in upper or lower case, on any node', async () => {
  const { browser, context } = await startTestApp()
  const token = createSecret()
  await insertCaptcha(context.db, {
    id: hashSecret(token),
    answerHash: hashAnswer(token, 'HKM34'),
    expiresAt: context.clock.now() + captchaLength,
  })
  const otherNode = await createApp(context, developmentAssets)
  onTestFinished(() => otherNode.close())

  const here = browser()
  await here.get('/api/captcha')
  const there = createCaller(otherNode)
  there.cookies.set('captcha', here.cookies.get('captcha') ?? '')
  expect((await there.post('/api/auth/register', giulia)).statusCode).toBe(201)

  const reading = createCaller(otherNode)
  reading.cookies.set('captcha', token)
  const response = await reading.post('/api/auth/register', { ...giulia, email: 'b@example.com', captcha: ' hkm34 ' })
  expect(response.statusCode).toBe(201)
})

test('a used captcha is refused when its cookie is sent again', async () => {
  const { browser } = await startTestApp()
  const first = browser()
  await first.get('/api/captcha')
  const token = first.cookies.get('captcha') ?? ''
  await first.post('/api/auth/register', giulia)

  const second = browser()
  second.cookies.set('captcha', token)
  const response = await second.post('/api/auth/register', { ...giulia, email: 'second@example.com' })
  expect(response.json().code).toBe('CAPTCHA_INVALID')
})

test('a captcha answered twice concurrently is accepted once', async () => {
  const { browser } = await startTestApp()
  const caller = browser()
  await caller.get('/api/captcha')
  const responses = await Promise.all(
    ['a@example.com', 'b@example.com'].map((email) => caller.post('/api/auth/register', { ...giulia, email })),
  )
  expect(responses.map((response) => response.statusCode).sort()).toEqual([201, 400])
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

test('invalid input does not consume the captcha', async () => {
  const { browser } = await startTestApp()
  const caller = browser()
  await caller.get('/api/captcha')
  await caller.post('/api/auth/register', { ...giulia, email: 'giulia' })
  expect((await caller.post('/api/auth/register', giulia)).statusCode).toBe(201)
})

test('a captcha expires after ten minutes', async () => {
  const { browser, clock } = await startTestApp()
  const inTime = browser()
  await inTime.get('/api/captcha')
  const late = browser()
  await late.get('/api/captcha')

  clock.advance(captchaLength - 1)
  expect((await inTime.post('/api/auth/register', giulia)).statusCode).toBe(201)
  clock.advance(1)
  expect((await late.post('/api/auth/register', { ...giulia, email: 'late@example.com' })).json().code).toBe(
    'CAPTCHA_INVALID',
  )
})

test('registration without a captcha is refused', async () => {
  const { anonymous } = await startTestApp()
  expect((await anonymous.post('/api/auth/register', giulia)).json().code).toBe('CAPTCHA_INVALID')
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

test('the captcha is a PNG that must not be cached, and its token is not stored', async () => {
  const { browser, context } = await startTestApp()
  const response = await browser().get('/api/captcha?1234567890')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('image/png')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.rawPayload.subarray(1, 4).toString()).toBe('PNG')

  const cookie = response.cookies.find(({ name }) => name === 'captcha')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 600 })
  const stored = await context.db.selectFrom('captchas').selectAll().executeTakeFirstOrThrow()
  expect(Object.values(stored)).not.toContain(cookie?.value)
})

test('without CAPTCHA_FIXED_ANSWER the fixed answer is refused', async () => {
  const { browser } = await startTestApp({ env: { CAPTCHA_FIXED_ANSWER: '' } })
  expect((await registerWithCaptcha(browser())).json().code).toBe('CAPTCHA_INVALID')
})

test('the number of captchas per network and hour is limited', async () => {
  const { anonymous, clock } = await startTestApp({ env: { LIMIT_CAPTCHA_PER_ADDRESS: '2' } })
  await anonymous.get('/api/captcha')
  await anonymous.get('/api/captcha')
  expect((await anonymous.get('/api/captcha')).statusCode).toBe(429)
  clock.advance(59 * minute)
  expect((await anonymous.get('/api/captcha')).statusCode).toBe(429)
  clock.advance(minute)
  expect((await anonymous.get('/api/captcha')).statusCode).toBe(200)
})
