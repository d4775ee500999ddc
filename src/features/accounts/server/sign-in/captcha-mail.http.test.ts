import { expect, test } from 'vitest'
import { enqueueForAccount } from '#features/mail/index.ts'
import { day, hour, minute } from '#platform/clock.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'

const email = 'giulia@example.com'
const giulia = { name: 'Giulia Conti', email, password: 'sea' }

async function startWithReceiver(env: Record<string, string> = {}) {
  const receiver = await startMailReceiver()
  const service = await startTestApp({ env: { SMTP_URL: receiver.url, ...env } })
  /** Requests a code and returns it from the mail, or a fixed text when no mail was sent. */
  const askForCode = async (as: Caller, address = email) => {
    const before = receiver.received.length
    const answer = await as.post('/api/captcha/mail', { email: address })
    expect([answer.statusCode, answer.json()]).toEqual([202, {}])
    await sendDueMails(service.context)
    const [mail] = receiver.received.slice(before)
    return /^(\d{6})\n/.exec(mail?.mail.text ?? '')?.[1] ?? 'no code in the mail'
  }
  return { ...service, receiver, askForCode }
}

const register = (as: Caller, captcha: string, changes: Partial<typeof giulia> = {}) =>
  as.post('/api/auth/register', { ...giulia, ...changes, captcha })

