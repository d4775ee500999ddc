import { MutationCache, QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#features/accounts/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { hasUnsavedInput, whenInputIsGone } from '#ui/unsaved-input.ts'
import { hasSessionEnded, setSessionEnded } from './session-end.ts'

/**
 * Configures the screens' requests. No automatic retries, no refetch on window focus, no polling, data
 * never stale. Without a connection a request fails at once; by default the library would pause it silently.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({
      // The session has ended. Reloading the user leads to the login, and what a dialog or a form holds would be lost:
      // then the screen says so and stays, and the login follows when the dialog is closed or the page is left.
      onError: (error) => {
        if (!(error instanceof ApiError) || error.status !== 401) return
        if (error.code === 'NOT_AUTHENTICATED' && hasUnsavedInput()) setSessionEnded(true)
        else reloadUser()
      },
      onSuccess: () => setSessionEnded(false),
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
  const reloadUser = () => void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
  whenInputIsGone(() => {
    if (!hasSessionEnded()) return
    setSessionEnded(false)
    reloadUser()
  })
  return queryClient
}
