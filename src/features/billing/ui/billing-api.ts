import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Plan } from '#features/accounts/shared/account.ts'
import { currentUserQuery } from '#features/accounts/ui/index.ts'
import { callApi } from '#platform/browser/api.ts'
import { Discount, DiscountRedeemed, SubscriptionStarted } from '../shared/billing-contract.ts'
import type { Confirmation } from '../shared/quote-contract.ts'

export function useCheckDiscount() {
  return useMutation({
    mutationFn: (code: string) => callApi('/api/discounts/check', { method: 'POST', body: { code }, answer: Discount }),
  })
}

/** Redeems a 100 % code; resolves when the host's data has been reloaded. */
export function useRedeemDiscount() {
  const refresh = useRefreshUser()
  return useMutation({
    mutationFn: (redemption: { code: string; plan: Plan }) =>
      callApi('/api/discounts/redeem', { method: 'POST', body: redemption, answer: DiscountRedeemed }),
    onSuccess: refresh,
  })
}

/** Returns the secret for the card form, or null when nothing is left to be confirmed. */
export function useCreateSubscription() {
  const refresh = useRefreshUser()
  return useMutation({
    mutationFn: (order: { plan: Plan; code?: string; confirmed: Confirmation }) =>
      callApi('/api/create-subscription', { method: 'POST', body: order, answer: SubscriptionStarted }),
    onSuccess: refresh,
  })
}

function useRefreshUser() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}
