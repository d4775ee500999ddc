import { expect, test } from 'vitest'
import { minute } from '#platform/clock.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'
import { queueUnproven } from './password-queue.ts'

type Service = Awaited<ReturnType<typeof startTestApp>>

const email = 'giulia@example.com'
const home = '198.51.100.1'
const outside = (index: number) => `203.0.${Math.floor(index / 250)}.${(index % 250) + 1}`

/** Signs in from a network, by default with a new browser. */
function signIn(
  service: Service,
  address: string,
  password: string,
  { as = service.browser(), captcha, to = email }: { as?: Caller; captcha?: string; to?: string } = {},
) {
  const credentials = { email: to, password, ...(captcha !== undefined && { captcha }) }
  return as.post('/api/auth/login', credentials, { 'x-forwarded-for': address })
}

/** Status and error code, or status and the signed-in host's e-mail address. */
async function outcome(response: ReturnType<typeof signIn>): Promise<[number, string]> {
  const { statusCode, json } = await response
  return [statusCode, json().code ?? json().host.email]
}

async function startWithHost(env: Record<string, string> = {}) {
  const service = await startTestApp({ env: { TRUST_PROXY: 'true', ...env } })
  await givenHost(service, { email })
  return service
}

/** A browser in which the host has signed in and out before. */
async function givenKnownBrowser(service: Service, to = email): Promise<Caller> {
  const as = service.browser()
  expect((await signIn(service, home, givenPassword, { as, to })).statusCode).toBe(200)
  await as.post('/api/auth/logout')
  return as
}

test('ten wrong passwords block the account for 15 minutes, for their network only', async () => {
  const service = await startWithHost()
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await signIn(service, outside(0), 'wrong')).statusCode).toBe(401)
  }

  const refused = await signIn(service, outside(0), givenPassword)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(refused.headers['retry-after']).toBe('900')
  expect((await signIn(service, home, givenPassword)).statusCode).toBe(200)

  service.clock.advance(15 * minute)
  expect((await signIn(service, outside(0), givenPassword)).statusCode).toBe(200)
})

test('concurrent failures are limited like sequential ones', async () => {
  const service = await startWithHost({ LIMIT_LOGIN_PER_ACCOUNT: '3' })
  const responses = await Promise.all(Array.from({ length: 8 }, () => signIn(service, outside(0), 'wrong')))
  expect(responses.filter((response) => response.statusCode === 401)).toHaveLength(3)
  expect(responses.filter((response) => response.statusCode === 429)).toHaveLength(5)
})

test('failures of one network on many accounts are limited, refused attempts store no rows, and other networks are not affected', async () => {
  const service = await startWithHost({ LIMIT_LOGIN_PER_ADDRESS: '3' })
  for (let account = 0; account < 20; account += 1) {
    const { statusCode } = await signIn(service, outside(0), 'wrong', { to: `${account}@example.com` })
    expect(statusCode).toBe(account < 3 ? 401 : 429)
  }

  expect((await signIn(service, outside(0), givenPassword)).statusCode).toBe(429)
  // One row for the network, two rows for each of the three accounts.
  expect(await service.context.db.selectFrom('attempts').selectAll().execute()).toHaveLength(7)
  expect((await signIn(service, outside(1), givenPassword)).statusCode).toBe(200)
})

test('successful sign-ins are never limited', async () => {
  const ones = { LIMIT_LOGIN_PER_ACCOUNT: '1', LIMIT_LOGIN_PER_ADDRESS: '1', LIMIT_LOGIN_WITHOUT_CAPTCHA: '1' }
  const service = await startWithHost(ones)
  const known = await givenKnownBrowser(service)
  for (let time = 0; time < 4; time += 1) {
    expect((await signIn(service, home, givenPassword)).statusCode).toBe(200)
    expect((await signIn(service, home, givenPassword, { as: known })).statusCode).toBe(200)
  }
})

test.each([email, 'nobody@example.com'])(
  'after failures from many networks each attempt on %s needs a captcha, whether the account exists or not',
  async (to) => {
    const service = await startWithHost({ LIMIT_LOGIN_WITHOUT_CAPTCHA: '4' })
    for (let guess = 0; guess < 4; guess += 1) {
      expect((await signIn(service, outside(guess), 'wrong', { to })).statusCode).toBe(401)
    }

    for (const password of ['wrong', givenPassword]) {
      const refused = await signIn(service, outside(4), password, { to })
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'LOGIN_NEEDS_CAPTCHA'])
      expect(refused.json().fields).toEqual({ captcha: 'Enter the characters from the picture' })
    }
    const as = service.browser()
    await as.get('/api/captcha')
    const guess = () => outcome(signIn(service, outside(4), 'wrong', { as, to, captcha: 'right' }))
    expect(await guess()).toEqual([401, 'INVALID_CREDENTIALS'])
    expect(await guess()).toEqual([400, 'CAPTCHA_INVALID'])
    service.clock.advance(15 * minute)
    expect(await outcome(signIn(service, outside(5), 'wrong', { to }))).toEqual([401, 'INVALID_CREDENTIALS'])
  },
)

