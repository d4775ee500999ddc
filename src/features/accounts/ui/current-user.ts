import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiError, callApi } from '#platform/browser/api.ts'
import { minute } from '#platform/clock.ts'
import type { Plan } from '../shared/account.ts'
import { type Credentials, CurrentUser, type Registration, SignedIn } from '../shared/account-contract.ts'

/** The signed-in host, or null: cached five minutes, fetched anew on mount after that, never retried (SPEC section 7). */
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

/** `data` is the host, null for a visitor, undefined while unknown or when asking failed. */
export function useCurrentUser() {
  return useQuery(currentUserQuery)
}

/** Puts the host of an answer into the cache at once, then asks again without making anybody wait. */
function useEnter() {
  const queryClient = useQueryClient()
  return ({ host }: { host: CurrentUser }) => {
    queryClient.setQueryData(currentUserQuery.queryKey, host)
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
  }
}

export function useSignIn() {
  const enter = useEnter()
  return useMutation({
    mutationFn: (credentials: Credentials) =>
      callApi('/api/auth/login', { method: 'POST', body: credentials, answer: SignedIn }),
    onSuccess: enter,
  })
}

export function useRegister() {
  const enter = useEnter()
  return useMutation({
    mutationFn: (registration: Registration) =>
      callApi('/api/auth/register', { method: 'POST', body: registration, answer: SignedIn }),
    onSuccess: enter,
  })
}

/** A failure is only logged: the host stays where and who she is. */
export function useLogout() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('/api/auth/logout', { method: 'POST', answer: z.unknown() }),
    // Not fetched anew here: a guarded screen would lead to /login before the browser leaves for the home page.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey, refetchType: 'none' }),
    onError: (error) => console.error(error),
  })
}

/** Chooses a plan for the signed-in host; the first choice starts the trial. Settles when her data is fresh. */
export function useSelectPlan() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (plan: Plan) => callApi('/api/select-plan', { method: 'POST', body: { plan }, answer: z.unknown() }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  })
}
