import { describe, expect, test } from 'vitest'
import { jobs } from '#jobs.ts'
import { runJob } from '#platform/jobs.ts'
import { givenPassword } from '#test/given.ts'
import { givenPayingAtStripe } from '#test/given-paying.ts'

const withPeriod = { subscription: 'endWithPeriod' }

/** A subscription whose cancellation fails: Stripe's answer is lost, or (`deaf`) the request never reaches Stripe. */
async function givenLostCancellation(act: string, body: object, mood: 'silent' | 'deaf' = 'silent') {
  const given = await givenPayingAtStripe()
  const { stripe, service, admin, path } = given
  const sweep = async () => {
    const job = jobs.find(({ name }) => name === 'sweep-subscriptions')
    if (job) await runJob(service.context, job)
  }
  const listCancellationMails = () =>
    service.context.db
      .selectFrom('mails')
      .select(['recipient', 'data'])
      .where('template', '=', 'subscriptionStopped')
      .execute()
  stripe.setMood(mood)
  expect((await admin.post(`${path}/${act}`, body)).json().code).toBe('PAYMENTS_UNAVAILABLE')
  stripe.setMood('well')
  return { ...given, sweep, listCancellationMails }
}

describe.each(['endWithPeriod', 'endNow'])('a cancellation (%s) whose response was lost', (subscription) => {
  const body = { subscription }

  test.each([
    ['at once', false],
    ['after a sweep has read it', true],
  ])('is logged by the next attempt, %s', async (_when, isSwept) => {
    const { service, admin, path, listAuditEntries, sweep, listCancellationMails } = await givenLostCancellation(
      'stop-subscription',
      body,
    )
    if (isSwept) await sweep()
    service.clock.advance(1_000)

    expect((await admin.post(`${path}/stop-subscription`, body)).statusCode).toBe(200)

    const acts = [
      { kind: 'subscriptionStopped', subscription },
      { kind: 'subscriptionStopAsked', subscription },
    ]
    expect(await listAuditEntries()).toMatchObject(acts)
    expect((await admin.post(`${path}/stop-subscription`, body)).json().code).toBe('NOTHING_TO_STOP')
    expect(await listAuditEntries()).toHaveLength(2)
    expect(await listCancellationMails()).toHaveLength(1)
  })

  test('is detected, and the host is told, without a second attempt', async () => {
    const { host, listAuditEntries, sweep, listCancellationMails } = await givenLostCancellation(
      'stop-subscription',
      body,
    )
    expect(await listAuditEntries()).toMatchObject([
      { kind: 'subscriptionStopAsked', subscription, adminEmail: 'op@example.com' },
    ])

    await sweep()
    await sweep()

    expect(await listCancellationMails()).toMatchObject([{ recipient: host.account.email }])
    expect((await host.as.get('/api/subscription')).json().nextCharge).toBeNull()
  })

  test('is logged with the account if the next attempt disables it', async () => {
    const { service, admin, path, listAuditEntries, sweep } = await givenLostCancellation('disable', body)
    await sweep()
    service.clock.advance(1_000)
    await admin.post(`${path}/disable`, body)
    expect((await listAuditEntries())[0]).toMatchObject({ kind: 'accountDisabled', subscription })
  })
})

test('a request that never reached Stripe is logged as a request, and the host gets no mail', async () => {
  const { admin, path, listAuditEntries, sweep, listCancellationMails } = await givenLostCancellation(
    'stop-subscription',
    withPeriod,
    'deaf',
  )
  await sweep()

  expect(await listAuditEntries()).toMatchObject([{ kind: 'subscriptionStopAsked', subscription: 'endWithPeriod' }])
  expect((await admin.get(path)).json()).toMatchObject({ isCharged: true, payments: { isCancelled: false } })
  expect(await listCancellationMails()).toEqual([])
})

test('a cancellation by the host after a lost request is not attributed to the operator', async () => {
  const lost = await givenLostCancellation('stop-subscription', withPeriod, 'deaf')
  const { host, admin, path, listAuditEntries, listCancellationMails } = lost
  expect((await host.as.post('/api/subscription/cancel')).statusCode).toBe(200)

  expect((await admin.post(`${path}/stop-subscription`, withPeriod)).json().code).toBe('NOTHING_TO_STOP')
  expect(await listAuditEntries()).toMatchObject([{ kind: 'subscriptionStopAsked' }])
  expect(await listCancellationMails()).toEqual([])
})

test.each(['stop-subscription', 'disable'])(
  'an account that is deleted while its subscription is read or cancelled is not found (%s)',
  async (act) => {
    for (const paths of ['customers', 'subscriptions'] as const) {
      const { stripe, service, admin, host, path } = await givenPayingAtStripe()
      const [id] = stripe.account[paths].keys()
      stripe.beforeAnswering(`/v1/${paths}/${id}`, () =>
        service.app.inject({
          method: 'DELETE',
          url: '/api/account',
          cookies: Object.fromEntries(host.as.cookies),
          payload: { confirmation: host.account.email, currentPassword: givenPassword },
        }),
      )

      const refused = await admin.post(`${path}/${act}`, withPeriod)

      expect([refused.statusCode, refused.json().code], paths).toEqual([404, 'NOT_FOUND'])
      expect((await admin.get('/api/auth/me')).statusCode).toBe(200)
    }
  },
)
