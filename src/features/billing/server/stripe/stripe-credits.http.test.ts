import { expect, test } from 'vitest'
import { confirmationOf, type Quote } from '#features/billing/shared/quote-contract.ts'
import { day, hour } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { expired, type Running, startWithStripe, stateOf } from '#test/given-stripe.ts'
import { countLiveSubscriptions, orderPlan } from '#test/payments.ts'
import { testStart } from '#test/test-app.ts'

test('a credit at Stripe is taken off what is asked, quoted and charged, with one subscription', async () => {
  const { stripe, service } = await startWithStripe()
  const { as } = await givenHost(service, expired)
  const order = async (seen: Quote) =>
    (await as.post('/api/create-subscription', { plan: 'pro', confirmed: confirmationOf(seen) })).json()
  const ask = async () => (await as.post('/api/subscription/quote', { plan: 'pro' })).json()
  await order(await ask())
  for (const customer of stripe.account.customers.values()) if (!customer.deleted) customer.balance = -200
  // A change to another plan in between: the order has to begin again, with the credit.
  await orderPlan(as, { plan: 'basic' })

  const shown = await ask()
  expect(shown.dueNowCents).toBe(2295)
  const first = await order(shown)
  expect(first).toMatchObject({ amountCents: 2295, quote: { dueNowCents: 2295, charges: [{ cents: 2295 }, {}] } })
  const quote = await ask()
  expect(quote).toMatchObject({ kind: 'paid', dueNowCents: 2295, monthlyCents: 2495, charges: [{ cents: 2295 }, {}] })
  const again = await order(quote)

  expect(again).toMatchObject({ amountCents: 2295, clientSecret: first.clientSecret })
  stripe.account.confirm(again.clientSecret, 'good')
  expect((await as.post('/api/subscription/refresh')).json()).toMatchObject({
    clientSecret: null,
    subscription: { state: 'active', firstPaid: { cents: 2295 } },
  })
  expect((await as.get('/api/subscription/invoices')).json().invoices[0]).toMatchObject({ cents: 2295, status: 'paid' })
})

test.each([
  [-200, 2295],
  [-5_000, 0],
])(
  'with a credit of %i cents an order without terms begins nothing, and %i cents are asked for',
  async (balance, due) => {
    const { stripe, service } = await startWithStripe()
    const { as } = await givenHost(service, expired)
    await as.post('/api/create-subscription', { plan: 'basic' })
    for (const customer of stripe.account.customers.values()) if (!customer.deleted) customer.balance = balance

    const refused = await as.post('/api/create-subscription', { plan: 'pro' })

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'AMOUNT_NOT_CONFIRMED'])
    expect(refused.json().quote).toMatchObject({
      kind: 'paid',
      plan: 'pro',
      monthlyCents: 2495,
      dueNowCents: due,
      charges: [
        { cents: due, cause: 'paid' },
        { cents: 2495, cause: 'renews' },
      ],
    })
    expect(countLiveSubscriptions(stripe.account)).toBe(0)
    expect(await stateOf(as)).toBe('expired')
  },
)

test('a confirmed order that a credit pays is answered as settled, with nothing due', async () => {
  const { stripe, service } = await startWithStripe()
  const { as } = await givenHost(service, expired)
  await as.post('/api/create-subscription', { plan: 'basic' })
  for (const customer of stripe.account.customers.values()) if (!customer.deleted) customer.balance = -2_495

  const answer = await orderPlan(as, { plan: 'pro' })

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    clientSecret: null,
    amountCents: null,
    quote: {
      kind: 'settled',
      plan: 'pro',
      dueNowCents: 0,
      monthlyCents: 2495,
      charges: [{ cents: 2495, cause: 'renews' }],
    },
  })
  expect(await stateOf(as)).toBe('active')
  expect(countLiveSubscriptions(stripe.account)).toBe(1)
  // Only the order of the other plan, which was given up.
  expect((await as.get('/api/subscription/invoices')).json().invoices).toMatchObject([{ status: 'void' }])
})

/** A trial that was ordered without a card, for whose customer an operator then sets one at Stripe. */
async function givenOperatorCard({ stripe, service }: Running) {
  const trial = { plan: 'basic', planStatus: 'trial', trialEndsAt: testStart + 6 * day } as const
  const { as } = await givenHost(service, trial)
  const setCard = () => {
    for (const id of stripe.account.customers.keys()) stripe.account.changeCard(id, 'good')
  }
  /** Ends the trial; the scheduled reads run. */
  const passTrial = async (sweep: () => Promise<void>) => {
    for (let passed = 0; passed < 8 * day; passed += hour) {
      service.clock.advance(hour)
      stripe.account.advance()
      await sweep()
    }
  }
  const paid = () => [...stripe.account.invoices.values()].filter(({ amount_paid }) => amount_paid > 0).length
  return { as, setCard, passTrial, paid }
}

test('a card that an operator sets charges no trial whose terms the host has not confirmed', async () => {
  const running = await startWithStripe()
  const { as, setCard, passTrial, paid } = await givenOperatorCard(running)
  expect((await as.post('/api/create-subscription', { plan: 'pro' })).json().clientSecret).toBeTruthy()
  setCard()
  await as.post('/api/subscription/refresh')

  expect((await as.get('/api/subscription')).json().isSubscribed).toBe(false)
  expect(countLiveSubscriptions(running.stripe.account)).toBe(0)
  const refused = await as.post('/api/create-subscription', { plan: 'pro' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'AMOUNT_NOT_CONFIRMED'])
  await passTrial(running.sweep)
  expect(paid()).toBe(0)
})

test('a card that an operator sets pays for a trial whose terms the host has confirmed, before or afterwards', async () => {
  const running = await startWithStripe()
  const { as, setCard, passTrial, paid } = await givenOperatorCard(running)
  await as.post('/api/create-subscription', { plan: 'pro' })
  await orderPlan(as, { plan: 'pro' })
  setCard()
  await as.post('/api/subscription/refresh')

  expect((await as.get('/api/subscription')).json()).toMatchObject({ isSubscribed: true, state: 'trial' })
  expect(countLiveSubscriptions(running.stripe.account)).toBe(1)
  await passTrial(running.sweep)
  expect(paid()).toBe(1)
})

test('an upgrade that is paid with a credit is charged as it was quoted', async () => {
  const running = await startWithStripe()
  const { stripe, service } = running
  const { as } = await givenHost(service, expired)
  const { clientSecret } = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
  stripe.account.confirm(clientSecret, 'good')
  await as.post('/api/subscription/refresh')
  for (const customer of stripe.account.customers.values()) if (!customer.deleted) customer.balance = -200
  service.clock.advance(15.5 * day)
  const { quote } = (await as.post('/api/subscription/plan', { plan: 'pro' })).json()
  expect(quote).toMatchObject({ kind: 'upgrade', dueNowCents: 550 })
  const confirmed = confirmationOf(quote)
  expect((await as.post('/api/subscription/plan', { plan: 'pro', confirmed })).statusCode).toBe(200)
  expect((await as.get('/api/subscription/invoices')).json().invoices[0]).toMatchObject({ cents: 550, status: 'paid' })
})
