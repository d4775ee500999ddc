import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/browser/api.ts'
import { AnalyticsView, type SearchDismissalInput, VisitCounts } from '../shared/analytics-contract.ts'
import { toQuery, type View } from './dashboard-view.ts'

const root = '/api/analytics'

/** Counts change all the time, so each opening of the screen loads them again. */
const fresh = { retry: false, staleTime: 0, refetchOnMount: 'always' } as const

/** The dashboard's figures. While the next range loads, the last figures stay. */
export function useAnalytics(view: View) {
  const query = toQuery(view)
  return useQuery({
    queryKey: [root, query],
    queryFn: ({ signal }) => callApi(`${root}?${query}`, { answer: AnalyticsView, signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  })
}

/** Hides a term from the list of searches without results, or shows it again; then reloads the figures. */
export function useSetSearchDismissed() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: SearchDismissalInput) => callApi(`${root}/missed-searches`, { method: 'PUT', body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [root] }),
  })
}

/** The plain counts of the last 30 days, which every plan has. */
export function useVisitCounts() {
  return useQuery({
    queryKey: [root, 'books'],
    queryFn: ({ signal }) => callApi(`${root}/books`, { answer: VisitCounts, signal }),
    ...fresh,
  })
}

/** The address of the same figures as a CSV table. */
export function csvPathOf(view: View): string {
  return `${root}.csv?${toQuery(view)}`
}
