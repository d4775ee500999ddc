import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiError, callApi } from '#platform/browser/api.ts'
import { rememberLanguage } from '#platform/browser/page-language.ts'
import { minute } from '#platform/clock.ts'
import type { Plan } from '../shared/account.ts'
import { type Credentials, CurrentUser, type Registration, SignedIn } from '../shared/account-contract.ts'

/** The signed-in host, or null. Cached for five minutes, then fetched again on mount, never retried. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: fetchCurrentUser,
  staleTime: 5 * minute,
  refetchOnMount: true,
  retry: false,
})

async function fetchCurrentUser({ signal }: { signal: AbortSignal }): Promise<CurrentUser | null> {
  try {
    return await callApi('/api/auth/me', { answer: CurrentUser, signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** `data` is the host; null for a visitor; undefined while loading or after a failed request. */
export function useCurrentUser() {
  return useQuery(currentUserQuery)
}

/** Stores the host of a response in the cache and her language on the device, then refreshes her in the background. */
function useStoreHost() {
  const queryClient = useQueryClient()
  return ({ host }: { host: CurrentUser }) => {
    queryClient.setQueryData(currentUserQuery.queryKey, host)
    rememberLanguage(host.language)
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
  }
}

export function useSignIn() {
  const storeHost = useStoreHost()
  return useMutation({
    mutationFn: (credentials: Credentials) =>
      callApi('/api/auth/login', { method: 'POST', body: credentials, answer: SignedIn }),
    onSuccess: storeHost,
  })
}

export function useRegister() {
  const storeHost = useStoreHost()
  return useMutation({
    mutationFn: (registration: Registration) =>
      callApi('/api/auth/register', { method: 'POST', body: registration, answer: SignedIn }),
    onSuccess: storeHost,
  })
}

/** A failure is only logged: the host stays signed in. */
export function useLogout() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('/api/auth/logout', { method: 'POST', answer: z.unknown() }),
    // Not refetched here: a guarded screen would redirect to /login before the browser opens the home page.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey, refetchType: 'none' }),
    onError: (error) => console.error('Logout failed', error),
  })
}

/** Chooses a plan for the signed-in host; the first choice starts the trial. Resolves when her data is refreshed. */
export function useSelectPlan() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (plan: Plan) =>
      callApi('/api/select-plan', {
        method: 'POST',
        body: { plan },
        answer: z.object({ paymentNeeded: z.boolean() }),
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  })
}
