import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useState } from 'react'

/** One per page and key: the provider's script refuses to be started twice. */
const loaded = new Map<string, Promise<Stripe | null>>()

function stripeFor(publishableKey: string): Promise<Stripe | null> {
  if (loaded.has(publishableKey)) return loaded.get(publishableKey) as Promise<Stripe | null>
  const stripe = loadStripe(publishableKey)
  loaded.set(publishableKey, stripe)
  // A failed load may work the next time.
  stripe.catch(() => loaded.delete(publishableKey))
  return stripe
}

/**
 * Stripe's script, loaded once: undefined while it is under way, `blocked` where it does not come.
 * @returns the script, and how to try again
 */
export function useStripeScript(publishableKey: string | null) {
  const [attempt, setAttempt] = useState(0)
  const [stripe, setStripe] = useState<Stripe | 'blocked'>()

  // `attempt` starts it anew after a failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isCurrent = true
    stripeFor(publishableKey ?? '').then(
      (started) => isCurrent && setStripe(started ?? 'blocked'),
      () => isCurrent && setStripe('blocked'),
    )
    return () => {
      isCurrent = false
    }
  }, [publishableKey, attempt])

  const retry = () => {
    setStripe(undefined)
    setAttempt((count) => count + 1)
  }
  return { stripe, retry }
}
