import { expect, test } from 'vitest'
import { hour } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenBook } from '#test/given-book.ts'
import { sendReport } from '#test/given-report.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'

const adminEmail = 'op@example.com'

async function givenBookWithMail(env: Record<string, string> = { ADMIN_EMAIL: adminEmail }) {
  const receiver = await startMailReceiver()
  const service = await startTestApp({
    env: { SMTP_URL: receiver.url, LIMIT_REPORTS_PER_ADDRESS: '20000', LIMIT_REPORTS_PER_BOOK: '20000', ...env },
  })
  const { as: host } = await givenHost(service)
  const drafts = [await givenBook(host, { status: 'draft' }), await givenBook(host, { status: 'draft' })] as const
  // Published directly, so that no mail about the first book is sent.
  await service.context.db.updateTable('books').set({ status: 'published' }).execute()
  const [book, other] = drafts
  return { service, host, book, other, received: receiver.received }
}

function report(guest: Caller, bookId: string, fields: Record<string, string>, more: Record<string, string> = {}) {
  return sendReport(guest, bookId, { text: '', email: '', ...fields }, more)
}

test('the operator gets at most one mail per book and hour', async () => {
  const { service, book, other, received } = await givenBookWithMail()
  const guest = service.anonymous
  for (let count = 1; count <= 40; count += 1) await report(guest, book.id, { text: `It is bad ${count}.` })
  await report(guest, other.id, { reason: 'private', text: 'That is my telephone number.' })
  await sendDueMails(service.context)

  expect(received.map(({ to }) => to)).toEqual([[adminEmail], [adminEmail]])
  const aboutFirst = received.find(({ mail }) => mail.text?.includes(book.id))?.mail
  expect(aboutFirst?.subject).toBe('A page was reported 40 times')
  for (const part of ['Deception', 'Casa Conti', 'Giulia Conti', `/share/${book.id}`, '/admin']) {
    expect(aboutFirst?.text).toContain(part)
  }
  const aboutOther = received.find(({ mail }) => mail.text?.includes(other.id))?.mail
  expect(aboutOther?.subject).toBe('A page was reported')
  expect(aboutOther?.text).toContain('That is my telephone number.')

  service.clock.advance(hour - 1)
  await report(guest, book.id, { text: 'Still bad.' })
  await sendDueMails(service.context)
  expect(received).toHaveLength(2)
  service.clock.advance(1)
  await report(guest, book.id, { text: 'Even worse.' })
  await sendDueMails(service.context)
  expect(received).toHaveLength(3)
})

test('concurrent reports cause one mail', async () => {
  const { service, book, received } = await givenBookWithMail({ ADMIN_EMAIL: adminEmail, TRUST_PROXY: 'true' })
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, count) =>
      report(service.browser(), book.id, { text: 'At once' }, { 'x-forwarded-for': `192.0.2.${count}` }),
    ),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
  await sendDueMails(service.context)
  expect(received).toHaveLength(1)
  const rows = await service.context.db.selectFrom('reported_books').select('reports').execute()
  expect(rows).toEqual([{ reports: 30 }])
})

test('the mail is in the language of the account with the operator’s address', async () => {
  const { service, book, received } = await givenBookWithMail()
  await givenHost(service, { email: adminEmail, role: 'admin', language: 'de' })
  await report(service.anonymous, book.id, {})
  await sendDueMails(service.context)
  expect(received[0]?.mail.subject).toBe('Eine Seite wurde gemeldet')
  expect(received[0]?.mail.text).toContain('Der Gast hat nichts dazu geschrieben.')
})

test('no text by a guest gets into the headers of the mail', async () => {
  const { service, book, received } = await givenBookWithMail()
  const injection = 'guest@example.com\r\nBcc: victim@example.com\r\n\r\nBuy now'
  expect((await report(service.anonymous, book.id, { email: injection })).statusCode).toBe(400)
  expect((await report(service.anonymous, book.id, { email: 'a@example.com, victim@example.com' })).statusCode).toBe(
    400,
  )
  const text = 'Hello\r\nBcc: victim@example.com\r\nReply-To: victim@example.com\r\n\r\n<b>Buy</b> \u202Enow'
  expect((await report(service.anonymous, book.id, { text, email: 'guest@example.com' })).statusCode).toBe(303)
  await sendDueMails(service.context)

  const [sent] = received
  expect(sent?.to).toEqual([adminEmail])
  const head = sent?.source.split(/\r?\n\r?\n/, 1)[0] ?? ''
  expect(head).not.toMatch(/victim|guest@|^(bcc|reply-to):/im)
  expect(sent?.mail.text).toContain('Bcc: victim@example.com')
  expect(sent?.mail.text).not.toContain('\u202E')
  expect(sent?.mail.html).toContain('&lt;b&gt;Buy&lt;/b&gt;')
})

test('no mail is sent if an operator has decided before', async () => {
  const { service, book, received } = await givenBookWithMail({ ADMIN_EMAIL: 'desk@stay.example' })
  const { as: admin } = await givenAdmin(service)
  await report(service.anonymous, book.id, {})
  const [{ lastAt }] = (await admin.get('/api/admin/reports')).json().books
  await admin.post(`/api/admin/reports/${book.id}/dismiss`, { seenUntil: lastAt })
  await sendDueMails(service.context)
  expect(received).toEqual([])
})

test('without ADMIN_EMAIL no mail is sent, and the admin page lists the reports', async () => {
  const { service, book, received } = await givenBookWithMail({})
  const { as: admin } = await givenAdmin(service)
  await report(service.anonymous, book.id, {})
  expect(await sendDueMails(service.context)).toBe(0)
  expect(received).toEqual([])
  expect((await admin.get('/api/admin/reports')).json().books).toHaveLength(1)
})
