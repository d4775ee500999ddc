import { MutationCache, QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#features/accounts/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'

/**
 * Configures the screens' requests. No automatic retries, no refetch on window focus, no polling, data
 * never stale. Without a connection a request fails at once; by default the library would pause it silently.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({
      // The session has ended: reloads the user, so that the host's screens redirect to the login.
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
