import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { hour } from '#platform/clock.ts'
import { openStripeStandIn, stripeSecretKey } from './stripe-stand-in.ts'

const monthly = { recurring: { interval: 'month' } } as const

/** The SDK connected to a stand-in with two prices, a coupon and a customer who has a card. */
async function startStripe() {
  const standIn = await openStripeStandIn()
  onTestFinished(standIn.close)
  const { hostname, port } = new URL(standIn.url)
  const options = { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false } as const
  const stripe = new Stripe(stripeSecretKey, options)
  let now = Date.UTC(2026, 2, 1, 12) / 1_000
  standIn.account.now = () => now
  const product = await stripe.products.create({ name: 'Plan' })
  const priceOf = async (cents: number, key: string) => {
    const amount = { currency: 'eur', unit_amount: cents, lookup_key: key }
    return (await stripe.prices.create({ ...monthly, ...amount, product: product.id })).id
  }
  const [basic, pro] = [await priceOf(1_000, 'basic'), await priceOf(2_000, 'pro')]
  await stripe.coupons.create({ id: 'fifth', percent_off: 20, duration: 'forever' })
  const customer = (await stripe.customers.create({ email: 'giulia@example.com' })).id
  standIn.account.changeCard(customer, 'good')
  const subscribe = async (more: Partial<Stripe.SubscriptionCreateParams> = {}) => {
    const confirmed = {
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
    } as const
    const { id } = await stripe.subscriptions.create({ customer, items: [{ price: basic }], ...confirmed, ...more })
    const [listed] = (
      await stripe.subscriptions.list({ customer, expand: ['data.latest_invoice.confirmation_secret'] })
    ).data
    const invoice = listed?.latest_invoice
    const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined
    if (secret) standIn.account.confirm(secret, 'good')
    return stripe.subscriptions.retrieve(id)
  }
  return {
    stripe,
    standIn,
    basic,
    pro,
    product: product.id,
    customer,
    subscribe,
    advance: (ms: number) => {
      now += ms / 1_000
    },
    totals: async () => (await stripe.invoices.list({ customer })).data.map(({ total }) => total),
  }
}

type Running = Awaited<ReturnType<typeof startStripe>>

/** The error of a call that Stripe refuses. */
async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`no refusal: ${String(error)}`)
  const { type, code, param, statusCode } = error
  return { type, code, param, statusCode }
}

/** For parameters that the SDK's types do not allow. */
const anything = <T>(params: object) => params as T

const invalid = { type: 'StripeInvalidRequestError', statusCode: 400 }

