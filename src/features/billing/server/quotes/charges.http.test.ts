import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Plan } from '#features/accounts/shared/account.ts'
import { day, minute, second } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { countLiveSubscriptions, orderPlan, startStripeStandIn, stripeEnv } from '#test/payments.ts'
import { runsOf } from '#test/property-runs.ts'
import { type Caller, startTestApp, testStart } from '#test/test-app.ts'
import { confirmationOf, type Quote } from '../../shared/quote-contract.ts'

type Service = Awaited<ReturnType<typeof startTestApp>>

const plan = fc.constantFrom<Plan>('basic', 'pro')
const anyStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('look' as const), plan, code: fc.constantFrom(null, 'spring') }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('confirm' as const), by: fc.constantFrom('order', 'change') }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('bare' as const), plan: fc.option(plan) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('card' as const),
      card: fc.constantFrom('good', 'declined', 'failsLater'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('cancel' as const, 'resume' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('choose' as const), plan }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('wait' as const),
      ms: fc.constantFrom(minute, 29 * minute, 31 * minute, day, 9 * day, 15 * day, 31 * day),
    }),
  },
)
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

/**
 * Initial states that random commands reach too seldom: a paid subscription, some time after its first charge or its
 * trial.
 */
const beginning = fc.oneof(
  fc.constant<Step[]>([]),
  fc.record({ plan, ms: fc.constantFrom(minute, 9 * day, 16 * day) }).map(({ plan: begun, ms }): Step[] => [
    { act: 'look', plan: begun, code: null },
    { act: 'confirm', by: 'order' },
    { act: 'card', card: 'good' },
    { act: 'wait', ms },
  ]),
)

const access = fc.constantFrom(
  { plan: null, planStatus: 'none', trialEndsAt: null },
  { plan: 'basic', planStatus: 'trial' },
  { plan: 'pro', planStatus: 'trial' },
  { plan: 'basic', planStatus: 'expired' },
  { plan: 'pro', planStatus: 'active', accessUntil: 'in 40 days' },
  { plan: 'basic', planStatus: 'active', accessUntil: null },
)

/** One host, what her screens show, and what she has agreed to. */
class Journey {
  shown: Quote | undefined
  /** The open card form: the amount on its button, and the monthly charge from then on. */
  form: { amountCents: number; monthlyCents: number } | undefined
  agreedMonthlyCents: number | undefined
  #known = 0
  readonly #service: Service
  readonly #as: Caller

  constructor(service: Service, as: Caller) {
    this.#service = service
    this.#as = as
  }

  async take(step: Step): Promise<void> {
    switch (step.act) {
      case 'wait':
        return this.#wait(step.ms)
      case 'look': {
        const order = { plan: step.plan, ...(step.code && { code: step.code }) }
        const answer = await this.#as.post('/api/subscription/quote', order)
        if (answer.statusCode === 200) this.shown = answer.json()
        return this.#expectCharge(0)
      }
      case 'confirm':
        return this.#confirm(step.by)
      case 'bare': {
        const before = await this.#readOutlook()
        if (step.plan) await this.#as.post('/api/subscription/plan', { plan: step.plan })
        await this.#as.post('/api/subscription/resume')
        const answer = await this.#as.post('/api/create-subscription', step.plan ? { plan: step.plan } : undefined)
        if (answer.statusCode === 200 && answer.json().amountCents !== null)
          this.#follow(answer.json(), answer.json().quote)
        expect(await this.#readOutlook()).toEqual(before)
        return this.#expectCharge(0)
      }
      case 'card':
        return this.#giveCard(step.card)
      case 'choose': {
        const chosen = (await this.#as.post('/api/select-plan', { plan: step.plan })).json()
        const { isSubscribed, nextCharge } = (await this.#as.get('/api/subscription')).json()
        // A cancelled subscription announces no charge, and the choice of its own plan changes nothing.
        if (isSubscribed && nextCharge !== null && chosen.paymentNeeded === false) {
          // A choice needs no confirmation, so it must not raise any charge.
          expect(nextCharge.cents).toBeLessThanOrEqual(this.agreedMonthlyCents ?? 0)
          this.agreedMonthlyCents = nextCharge.cents
        }
        return this.#expectCharge(0)
      }
      case 'resume':
        return this.#resume()
      default:
        await this.#as.post('/api/subscription/cancel')
        return this.#expectCharge(0)
    }
  }

  /** The charges that are announced to a subscriber; null without a subscription. */
  async #readOutlook(): Promise<object | null> {
    const { isSubscribed, isCancelled, nextCharge, pendingPlan } = (await this.#as.get('/api/subscription')).json()
    return isSubscribed ? { isCancelled, cents: nextCharge?.cents, pendingPlan } : null
  }

  async #resume(): Promise<void> {
    const { isCancelled, plan: present } = (await this.#as.get('/api/subscription')).json()
    if (!isCancelled) return
    const quote: Quote = (await this.#as.post('/api/subscription/quote', { plan: present })).json()
    const answer = await this.#as.post('/api/subscription/resume', { confirmed: confirmationOf(quote) })
    if (answer.statusCode === 200) this.agreedMonthlyCents = quote.monthlyCents
    return this.#expectCharge(0)
  }

  async #confirm(by: string): Promise<void> {
    if (!this.shown) return
    const { plan: ordered, discount, dueNowCents } = this.shown
    const path = by === 'order' ? '/api/create-subscription' : '/api/subscription/plan'
    const code = by === 'order' && discount ? { code: discount.code } : {}
    const confirmed = confirmationOf(this.shown)
    const answer = await this.#as.post(path, { plan: ordered, ...code, confirmed })
    if (answer.statusCode !== 200) return this.#expectCharge(0)
    const { amountCents } = answer.json()
    this.#follow(answer.json(), this.shown)
    // Charged at once to the stored card, or by the button of the card form: never another amount than the shown one.
    if (amountCents !== null) expect(amountCents).toBe(dueNowCents)
    await this.#expectCharge(amountCents === null ? dueNowCents : 0)
  }

  #follow({ amountCents }: { amountCents: number | null }, { monthlyCents }: Quote): void {
    this.form = amountCents === null ? undefined : { amountCents, monthlyCents }
    if (amountCents === null) this.agreedMonthlyCents = monthlyCents
  }

  async #giveCard(card: string): Promise<void> {
    if (!this.form) return
    const { amountCents, monthlyCents } = this.form
    const answer = await this.#as.post('/api/subscription/test-card', { card, amountCents })
    if (answer.statusCode !== 200) return this.#expectCharge(0)
    this.agreedMonthlyCents = monthlyCents
    this.form = undefined
    await this.#expectCharge(amountCents)
  }

  /** Automatic charges are those that were announced. */
  async #wait(ms: number): Promise<void> {
    this.#service.clock.advance(ms)
    const { db } = this.#service.context
    const expires_at = this.#service.clock.now() + day
    await db.updateTable('sessions').set({ expires_at }).execute()
    await this.#as.post('/api/subscription/refresh')
    for (const cents of await this.#newCharges()) expect(cents).toBe(this.agreedMonthlyCents)
  }

  async #expectCharge(cents: number): Promise<void> {
    const charges = await this.#newCharges()
    expect(charges).toEqual(cents === 0 ? [] : [cents])
  }

