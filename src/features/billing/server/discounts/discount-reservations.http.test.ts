import { describe, expect, test } from 'vitest'
import { jobs } from '#jobs.ts'
import { day, hour, minute } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { startStripeStandIn, stripePayments, type TestPayments, testPayments } from '#test/payments.ts'
import { type Caller, startTestApp, testOrigin, testStart } from '#test/test-app.ts'
import { renewRedemptions, reservationLength, reserveCode } from '../redemptions.ts'

const expired = { plan: 'basic', planStatus: 'expired', trialEndsAt: testStart - day } as const
const used = [409, 'DISCOUNT_ALREADY_USED']
const begun = [200, undefined]

/** Hosts whose addresses belong to one mailbox. */
async function startWithMailbox(start: () => Promise<TestPayments>, overrides: object = expired) {
  const payments = await start()
  const service = await startTestApp({ env: { ...payments.env, DISCOUNT_CODES: 'spring:20,summer:30' } })
  payments.follow(service)
  const hosts = await Promise.all(
    ['giulia@example.com', 'giulia+1@example.com', 'Giulia+2@example.com'].map((email) =>
      givenHost(service, { email, ...overrides }),
    ),
  )
  const [first, second] = hosts
  if (!first || !second) throw new Error('there are hosts')
  const order = (as: Caller, code?: string) =>
    as.post('/api/create-subscription', { plan: 'pro', ...(code && { code }) })
  const begin = async (as: Caller, code?: string) => {
    const answer = await order(as, code)
    return [answer.statusCode, answer.json().code]
  }
  const pass = async (ms: number) => {
    service.clock.advance(ms)
    const { db } = service.context
    await db
      .updateTable('sessions')
      .set({ expires_at: service.clock.now() + day })
      .execute()
    const sweep = jobs.find(({ name }) => name === 'sweep-subscriptions')
    if (sweep) await runJob(service.context, sweep)
  }
  const countReservations = async () =>
    (await service.context.db.selectFrom('discount_reservations').select('code').execute()).length
  return { payments, service, hosts, first, second, order, begin, pass, countReservations }
}

