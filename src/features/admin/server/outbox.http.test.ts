import { expect, test } from 'vitest'
import { enqueueForAccount } from '#features/mail/index.ts'
import { givenHost, unknownId } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

async function findFirstMail({ context }: TestApp): Promise<string> {
  return (await context.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()).id
}

test('the outbox can be filtered by state, and a mail is shown as it was sent without its secrets', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account } = await givenHost(service)
  await enqueueForAccount(service.context.db, service.clock, account, { template: 'planLimit', params: { limit: 5 } })
  const { unsubscribe_token } = await service.context.db
    .selectFrom('mails')
    .select('unsubscribe_token')
    .executeTakeFirstOrThrow()
  const path = `/api/admin/mails/${await findFirstMail(service)}/open`

  expect((await admin.post(path)).json()).toMatchObject({ state: 'waiting', subject: null, html: null })
  await sendDueMails(service.context)
  const opened = (await admin.post(path)).json()

  expect(opened).toMatchObject({ state: 'sent', template: 'planLimit', recipient: account.email })
  expect(opened.html).toContain('/mail/unsubscribe/…')
  expect(opened.html).not.toContain(unsubscribe_token)
  expect((await admin.get('/api/admin/mails?state=sent')).json().mails).toHaveLength(1)
  expect((await admin.get('/api/admin/mails?state=dead')).json().mails).toEqual([])
  expect((await admin.get('/api/admin/mails')).json().mails[0]).not.toHaveProperty('html')
  expect((await admin.get('/api/admin/mails?state=lost')).statusCode).toBe(400)
  expect((await admin.post(`/api/admin/mails/${unknownId}/open`)).statusCode).toBe(404)
})

test('a password reset link is masked in the mail as it was sent', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account } = await givenHost(service)
  await service.anonymous.post('/api/auth/forgot-password', { email: account.email })
  await sendDueMails(service.context)

  const { html } = (await admin.post(`/api/admin/mails/${await findFirstMail(service)}/open`)).json()

  const hrefs = [...html.matchAll(/href="([^"]*reset-password[^"]*)"/g)].map(([, href]) => href)
  expect(hrefs).not.toEqual([])
  for (const href of hrefs) expect(href).toContain('…')
})

test('a dead mail can be retried, other mails cannot', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account } = await givenHost(service)
  await enqueueForAccount(service.context.db, service.clock, account, { template: 'welcome', params: {} })
  const path = `/api/admin/mails/${await findFirstMail(service)}/retry`
  expect((await admin.post(path)).json().code).toBe('MAIL_NOT_DEAD')
  await service.context.db
    .updateTable('mails')
    .set({ state: 'dead', attempts: 36, last_error: 'ECONNECTION' })
    .execute()
  expect((await admin.get('/api/admin/overview')).json().mail).toMatchObject({ health: 'failing', counts: { dead: 1 } })

  const retried = await admin.post(path)

  expect(retried.statusCode).toBe(200)
  expect(retried.json()).toMatchObject({ state: 'waiting', attempts: 0 })
  expect(await sendDueMails(service.context)).toBe(1)
  expect((await admin.post(path)).statusCode).toBe(409)
  expect((await admin.post(`/api/admin/mails/${unknownId}/retry`)).statusCode).toBe(404)
})