test.each<[string, (running: Running) => Promise<unknown>, object]>([
  [
    'an unknown parameter',
    ({ stripe }) => stripe.customers.create(anything({ nickname: 'Giulia' })),
    { code: 'parameter_unknown', param: 'nickname' },
  ],
  [
    'an unknown parameter inside another',
    ({ stripe, customer, basic }) =>
      stripe.subscriptions.create(anything({ customer, items: [{ price: basic, prize: 1 }] })),
    { code: 'parameter_unknown', param: 'items[0][prize]' },
  ],
  [
    'a missing parameter',
    ({ stripe, basic }) => stripe.subscriptions.create(anything({ items: [{ price: basic }] })),
    { code: 'parameter_missing', param: 'customer' },
  ],
  [
    'an empty text',
    ({ stripe, product }) => stripe.prices.create({ product, currency: 'eur', unit_amount: 1, lookup_key: '' }),
    { code: 'parameter_invalid_empty', param: 'lookup_key' },
  ],
  [
    'a value that is not among those allowed',
    async ({ stripe, subscribe, pro }) => {
      const { id, items } = await subscribe()
      const change = { items: [{ id: items.data[0]?.id ?? '', price: pro }], proration_behavior: 'sometimes' }
      return stripe.subscriptions.update(id, anything(change))
    },
    { param: 'proration_behavior', code: undefined },
  ],
  [
    'a number that is none',
    ({ stripe, product }) => stripe.prices.create(anything({ product, currency: 'eur', unit_amount: 'much' })),
    { code: 'parameter_invalid_integer', param: 'unit_amount' },
  ],
  ['a limit above a hundred', ({ stripe }) => stripe.prices.list({ limit: 101 }), { param: 'limit' }],
  [
    'an unknown coupon',
    ({ subscribe }) => subscribe({ discounts: [{ coupon: 'none' }] }),
    { code: 'resource_missing', param: 'discounts[0][coupon]' },
  ],
  [
    'an unknown price',
    ({ subscribe }) => subscribe({ items: [{ price: 'price_none' }] }),
    { code: 'resource_missing', param: 'items[0][price]' },
  ],
  [
    'a list of an unknown customer',
    ({ stripe }) => stripe.invoices.list({ customer: 'cus_none' }),
    { code: 'resource_missing', param: 'customer' },
  ],
  [
    'the end of a trial that is over',
    ({ subscribe, standIn }) => subscribe({ trial_end: standIn.account.now() }),
    { param: 'trial_end' },
  ],
  [
    'the end of a trial in three years',
    ({ subscribe, standIn }) => subscribe({ trial_end: standIn.account.now() + 3 * 365 * 86_400 }),
    { param: 'trial_end' },
  ],
  [
    'a pending update of the card',
    async ({ stripe, subscribe, customer, standIn }) => {
      const { id } = await subscribe()
      standIn.account.changeCard(customer, 'good')
      const card = [...standIn.account.cards.keys()].at(-1) ?? ''
      return stripe.subscriptions.update(id, {
        payment_behavior: 'pending_if_incomplete',
        default_payment_method: card,
      })
    },
    { param: 'default_payment_method' },
  ],
  [
    'a second price with a lookup key',
    ({ stripe, product }) =>
      stripe.prices.create({ ...monthly, product, currency: 'eur', unit_amount: 5, lookup_key: 'basic' }),
    { param: 'lookup_key' },
  ],
  [
    'something expanded that cannot be',
    ({ stripe, customer }) => stripe.customers.retrieve(customer, { expand: ['cards'] }),
    { param: 'expand[0]' },
  ],
])('%s is refused', async (_what, call, expected) => {
  expect(await refusalOf(call(await startStripe()))).toMatchObject({ ...invalid, ...expected })
})

test('a missing object is a 404, and a wrong key a 401', async () => {
  const { stripe, standIn } = await startStripe()
  const missing = await refusalOf(stripe.customers.retrieve('cus_none'))
  expect(missing).toMatchObject({ ...invalid, statusCode: 404, code: 'resource_missing' })
  const answer = await fetch(`${standIn.url}/v1/prices`, { headers: { authorization: 'Bearer sk_test_other' } })
  expect([answer.status, (await answer.json()).error.type]).toEqual([401, 'invalid_request_error'])
  const unknown = await fetch(`${standIn.url}/v1/nothing`, { headers: { authorization: `Bearer ${stripeSecretKey}` } })
  expect(unknown.status).toBe(404)
})

test('prorations are charged at once, with the next invoice, or never, as requested', async () => {
  for (const [behavior, now, later] of [
    ['always_invoice', 500, 2_000],
    ['create_prorations', undefined, 2_500],
    [undefined, undefined, 2_500],
    ['none', undefined, 2_000],
  ] as const) {
    const { stripe, subscribe, pro, advance, totals } = await startStripe()
    const { id, items } = await subscribe()
    advance(15.5 * 24 * hour)
    await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: pro }],
      ...(behavior && { proration_behavior: behavior }),
    })
    expect(await totals(), behavior).toEqual([...(now === undefined ? [] : [now]), 1_000])
    advance(16 * 24 * hour)
    expect((await totals())[0], behavior).toBe(later)
  }
})

test('a price without its item’s id adds another item, which is charged too', async () => {
  const { stripe, subscribe, pro } = await startStripe()
  const { id } = await subscribe()
  const changed = await stripe.subscriptions.update(id, { items: [{ price: pro }], proration_behavior: 'none' })
  expect(changed.items.data).toHaveLength(2)
})

