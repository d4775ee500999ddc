import { describe, expect, test } from 'vitest'
import { jobs } from '#jobs.ts'
import { runJob } from '#platform/jobs.ts'
import { givenPassword } from '#test/given.ts'
import { givenPayingAtStripe } from '#test/given-paying.ts'

const withPeriod = { subscription: 'endWithPeriod' }

/** A subscription that an operator wants stopped, at a Stripe whose answer (or, `deaf`, our call) is lost. */
async function givenLostStop(act: string, body: object, mood: 'silent' | 'deaf' = 'silent') {
  const given = await givenPayingAtStripe()
  const { stripe, service, admin, path } = given
  const sweep = async () => {
    const job = jobs.find(({ name }) => name === 'sweep-subscriptions')
    if (job) await runJob(service.context, job)
  }
  const listStopMails = () =>
    service.context.db
      .selectFrom('mails')
      .select(['recipient', 'data'])
      .where('template', '=', 'subscriptionStopped')
      .execute()
  stripe.setMood(mood)
  expect((await admin.post(`${path}/${act}`, body)).json().code).toBe('PAYMENTS_UNAVAILABLE')
  stripe.setMood('well')
  return { ...given, sweep, listStopMails }
}

describe.each(['endWithPeriod', 'endNow'])('a stop (%s) whose answer was lost', (subscription) => {
  const body = { subscription }

  test.each([
    ['at once', false],
    ['after a sweep has read it', true],
  ])('is written down by the next try, %s', async (_when, isSwept) => {
    const { service, admin, path, listActs, sweep, listStopMails } = await givenLostStop('stop-subscription', body)
    if (isSwept) await sweep()
    service.clock.advance(1_000)

    expect((await admin.post(`${path}/stop-subscription`, body)).statusCode).toBe(200)

    const acts = [
      { kind: 'subscriptionStopped', subscription },
      { kind: 'subscriptionStopAsked', subscription },
    ]
    expect(await listActs()).toMatchObject(acts)
    expect((await admin.post(`${path}/stop-subscription`, body)).json().code).toBe('NOTHING_TO_STOP')
    expect(await listActs()).toHaveLength(2)
    expect(await listStopMails()).toHaveLength(1)
  })

  test('is known, and the host told of it, without a second try', async () => {
    const { host, listActs, sweep, listStopMails } = await givenLostStop('stop-subscription', body)
    expect(await listActs()).toMatchObject([
      { kind: 'subscriptionStopAsked', subscription, adminEmail: 'op@example.com' },
    ])

    await sweep()
    await sweep()

    expect(await listStopMails()).toMatchObject([{ recipient: host.account.email }])
    expect((await host.as.get('/api/subscription')).json().nextCharge).toBeNull()
  })

  test('is written down with the account that is disabled in the next try', async () => {
    const { service, admin, path, listActs, sweep } = await givenLostStop('disable', body)
    await sweep()
    service.clock.advance(1_000)
    await admin.post(`${path}/disable`, body)
    expect((await listActs())[0]).toMatchObject({ kind: 'accountDisabled', subscription })
  })
})

test('a stop that Stripe never got is written down as asked for, and the host hears nothing', async () => {
  const { admin, path, listActs, sweep, listStopMails } = await givenLostStop('stop-subscription', withPeriod, 'deaf')
  await sweep()

  expect(await listActs()).toMatchObject([{ kind: 'subscriptionStopAsked', subscription: 'endWithPeriod' }])
  expect((await admin.get(path)).json()).toMatchObject({ isCharged: true, payments: { isCancelled: false } })
  expect(await listStopMails()).toEqual([])
})

test('what the host cancels herself after a stop that was lost on the way stays hers', async () => {
  const lost = await givenLostStop('stop-subscription', withPeriod, 'deaf')
  const { host, admin, path, listActs, listStopMails } = lost
  expect((await host.as.post('/api/subscription/cancel')).statusCode).toBe(200)

  expect((await admin.post(`${path}/stop-subscription`, withPeriod)).json().code).toBe('NOTHING_TO_STOP')
  expect(await listActs()).toMatchObject([{ kind: 'subscriptionStopAsked' }])
  expect(await listStopMails()).toEqual([])
})

test.each(['stop-subscription', 'disable'])(
  'an account that goes while its subscription is read or stopped is not there (%s)',
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
