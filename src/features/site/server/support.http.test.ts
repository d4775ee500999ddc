import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { day, hour } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'
import { forgetSupportMessages } from './support-service.ts'

type Service = Awaited<ReturnType<typeof startTestApp>>

const adminEmail = 'operator@stay.example'
const validForm = { name: 'Tom Whitfield', email: 'tom@example.com', message: 'The code does not open.\r\n\r\nHelp!' }

/** Submits the form as a browser does. */
function send(caller: Caller, form: Record<string, string>, path = '/legal', headers: Record<string, string> = {}) {
  const contentType = { 'content-type': 'application/x-www-form-urlencoded' }
  return caller.post(path, new URLSearchParams(form).toString(), { ...contentType, ...headers })
}

/** The messages in the admin list, with name and priority. */
async function listAdminMessages(service: Service): Promise<{ id: string; name: string; isPriority: boolean }[]> {
  const { as: operator } = await givenHost(service, { role: 'admin' })
  return (await operator.get('/api/admin/messages')).json().messages
}

async function startWithMail() {
  const receiver = await startMailReceiver()
  const service = await startTestApp({ env: { ADMIN_EMAIL: adminEmail, SMTP_URL: receiver.url } })
  return { service, received: receiver.received }
}

test('a visitor writes to support without script, and the operator’s mail has her address as Reply-To', async () => {
  const { service, received } = await startWithMail()

  const answer = await send(service.anonymous, validForm, '/fr/legal')
  await sendDueMails(service.context)

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/fr/legal/sent'])
  expect((await service.anonymous.get('/fr/legal/sent')).statusCode).toBe(200)
  const [mail] = received
  expect(mail?.to).toEqual([adminEmail])
  expect(mail?.mail.replyTo?.[0]?.address).toBe(validForm.email)
  expect(mail?.mail.subject).toBe('Message from Tom Whitfield')
  expect(mail?.mail.text).toContain('The code does not open.\n\nHelp!')
  expect(mail?.mail.text).toContain('Français')
  expect(mail?.mail.text).toContain('Not signed in')
})

test('the message of a host on Pro is marked as priority in the mail and is listed first', async () => {
  const { service, received } = await startWithMail()
  const { as: basic } = await givenHost(service, { plan: 'basic' })
  const { as: pro } = await givenHost(service, { plan: 'pro' })

  await send(basic, { ...validForm, name: 'Basic' })
  service.clock.advance(hour)
  await send(pro, { ...validForm, name: 'Pro' })
  await sendDueMails(service.context)

  expect(received.map(({ mail }) => mail.subject).toSorted()).toEqual(['Message from Basic', 'Priority (Pro): Pro'])
  const text = received.find(({ mail }) => mail.subject?.startsWith('Priority'))?.mail.text
  expect(text).toContain('Signed in')
  // The test starts on a Sunday at noon UTC, and weekend hours do not count.
  expect(text).toContain('Answer by 3 March 2026, 05:00 UTC')
  expect((await listAdminMessages(service)).map(({ name, isPriority }) => [name, isPriority])).toEqual([
    ['Pro', true],
    ['Basic', false],
  ])
})

test('a Pro host who is not signed in gets priority by her address, and the operator sees that she was not signed in', async () => {
  const { service, received } = await startWithMail()
  const { account } = await givenHost(service, { plan: 'pro' })

  await send(service.anonymous, { ...validForm, email: account.email.toUpperCase() })
  await sendDueMails(service.context)

  expect(received[0]?.mail.subject).toContain('Priority')
  expect(received[0]?.mail.text).toContain('Not signed in')
})

test('a message gets no priority after Pro has ended', async () => {
  const service = await startTestApp()
  const { as, account } = await givenHost(service, { plan: 'pro' })
  service.clock.advance(15 * day)

  await send(service.anonymous, { ...validForm, email: account.email })
  await send(as, { ...validForm, message: 'Another' })

  expect((await listAdminMessages(service)).map(({ isPriority }) => isPriority)).toEqual([false, false])
})

