import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hostTemplates } from '#features/mail/index.ts'
import { givenHost } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { startTestApp } from '#test/test-app.ts'

/** A service with an admin, whose mail tests do not wait; `pauses` records the requested pauses. */
async function startMailTestApp(env: Record<string, string> = {}) {
  const pauses: number[] = []
  const service = await startTestApp({ env, app: { admin: { pause: async (ms) => pauses.push(ms) } } })
  const { as: admin } = await givenAdmin(service)
  return { service, admin, pauses }
}

test('all ten templates are sent to the admin’s own address, two seconds apart', async () => {
  const receiver = await startMailReceiver()
  const { admin, pauses } = await startMailTestApp({ SMTP_URL: receiver.url })

  const response = await admin.post('/api/send-all-email-templates')

  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    message: '10 of 10 templates were sent to op@example.com.',
    results: hostTemplates.map((template) => ({ template, success: true })),
  })
  expect(receiver.received).toHaveLength(10)
  expect(new Set(receiver.received.flatMap(({ to }) => to))).toEqual(new Set(['op@example.com']))
  expect(new Set(receiver.received.map(({ mail }) => mail.subject)).size).toBe(10)
  expect(pauses).toEqual(Array.from({ length: 9 }, () => 2_000))
  expect((await admin.get('/api/admin/acts')).json().acts[0]).toMatchObject({
    kind: 'templatesTested',
    sent: 10,
    failed: 0,
  })
})

test('a refused template is reported as failed, and the others are sent', async () => {
  const receiver = await startMailReceiver()
  const { admin } = await startMailTestApp({ SMTP_URL: receiver.url })
  receiver.behaviour.refusal = 550

  const response = await admin.post('/api/send-all-email-templates')

  expect(response.statusCode).toBe(200)
  expect(response.json().results).toHaveLength(10)
  expect(response.json().results.every(({ success }: { success: boolean }) => !success)).toBe(true)
  expect(receiver.refusals()).toBe(10)
})

test('only one test runs at a time', async () => {
  const held = Promise.withResolvers<void>()
  const service = await startTestApp({ app: { admin: { pause: () => held.promise } } })
  const { as: admin } = await givenHost(service, { role: 'admin' })
  const responses = [admin.post('/api/send-all-email-templates'), admin.post('/api/send-all-email-templates')]

  const refused = await Promise.race(responses)
  held.resolve()

  expect(refused.statusCode).toBe(409)
  expect(refused.json().code).toBe('TEST_IS_RUNNING')
  expect((await Promise.all(responses)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('the connection test reports whether the server accepted the mail', async () => {
  const receiver = await startMailReceiver()
  const { admin } = await startMailTestApp({ SMTP_URL: receiver.url })

  expect((await admin.post('/api/test-email-connection')).json()).toEqual({
    success: true,
    message: 'The mail server accepted the email to op@example.com.',
  })
  expect(receiver.received[0]?.mail.subject).toBe('Connection test')
  receiver.behaviour.refusal = 550
  expect((await admin.post('/api/test-email-connection')).json()).toEqual({
    success: false,
    message: 'The email was not sent: EENVELOPE 550',
  })
})

test('without SMTP the test mail is written to a file, and the answer says so', async () => {
  const { service, admin } = await startMailTestApp()
  expect((await admin.post('/api/test-email-connection')).json()).toEqual({
    success: true,
    message: 'The test email was written to a file in the data folder, because no SMTP_URL is set. Nothing was sent.',
  })
  expect(await readdir(join(service.context.config.dataDir, 'mail'))).toHaveLength(1)
})

test('without SMTP no test claims that mails were sent', async () => {
  const { admin } = await startMailTestApp({ ADMIN_EMAIL: 'desk@example.com' })
  const templates = await admin.post('/api/send-all-email-templates')
  const notifications = await admin.post('/api/test-admin-notifications')

  expect(templates.json().message).toMatch(/^10 of 10 templates were written to files .* Nothing was sent\.$/)
  expect(notifications.json().message).toMatch(/^8 notifications were written to files .* Nothing was sent\.$/)
})

test('the notifications are sent to ADMIN_EMAIL', async () => {
  const receiver = await startMailReceiver()
  const { admin } = await startMailTestApp({ SMTP_URL: receiver.url, ADMIN_EMAIL: 'desk@example.com' })

  const response = await admin.post('/api/test-admin-notifications')

  expect(response.json()).toEqual({ message: '8 notifications were sent to desk@example.com.' })
  expect(receiver.received.flatMap(({ to }) => to)).toEqual(Array.from({ length: 8 }, () => 'desk@example.com'))
  receiver.behaviour.refusal = 550
  const refused = await admin.post('/api/test-admin-notifications')
  expect(refused.statusCode).toBe(503)
  expect(refused.json().message).toBe('The email was not sent: EENVELOPE 550')
})

test('without ADMIN_EMAIL the notification test is refused', async () => {
  const { admin } = await startMailTestApp()
  const response = await admin.post('/api/test-admin-notifications')
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({ code: 'ADMIN_EMAIL_MISSING' })
})

test('the operator’s mails have a text version with heading, content and reason', async () => {
  const receiver = await startMailReceiver()
  const { admin } = await startMailTestApp({ SMTP_URL: receiver.url, ADMIN_EMAIL: 'desk@example.com' })
  await admin.post('/api/test-admin-notifications')
  const support = receiver.received.find(({ mail }) => mail.subject?.startsWith('Priority'))
  expect(support?.mail.text).toMatch(/^Priority: a Pro host\nAnswer by /)
  expect(support?.mail.text).toContain('\n\n-- \nThis email goes to the operator of this service.\n')
})
