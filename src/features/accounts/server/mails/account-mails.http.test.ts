import { expect, test } from 'vitest'
import { day, minute } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'
import { updateAccount } from '../account-queries.ts'
import { disableAccount } from '../operators/operator-service.ts'
import { inactiveHosts, trialReminders } from './account-mail-jobs.ts'

async function startWithReceiver() {
  const receiver = await startMailReceiver()
  const service = await startTestApp({ env: { SMTP_URL: receiver.url } })
  const subjects = () => receiver.received.map(({ mail }) => mail.subject)
  return { ...service, receiver, subjects }
}

test('a trial sends three mails, each once', async () => {
  const service = await startWithReceiver()
  const { context, clock, subjects } = service
  await givenHost(service)

  for (let passed = 0; passed < 16; passed += 0.5) {
    await runJob(context, trialReminders)
    await runJob(context, trialReminders)
    await sendDueMails(context)
    clock.advance(day / 2)
  }

  expect(subjects()).toEqual([
    '7 days left in your free trial',
    '3 days left in your free trial',
    'Your trial has ended',
  ])
})

test('after an outage of a week only the latest mail is sent', async () => {
  const service = await startWithReceiver()
  const { context, clock, subjects } = service
  await givenHost(service)
  clock.advance(7 * day)
  await runJob(context, trialReminders)
  // The first reminder is enqueued but not sent for a week.
  clock.advance(7 * day)
  await runJob(context, trialReminders)
  await sendDueMails(context)

  expect(subjects()).toEqual(['Your trial has ended'])
})

test('a host who subscribes before the reminder is sent does not receive it', async () => {
  const service = await startWithReceiver()
  const { context, clock, subjects } = service
  const { account } = await givenHost(service)
  clock.advance(12 * day)
  await runJob(context, trialReminders)
  await updateAccount(context.db, { accountId: account.id }, { planStatus: 'active' }, clock.now())
  await sendDueMails(context)
  await runJob(context, trialReminders)
  await sendDueMails(context)

  expect(subjects()).toEqual([])
})

test('a trial that ended long ago causes no mail', async () => {
  const service = await startWithReceiver()
  await givenHost(service, { trialEndsAt: service.clock.now() - 40 * day })
  await runJob(service.context, trialReminders)

  expect(await sendDueMails(service.context)).toBe(0)
})

test('an inactive host receives one mail per absence', async () => {
  const service = await startWithReceiver()
  const { context, clock, subjects } = service
  const { as } = await givenHost(service, { planStatus: 'active' })
  const pass = async (days: number) => {
    for (let passed = 0; passed < days; passed += 1) {
      clock.advance(day)
      await runJob(context, inactiveHosts)
      await sendDueMails(context)
    }
  }
  await pass(20)
  expect((await as.get('/api/auth/me')).statusCode).toBe(200)
  await pass(29)
  expect(subjects()).toEqual([])
  await pass(10)
  expect(subjects()).toEqual(['Is your welcome book still up to date?'])
  await pass(40)
  expect(subjects()).toHaveLength(1)
})

test('an inactive host with an unconfirmed address receives only one mail', async () => {
  const service = await startWithReceiver()
  const { context, clock, subjects } = service
  await givenHost(service, { planStatus: 'active', emailConfirmedAt: null })
  for (let absence = 0; absence < 2; absence += 1) {
    await context.db.updateTable('accounts').set({ last_seen_at: clock.now() }).execute()
    clock.advance(31 * day)
    await runJob(context, inactiveHosts)
    await sendDueMails(context)
  }
  expect(subjects()).toEqual(['Is your welcome book still up to date?'])
})

test('a host who comes back before the mail is sent does not receive it', async () => {
  const service = await startWithReceiver()
  const { context, clock, subjects } = service
  const { as } = await givenHost(service)
  clock.advance(30 * day - minute)
  await runJob(context, inactiveHosts)
  expect(await sendDueMails(context)).toBe(0)
  expect((await as.get('/api/auth/me')).statusCode).toBe(200)
  clock.advance(minute)
  await runJob(context, inactiveHosts)
  await sendDueMails(context)

  expect(subjects()).toEqual([])
})

test('a host whose paid plan ended soon after the trial is not told that her trial has ended', async () => {
  const service = await startWithReceiver()
  const { context, clock, subjects } = service
  const now = clock.now()
  await givenHost(service, { planStatus: 'expired', trialEndsAt: now - 3 * day, accessUntil: now - day })

  await runJob(context, trialReminders)
  await sendDueMails(context)

  expect(subjects()).toEqual([])
})

test('accounts that renew automatically and disabled accounts get no trial reminders', async () => {
  const service = await startWithReceiver()
  const { context, clock, subjects } = service
  await givenHost(service, { renewal: 'renews' })
  const { account } = await givenHost(service)
  await context.db.transaction().execute((tx) => disableAccount(tx, { accountId: account.id }, clock.now()))
  for (let passed = 0; passed < 40; passed += 1) {
    await runJob(context, trialReminders)
    await runJob(context, inactiveHosts)
    clock.advance(day)
  }
  await sendDueMails(context)

  expect(subjects()).toEqual(['Is your welcome book still up to date?'])
})
