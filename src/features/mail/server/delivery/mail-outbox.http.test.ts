import { expect, test } from 'vitest'
import { day } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { orderConfirmation, sendDueMails, startWithMailReceiver } from '#test/mail-sending.ts'
import { startTestApp, testOrigin } from '#test/test-app.ts'
import { deadMailRetentionDays, forgetDeadMails } from './mail-jobs.ts'
import { enqueueForAccount, enqueueForOperator, enqueueWelcome, type MailAccount } from './mail-outbox.ts'
import { countMails, findSentMail, listMails } from './mail-overview-queries.ts'
import { insertMail } from './mail-queries.ts'

test('registration sends one welcome mail to the host and one mail to the operator', async () => {
  const { browser, context, receiver } = await startWithMailReceiver({ ADMIN_EMAIL: 'operator@stay.example' })
  const visitor = browser()
  await visitor.get('/api/captcha')
  const answer = await visitor.post('/api/auth/register', {
    name: 'Giulia Conti',
    email: 'Giulia@example.com',
    password: 'x',
    captcha: 'right',
    language: 'it',
  })
  expect(answer.statusCode).toBe(201)

  await sendDueMails(context)
  await sendDueMails(context)

  expect(receiver.received.map(({ to }) => to).toSorted()).toEqual([['Giulia@example.com'], ['operator@stay.example']])
  const { mail, source } = receiver.received.find(({ to }) => to.includes('Giulia@example.com')) ?? {}
  expect(mail).toMatchObject({
    subject: 'Benvenuto ti dà il benvenuto: conferma la tua email',
    from: { name: 'Benvenuto', address: 'hello@stay.example' },
    date: new Date(context.clock.now()).toISOString(),
  })
  expect(mail?.html).toContain('Ciao,')
  expect(mail?.text).toContain(`${testOrigin}/confirm-address?token=`)
  expect(source).not.toContain('List-Unsubscribe')
  const operators = receiver.received.find(({ to }) => to.includes('operator@stay.example'))
  expect(operators?.mail.subject).toBe('New host: Giulia Conti')
  expect(operators?.mail.text).toContain('Giulia@example.com')
  expect(await countMails(context.db)).toEqual({ waiting: 0, sending: 0, sent: 2, dropped: 0, dead: 0 })
})

test('a rolled back transaction enqueues no mail', async () => {
  const service = await startWithMailReceiver()
  const { context } = service
  const { account } = await givenHost(service)
  const failing = context.db.transaction().execute(async (tx) => {
    await enqueueWelcome(tx, context, account)
    throw new Error('the cause fails')
  })

  await expect(failing).rejects.toThrow('the cause fails')
  expect(await listMails(context.db, { limit: 10 })).toEqual([])
})

test('the same cause enqueues one mail, another cause a second one', async () => {
  const service = await startWithMailReceiver()
  const { account } = await givenHost(service)

  expect(await orderConfirmation(service.context, account, 'invoice-1')).toBe(true)
  expect(await orderConfirmation(service.context, account, 'invoice-1')).toBe(false)
  expect(await orderConfirmation(service.context, account, 'invoice-2')).toBe(true)
  await sendDueMails(service.context)

  expect(service.receiver.received).toHaveLength(2)
})

test('a mail uses the data at the time of sending, and is stored as sent', async () => {
  const service = await startWithMailReceiver()
  const { account } = await givenHost(service)
  await orderConfirmation(service.context, account, 'invoice-1')
  await service.context.db
    .updateTable('accounts')
    .set({ name: 'Anna Groß', email: 'anna@example.com', language: 'de' })
    .where('id', '=', account.id)
    .execute()

  await sendDueMails(service.context)

  expect(service.receiver.received).toMatchObject([{ to: ['anna@example.com'] }])
  expect(service.receiver.received[0]?.mail.text).toContain('Guten Tag Anna Groß,')
  const [sent] = await listMails(service.context.db, { state: 'sent', limit: 10 })
  const kept = await findSentMail(service.context.db, { mailId: sent?.id ?? '' })
  expect(kept).toMatchObject({ subject: service.receiver.received[0]?.mail.subject })
  expect(kept?.html).toContain('Guten Tag Anna Groß,')
})