/** A code that differs from the given one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a visitor can register with a mailed code instead of the picture, which confirms her address', async () => {
  const service = await startWithReceiver()
  const as = service.browser()
  const code = await service.askForCode(as)
  expect(code).toMatch(/^\d{6}$/)

  const response = await register(as, ` ${code.slice(0, 3)} ${code.slice(3)} `)

  expect(response.statusCode, response.body).toBe(201)
  expect(response.json().host.emailConfirmed).toBe(true)
  await sendDueMails(service.context)
  const welcome = service.receiver.received[1]?.mail
  expect(welcome?.subject).toBe('Welcome to Benvenuto')
  expect(welcome?.text).toContain('Hello Giulia,')
  expect(welcome?.text).not.toContain('confirm-address')
})

test('the mail is in the language of the form, else of the browser, and contains no text written by the caller', async () => {
  const service = await startWithReceiver()
  await service.anonymous.post('/api/captcha/mail', { email, language: 'de' })
  await service.anonymous.post('/api/captcha/mail', { email }, { 'accept-language': 'it' })
  await sendDueMails(service.context)

  const mails = service.receiver.received.map(({ mail }) => mail)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Der Code für Ihr neues Konto bei Benvenuto',
    'Il tuo codice per registrarti su Benvenuto',
  ])
  for (const { text } of mails) expect(text).not.toContain('giulia')
})

test('the captcha cookie holds the token of the mail and lives as long as the code', async () => {
  const service = await startTestApp()
  const response = await service.anonymous.post('/api/captcha/mail', { email })
  expect(response.cookies.find(({ name }) => name === 'captcha')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 900,
  })
})

test('neither code nor token is stored, and the address is deleted after the mail was sent', async () => {
  const service = await startWithReceiver()
  const as = service.browser()
  await as.post('/api/captcha/mail', { email })
  const { db } = service.context
  const before = JSON.stringify([
    await db.selectFrom('mails').selectAll().execute(),
    await db.selectFrom('captchas').selectAll().execute(),
  ])
  await sendDueMails(service.context)
  const code = /^\d{6}/.exec(service.receiver.received[0]?.mail.text ?? '')?.[0] ?? ''

  expect(code).toHaveLength(6)
  expect(before).not.toMatch(new RegExp(`\\b${code}\\b`))
  expect(before).not.toContain(as.cookies.get('captcha'))
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
  expect(JSON.stringify(await db.selectFrom('captchas').selectAll().execute())).not.toContain('giulia')
})

test('a code is valid only for the address to which it was mailed', async () => {
  const service = await startWithReceiver()
  const as = service.browser()
  const code = await service.askForCode(as)

  const refused = await register(as, code, { email: 'stranger@example.com' })
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'CAPTCHA_INVALID'])
  expect(refused.json().fields).toHaveProperty('captcha')
  expect((await register(as, code, { email: 'Giulia@Example.com' })).statusCode).toBe(201)
})

test('a wrong code does not consume the mailed code, and a right code works once', async () => {
  const service = await startWithReceiver()
  const as = service.browser()
  const code = await service.askForCode(as)
  const token = as.cookies.get('captcha') ?? ''

  expect((await register(as, otherThan(code))).json().code).toBe('CAPTCHA_INVALID')
  const second = service.browser()
  second.cookies.set('captcha', token)
  const answers = await Promise.all([register(as, code), register(second, code)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400])
})

test('the fixed answer for tests is valid for pictures only, and a code only in the browser that requested it', async () => {
  const service = await startWithReceiver()
  const as = service.browser()
  const code = await service.askForCode(as)
  expect((await register(as, 'right')).json().code).toBe('CAPTCHA_INVALID')
  expect((await register(service.browser(), code)).json().code).toBe('CAPTCHA_INVALID')
})

test('a picture’s token is not accepted as a mailed token, nor the reverse', async () => {
  const service = await startWithReceiver()
  const as = service.browser()
  await as.get('/api/captcha')
  as.cookies.set('captcha', `mail.${as.cookies.get('captcha')}`)
  expect((await register(as, 'right')).json().code).toBe('CAPTCHA_INVALID')

  const other = service.browser()
  const code = await service.askForCode(other)
  other.cookies.set('captcha', (other.cookies.get('captcha') ?? '').replace('mail.', ''))
  for (const answer of [code, 'right']) expect((await register(other, answer)).json().code).toBe('CAPTCHA_INVALID')
})

test('a code expires after fifteen minutes and is not mailed after that', async () => {
  const service = await startWithReceiver()
  const inTime = service.browser()
  const first = await service.askForCode(inTime)
  const late = service.browser()
  const second = await service.askForCode(late, 'late@example.com')
  service.clock.advance(15 * minute - 1)
  expect((await register(inTime, first)).statusCode).toBe(201)
  service.clock.advance(1)
  expect((await register(late, second, { email: 'late@example.com' })).json().code).toBe('CAPTCHA_INVALID')

  await service.anonymous.post('/api/captcha/mail', { email: 'later@example.com' })
  service.clock.advance(15 * minute)
  await sendDueMails(service.context)
  expect(service.receiver.received.flatMap(({ to }) => to)).not.toContain('later@example.com')
  expect(await service.context.db.selectFrom('mails').select('template').execute()).toEqual([{ template: 'welcome' }])
})

test('a retried mail contains the same code', async () => {
  const service = await startWithReceiver()
  const as = service.browser()
  service.receiver.behaviour.refusal = 451
  await as.post('/api/captcha/mail', { email })
  await sendDueMails(service.context)
  service.receiver.behaviour.refusal = undefined
  service.clock.advance(minute)
  await sendDueMails(service.context)

  const code = /^\d{6}/.exec(service.receiver.received[0]?.mail.text ?? '')?.[0] ?? ''
  expect((await register(as, code)).statusCode).toBe(201)
})

test('the address of an existing account gets the same response and mail, and no second account', async () => {
  const service = await startWithReceiver()
  await givenHost(service, { email, name: 'Marker' })
  const taken = service.browser()
  const code = await service.askForCode(taken)
  const free = service.browser()
  const otherCode = await service.askForCode(free, 'free@example.com')

  const [first, second] = service.receiver.received.map(({ mail }) => mail)
  expect(first?.subject).toBe(second?.subject)
  expect(first?.text?.replaceAll(code, '')).toBe(second?.text?.replaceAll(otherCode, ''))
  expect((await register(taken, code)).json().code).toBe('EMAIL_TAKEN')
})

test('the number of code mails per network and hour is limited', async () => {
  const service = await startTestApp({ env: { LIMIT_CAPTCHA_MAILS_PER_ADDRESS: '2' } })
  const ask = (name: string) => service.anonymous.post('/api/captcha/mail', { email: `${name}@example.com` })
  expect([(await ask('a')).statusCode, (await ask('b')).statusCode]).toEqual([202, 202])
  const refused = await ask('c')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect(refused.cookies).toEqual([])
  service.clock.advance(hour)
  expect((await ask('c')).statusCode).toBe(202)
})

test('the number of code mails per mailbox and day is limited across spellings and callers', async () => {
  const service = await startWithReceiver({
    LIMIT_CAPTCHA_MAILS_PER_MAILBOX: '2',
    LIMIT_UNCONFIRMED_MAILS_PER_ADDRESS: '1',
  })
  const ask = (address: string) => service.anonymous.post('/api/captcha/mail', { email: address })
  for (const address of [email, 'giulia+1@example.com']) expect((await ask(address)).statusCode).toBe(202)
  const refused = await ask('Giulia+2@example.com')
  expect([refused.statusCode, refused.headers['retry-after'], refused.cookies]).toEqual([429, '86400', []])
  await sendDueMails(service.context)
  expect(service.receiver.received).toHaveLength(2)
  expect(await service.context.db.selectFrom('captchas').select('id').execute()).toHaveLength(2)

  service.clock.advance(day)
  expect((await ask(email)).statusCode).toBe(202)
})

test('the number of code mails of the whole service per hour is limited', async () => {
  const service = await startTestApp({ env: { LIMIT_CAPTCHA_MAILS: '2' } })
  const ask = (name: string) => service.anonymous.post('/api/captcha/mail', { email: `${name}@example.com` })
  expect([(await ask('a')).statusCode, (await ask('b')).statusCode]).toEqual([202, 202])
  expect((await ask('c')).statusCode).toBe(429)
  service.clock.advance(hour)
  expect((await ask('c')).statusCode).toBe(202)
})

test('mails caused by others do not use up the limit of password reset mails and address change warnings', async () => {
  const service = await startWithReceiver({ LIMIT_UNCONFIRMED_MAILS_PER_ADDRESS: '1' })
  const { context, clock, receiver } = service
  const { account, as } = await givenHost(service, { emailConfirmedAt: null })
  await service.anonymous.post('/api/captcha/mail', { email: account.email })
  await enqueueForAccount(context.db, clock, account, { template: 'planLimit', params: { limit: 5 } })
  await sendDueMails(context)
  expect(receiver.received).toHaveLength(2)

  await service.anonymous.post('/api/auth/forgot-password', { email: account.email })
  await as.put('/api/account/email', { email: 'new@example.com', currentPassword: givenPassword })
  await sendDueMails(context)
  const link = receiver.received.find(({ to }) => to.includes('new@example.com'))
  const token = /\/confirm-email\?token=([\w-]+)/.exec(link?.mail.text ?? '')?.[1]
  await service.anonymous.post('/api/account/email-confirmation', { token })
  await sendDueMails(context)

  const subjects = receiver.received.filter(({ to }) => to.includes(account.email)).map(({ mail }) => mail.subject)
  expect(subjects).toContain('Set a new password')
  expect(subjects).toContain('Your email address was changed')
})

test('the number of wrong codes per mailbox and day is limited across captchas', async () => {
  const service = await startWithReceiver({ LIMIT_CAPTCHA_CODES_PER_ADDRESS: '2' })
  for (let guess = 0; guess < 2; guess += 1) {
    const as = service.browser()
    const code = await service.askForCode(as)
    expect((await register(as, otherThan(code))).statusCode).toBe(400)
  }
  const as = service.browser()
  const code = await service.askForCode(as)
  expect((await register(as, code)).statusCode).toBe(429)

  service.clock.advance(day)
  expect((await register(as, await service.askForCode(as))).statusCode).toBe(201)
})

test('a mailed captcha accepts five wrong codes', async () => {
  const service = await startWithReceiver()
  const as = service.browser()
  const code = await service.askForCode(as)
  for (let guess = 0; guess < 5; guess += 1) expect((await register(as, otherThan(code))).statusCode).toBe(400)
  expect((await register(as, code)).json().code).toBe('CAPTCHA_INVALID')

  expect((await register(as, await service.askForCode(as))).statusCode).toBe(201)
})

test('forged tokens and tokens of other mailboxes do not count as wrong codes of a mailbox', async () => {
  const service = await startWithReceiver({ LIMIT_CAPTCHA_CODES_PER_ADDRESS: '1' })
  const as = service.browser()
  const code = await service.askForCode(as)
  const eve = service.browser()
  await service.askForCode(eve, 'eve@example.com')
  for (const token of ['mail.forged', eve.cookies.get('captcha') ?? '']) {
    eve.cookies.set('captcha', token)
    for (let guess = 0; guess < 3; guess += 1) {
      expect((await register(eve, otherThan(code))).json().code).toBe('CAPTCHA_INVALID')
    }
  }

  expect((await register(as, code)).statusCode).toBe(201)
})

test('invalid addresses and foreign origins are refused, and no mail is sent', async () => {
  const service = await startTestApp()
  for (const body of [
    {},
    { email: 'giulia' },
    { email, language: 'xx' },
    { email: `${'g'.repeat(250)}@example.com` },
  ]) {
    const answer = await service.anonymous.post('/api/captcha/mail', body)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT'])
  }
  const foreign = await service.anonymous.post('/api/captcha/mail', { email }, { origin: 'https://evil.example' })
  expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'FOREIGN_ORIGIN'])
  expect(await service.context.db.selectFrom('mails').selectAll().execute()).toEqual([])
})