test.each([
  ['a name', { name: ' ' }, 'Tell us your name'],
  ['an address', { email: 'tom' }, 'Enter a valid email address'],
  ['a message', { message: '\r\n' }, 'Write a few words about what you need'],
  [
    'a readable message',
    { message: 'a\0b' },
    'This text contains characters that cannot be stored. Please remove them.',
  ],
  ['a message of bearable length', { message: 'x'.repeat(5_001) }, 'This text is too long'],
])('without %s the form is shown again with all typed values', async (_what, change, problem) => {
  const service = await startTestApp()
  const form = { ...validForm, name: 'Tom <b>', ...change }

  const answer = await send(service.anonymous, form)

  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain(problem)
  expect(answer.body).toContain('aria-invalid="true"')
  expect(answer.body.includes('value="tom@example.com"')).toBe(!('email' in change))
  expect(answer.body.includes('value="Tom &lt;b&gt;"')).toBe(!('name' in change))
  expect(answer.body.includes('The code does not open.')).toBe(!('message' in change))
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await listAdminMessages(service)).toEqual([])
})

test('problems of the form are in the language of its page', async () => {
  const service = await startTestApp()

  const answer = await send(service.anonymous, { ...validForm, name: '' }, '/de/legal')

  expect(answer.body).toContain('<html lang="de">')
  expect(answer.body).toContain('Bitte geben Sie Ihren Namen ein')
})

test('line breaks do not make a message of maximum length too long', async () => {
  const service = await startTestApp()

  const answer = await send(service.anonymous, { ...validForm, message: '\r\n'.repeat(2_400) + 'x'.repeat(2_600) })

  expect(answer.statusCode).toBe(303)
})

test('a message with the trap field filled in is dropped without an error', async () => {
  const service = await startTestApp()

  const answer = await send(service.anonymous, { ...validForm, website: 'https://spam.example' })

  expect(answer.statusCode).toBe(303)
  expect(await listAdminMessages(service)).toEqual([])
})

test('a form that is submitted twice gives one message and one mail', async () => {
  const { service, received } = await startWithMail()

  await Promise.all([send(service.anonymous, validForm), send(service.anonymous, validForm)])
  await sendDueMails(service.context)

  expect(await listAdminMessages(service)).toHaveLength(1)
  expect(received).toHaveLength(1)
})

test('messages per address and hour are limited, and a refused form keeps its values', async () => {
  const service = await startTestApp({ env: { LIMIT_SUPPORT_PER_ADDRESS: '2' } })
  for (const message of ['one', 'two']) await send(service.anonymous, { ...validForm, message })

  const refused = await send(service.anonymous, { ...validForm, message: 'three' })
  service.clock.advance(hour)
  const later = await send(service.anonymous, { ...validForm, message: 'three' })

  expect(refused.statusCode).toBe(429)
  expect(refused.body).toContain('Too many attempts')
  expect(refused.body).toContain('>three</textarea>')
  expect(later.statusCode).toBe(303)
})

test('the addresses of one IPv6 network share a limit', async () => {
  const service = await startTestApp({ env: { LIMIT_SUPPORT_PER_ADDRESS: '1', TRUST_PROXY: 'true' } })
  const from = (address: string) => send(service.anonymous, validForm, '/legal', { 'x-forwarded-for': address })

  expect((await from('2001:db8:1:2::1')).statusCode).toBe(303)
  expect((await from('2001:db8:1:2::2')).statusCode).toBe(429)
  expect((await from('2001:db8:1:3::1')).statusCode).toBe(303)
})

test('a cross-site request is refused', async () => {
  const service = await startTestApp()

  const answer = await send(service.anonymous, validForm, '/legal', { origin: 'https://elsewhere.example' })

  expect(answer.statusCode).toBe(403)
  expect(await listAdminMessages(service)).toEqual([])
})

test('without ADMIN_EMAIL the message is only listed', async () => {
  const service = await startTestApp()

  await send(service.anonymous, validForm)

  expect(await sendDueMails(service.context)).toBe(0)
  expect(await listAdminMessages(service)).toHaveLength(1)
})

test('the operator marks a message as answered and as unanswered again', async () => {
  const service = await startTestApp()
  await send(service.anonymous, validForm)
  await send(service.anonymous, { ...validForm, name: 'Second', message: 'Another' })
  const { as: operator } = await givenHost(service, { role: 'admin' })
  const [first] = await listAdminMessages(service)
  const path = `/api/admin/messages/${first?.id}/answered`

  const answered = await operator.post(path, { isAnswered: true })
  const waiting = await operator.post(path, { isAnswered: false })

  expect(answered.json().messages.map((message: { answeredAt: string | null }) => message.answeredAt !== null)).toEqual(
    [false, true],
  )
  expect(waiting.json().messages[0].id).toBe(first?.id)
  expect((await operator.post('/api/admin/messages/none/answered', { isAnswered: true })).statusCode).toBe(404)
  expect((await operator.post(path, {})).statusCode).toBe(400)
})

