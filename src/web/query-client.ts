import { QueryClient } from '@tanstack/react-query'

/**
 * How the screens ask the server. SPEC section 7: no automatic retries, no refetch on window focus, no polling,
 * data never stale. Without a connection a call fails at once and says so; the library would let it wait without
 * a word.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
