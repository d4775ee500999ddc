import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Plan } from '#features/accounts/shared/account.ts'
import { currentUserQuery } from '#features/accounts/ui/index.ts'
import { callApi } from '#platform/browser/api.ts'
import { CardPage, Invoices, SubscriptionChanged, SubscriptionView, type TestCard } from '../shared/billing-contract.ts'
import type { Confirmation } from '../shared/quote-contract.ts'

// Asked again on every visit: a charge, the bank or another device may have changed it since.
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => callApi('/api/subscription', { answer: SubscriptionView, signal }),
  staleTime: 0,
})

const invoicesKey = ['subscription-invoices']

/** The signed-in host's subscription. */
export function useSubscription(options: { isEnabled?: boolean } = {}) {
  return useQuery({ ...subscriptionQuery, enabled: options.isEnabled ?? true })
}

/** The host's invoices, newest first. */
export function useInvoices() {
  return useQuery({
    queryKey: invoicesKey,
    queryFn: ({ signal }) => callApi('/api/subscription/invoices', { answer: Invoices, signal }),
    staleTime: 0,
  })
}

export type SubscriptionAction =
  | { act: 'plan'; plan: Plan; confirmed: Confirmation }
  | { act: 'resume'; confirmed: Confirmation }
  | { act: 'cancel' | 'refresh' }
  | { act: 'test-card'; card: TestCard; amountCents: number }

/** Changes the subscription; resolves when the host's data has been reloaded. */
export function useChangeSubscription() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ act, ...body }: SubscriptionAction) =>
      callApi(`/api/subscription/${act}`, {
        method: 'POST',
        ...(Object.keys(body).length > 0 && { body }),
        answer: SubscriptionChanged,
      }),
    onSuccess: async ({ subscription }) => {
      queryClient.setQueryData(subscriptionQuery.queryKey, subscription)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: invoicesKey }),
      ])
    },
    // The request may have succeeded although it failed here.
    onError: () => queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
  })
}

/** The provider's page on which a card is changed; null if our own form does it. */
export function useCardPage() {
  return useMutation({ mutationFn: () => callApi('/api/subscription/card', { method: 'POST', answer: CardPage }) })
}