test('the audit log contains who marked whose message, once, without name or text', async () => {
  const service = await startTestApp()
  const { as: host, account } = await givenHost(service)
  await send(service.anonymous, validForm)
  await send(host, { ...validForm, message: 'From my account' })
  const { as: operator, account: admin } = await givenHost(service, { role: 'admin' })
  const { messages } = (await operator.get('/api/admin/messages')).json()
  const mark = (isSignedIn: boolean, isAnswered: boolean) => {
    const { id } = messages.find((message: { isSignedIn: boolean }) => message.isSignedIn === isSignedIn)
    return operator.post(`/api/admin/messages/${id}/answered`, { isAnswered })
  }

  await mark(true, true)
  service.clock.advance(1)
  for (const _ of [1, 2]) await mark(false, true)
  service.clock.advance(1)
  await mark(false, false)

  const { acts } = (await operator.get('/api/admin/acts')).json()
  expect(acts).toMatchObject([
    { kind: 'messageReopened', messageFrom: 'visitor', accountEmail: null, adminEmail: admin.email },
    { kind: 'messageAnswered', messageFrom: 'visitor', accountEmail: null, adminEmail: admin.email },
    { kind: 'messageAnswered', messageFrom: 'host', accountEmail: account.email, adminEmail: admin.email },
  ])
  expect(JSON.stringify(acts)).not.toMatch(/Tom|tom@|code does not/)
})

test('a host’s export contains only messages that she wrote while signed in, not those under her address', async () => {
  const service = await startTestApp()
  const { as: host, account } = await givenHost(service)
  await send(service.anonymous, { ...validForm, email: account.email, message: 'Not written by her' })
  await send(host, { ...validForm, email: account.email, message: 'Written by her' })

  const answer = await host.get('/api/account/export')
  const exported = Object.values(unzipSync(answer.rawPayload))
    .map((file) => strFromU8(file))
    .join('\n')

  expect(answer.statusCode).toBe(200)
  expect(exported).toContain('Written by her')
  expect(exported).not.toContain('Not written by her')
})

test('a name is reduced to one line without text direction characters', async () => {
  const service = await startTestApp()
  await send(service.anonymous, { ...validForm, name: ' Tom\r\n \u202Edleiftihw ' })
  expect((await listAdminMessages(service)).map(({ name }) => name)).toEqual(['Tom dleiftihw'])
})

test('hosts and visitors cannot read messages', async () => {
  const service = await startTestApp()
  const { as: host } = await givenHost(service)

  for (const caller of [host, service.anonymous]) {
    expect((await caller.get('/api/admin/messages')).statusCode).toBe(404)
    expect((await caller.post('/api/admin/messages/any/answered', { isAnswered: true })).statusCode).toBe(404)
  }
})

test('after a year a message and its mail are deleted', async () => {
  const service = await startTestApp({ env: { ADMIN_EMAIL: adminEmail } })
  await send(service.anonymous, validForm)
  await sendDueMails(service.context)
  service.clock.advance(364 * day)
  await send(service.anonymous, { ...validForm, name: 'Later' })

  await forgetSupportMessages.run(service.context)
  expect(await listAdminMessages(service)).toHaveLength(2)
  service.clock.advance(2 * day)
  await forgetSupportMessages.run(service.context)

  expect((await listAdminMessages(service)).map(({ name }) => name)).toEqual(['Later'])
  const mails = await service.context.db.selectFrom('mails').select('state').execute()
  expect(mails).toEqual([{ state: 'waiting' }])
})

test('a form that is refused before it is read is answered by a page, which sends the visitor back to it', async () => {
  const service = await startTestApp()
  const { as: host } = await givenHost(service)
  const { id } = await givenBook(host)
  for (const path of ['/legal', `/share/${id}/report`]) {
    for (const [refused, status, headers] of [
      [validForm, 403, { origin: 'null' }],
      [{ ...validForm, message: 'x'.repeat(3_000_000) }, 413, {}],
    ] as const) {
      const asPage = { accept: 'text/html', 'accept-language': 'fr', ...headers }
      const page = await send(service.anonymous, refused, path, asPage)
      expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
      expect(page.body).toContain('<p>Revenez au formulaire\u00a0: votre saisie y est toujours.</p>')
      expect(page.body).not.toContain('"code"')
    }
  }
})
