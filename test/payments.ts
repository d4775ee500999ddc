import { expect, onTestFinished } from 'vitest'
import type { SubscriptionStarted, TestCard } from '#features/billing/shared/billing-contract.ts'
import { confirmationOf, Quote } from '#features/billing/shared/quote-contract.ts'
import type { StripeAccount } from './stripe-account.ts'
import { openStripeStandIn, stripeSecretKey } from './stripe-stand-in.ts'
import type { Caller, startTestApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>
type Step = Pick<SubscriptionStarted, 'clientSecret' | 'kind' | 'storedCard'>

/** Orders a plan as the payment page does: asks what it costs, and confirms that. */
export function orderPlan(as: Caller, order: { plan: 'basic' | 'pro'; code?: string }) {
  return confirmQuote(as, '/api/create-subscription', order)
}

/** Changes the plan of a subscription as the profile does. */
export function changePlanTo(as: Caller, plan: 'basic' | 'pro') {
  return confirmQuote(as, '/api/subscription/plan', { plan })
}

/** Takes a cancellation back as the profile does. */
export function resumePlan(as: Caller, plan: 'basic' | 'pro') {
  return confirmQuote(as, '/api/subscription/resume', { plan })
}

async function confirmQuote(as: Caller, path: string, order: { plan: 'basic' | 'pro'; code?: string }) {
  const quote = Quote.parse((await as.post('/api/subscription/quote', order)).json())
  return as.post(path, { ...order, confirmed: confirmationOf(quote) })
}

/** A payment provider under test, and the actions of hosts. */
export type TestPayments = {
  env: Record<string, string>
  /** Makes the provider use the service's clock. */
  follow(service: TestApp): void
  /** The host enters a card in the provider's form, and her page informs the service. */
  confirm(service: TestApp, as: Caller, step: Step, card: TestCard): Promise<void>
  /** The host confirms a payment with her stored card at her bank, and her page informs the service. */
  confirmStored(service: TestApp, as: Caller, step: Step): Promise<void>
  /** The host changes the card of her subscription. */
  changeCard(service: TestApp, as: Caller, card: TestCard): Promise<void>
  /** The number of subscriptions that will be charged. */
  countLive(service: TestApp): Promise<number>
}

export const testPayments: readonly { name: string; start(): Promise<TestPayments> }[] = [
  { name: 'the test gateway', start: startGateway },
  { name: 'Stripe', start: async () => stripePayments(await startStripeStandIn()) },
]

/** Like `openStripeStandIn`, closed at the end of the test. */
export async function startStripeStandIn() {
  const standIn = await openStripeStandIn()
  onTestFinished(standIn.close)
  return standIn
}

export const webhookSecret = 'whsec_stand_in'

/** The settings that make the service use a stand-in as Stripe. */
export function stripeEnv(url: string): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: url,
  }
}

/** The number of subscriptions that a Stripe account will charge. */
export function countLiveSubscriptions(account: StripeAccount): number {
  account.advance()
  const over = ['canceled', 'incomplete', 'incomplete_expired']
  return [...account.subscriptions.values()].filter(({ status }) => !over.includes(status)).length
}

/** The actions of hosts at a Stripe stand-in that the test controls. */
export function stripePayments({ url, account }: Awaited<ReturnType<typeof startStripeStandIn>>): TestPayments {
  return {
    env: stripeEnv(url),
    follow({ clock }) {
      account.now = () => Math.floor(clock.now() / 1_000)
    },
    async confirm(_service, as, { clientSecret }, card) {
      expect(account.confirm(clientSecret ?? '', card)).toBe(card !== 'declined')
      expect((await as.post('/api/subscription/refresh')).statusCode).toBe(200)
    },
    async confirmStored(_service, as, { clientSecret, storedCard }) {
      expect(account.confirmStored(clientSecret ?? '', storedCard?.id ?? '')).toBe(true)
      expect((await as.post('/api/subscription/refresh')).statusCode).toBe(200)
    },
    async changeCard(_service, as, card) {
      const { url: page } = (await as.post('/api/subscription/card')).json()
      account.changeCard(page.split('/').at(-1), card)
      await as.post('/api/subscription/refresh')
    },
    countLive: async () => countLiveSubscriptions(account),
  }
}

/** The built-in gateway. */
export async function startGateway(): Promise<TestPayments> {
  const give = async (as: Caller, card: TestCard) => {
    const response = await as.post('/api/subscription/test-card', { card })
    expect(response.statusCode).toBe(card === 'declined' ? 402 : 200)
  }
  return {
    env: {},
    follow: () => undefined,
    confirm: (_service, as, _step, card) => give(as, card),
    confirmStored: (_service, as) => give(as, 'asksBank'),
    async changeCard(_service, as, card) {
      expect((await as.post('/api/subscription/card')).json()).toEqual({ url: null })
      await give(as, card)
    },
    async countLive({ context }) {
      const rows = await context.db.selectFrom('test_gateway_customers').selectAll().execute()
      return rows.length
    },
  }
}
