import { describe, expect, test } from 'vitest'
import { findSubscription } from '#features/billing/index.ts'
import { jobs } from '#jobs.ts'
import { day, hour } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import type { HostOverrides } from '#test/given.ts'
import { givenPaying, givenPayingAtStripe } from '#test/given-paying.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startGateway, type TestPayments, testPayments } from '#test/payments.ts'
import { testStart } from '#test/test-app.ts'

const withPeriod = { subscription: 'endWithPeriod' }
const now = { subscription: 'endNow' }

async function givenStoppable(start: () => Promise<TestPayments>, overrides?: HostOverrides) {
  const given = await givenPaying(start, overrides)
  return withStopMails(given)
}

function withStopMails<Given extends Awaited<ReturnType<typeof givenPaying>>>(given: Given) {
  const { context } = given.service
  const listStopMails = async () => {
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
  return { ...given, listStopMails, sweep }
}

describe.each(testPayments)('a host whose subscription at $name an operator stops', ({ start }) => {
  test('is told in her language until when she has it, and how to keep it', async () => {
    const { service, admin, host, path, listStopMails } = await givenStoppable(start, { language: 'de' })

    await admin.post(`${path}/stop-subscription`, withPeriod)

    const [mail, ...others] = await listStopMails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ state: 'sent', recipient: host.account.email, language: 'de' })
    expect(mail?.subject).toBe('Ihr Tarif Pro verlängert sich nicht')
    expect(mail?.html).toContain('1. April 2026')
    expect(mail?.html).toContain(`${service.context.config.origin}/profile`)
  })

  test('is told that it is over, that nothing is given back, and where to subscribe again', async () => {
    const { service, admin, path, listStopMails } = await givenStoppable(start)

    await admin.post(`${path}/stop-subscription`, now)

    const [mail, ...others] = await listStopMails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your Pro subscription has ended')
    expect(mail?.html).toContain('is not refunded')
    expect(mail?.html).toContain(`${service.context.config.origin}/payment?plan=pro`)
  })

  test('keeps what her trial gave her, and is told so', async () => {
    const { admin, path, listStopMails } = await givenStoppable(start, {
      plan: 'pro',
      planStatus: 'trial',
      trialEndsAt: testStart + 9 * day,
    })

    await admin.post(`${path}/stop-subscription`, now)

    const [mail] = await listStopMails()
    expect(mail?.html).toContain('you keep Pro until 10 March 2026')
    expect(mail?.html).not.toContain('refunded')
  })

  test('is told again when it is stopped again, and when it is then ended before its day', async () => {
    const { service, host, admin, path, listStopMails } = await givenStoppable(start)
    await admin.post(`${path}/stop-subscription`, withPeriod)
    await host.as.post('/api/subscription/resume')
    service.clock.advance(hour)
    await admin.post(`${path}/stop-subscription`, withPeriod)
    expect(await listStopMails()).toHaveLength(2)
    service.clock.advance(hour)

    await admin.post(`${path}/stop-subscription`, now)

    const mails = await listStopMails()
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your Pro plan will not renew',
      'Your Pro plan will not renew',
      'Your Pro subscription has ended',
    ])
    // She had it until the period's end, and ending it takes nothing of that away.
    expect(mails.at(-1)?.html).toContain('you keep Pro until 1 April 2026')
  })

  test('hears no more of it when its day has come', async () => {
    const { service, host, admin, path, listStopMails, sweep } = await givenStoppable(start)
    await admin.post(`${path}/stop-subscription`, withPeriod)
    service.clock.advance(32 * day)
    await sweep()
    const stored = await findSubscription(service.context.db, { accountId: host.account.id })
    expect(stored?.snapshot.subscription).toMatchObject({ state: 'ended', isStoppedByOperator: true })
    expect(await listStopMails()).toHaveLength(1)
  })

  test('hears nothing when she has cancelled it herself', async () => {
    const { host, admin, path, listStopMails } = await givenStoppable(start)
    await host.as.post('/api/subscription/cancel')
    await admin.post(`${path}/stop-subscription`, withPeriod)
    await admin.post(`${path}/disable`)
    expect(await listStopMails()).toEqual([])
  })

  test('who cannot sign in is led nowhere where she would have to', async () => {
    const { service, admin, path, listStopMails } = await givenStoppable(start)
    await admin.post(`${path}/disable`, withPeriod)

    const [mail] = await listStopMails()
    expect(mail?.html).toContain('You keep Pro until 1 April 2026')
    expect(mail?.html).not.toContain(`${service.context.config.origin}/profile`)
    expect(mail?.html).not.toContain('Resume Subscription')
  })
})

test('what is overdue is not charged any more, and the host is told so', async () => {
  const { admin, path, listStopMails } = await givenStoppable(startGateway)
  for (const act of ['failNext', 'renew']) await admin.post(`${path}/test-payments`, { act })
  await admin.post(`${path}/stop-subscription`, withPeriod)
  const [mail] = await listStopMails()
  expect(mail?.html).toContain('not even what was still open')
  expect(mail?.html).not.toContain('refunded')
})

test('with Stripe down the host is told nothing', async () => {
  const { stripe, admin, path, listStopMails } = withStopMails(await givenPayingAtStripe())
  stripe.setMood('down')
  expect((await admin.post(`${path}/stop-subscription`, withPeriod)).statusCode).toBe(503)
  expect(await listStopMails()).toEqual([])
})
