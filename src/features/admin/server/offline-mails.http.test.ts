import { expect, test } from 'vitest'
import type { Language } from '#platform/i18n/languages.ts'
import { givenHost } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenBook } from '#test/given-book.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'

const reason = 'It asks for <b>card</b> numbers.\nPlease remove that.'

async function givenHostWithMail(language: Language = 'en') {
  const receiver = await startMailReceiver()
  const service = await startTestApp({
    env: { SMTP_URL: receiver.url, SUPPORT_EMAIL: 'help@stay.example' },
  })
  const { as: admin } = await givenAdmin(service)
  const { as: host, account } = await givenHost(service, { language })
  const book = await givenBook(host, { status: 'draft', propertyName: 'Villa Limonaia' })
  const other = await givenBook(host, { status: 'draft', propertyName: 'Casa Rosa' })
  const tell = async () => {
    const before = receiver.received.length
    service.clock.advance(1)
    await sendDueMails(service.context)
    return receiver.received.slice(before).map(({ to, mail }) => ({ to, subject: mail.subject, text: mail.text ?? '' }))
  }
  return { service, admin, host, account, book, other, tell, received: receiver.received }
}

test('the host gets a mail with the book, the reason and a contact, and another when the book is back', async () => {
  const { admin, account, book, tell, received } = await givenHostWithMail()

  await admin.post(`/api/admin/books/${book.id}/take-offline`, { reason })
  const [offline, ...none] = await tell()
  await admin.post(`/api/admin/books/${book.id}/put-back`)
  const [back] = await tell()

  expect(none).toEqual([])
  expect(offline).toMatchObject({ to: [account.email], subject: 'Your welcome book has been taken offline' })
  for (const part of [reason.replace('\n', '\n\n'), 'Villa Limonaia', 'help@stay.example', '/profile']) {
    expect(offline?.text).toContain(part)
  }
  expect(offline?.text).not.toContain('Casa Rosa')
  expect(received[0]?.mail.html).toContain('&lt;b&gt;card&lt;/b&gt;')
  expect(back).toMatchObject({ to: [account.email], subject: 'Your welcome book is back online' })
  expect(back?.text).toContain('Villa Limonaia')
})

test('the mail is in the host’s language, and there is one mail for all books', async () => {
  const { admin, account, tell } = await givenHostWithMail('de')
  const path = `/api/admin/hosts/${account.id}`

  await admin.post(`${path}/take-books-offline`, { reason })
  const offline = await tell()
  await admin.post(`${path}/put-books-back`)
  const back = await tell()

  expect(offline).toMatchObject([{ subject: '2 Ihrer Gästemappen sind jetzt offline' }])
  expect(offline[0]?.text).toContain('Casa Rosa, Villa Limonaia')
  expect(back).toMatchObject([{ subject: '2 Ihrer Gästemappen sind wieder online' }])
})

test('no mail is sent if the book was put back before it was sent', async () => {
  const { service, admin, account, book, tell } = await givenHostWithMail()
  await admin.post(`/api/admin/books/${book.id}/take-offline`, { reason })
  service.clock.advance(1)
  await admin.post(`/api/admin/books/${book.id}/put-back`)
  expect((await tell()).map(({ subject }) => subject)).toEqual(['Your welcome book is back online'])

  await admin.post(`/api/admin/hosts/${account.id}/take-books-offline`, { reason })
  service.clock.advance(1)
  await admin.post(`/api/admin/books/${book.id}/put-back`)
  const mails = await tell()
  expect(mails.find(({ subject }) => subject?.includes('offline'))?.text).not.toContain('Villa Limonaia')
})

test('a host who is disabled with her books is told the reason, without a link to her profile', async () => {
  const { admin, account, tell } = await givenHostWithMail()

  await admin.post(`/api/admin/hosts/${account.id}/disable`, { books: 'offline', reason })
  const [offline] = await tell()
  await admin.post(`/api/admin/hosts/${account.id}/enable`)
  const back = await tell()

  expect(offline?.subject).toBe('2 of your welcome books are now offline')
  expect(offline?.text).toContain('Please remove that.')
  expect(offline?.text).not.toContain('/profile')
  expect(back.map(({ subject }) => subject)).toEqual(['2 of your welcome books are back online'])
})

test('the mail about the first published book is not sent while the book is offline', async () => {
  const { admin, host, book, tell } = await givenHostWithMail()
  await host.put(`/api/welcome-books/${book.id}`, { ...book, status: 'published' })
  await admin.post(`/api/admin/books/${book.id}/take-offline`, { reason })
  expect((await tell()).map(({ subject }) => subject)).toEqual(['Your welcome book has been taken offline'])
})
