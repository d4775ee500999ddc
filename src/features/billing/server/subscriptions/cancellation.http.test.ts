import { describe, expect, test } from 'vitest'
import { day, hour, minute, second } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import {
  expired,
  givenOverdueHost,
  givenSubscriber,
  listMailTemplates,
  passTime,
  startWithPayments,
  sweepSubscriptions,
} from '#test/given-subscription.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { resumePlan, testPayments } from '#test/payments.ts'
import type { startTestApp } from '#test/test-app.ts'

function listConfirmations(service: Awaited<ReturnType<typeof startTestApp>>) {
  return service.context.db
    .selectFrom('mails')
    .select(['recipient', 'sent_subject as subject', 'sent_html as html'])
    .where('template', '=', 'subscriptionCancelled')
    .orderBy('created_at')
    .execute()
}

describe.each(testPayments)('with $name', ({ start }) => {
  test('cancelled for the end of the period, resumed, cancelled again, over', async () => {
    const { service, as } = await givenSubscriber(start)
    const cancelled = await as.post('/api/subscription/cancel')
    expect(cancelled.statusCode).toBe(200)
    const end = '2026-04-01T12:00:00.000Z'
    expect(cancelled.json().subscription).toMatchObject({
      state: 'cancelled',
      isCancelled: true,
      endsAt: end,
      nextCharge: null,
    })
    expect((await as.get('/api/auth/me')).json()).toMatchObject({ planStatus: 'active', renewal: 'cancelled' })

    const resumed = (await resumePlan(as, 'basic')).json().subscription
    expect(resumed).toMatchObject({ state: 'active', isCancelled: false, endsAt: null, nextCharge: { at: end } })

    service.clock.advance(minute)
    await as.post('/api/subscription/cancel')
    await passTime(service, 31 * day + 2 * minute)
    await passTime(service, day)
    expect((await as.get('/api/subscription')).json()).toMatchObject({ state: 'expired', isSubscribed: false })
    expect(await listMailTemplates(service)).toEqual([
      'contractConfirmed',
      'operatorCancellation',
      'operatorNewSubscription',
      'paymentConfirmed',
      'subscriptionCancelled',
      'subscriptionCancelled',
    ])
    expect((await as.post('/api/subscription/resume')).json().code).toBe('NO_SUBSCRIPTION')
  })

  test('a host who cancels with an open payment is not asked for it any more', async () => {
    const { service, as } = await givenOverdueHost(start)

    expect((await as.post('/api/subscription/cancel')).json().subscription).toMatchObject({ state: 'expired' })
    const { invoices } = (await as.get('/api/subscription/invoices')).json()
    expect(invoices).toMatchObject([{ status: 'void' }])
    await sendDueMails(service.context)
    const [mail, ...others] = await listConfirmations(service)
    expect(others).toEqual([])
    expect(mail?.html).toContain('you no longer owe the overdue payment')
  })

  test('a host gets a confirmation of each cancellation', async () => {
    const { service, as, account } = await givenSubscriber(start)
    await as.post('/api/subscription/cancel')
    await as.post('/api/subscription/cancel')
    await sendDueMails(service.context)
    const [mail, ...others] = await listConfirmations(service)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: account.email, subject: 'Your cancellation of Basic is confirmed' })
    expect(mail?.html).toContain('You keep Basic until 1 April 2026')
    expect(mail?.html).toContain('1 March 2026, 12:00 UTC')

    service.clock.advance(second)
    await resumePlan(as, 'basic')
    await as.post('/api/subscription/cancel')
    expect(await listConfirmations(service)).toHaveLength(2)
  })

  test('cancellations that can be taken back are limited per hour and account', async () => {
    const { service, payments } = await startWithPayments(start, { LIMIT_CANCELLATIONS_PER_ACCOUNT: '2' })
    const { as } = await givenHost(service, expired)
    await payments.confirm(service, as, (await as.post('/api/create-subscription')).json(), 'good')
    const cancel = async () => (await as.post('/api/subscription/cancel')).statusCode
    for (let count = 0; count < 2; count += 1) {
      expect(await cancel()).toBe(200)
      // A cancelled subscription does not count.
      expect(await cancel()).toBe(200)
      await resumePlan(as, 'basic')
    }
    expect(await cancel()).toBe(429)
    service.clock.advance(hour)
    expect(await cancel()).toBe(200)
  })

  test('deleting the account ends the subscription', async () => {
    const { service, payments, as, account } = await givenSubscriber(start)
    const gone = await service.app.inject({
      method: 'DELETE',
      url: '/api/account',
      cookies: Object.fromEntries(as.cookies),
      payload: { confirmation: account.email, currentPassword: 'a quiet house by the sea' },
    })
    expect(gone.statusCode).toBe(200)
    await sweepSubscriptions(service)
    expect(await payments.countLive(service)).toBe(0)
    expect(await service.context.db.selectFrom('subscription_endings').selectAll().execute()).toEqual([])
  })
})