  /** What was paid since the last call, in cents. */
  async #newCharges(): Promise<number[]> {
    const { invoices } = (await this.#as.get('/api/subscription/invoices')).json()
    const paid = invoices
      .filter(({ status }: { status: string }) => status === 'paid')
      .map(({ cents }: { cents: number }) => cents)
    const added = paid.slice(0, paid.length - this.#known)
    this.#known = paid.length
    return added
  }
}

const runs = runsOf(40)

test(
  'every charge equals the amount that the host confirmed last, for any actions at any times',
  async () => {
    const service = await startTestApp({ env: { DISCOUNT_CODES: 'spring:20' } })
    await fc.assert(
      fc.asyncProperty(
        access,
        beginning,
        fc.array(anyStep, { minLength: 4, maxLength: 16 }),
        async (given, first, steps) => {
          const now = service.clock.now()
          const { as } = await givenHost(service, {
            trialEndsAt: given.planStatus === 'trial' ? now + 14 * day : now - day,
            ...given,
            accessUntil: given.accessUntil ? now + 40 * day : null,
          } as Parameters<typeof givenHost>[1])
          const journey = new Journey(service, as)
          for (const one of [...first, ...steps]) await journey.take(one)
        },
      ),
      { numRuns: runs },
    )
    // A run takes half a second on a busy machine.
  },
  minute + runs * 2 * second,
)

test.each([
  ['trial', { planStatus: 'trial' }],
  ['covered', { planStatus: 'active', accessUntil: testStart + 40 * day }],
] as const)('with a card of the customer an order in a %s needs terms', async (kind, given) => {
  const stripe = await startStripeStandIn()
  const service = await startTestApp({ env: stripeEnv(stripe.url) })
  stripe.account.now = () => Math.floor(service.clock.now() / 1_000)
  const { as } = await givenHost(service, { plan: 'basic', ...given })
  await as.post('/api/create-subscription', { plan: 'basic' })
  // In Stripe's dashboard the operator ends the started subscription and enters a card.
  for (const subscription of stripe.account.subscriptions.values()) stripe.account.cancel(subscription)
  for (const customer of stripe.account.customers.keys()) stripe.account.changeCard(customer, 'good')

  const refused = await as.post('/api/create-subscription', { plan: 'basic' })

  expect([refused.statusCode, refused.json().code]).toEqual([409, 'AMOUNT_NOT_CONFIRMED'])
  expect(refused.json().quote).toMatchObject({ kind, dueNowCents: 0, monthlyCents: 995 })
  expect(countLiveSubscriptions(stripe.account)).toBe(0)

  expect((await orderPlan(as, { plan: 'basic' })).json()).toMatchObject({ clientSecret: null, quote: { kind } })
  expect((await as.get('/api/subscription')).json()).toMatchObject({ isSubscribed: true, nextCharge: { cents: 995 } })
})
