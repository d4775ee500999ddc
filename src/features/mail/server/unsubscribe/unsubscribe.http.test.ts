import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp, testOrigin } from '#test/test-app.ts'
import { enqueueForAccount, enqueueWelcome } from '../delivery/mail-outbox.ts'
import { countMails } from '../delivery/mail-overview-queries.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Sends an optional mail to a host and returns its unsubscribe link. */
async function givenLink() {
  const receiver = await startMailReceiver()
  const service = await startTestApp({ env: { SMTP_URL: receiver.url } })
  const { account } = await givenHost(service, { language: 'fr' })
  const order = (limit: number) =>
    enqueueForAccount(service.context.db, service.clock, account, {
      template: 'planLimit',
      params: { limit },
      cause: limit,
    })
  await order(1)
  await sendDueMails(service.context)
  const source = receiver.received[0]?.source.replace(/\r\n[ \t]+/g, ' ') ?? ''
  const link = /^List-Unsubscribe: *<([^>]+)>/im.exec(source)?.[1] ?? ''
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
  return { ...service, receiver, account, order, link, path: link.replace(testOrigin, '') }
}

test('a GET request to the link does not unsubscribe', async () => {
  const { anonymous, context, order, path, receiver } = await givenLink()
  const page = await anonymous.get(path)

  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Ne plus recevoir de rappels ni de conseils')
  expect(page.headers['content-security-policy']).toContain("form-action 'self'")
  await order(2)
  await sendDueMails(context)
  expect(receiver.received).toHaveLength(2)
})

test('a one-click request of a mail program stops optional mails only', async () => {
  const { app, context, account, order, path, receiver } = await givenLink()
  const answer = await app.inject({ method: 'POST', url: path, headers: form, payload: 'List-Unsubscribe=One-Click' })
  expect(answer.statusCode).toBe(200)

  await order(2)
  await enqueueWelcome(context.db, context, account)
  await sendDueMails(context)

  expect(receiver.received.map(({ mail }) => mail.subject)).toEqual([
    'Les 1 livrets de votre formule sont utilisés',
    'Bienvenue chez Benvenuto',
  ])
  expect(await countMails(context.db)).toMatchObject({ sent: 2, dropped: 1 })
})

test('a one-click request may be multipart', async () => {
  const { app, path } = await givenLink()
  const payload = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload,
  })

  expect(answer.statusCode).toBe(200)
})

test('the buttons of the page unsubscribe and subscribe again', async () => {
  const { anonymous, context, order, path, receiver } = await givenLink()
  const stopped = await anonymous.post(path, 'choice=stop', form)
  expect(stopped.body).toContain('C’est fait')
  const resumed = await anonymous.post(path, 'choice=resume', form)
  expect(resumed.body).toContain('C’est rétabli')

  await order(2)
  await sendDueMails(context)
  expect(receiver.received).toHaveLength(2)
})

test('an unknown link responds with 404', async () => {
  const { anonymous } = await startTestApp()

  for (const answer of [
    await anonymous.get('/mail/unsubscribe/nobody', { 'accept-language': 'de' }),
    await anonymous.post('/mail/unsubscribe/nobody', '', { ...form, 'accept-language': 'de' }),
  ]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Dieser Link ist nicht gültig')
  }
})
