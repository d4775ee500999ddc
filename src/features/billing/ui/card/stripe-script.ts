import { loadStripe } from '@stripe/stripe-js/pure'
import { useQuery } from '@tanstack/react-query'

/**
 * Stripe's script, loaded once per page and key, because it refuses to be started twice: undefined while it loads,
 * `blocked` if it cannot be loaded.
 * @returns the script, and a function to retry
 */
export function useStripeScript(publishableKey: string | null) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['stripe-script', publishableKey],
    queryFn: () => loadStripe(publishableKey ?? ''),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const stripe = isFetching ? undefined : (data ?? ('blocked' as const))
  return { stripe, retry: () => void refetch() }
}
