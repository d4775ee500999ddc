import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/browser/api.ts'
import { BookAddresses, type DomainChange, DomainList, DomainView, Done } from '../shared/domain-contract.ts'

const path = '/api/domains'
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`

/** Polling interval while a claim waits for the DNS, in ms; the server's first checks are about as frequent. */
const pauseWhileWaiting = 20_000

const domainsQuery = queryOptions({
  queryKey: [path],
  queryFn: ({ signal }) => callApi(path, { answer: DomainList, signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.domains.some((domain) => domain.state === 'waiting' || domain.state === 'astray')
      ? pauseWhileWaiting
      : false,
})

const addressesKey = [`${path}/addresses`]

export function useDomains() {
  return useQuery(domainsQuery)
}

/** Addresses of books on the host's own domains, keyed by book id. */
export function useBookAddresses() {
  return useQuery({
    queryKey: addressesKey,
    queryFn: ({ signal }) => callApi(`${path}/addresses`, { answer: BookAddresses, signal }),
    retry: false,
  })
}

/** A mutation that invalidates both lists. */
function useDomainMutation<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: call,
    networkMode: 'always',
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: domainsQuery.queryKey, exact: true }),
        queries.invalidateQueries({ queryKey: addressesKey }),
      ]),
  })
}

export type NewDomain = { name: string; bookId: string | null; listsBooks: boolean }

export function useAddDomain() {
  return useDomainMutation((body: NewDomain) => callApi(path, { method: 'POST', body, answer: DomainView }))
}

export function useChangeDomain() {
  return useDomainMutation(({ id, change }: { id: string; change: DomainChange }) =>
    callApi(pathOf(id), { method: 'PATCH', body: change, answer: DomainView }),
  )
}

export function useCheckDomain() {
  return useDomainMutation((id: string) => callApi(`${pathOf(id)}/check`, { method: 'POST', answer: DomainView }))
}

export function useRemoveDomain() {
  return useDomainMutation((id: string) => callApi(pathOf(id), { method: 'DELETE', answer: Done }))
}

export function useChangeSlug() {
  return useDomainMutation(({ bookId, slug }: { bookId: string; slug: string }) =>
    callApi(`${path}/slugs/${encodeURIComponent(bookId)}`, { method: 'PUT', body: { slug }, answer: Done }),
  )
}
