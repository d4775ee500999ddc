import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { day, hour, minute, second } from '#platform/clock.ts'
import { mailDelay } from '#platform/metrics/metrics.ts'
import { givenHost } from '#test/given.ts'
import { createTestMailSender, orderConfirmation, sendDueMails, startWithMailReceiver } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'
import { leaseLength, maxAttempts } from '../../shared/mail.ts'
import { sendNextMail } from './mail-delivery.ts'
import { enqueueForAccount } from './mail-outbox.ts'
import { countMails, listMails, reviveMail } from './mail-overview-queries.ts'

test('the delay of a mail that is ordered for later counts from when it is due', async () => {
  const service = await startWithMailReceiver()
  const { account } = await givenHost(service)
  const readSum = async () =>
    (await mailDelay.get()).values.find(({ metricName }) => metricName?.endsWith('_sum'))?.value ?? 0
  await orderConfirmation(service.context, account, 'in_later', service.clock.now() + 7 * second)
  service.clock.advance(10 * second)
  const before = await readSum()
  expect(await sendDueMails(service.context)).toBe(1)
  expect((await readSum()) - before).toBe(3)
})

test('after an outage of the mail server every mail is sent exactly once', async () => {
  const service = await startWithMailReceiver()
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
  const service = await startWithMailReceiver()
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

test('a mail whose SMTP reply was lost is sent again with the same Message-ID', async () => {
  const service = await startWithMailReceiver()
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
