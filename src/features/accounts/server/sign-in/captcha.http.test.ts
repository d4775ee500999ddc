import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#app.ts'
import { minute } from '#platform/clock.ts'
import { developmentAssets } from '#platform/http/assets.ts'
import { createSecret, hashSecret } from '#platform/ids.ts'
import { type Caller, createCaller, startTestApp } from '#test/test-app.ts'
import { captchaLength, hashAnswer } from './captcha.ts'
import { insertCaptcha } from './captcha-queries.ts'

const giulia = { name: 'Giulia Conti', email: 'Giulia@Example.com', password: 'sea', captcha: 'right' }

async function registerWithCaptcha(caller: Caller, registration: Partial<typeof giulia> & { language?: string } = {}) {
  await caller.get('/api/captcha')
  return caller.post('/api/auth/register', { ...giulia, ...registration })
}
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
