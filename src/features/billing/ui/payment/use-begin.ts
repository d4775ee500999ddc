import type { SubscriptionChanged } from '../../shared/billing-contract.ts'
import { confirmationOf, type Quote } from '../../shared/quote-contract.ts'
import { useCreateSubscription } from '../billing-api.ts'
import type { CardStep } from '../card/card-parts.tsx'
import { useChangeSubscription } from '../subscription-api.ts'

/** Requests what has to be confirmed with a card; undefined if nothing has. */
export function useBegin() {
  const subscribe = useCreateSubscription()
  const change = useChangeSubscription()

  return async (quote: Quote, code: string | undefined): Promise<CardStep | undefined> => {
    if (quote.kind === 'overdue') {
      const { subscription: present, ...awaited } = await change.mutateAsync({ act: 'refresh' })
      return stepOf(awaited, present)
    }
    const order = { plan: quote.plan, confirmed: confirmationOf(quote), ...(code !== undefined && { code }) }
    const started = await subscribe.mutateAsync(order)
    return stepOf(started, started)
  }
}

function stepOf(
  awaited: Pick<SubscriptionChanged, 'clientSecret' | 'kind' | 'amountCents' | 'storedCard'>,
  { provider, publishableKey }: Pick<CardStep, 'provider' | 'publishableKey'>,
): CardStep | undefined {
  const { clientSecret, kind, amountCents, storedCard } = awaited
  if (clientSecret === null || kind === null) return undefined
  return { clientSecret, kind, amountCents: amountCents ?? 0, storedCard, provider, publishableKey }
}