test('a host signs in on a new device with a captcha, and earlier refusals do not count as attempts', async () => {
  const service = await startWithHost({ LIMIT_LOGIN_WITHOUT_CAPTCHA: '2', LIMIT_LOGIN_PER_ACCOUNT: '2' })
  for (let guess = 0; guess < 2; guess += 1) await signIn(service, outside(guess), 'wrong')
  const as = service.browser()
  for (let time = 0; time < 3; time += 1) {
    expect(await outcome(signIn(service, home, givenPassword, { as }))).toEqual([429, 'LOGIN_NEEDS_CAPTCHA'])
    await as.get('/api/captcha')
    expect(await outcome(signIn(service, home, givenPassword, { as, captcha: 'left' }))).toEqual([
      400,
      'CAPTCHA_INVALID',
    ])
  }

  await as.get('/api/captcha')
  expect(await outcome(signIn(service, home, givenPassword, { as, captcha: 'right' }))).toEqual([200, email])
  // The device is known now.
  await as.post('/api/auth/logout')
  expect(await outcome(signIn(service, outside(9), givenPassword, { as }))).toEqual([200, email])
})

test('requests that are refused for a missing or wrong captcha write no rows', async () => {
  const service = await startWithHost({ LIMIT_LOGIN_WITHOUT_CAPTCHA: '1' })
  await signIn(service, outside(0), 'wrong')
  const readRows = () => service.context.db.selectFrom('attempts').selectAll().orderBy('key').execute()
  const before = await readRows()

  for (let guess = 1; guess < 30; guess += 1) {
    const captcha = guess % 2 === 0 ? 'a guess' : undefined
    const { statusCode } = await signIn(service, outside(guess), 'wrong', captcha === undefined ? {} : { captcha })
    expect(statusCode).toBe(captcha === undefined ? 429 : 400)
  }

  expect(await readRows()).toEqual(before)
})

test('concurrent failures from many networks do not exceed the limit', async () => {
  const service = await startWithHost({ LIMIT_LOGIN_WITHOUT_CAPTCHA: '3' })
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, index) => signIn(service, outside(index), 'wrong')))

  expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(3)
  const refused = guesses.filter(({ statusCode }) => statusCode !== 401)
  expect(new Set(refused.map((guess) => guess.json().code))).toEqual(new Set(['LOGIN_NEEDS_CAPTCHA']))
})

test('a host signs in on a known device despite failures by others, also from the same network', async () => {
  const service = await startWithHost({ LIMIT_LOGIN_WITHOUT_CAPTCHA: '4', LIMIT_LOGIN_PER_ADDRESS: '6' })
  const as = await givenKnownBrowser(service)
  for (let guess = 0; guess < 6; guess += 1) await signIn(service, outside(guess), 'wrong')
  for (let guess = 0; guess < 6; guess += 1) await signIn(service, home, 'wrong', { to: `${guess}@example.com` })
  expect((await signIn(service, home, givenPassword)).statusCode).toBe(429)

  expect(await outcome(signIn(service, home, givenPassword, { as }))).toEqual([200, email])
})

test('a known device has its own limit, for its own account only', async () => {
  const service = await startWithHost({ LIMIT_LOGIN_PER_ACCOUNT: '3', LIMIT_LOGIN_WITHOUT_CAPTCHA: '1' })
  await givenHost(service, { email: 'mallory@example.com' })
  const as = await givenKnownBrowser(service, 'mallory@example.com')

  expect((await signIn(service, home, 'wrong', { as })).statusCode).toBe(401)
  expect(await outcome(signIn(service, home, 'wrong', { as }))).toEqual([429, 'LOGIN_NEEDS_CAPTCHA'])
  const own = () => signIn(service, home, 'wrong', { as, to: 'mallory@example.com' })
  for (let guess = 0; guess < 3; guess += 1) expect((await own()).statusCode).toBe(401)
  expect((await own()).json().code).toBe('TOO_MANY_REQUESTS')
})

test('a new password invalidates older device proofs, and the browser that set it stays known', async () => {
  const service = await startWithHost({ LIMIT_LOGIN_WITHOUT_CAPTCHA: '1' })
  const [otherDevice, as] = [await givenKnownBrowser(service), await givenKnownBrowser(service)]
  expect((await signIn(service, home, givenPassword, { as })).statusCode).toBe(200)
  const change = { currentPassword: givenPassword, password: 'another house' }
  expect((await as.put('/api/account/password', change)).statusCode).toBe(200)
  await as.post('/api/auth/logout')
  await signIn(service, outside(0), 'wrong')

  expect(await outcome(signIn(service, outside(1), 'wrong', { as: otherDevice }))).toEqual([429, 'LOGIN_NEEDS_CAPTCHA'])
  expect(await outcome(signIn(service, home, 'another house', { as }))).toEqual([200, email])
})

