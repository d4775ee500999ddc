import fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmationOf } from '#features/billing/shared/quote-contract.ts'
import { jobs } from '#jobs.ts'
import { day, minute } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { countLiveSubscriptions, startStripeStandIn, stripeEnv } from '#test/payments.ts'
import { StripeRefusal } from '#test/stripe-refusal.ts'
import type { StandInMood } from '#test/stripe-stand-in.ts'
import { startTestApp } from '#test/test-app.ts'

const action = fc.constantFrom('subscribe basic', 'subscribe pro', 'pay', 'cancel', 'resume', 'sweep', 'wait a week')
const mood = fc.oneof(
  { weight: 3, arbitrary: fc.constant<StandInMood>('well') },
  { weight: 1, arbitrary: fc.constantFrom<StandInMood>('silent', 'deaf', 'broken', 'down') },
)

/** A host who performs random actions while Stripe fails at random. */
async function startLife() {
  const stripe = await startStripeStandIn()
  const service = await startTestApp({ env: stripeEnv(stripe.url) })
  const { account } = stripe
  account.now = () => Math.floor(service.clock.now() / 1_000)
  const { as } = await givenHost(service)
  const sweep = async () => {
    const job = jobs.find(({ name }) => name === 'sweep-subscriptions')
    if (job) await runJob(service.context, job)
  }
  const wait = async (ms: number) => {
    service.clock.advance(ms)
    await service.context.db
      .updateTable('sessions')
      .set({ expires_at: service.clock.now() + day })
      .execute()
  }
  let secret: string | null = null
  const actions: Record<string, () => Promise<unknown>> = {
    async 'subscribe basic'() {
      secret = (await as.post('/api/create-subscription', { plan: 'basic' })).json().clientSecret ?? secret
    },
    async 'subscribe pro'() {
      secret = (await as.post('/api/create-subscription', { plan: 'pro' })).json().clientSecret ?? secret
    },
    async pay() {
      try {
        if (secret) account.confirm(secret, 'good')
      } catch (error) {
        // The started order has been given up since, or is already paid.
        if (!(error instanceof StripeRefusal)) throw error
      }
      await as.post('/api/subscription/refresh')
    },
    cancel: () => as.post('/api/subscription/cancel'),
    async resume() {
      const { quote } = (await as.post('/api/subscription/resume')).json()
      if (quote) await as.post('/api/subscription/resume', { confirmed: confirmationOf(quote) })
    },
    sweep,
    'wait a week': () => wait(7 * day),
  }
  return { stripe, service, as, sweep, wait, actions }
}

test('in any order of clicks and faults, nothing is charged twice and both sides agree in the end', async () => {
  const steps = fc.array(fc.tuple(mood, action), { minLength: 4, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(steps, async (life) => {
      const { stripe, service, as, sweep, wait, actions } = await startLife()
      for (const [next, name] of life) {
        stripe.setMood(next)
        await actions[name]?.()
      }
      stripe.setMood('well')
      for (const pause of [2 * minute, day, day]) {
        await wait(pause)
        await sweep()
      }

      const { account } = stripe
      const live = countLiveSubscriptions(account)
      expect(live).toBeLessThanOrEqual(1)
      const view = (await as.get('/api/subscription')).json()
      const charged = [...account.subscriptions.values()].find(
        ({ status, default_payment_method: card }) => status === 'active' || (status === 'trialing' && card !== null),
      )
      expect(view.isSubscribed).toBe(charged !== undefined)
      expect(view.isCancelled).toBe(charged?.cancel_at_period_end ?? false)
      if (charged?.status === 'active') expect(view.plan).toBe(charged.items.data[0]?.price.metadata['plan'])

      const paid = [...account.invoices.values()].filter(({ status, total }) => status === 'paid' && total > 0)
      const causes = paid.map(({ billing_reason, created, total }) => `${billing_reason} ${created} ${total}`)
      expect(new Set(causes).size).toBe(causes.length)
      const mails = await service.context.db.selectFrom('mails').select('template').execute()
      expect(mails.filter(({ template }) => template === 'paymentConfirmed')).toHaveLength(paid.length)
    }),
    { numRuns: 6 },
  )
}, 120_000)

test('a change that died keeps others out for two minutes and no longer', async () => {
  const { service, as, actions, wait } = await startLife()
  await actions['subscribe basic']?.()
  await service.context.db
    .updateTable('subscriptions')
    .set({ busy_until: service.clock.now() + 2 * minute })
    .execute()
  const refused = await as.post('/api/create-subscription', { plan: 'pro' })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().code).toBe('BILLING_BUSY')
  await wait(2 * minute)
  expect((await as.post('/api/create-subscription', { plan: 'pro' })).statusCode).toBe(200)
})
