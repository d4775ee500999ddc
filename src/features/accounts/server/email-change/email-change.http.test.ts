import { expect, test } from 'vitest'
import { day, hour } from '#platform/clock.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp, testOrigin } from '#test/test-app.ts'

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
