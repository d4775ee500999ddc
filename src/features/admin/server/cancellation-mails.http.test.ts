import { describe, expect, test } from 'vitest'
import { findSubscription } from '#features/billing/index.ts'
import { jobs } from '#jobs.ts'
import { day, hour } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import type { HostOverrides } from '#test/given.ts'
import { givenPaying, givenPayingAtStripe } from '#test/given-paying.ts'
import { listMailTemplates } from '#test/given-subscription.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { resumePlan, startGateway, type TestPayments, testPayments } from '#test/payments.ts'
import { testStart } from '#test/test-app.ts'

const withPeriod = { subscription: 'endWithPeriod' }
const now = { subscription: 'endNow' }

async function givenCancellable(start: () => Promise<TestPayments>, overrides?: HostOverrides) {
  const given = await givenPaying(start, overrides)
  return withCancellationMails(given)
}

function withCancellationMails<Given extends Awaited<ReturnType<typeof givenPaying>>>(given: Given) {
  const { context } = given.service
  const listCancellationMails = async () => {
    await sendDueMails(context)
    return context.db
      .selectFrom('mails')
      .select(['state', 'recipient', 'language', 'sent_subject as subject', 'sent_html as html'])
      .where('template', '=', 'subscriptionStopped')
      .orderBy('created_at')
      .execute()
  }
  const sweep = async () => {
    const job = jobs.find(({ name }) => name === 'sweep-subscriptions')
    if (job) await runJob(context, job)
  }
  return { ...given, listCancellationMails, sweep }
}

describe.each(testPayments)('a host whose subscription at $name is cancelled by an operator', ({ start }) => {
  test('is told in her language how long she keeps it, and how to continue it', async () => {
    const { service, admin, host, path, listCancellationMails } = await givenCancellable(start, { language: 'de' })

    await admin.post(`${path}/stop-subscription`, withPeriod)

    const [mail, ...others] = await listCancellationMails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ state: 'sent', recipient: host.account.email, language: 'de' })
    expect(mail?.subject).toBe('Ihr Tarif Pro verlängert sich nicht')
    expect(mail?.html).toContain('1. April 2026')
    expect(mail?.html).toContain(`${service.context.config.origin}/profile`)
  })

  test('is told that it has ended, that there is no refund, and where to subscribe again', async () => {
    const { service, admin, path, listCancellationMails } = await givenCancellable(start)

    await admin.post(`${path}/stop-subscription`, now)

    const [mail, ...others] = await listCancellationMails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your Pro subscription has ended')
    expect(mail?.html).toContain('is not refunded')
    expect(mail?.html).toContain(`${service.context.config.origin}/payment?plan=pro`)
  })

  test('keeps the rest of her trial, and is told so', async () => {
    const { admin, path, listCancellationMails } = await givenCancellable(start, {
      plan: 'pro',
      planStatus: 'trial',
      trialEndsAt: testStart + 9 * day,
    })

    await admin.post(`${path}/stop-subscription`, now)

    const [mail] = await listCancellationMails()
    expect(mail?.html).toContain('you keep Pro until 10 March 2026')
    expect(mail?.html).not.toContain('refunded')
  })

  test('is told again after a second cancellation, and if it is then ended before the period’s end', async () => {
    const { service, host, admin, path, listCancellationMails } = await givenCancellable(start)
    await admin.post(`${path}/stop-subscription`, withPeriod)
    expect((await resumePlan(host.as, 'pro')).statusCode).toBe(200)
    service.clock.advance(hour)
    await admin.post(`${path}/stop-subscription`, withPeriod)
    expect(await listCancellationMails()).toHaveLength(2)
    service.clock.advance(hour)

    await admin.post(`${path}/stop-subscription`, now)

    const mails = await listCancellationMails()
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your Pro plan will not renew',
      'Your Pro plan will not renew',
      'Your Pro subscription has ended',
    ])
    // She had paid until the period's end, and the immediate end does not shorten that.
    expect(mails.at(-1)?.html).toContain('you keep Pro until 1 April 2026')
  })

  test('gets no further mail at the end of the period', async () => {
    const { service, host, admin, path, listCancellationMails, sweep } = await givenCancellable(start)
    await admin.post(`${path}/stop-subscription`, withPeriod)
    service.clock.advance(32 * day)
    await sweep()
    const stored = await findSubscription(service.context.db, { accountId: host.account.id })
    expect(stored?.snapshot.subscription).toMatchObject({ state: 'ended', isStoppedByOperator: true })
    expect(await listCancellationMails()).toHaveLength(1)
  })

  test('is told of failed charges, not of a second cancellation, if it ends by them after she resumed it', async () => {
    const { payments, service, host, admin, path, listCancellationMails, sweep } = await givenCancellable(start)
    await admin.post(`${path}/stop-subscription`, withPeriod)
    expect((await resumePlan(host.as, 'pro')).statusCode).toBe(200)
    await payments.changeCard(service, host.as, 'failsLater')
    service.clock.advance(31 * day)
    for (let days = 0; days < 17; days += 1) {
      service.clock.advance(day)
      await sweep()
    }

    const stored = await findSubscription(service.context.db, { accountId: host.account.id })
    expect(stored?.snapshot.subscription).toMatchObject({ state: 'ended', isStoppedByOperator: false })
    expect((await listCancellationMails()).map(({ subject }) => subject)).toEqual(['Your Pro plan will not renew'])
    expect(await listMailTemplates(service)).toContain('paymentFailed')
  })

  test('gets no mail if she has cancelled it herself', async () => {
    const { host, admin, path, listCancellationMails } = await givenCancellable(start)
    await host.as.post('/api/subscription/cancel')
    await admin.post(`${path}/stop-subscription`, withPeriod)
    await admin.post(`${path}/disable`)
    expect(await listCancellationMails()).toEqual([])
  })

  test('a host who cannot sign in gets no link that needs a sign-in', async () => {
    const { service, admin, path, listCancellationMails } = await givenCancellable(start)
    await admin.post(`${path}/disable`, withPeriod)

    const [mail] = await listCancellationMails()
    expect(mail?.html).toContain('You keep Pro until 1 April 2026')
    expect(mail?.html).not.toContain(`${service.context.config.origin}/profile`)
    expect(mail?.html).not.toContain('Resume Subscription')
  })
})

test('an overdue subscription is not charged any more, and the host is told so', async () => {
  const { admin, path, listCancellationMails } = await givenCancellable(startGateway)
  for (const act of ['failNext', 'renew']) await admin.post(`${path}/test-payments`, { act })
  await admin.post(`${path}/stop-subscription`, withPeriod)
  const [mail] = await listCancellationMails()
  expect(mail?.html).toContain('you no longer owe the overdue payment')
  expect(mail?.html).not.toContain('refunded')
})

test('with Stripe down the host gets no mail', async () => {
  const { stripe, admin, path, listCancellationMails } = withCancellationMails(await givenPayingAtStripe())
  stripe.setMood('down')
  expect((await admin.post(`${path}/stop-subscription`, withPeriod)).statusCode).toBe(503)
  expect(await listCancellationMails()).toEqual([])
})