test('when the known devices of an account together fail too often, they need a captcha', async () => {
  const service = await startWithHost({ LIMIT_LOGIN_ON_KNOWN_DEVICES: '4', LIMIT_LOGIN_WITHOUT_CAPTCHA: '1' })
  const as = await givenKnownBrowser(service)
  for (let guess = 0; guess < 4; guess += 1) {
    const knownDevice = await givenKnownBrowser(service)
    expect((await signIn(service, outside(guess), 'wrong', { as: knownDevice })).statusCode).toBe(401)
  }
  expect((await signIn(service, outside(4), 'wrong', { as })).statusCode).toBe(401)

  expect(await outcome(signIn(service, home, givenPassword, { as }))).toEqual([429, 'LOGIN_NEEDS_CAPTCHA'])
  await as.get('/api/captcha')
  expect(await outcome(signIn(service, home, givenPassword, { as, captcha: 'right' }))).toEqual([200, email])
})

test('many requests of one known device do not block another device', async () => {
  const service = await startWithHost()
  const [otherDevice, as] = [await givenKnownBrowser(service), await givenKnownBrowser(service)]
  const requests = Array.from({ length: 60 }, () => signIn(service, outside(0), 'wrong', { as: otherDevice }))
  const own = await signIn(service, home, givenPassword, { as })
  expect(own.statusCode).toBe(200)
  expect((await Promise.all(requests)).some(({ statusCode }) => statusCode === 503)).toBe(true)
})

test('an IPv6 site (/48) has eight times the limit of one network (/64)', async () => {
  const service = await startWithHost({ LIMIT_LOGIN_PER_ADDRESS: '1' })
  const inSite = (index: number) => `2001:db8:1:${index.toString(16)}::1`
  for (let guess = 0; guess < 8; guess += 1) {
    const { statusCode } = await signIn(service, inSite(guess), 'wrong', { to: `${guess}@example.com` })
    expect(statusCode).toBe(401)
  }
  expect((await signIn(service, inSite(8), 'wrong', { to: 'other@example.com' })).statusCode).toBe(429)
  expect((await signIn(service, '2001:db8:2::1', givenPassword)).statusCode).toBe(200)
})

test('a sign-in with a captcha does not wait in the queue of unproven callers', async () => {
  const service = await startWithHost()
  const as = service.browser()
  await as.get('/api/captcha')
  // Fills the queue of unproven callers.
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const requests = Array.from({ length: 70 }, (_, index) =>
    queueUnproven(`held ${index}`, () => held).catch(() => undefined),
  )
  try {
    expect((await signIn(service, home, givenPassword)).statusCode).toBe(503)
    expect(await outcome(signIn(service, home, givenPassword, { as, captcha: 'right' }))).toEqual([200, email])
  } finally {
    release()
    await Promise.all(requests)
  }
})

test('of 200 concurrent sign-ins a bounded number is checked, and the rest is refused without a password check', async () => {
  const service = await startWithHost()
  const as = await givenKnownBrowser(service)
  const before = await service.context.db.selectFrom('attempts').selectAll().execute()

  const [known, ...strangers] = await Promise.all([
    signIn(service, outside(0), givenPassword, { as }),
    ...Array.from({ length: 200 }, (_, index) =>
      signIn(service, outside(index), 'wrong', { to: `${index}@example.com` }),
    ),
  ])

  expect(known?.statusCode).toBe(200)
  const refused = strangers.filter(({ statusCode }) => statusCode === 503)
  // At most 64 wait and two run; some are checked while others still arrive.
  expect(refused.length).toBeGreaterThanOrEqual(40)
  expect(refused[0]?.json().code).toBe('UNAVAILABLE')
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  const rows = await service.context.db.selectFrom('attempts').selectAll().execute()
  expect(rows.length - before.length).toBeLessThanOrEqual(3 * (200 - refused.length) + 2)
})

test('one network does not fill the queue', async () => {
  const service = await startWithHost({ LIMIT_LOGIN_PER_ADDRESS: '1000' })
  const [other, ...flood] = await Promise.all([
    signIn(service, home, givenPassword),
    ...Array.from({ length: 100 }, (_, index) => signIn(service, outside(0), 'wrong', { to: `${index}@example.com` })),
  ])

  expect(other?.statusCode).toBe(200)
  expect(flood.filter(({ statusCode }) => statusCode === 503).length).toBeGreaterThanOrEqual(40)
})

test('registration sets the device cookie, and deletion of the account clears it', async () => {
  const service = await startTestApp()
  const as = service.browser()
  await as.get('/api/captcha')
  const registration = { name: 'Giulia', email, password: givenPassword, captcha: 'right' }
  const response = await as.post('/api/auth/register', registration)
  expect(response.cookies.find(({ name }) => name === 'device')).toMatchObject({
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 31_536_000,
  })

  const deletion = await service.app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers: { origin: service.context.config.origin },
    cookies: Object.fromEntries(as.cookies),
    payload: { confirmation: email, currentPassword: givenPassword },
  })
  expect(deletion.cookies.find(({ name }) => name === 'device')).toMatchObject({ value: '', path: '/api/auth' })
})
