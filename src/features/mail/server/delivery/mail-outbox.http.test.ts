import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { trialLength } from '#features/accounts/shared/plan.ts'
import { mailSources } from '#mails.ts'
import { day, hour, minute, second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { openDatabase } from '#platform/db/database.ts'
import { runJob } from '#platform/jobs.ts'
import { mailDelay } from '#platform/metrics/metrics.ts'
import { givenHost } from '#test/given.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { createTestMailSender, sendDueMails } from '#test/mail-sending.ts'
import { startTestApp, testOrigin } from '#test/test-app.ts'
import { leaseLength, maxAttempts } from '../../shared/mail.ts'
import { claimMail, deleteClaimedMail, extendLease, finishMail } from './mail-claim-queries.ts'
import { sendNextMail } from './mail-delivery.ts'
import { deadMailRetentionDays, forgetDeadMails } from './mail-jobs.ts'
import { enqueueForAccount, enqueueForOperator, enqueueWelcome, type MailAccount } from './mail-outbox.ts'
import { countMails, findSentMail, listMails, reviveMail } from './mail-overview-queries.ts'
import { insertMail } from './mail-queries.ts'
import { createOutboxJob, startMailer } from './mailer.ts'

async function startWithReceiver(env: Record<string, string> = {}) {
  const receiver = await startMailReceiver()
  const app = await startTestApp({
    env: { SMTP_URL: receiver.url, MAIL_FROM: 'Benvenuto <hello@stay.example>', ...env },
  })
  return { ...app, receiver }
}

/** Enqueues a payment confirmation: an essential mail, one per invoice. */
function orderConfirmation({ db, clock }: Context, account: MailAccount, invoice: string, dueAt = clock.now()) {
  const params = { plan: 'basic', cents: 995, currency: 'EUR', paidAt: clock.now(), nextChargeAt: null } as const
  return enqueueForAccount(db, clock, account, { template: 'paymentConfirmed', params, cause: invoice, dueAt })
}

test('the delay of a mail that is ordered for later counts from when it is due', async () => {
  const service = await startWithReceiver()
  const { account } = await givenHost(service)
  const readSum = async () =>
    (await mailDelay.get()).values.find(({ metricName }) => metricName?.endsWith('_sum'))?.value ?? 0
  await orderConfirmation(service.context, account, 'in_later', service.clock.now() + 7 * second)
  service.clock.advance(10 * second)
  const before = await readSum()
  expect(await sendDueMails(service.context)).toBe(1)
  expect((await readSum()) - before).toBe(3)
})

test('registration sends one welcome mail to the host and one mail to the operator', async () => {
  const { browser, context, receiver } = await startWithReceiver({ ADMIN_EMAIL: 'operator@stay.example' })
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
  const service = await startWithReceiver()
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
  const service = await startWithReceiver()
  const { account } = await givenHost(service)

  expect(await orderConfirmation(service.context, account, 'invoice-1')).toBe(true)
  expect(await orderConfirmation(service.context, account, 'invoice-1')).toBe(false)
  expect(await orderConfirmation(service.context, account, 'invoice-2')).toBe(true)
  await sendDueMails(service.context)

  expect(service.receiver.received).toHaveLength(2)
})

test('a mail uses the data at the time of sending, and is stored as sent', async () => {
  const service = await startWithReceiver()
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

test('after an outage of the mail server every mail is sent exactly once', async () => {
  const service = await startWithReceiver()
  const { context, clock, receiver } = service
  const { account } = await givenHost(service)
  const invoices = ['a', 'b', 'c', 'd', 'e']
  for (const invoice of invoices) await orderConfirmation(context, account, invoice)

  receiver.behaviour.refusal = 550
  expect(await sendDueMails(context)).toBe(5)
  const [waiting] = await listMails(context.db, { state: 'waiting', limit: 1 })
  expect(waiting).toMatchObject({ attempts: 1, nextAttemptAt: clock.now() + 5 * second })
  expect(waiting?.lastError).toMatch(/^E[A-Z]+ 550$/)
  // No attempt before the retry is due.
  clock.advance(5 * second - 1)
  expect(await sendDueMails(context)).toBe(0)
  for (let passed = 0; passed < hour; passed += minute) {
    clock.advance(minute)
    await sendDueMails(context)
  }
  expect(receiver.received).toEqual([])
  expect(receiver.refusals()).toBeLessThan(60)

  receiver.behaviour.refusal = undefined
  clock.advance(hour)
  await sendDueMails(context)
  clock.advance(day)
  await sendDueMails(context)

  expect(receiver.received).toHaveLength(5)
  expect(new Set(receiver.received.map(({ mail }) => mail.messageId)).size).toBe(5)
  expect(await countMails(context.db)).toMatchObject({ sent: 5, waiting: 0, dead: 0 })
})

test('a mail is dead after the last attempt until the operator revives it', async () => {
  const service = await startWithReceiver()
  const { context, clock, receiver } = service
  const { account } = await givenHost(service)
  await orderConfirmation(context, account, 'invoice')
  await context.db
    .updateTable('mails')
    .set({ attempts: maxAttempts - 1 })
    .execute()
  receiver.behaviour.refusal = 451
  await sendDueMails(context)

  const [dead] = await listMails(context.db, { state: 'dead', limit: 10 })
  expect(dead).toMatchObject({ attempts: maxAttempts })
  clock.advance(30 * day)
  expect(await sendDueMails(context)).toBe(0)

  receiver.behaviour.refusal = undefined
  expect(await reviveMail(context.db, { mailId: dead?.id ?? '' }, clock.now())).toBe(true)
  await sendDueMails(context)
  expect(receiver.received).toHaveLength(1)
})

test('without a reachable server a mail waits, and its error contains no address', async () => {
  const service = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const { account } = await givenHost(service, { email: 'giulia@example.com' })
  await orderConfirmation(service.context, account, 'invoice')
  await sendDueMails(service.context)

  const [waiting] = await listMails(service.context.db, { limit: 1 })
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 })
  expect(waiting?.lastError).toMatch(/^E[A-Z]+$/)
})

test('several workers share the outbox and send each mail once', async () => {
  const service = await startWithReceiver()
  const { account } = await givenHost(service)
  const invoices = Array.from({ length: 40 }, (_, index) => `invoice-${index}`)
  for (const invoice of invoices) await orderConfirmation(service.context, account, invoice)
  const others = [1, 2].map(() => openDatabase(service.context.config.databaseUrl))

  const tried = await Promise.all([service.context.db, ...others].map((db) => sendDueMails({ ...service.context, db })))
  for (const db of others) await db.destroy()

  expect(tried.reduce((sum, count) => sum + count)).toBe(40)
  expect(new Set(service.receiver.received.map(({ mail }) => mail.messageId)).size).toBe(40)
  expect(service.receiver.received).toHaveLength(40)
})

test('a mail of a dead worker is sent by another after the lease has ended', async () => {
  const service = await startWithReceiver()
  const { context, clock, receiver } = service
  const { account } = await givenHost(service)
  await orderConfirmation(context, account, 'invoice')
  const [mail] = await listMails(context.db, { limit: 1 })
  const now = clock.now()
  const scope = { mailId: mail?.id ?? '', worker: 'killed' }
  expect(await claimMail(context.db, scope, { now, due: now, leaseUntil: now + leaseLength })).toBeDefined()

  clock.advance(leaseLength - 1)
  expect(await sendDueMails(context)).toBe(0)
  clock.advance(1)
  expect(await sendDueMails(context)).toBe(1)

  expect(leaseLength).toBeLessThanOrEqual(60 * second)
  expect(receiver.received).toHaveLength(1)
})

test('a worker whose lease has ended cannot change a mail that another worker holds', async () => {
  const service = await startTestApp()
  const { context, clock } = service
  const { db } = context
  const { account } = await givenHost(service)
  await orderConfirmation(context, account, 'invoice')
  const [mail] = await listMails(db, { limit: 1 })
  const scopeOf = (worker: string) => ({ mailId: mail?.id ?? '', worker })
  const claim = (worker: string) => {
    const now = clock.now()
    return claimMail(db, scopeOf(worker), { now, due: now, leaseUntil: now + leaseLength })
  }
  const read = () => db.selectFrom('mails').selectAll().executeTakeFirst()
  await claim('slow')
  clock.advance(leaseLength)
  expect(await claim('second')).toBeDefined()
  const held = await read()

  await extendLease(db, scopeOf('slow'), clock.now() + day)
  await deleteClaimedMail(db, scopeOf('slow'))
  const endings = [
    { state: 'waiting', nextAttemptAt: 0, lastError: 'E' },
    { state: 'dead', lastError: 'E' },
    { state: 'dropped', lastError: 'E' },
    { state: 'sent', accountId: null, sentAt: 0, subject: 's', html: 'h' },
  ] as const
  for (const ending of endings) expect(await finishMail(db, scopeOf('slow'), ending)).toBe(false)

  expect(await read()).toEqual(held)
  await extendLease(db, scopeOf('second'), clock.now() + day)
  expect(await read()).toMatchObject({ lease_until: clock.now() + day })
  expect(await finishMail(db, scopeOf('second'), { state: 'dead', lastError: 'E' })).toBe(true)
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

test('a mail whose SMTP reply was lost is sent again with the same Message-ID', async () => {
  const service = await startWithReceiver()
  const { context, clock, receiver } = service
  const { account } = await givenHost(service)
  await orderConfirmation(context, account, 'invoice')
  let sendAnswer: () => void = () => undefined
  receiver.behaviour.answer = new Promise((resolve) => {
    sendAnswer = resolve
  })
  const stuck = sendNextMail(createTestMailSender(context))
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1))

  receiver.behaviour.answer = undefined
  clock.advance(leaseLength)
  await sendDueMails(context)
  sendAnswer()
  await stuck

  const [first, second_] = receiver.received.map(({ mail }) => mail.messageId)
  expect(receiver.received).toHaveLength(2)
  expect(first).toBe(second_)
  expect(await countMails(context.db)).toMatchObject({ sent: 1, sending: 0, waiting: 0 })
})

test('a mail with an unknown template waits for a newer worker', async () => {
  const service = await startWithReceiver()
  const { context, clock } = service
  const { account } = await givenHost(service)
  await insertMail(context.db, {
    id: 'new',
    accountId: account.id,
    recipient: account.email,
    template: 'fromTheFuture',
    language: 'en',
    data: '{}',
    dedupeKey: 'new',
    unsubscribeToken: 'new',
    createdAt: clock.now(),
  })
  await sendDueMails(context)

  expect(await listMails(context.db, { limit: 1 })).toMatchObject([{ state: 'waiting', attempts: 1 }])
})

test('without a mail server each mail is a file, named in the order of creation', async () => {
  const service = await startTestApp()
  const { context, clock } = service
  const { account } = await givenHost(service)
  await orderConfirmation(context, account, 'first')
  clock.advance(minute)
  await enqueueForAccount(context.db, clock, account, { template: 'planLimit', params: { limit: 5 } })
  await sendDueMails(context)

  const folder = join(context.config.dataDir, 'mail')
  const files = (await readdir(folder)).toSorted()
  const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))))
  expect(files.every((file) => file.endsWith('.eml'))).toBe(true)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Payment received: €9.95',
    'All 5 welcome books on your plan are in use',
  ])
  expect(mails[0]?.to).toMatchObject([{ address: account.email }])
})