test('the operator gets one mail per cause and account', async () => {
  const service = await startTestApp({ env: { ADMIN_EMAIL: 'operator@stay.example' } })
  const { context } = service
  const { account: first } = await givenHost(service)
  const { account: other } = await givenHost(service)
  const tell = (account: MailAccount, cause: string) => {
    const params = { plan: 'basic', cents: 995, currency: 'EUR' } as const
    return enqueueForOperator(context.db, context, account, { template: 'operatorPaymentFailed', params, cause })
  }

  expect(await tell(first, 'invoice-1')).toBe(true)
  expect(await tell(first, 'invoice-1')).toBe(false)
  expect(await tell(first, 'invoice-2')).toBe(true)
  expect(await tell(other, 'invoice-1')).toBe(true)
  expect(await countMails(context.db)).toMatchObject({ waiting: 3 })
})

test('an unconfirmed address gets payment mails beyond its limit, and no mails that need a confirmed address', async () => {
  const service = await startWithMailReceiver({ LIMIT_UNCONFIRMED_MAILS_PER_ADDRESS: '1' })
  const { context, clock, receiver } = service
  const { account } = await givenHost(service, { emailConfirmedAt: null })
  const order = (mail: Parameters<typeof enqueueForAccount>[3]) => enqueueForAccount(context.db, clock, account, mail)
  await order({ template: 'domainReleased', params: { domainId: 'some' } })
  await order({ template: 'planLimit', params: { limit: 5 }, cause: 5 })
  await sendDueMails(context)
  await order({ template: 'planLimit', params: { limit: 6 }, cause: 6 })
  for (const invoice of ['a', 'b']) await orderConfirmation(context, account, invoice)
  await sendDueMails(context)

  expect(receiver.received.map(({ mail }) => mail.subject)).toEqual([
    'All 5 welcome books on your plan are in use',
    'Payment received: €9.95',
    'Payment received: €9.95',
  ])
  const dropped = await listMails(context.db, { state: 'dropped', limit: 10 })
  expect(dropped.map(({ lastError }) => lastError).toSorted()).toEqual(['ADDRESS_UNCONFIRMED', 'TOO_MANY_UNCONFIRMED'])
})

test('only dead mails without an account are deleted, a week after their last attempt', async () => {
  const service = await startWithMailReceiver()
  const { context, clock } = service
  const { account } = await givenHost(service)
  await orderConfirmation(context, account, 'invoice')
  const order = async (template: 'captchaCode' | 'passwordReset' | 'operatorSupport', state: 'dead' | 'waiting') => {
    const id = `${template} ${state}`
    const mail = { accountId: null, recipient: 'stranger@example.com', template, language: 'en', data: '{}' } as const
    await insertMail(context.db, { ...mail, id, createdAt: clock.now(), dedupeKey: id, unsubscribeToken: id })
    await context.db.updateTable('mails').set({ state }).where('id', '=', id).execute()
  }
  await context.db.updateTable('mails').set({ state: 'dead' }).execute()
  for (const template of ['captchaCode', 'passwordReset', 'operatorSupport'] as const) await order(template, 'dead')
  await order('passwordReset', 'waiting')
  const listKept = async () =>
    (await listMails(context.db, { limit: 10 })).map(({ template, state }) => [template, state])

  clock.advance(deadMailRetentionDays * day)
  await runJob(context, forgetDeadMails)
  expect(await listKept()).toHaveLength(5)

  clock.advance(1)
  await runJob(context, forgetDeadMails)
  expect((await listKept()).toSorted()).toEqual([
    ['operatorSupport', 'dead'],
    ['passwordReset', 'waiting'],
    ['paymentConfirmed', 'dead'],
  ])
})

test('deleting an account deletes its mails', async () => {
  const service = await startWithMailReceiver()
  const { account } = await givenHost(service)
  await orderConfirmation(service.context, account, 'invoice')
  await service.context.db.deleteFrom('accounts').where('id', '=', account.id).execute()

  expect(await sendDueMails(service.context)).toBe(0)
  expect(await listMails(service.context.db, { limit: 1 })).toEqual([])
})
