import { expect } from 'vitest'
import type { SubscriptionStarted, TestCard } from '#features/billing/billing-contract.ts'
import type { Caller, startTestApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>
type Step = Pick<SubscriptionStarted, 'clientSecret' | 'kind'>

/** A payment provider under test, and what hosts and time do to it. */
export type TestPayments = {
  env: Record<string, string>
  /** The host gives a card in the provider's form, and her page tells the service. */
  confirm(service: TestApp, as: Caller, step: Step, card: TestCard): Promise<void>
  /** The host changes the card of her subscription. */
  changeCard(service: TestApp, as: Caller, card: TestCard): Promise<void>
  /** Subscriptions that are going to be charged. */
  countLive(service: TestApp): Promise<number>
}

export const testPayments: readonly { name: string; start(): Promise<TestPayments> }[] = [
  { name: 'the test gateway', start: startGateway },
]

async function startGateway(): Promise<TestPayments> {
  const give = async (as: Caller, card: TestCard) => {
    const response = await as.post('/api/subscription/test-card', { card })
    expect(response.statusCode).toBe(card === 'declined' ? 402 : 200)
  }
  return {
    env: {},
    confirm: (_service, as, _step, card) => give(as, card),
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
