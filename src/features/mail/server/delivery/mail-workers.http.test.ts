import { expect, test, vi } from 'vitest'
import { trialLength } from '#features/accounts/shared/plan.ts'
import { mailSources } from '#mails.ts'
import { day, second } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { orderConfirmation, sendDueMails, startWithMailReceiver } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'
import { leaseLength } from '../../shared/mail.ts'
import { claimMail, deleteClaimedMail, extendLease, finishMail } from './mail-claim-queries.ts'
import { countMails, listMails } from './mail-overview-queries.ts'
import { insertMail } from './mail-queries.ts'
import { createOutboxJob, startMailer } from './mailer.ts'

test('several workers share the outbox and send each mail once', async () => {
  const service = await startWithMailReceiver()
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
  const service = await startWithMailReceiver()
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

test('a mail with an unknown template waits for a newer worker', async () => {
  const service = await startWithMailReceiver()
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

test('the mailer sends within two seconds, and sends nothing after it was stopped', async () => {
  const service = await startWithMailReceiver()
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
  const service = await startWithMailReceiver()
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