describe.each(testPayments)('with $name', ({ start }) => {
  test.each(['first', 'second'] as const)(
    'a code that the %s account of a mailbox has begun with is not begun by the other, nor once it is used',
    async (name) => {
      const { payments, service, order, begin, countReservations, ...accounts } = await startWithMailbox(start)
      const [winner, other] = [accounts[name], name === 'first' ? accounts.second : accounts.first]
      const step = (await order(winner.as, 'spring')).json()

      expect(await begin(other.as, 'spring')).toEqual(used)
      // The account that has begun the order may continue.
      expect(await begin(winner.as, 'SPRING')).toEqual(begun)
      await payments.confirm(service, winner.as, step, 'good')

      expect((await winner.as.get('/api/subscription')).json()).toMatchObject({ discount: { code: 'spring' } })
      expect(await begin(other.as, 'spring')).toEqual(used)
      expect(await countReservations()).toBe(0)
    },
  )

  test('of accounts of one mailbox that begin at the same moment one gets the code', async () => {
    const { hosts, begin, countReservations } = await startWithMailbox(start)
    const answers = await Promise.all(hosts.map(({ as }) => begin(as, 'spring')))
    expect(answers.toSorted()).toEqual([begun, used, used])
    expect(await countReservations()).toBe(1)
  })

  test('an order with another code, or with none, gives the first one back', async () => {
    const { first, second, begin } = await startWithMailbox(start)
    expect(await begin(first.as, 'spring')).toEqual(begun)
    expect(await begin(first.as, 'summer')).toEqual(begun)
    expect(await begin(second.as, 'summer')).toEqual(used)
    expect(await begin(second.as, 'spring')).toEqual(begun)

    expect(await begin(first.as)).toEqual(begun)
    expect(await begin(second.as, 'summer')).toEqual(begun)
    expect(await begin(first.as, 'spring')).toEqual(begun)
  })

  test('a begun subscription that ends unconfirmed gives its code back', async () => {
    const { first, second, begin, pass, countReservations } = await startWithMailbox(start)
    await begin(first.as, 'spring')
    await pass(22 * hour)
    expect(await begin(second.as, 'spring')).toEqual(used)
    await pass(2 * hour)
    expect(await countReservations()).toBe(0)
    expect(await begin(second.as, 'spring')).toEqual(begun)
  })

  test('a subscription begun in a trial keeps its code for as long as it can be confirmed', async () => {
    const trial = { planStatus: 'trial', trialEndsAt: testStart + 5 * day }
    const { first, second, begin, pass } = await startWithMailbox(start, trial)
    await begin(first.as, 'spring')
    for (let count = 0; count < 6; count += 1) {
      await pass(18 * hour)
      expect(await begin(second.as, 'spring')).toEqual(used)
    }
    await pass(day)
    expect(await begin(second.as, 'spring')).toEqual(begun)
  })

  test('a deleted account gives back what it had begun with', async () => {
    const { service, first, second, begin } = await startWithMailbox(start)
    await begin(first.as, 'spring')
    const gone = await service.app.inject({
      method: 'DELETE',
      url: '/api/account',
      headers: { origin: testOrigin },
      cookies: Object.fromEntries(first.as.cookies),
      payload: { confirmation: first.account.email, currentPassword: givenPassword },
    })
    expect(gone.statusCode).toBe(200)
    expect(await begin(second.as, 'spring')).toEqual(begun)
  })

  test('a stranger with an unconfirmed address holds no code of a mailbox whose owner has confirmed hers', async () => {
    const { service, first: stranger, second: owner, begin } = await startWithMailbox(start)
    await service.context.db
      .updateTable('accounts')
      .set({ email_confirmed_at: null })
      .where('id', '=', stranger.account.id)
      .execute()
    expect(await begin(stranger.as, 'spring')).toEqual(begun)
    expect(await begin(owner.as, 'spring')).toEqual(begun)
    // The stranger does not get it back either.
    expect(await begin(stranger.as, 'spring')).toEqual(used)
    expect(await begin(owner.as, 'spring')).toEqual(begun)
  })

  test('a reservation that nothing came of expires', async () => {
    const { service, first, second, begin } = await startWithMailbox(start)
    const { context, clock } = service
    await context.db.transaction().execute((tx) => reserveCode(tx, context, first.account, 'spring'))
    clock.advance(reservationLength - minute)
    expect(await begin(second.as, 'spring')).toEqual(used)
    clock.advance(minute)
    expect(await begin(second.as, 'spring')).toEqual(begun)
    expect(await begin(first.as, 'spring')).toEqual(used)
  })

  test('a reservation that is lost with the key is made again by the next reading', async () => {
    const { service, first, second, begin, pass, countReservations } = await startWithMailbox(start)
    await begin(first.as, 'spring')
    await service.context.db.transaction().execute((tx) => renewRedemptions(tx, service.context.keyring))
    expect(await countReservations()).toBe(0)
    await pass(hour)
    expect(await begin(second.as, 'spring')).toEqual(used)
  })
})

test('a reading between the reservation and the begin does not release the code', async () => {
  const stripe = await startStripeStandIn()
  const { first, second, begin } = await startWithMailbox(async () => stripePayments(stripe))
  await begin(first.as)
  let between: unknown
  stripe.beforeAnswering('/v1/coupons/benvenuto-20-forever', async () => {
    await first.as.post('/api/subscription/refresh')
    between = await begin(second.as, 'spring')
  })
  expect(await begin(first.as, 'spring')).toEqual(begun)
  expect(between).toEqual(used)
})

test('an order that fails gives its code back', async () => {
  const stripe = await startStripeStandIn()
  const { first, second, begin, pass } = await startWithMailbox(async () => stripePayments(stripe))
  await begin(first.as)
  stripe.beforeAnswering('/v1/prices', async () => stripe.setMood('deaf'))
  expect(await begin(first.as, 'spring')).toEqual([503, 'PAYMENTS_UNAVAILABLE'])
  stripe.setMood('well')
  expect(await begin(second.as, 'spring')).toEqual(used)
  await pass(minute)
  expect(await begin(second.as, 'spring')).toEqual(begun)
})
