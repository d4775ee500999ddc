import type { StripeError } from '@stripe/stripe-js'
import { useChangeSubscription } from '../subscription-api.ts'
import type { CardStep } from './card-parts.tsx'
import { type CardOutcome, useCardProblems } from './card-problem.ts'

/** Handles Stripe's response to a confirmation: returns a message for a refusal, otherwise the server reads Stripe. */
export function useStripeAnswer({ kind }: Pick<CardStep, 'kind'>) {
  const problems = useCardProblems()
  const { mutateAsync: change } = useChangeSubscription()
  return async ({ error }: { error?: StripeError | undefined }): Promise<CardOutcome> => {
    if (error) return problems.ofProvider(error)
    // The payment has succeeded: if this call is lost, the provider's webhook informs the server.
    const changed = await change({ act: 'refresh' }).catch((lost: unknown) => console.error(lost))
    // The bank can take days for a payment; it is not requested again.
    if (kind !== 'setup') return undefined
    // The card was stored, but its trial has ended meanwhile.
    return changed && !changed.subscription.isSubscribed ? 'outdated' : undefined
  }
}
