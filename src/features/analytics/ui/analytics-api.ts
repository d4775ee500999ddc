import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/browser/api.ts'
import { AnalyticsView, type MissedSearchInput, VisitCounts } from '../shared/analytics-contract.ts'
import { toQuery, type View } from './dashboard-view.ts'

const root = '/api/analytics'

/** Counts go on while they are looked at, so every visit of the screen asks anew. */
const fresh = { retry: false, staleTime: 0, refetchOnMount: 'always' } as const

/** The dashboard's figures; what was shown last stays while the next range is on its way. */
export function useAnalytics(view: View) {
  const query = toQuery(view)
  return useQuery({
    queryKey: [root, query],
    queryFn: ({ signal }) => callApi(`${root}?${query}`, { answer: AnalyticsView, signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  })
}

/** Takes a missed word off the list, or puts it back; the figures on screen are asked anew. */
export function useSettleMissed() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: MissedSearchInput) => callApi(`${root}/missed-searches`, { method: 'PUT', body }),
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

/** Where the same figures lie as a table. */
export function csvPathOf(view: View): string {
  return `${root}.csv?${toQuery(view)}`
}
