import { MutationCache, QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#features/accounts/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'

/**
 * How the screens ask the server. SPEC section 7: no automatic retries, no refetch on window focus, no polling,
 * data never stale. Without a connection a call fails at once and says so; the library would let it wait without
 * a word.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({
      // The session is over: screens for hosts learn it and lead to the login.
      onError: (error) => {
        if (error instanceof ApiError && error.status === 401) {
          void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
        }
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return queryClient
}