test('a phase has only its own discounts, and the current phase takes effect at once', async () => {
  const { stripe, subscribe, basic, pro, advance, totals } = await startStripe()
  const { id, items } = await subscribe({ discounts: [{ coupon: 'fifth' }] })
  const [item] = items.data
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id })
  expect(schedule.phases[0]?.discounts).toMatchObject([{ coupon: 'fifth' }])
  const present = {
    items: [{ price: basic }],
    start_date: schedule.phases[0]?.start_date ?? 0,
    end_date: item?.current_period_end ?? 0,
  }
  const next = { items: [{ price: pro }], duration: { interval: 'month' as const } }
  const update = (phases: Stripe.SubscriptionScheduleUpdateParams.Phase[]) =>
    stripe.subscriptionSchedules.update(schedule.id, { phases })

  const later = { ...present, start_date: present.start_date + 60 }
  expect(await refusalOf(update([later, next]))).toMatchObject({ param: 'phases[0][start_date]' })
  expect(await refusalOf(update([{ ...present, ...next }, next]))).toMatchObject({ param: 'phases[0][duration]' })
  const { end_date: _, ...endless } = present
  expect(await refusalOf(update([endless, next]))).toMatchObject({
    param: 'phases[0][end_date]',
    code: 'parameter_missing',
  })
  await update([{ ...present, discounts: [{ coupon: 'fifth' }] }, next])
  expect((await stripe.subscriptions.retrieve(id)).discounts).toEqual(['fifth'])

  advance(32 * 24 * hour)
  expect(await totals()).toEqual([2_000, 800])
})

test('a trial without a card ends as requested; by default it is charged and overdue', async () => {
  for (const [missing, status] of [
    ['cancel', 'canceled'],
    ['pause', 'paused'],
    [undefined, 'past_due'],
  ] as const) {
    const { stripe, standIn, basic, advance } = await startStripe()
    const { id: customer } = await stripe.customers.create({})
    const { id } = await stripe.subscriptions.create({
      customer,
      items: [{ price: basic }],
      trial_end: standIn.account.now() + 3_600,
      ...(missing && { trial_settings: { end_behavior: { missing_payment_method: missing } } }),
    })
    advance(3 * hour)
    expect((await stripe.subscriptions.retrieve(id)).status).toBe(status)
  }
})

test('lists have as many entries as requested, and cancelled subscriptions only on request', async () => {
  const { stripe, subscribe, customer } = await startStripe()
  const { id } = await subscribe()
  await stripe.subscriptions.cancel(id)
  await subscribe()
  const list = async (more: object) => (await stripe.subscriptions.list({ customer, ...more })).data.length
  expect([await list({}), await list({ status: 'all' }), await list({ status: 'canceled' })]).toEqual([1, 2, 1])
  const { data, has_more } = await stripe.subscriptions.list({ customer, status: 'all', limit: 1 })
  expect([data.length, has_more]).toEqual([1, true])
})

test('only requested parts are expanded', async () => {
  const { stripe, subscribe, customer } = await startStripe()
  await subscribe()
  const [plain] = (await stripe.subscriptions.list({ customer })).data
  expect([typeof plain?.latest_invoice, typeof plain?.default_payment_method]).toEqual(['string', 'string'])
  const [full] = (await stripe.subscriptions.list({ customer, expand: ['data.latest_invoice.payments'] })).data
  const invoice = typeof full?.latest_invoice === 'object' ? full.latest_invoice : null
  expect(invoice?.payments?.data).toHaveLength(1)
  expect(invoice).not.toHaveProperty('confirmation_secret')
})

test('an idempotency key keeps the answer of an executed call for a day, for the same parameters only', async () => {
  const { stripe, standIn, subscribe, basic, customer, advance } = await startStripe()
  const create = (name: string) => stripe.customers.create({ name }, { idempotencyKey: 'key' })
  const first = await create('Giulia')
  expect((await create('Giulia')).id).toBe(first.id)
  expect(await refusalOf(create('Anna'))).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
  advance(24 * hour - 1_000)
  expect((await create('Giulia')).id).toBe(first.id)
  advance(1_000)
  expect((await create('Giulia')).id).not.toBe(first.id)

  const order = { customer, items: [{ price: basic }], discounts: [{ coupon: 'late' }] }
  const start = () => stripe.subscriptions.create(order, { idempotencyKey: 'order' })
  expect(await refusalOf(start())).toMatchObject({ code: 'resource_missing' })
  await stripe.coupons.create({ id: 'late', percent_off: 5, duration: 'once' })
  expect(await refusalOf(start())).toMatchObject({ code: 'resource_missing' })

  const wrong = anything<Stripe.CustomerCreateParams>({ nickname: 'x' })
  expect(await refusalOf(stripe.customers.create(wrong, { idempotencyKey: 'wrong' }))).toMatchObject(invalid)
  await stripe.customers.create({ name: 'Giulia' }, { idempotencyKey: 'wrong' })
  expect(standIn.account.customers.size).toBe(4)
  await subscribe()
})