test('the mailer sends within two seconds, and sends nothing after it was stopped', async () => {
  const service = await startWithReceiver()
  const { account } = await givenHost(service)
  const stop = startMailer(service.context, mailSources)
  try {
    await orderConfirmation(service.context, account, 'invoice')
    await vi.waitFor(() => expect(service.receiver.received).toHaveLength(1), { timeout: 2_000 })
  } finally {
    await stop()
  }
  await orderConfirmation(service.context, account, 'after the stop')
  expect(await countMails(service.context.db)).toMatchObject({ sent: 1, waiting: 1, sending: 0 })
})

test('a database outage logs one line at its start and one at its end', async () => {
  const lines: { level: string; msg: string; err?: { message: string } }[] = []
  const log = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const { context } = await startTestApp({ log, env: { LOG_LEVEL: 'info' } })
  const outage = vi.spyOn(context.db, 'selectFrom').mockImplementation(() => {
    throw new Error('database or disk is full')
  })
  const stop = startMailer(context, mailSources)
  await vi.waitFor(() => expect(outage.mock.calls.length).toBeGreaterThan(5), { timeout: 3_000 })
  outage.mockRestore()
  await vi.waitFor(() => expect(lines.at(-1)?.msg).toBe('the outbox can be read and written again'), { timeout: 3_000 })
  await stop()

  const told = lines.filter(({ msg }) => msg.includes('outbox'))
  expect(told.map(({ level, err }) => [level, err?.message])).toEqual([
    ['error', 'database or disk is full'],
    ['info', undefined],
  ])
})

test('the outbox job sends mails before their next attempt is due', async () => {
  const service = await startWithReceiver()
  const { context, receiver } = service
  const { account } = await givenHost(service, { trialEndsAt: service.clock.now() + trialLength })
  receiver.behaviour.refusal = 451
  await orderConfirmation(context, account, 'invoice')
  await sendDueMails(context)
  receiver.behaviour.refusal = undefined
  expect(await sendDueMails(context)).toBe(0)

  expect(await runJob(context, createOutboxJob(mailSources))).toBe(true)
  expect(receiver.received).toHaveLength(1)
})

test('an unconfirmed address gets payment mails beyond its limit, and no mails that need a confirmed address', async () => {
  const service = await startWithReceiver({ LIMIT_UNCONFIRMED_MAILS_PER_ADDRESS: '1' })
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
  const service = await startWithReceiver()
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
  const service = await startWithReceiver()
  const { account } = await givenHost(service)
  await orderConfirmation(service.context, account, 'invoice')
  await service.context.db.deleteFrom('accounts').where('id', '=', account.id).execute()

  expect(await sendDueMails(service.context)).toBe(0)
  expect(await listMails(service.context.db, { limit: 1 })).toEqual([])
})
