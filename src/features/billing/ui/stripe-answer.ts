import type { StripeError } from '@stripe/stripe-js'
import type { CardStep } from './card-parts.tsx'
import { type CardOutcome, useCardProblems } from './card-problem.ts'
import { useChangeSubscription } from './subscription-calls.ts'

/** Takes Stripe's answer to a confirmation: a refusal in words, or the server is told to look at Stripe. */
export function useStripeAnswer({ kind }: Pick<CardStep, 'kind'>) {
  const problems = useCardProblems()
  const { mutateAsync: change } = useChangeSubscription()
  return async ({ error }: { error?: StripeError | undefined }): Promise<CardOutcome> => {
    if (error) return problems.ofProvider(error)
    // The money has moved: if this call gets lost, the provider tells the server all the same.
    const changed = await change({ act: 'refresh' }).catch((lost: unknown) => console.error(lost))
    // A payment can take days with the bank; it is not asked for again.
    if (kind !== 'setup') return undefined
    // The card was kept, but the trial for which it was asked has ended meanwhile.
    return changed && !changed.subscription.isSubscribed ? 'outdated' : undefined
  }
}
