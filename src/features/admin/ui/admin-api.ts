import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ZodType } from 'zod'
import { callApi } from '#platform/browser/api.ts'
import {
  type AccessGrant,
  AuditLogView,
  type BookChoice,
  type CancellationKind,
  FoundHosts,
  HostBooks,
  HostDetails,
  type HostFilter,
  hostsListed,
  Overview,
  type SubscriptionChoice,
} from '../shared/admin-contract.ts'
import {
  ConnectionTested,
  ListedMail,
  ListedMails,
  NotificationsTested,
  OpenedMail,
  TemplatesSent,
} from '../shared/admin-mail-contract.ts'
import { ListedMessages, ListedReports } from '../shared/admin-reports-contract.ts'

const root = '/api/admin'

/** A query that is always refetched on mount, because the admin pages show the current state. */
function useAdminQuery<Answer>(path: string, answer: ZodType<Answer>) {
  return useQuery({
    queryKey: [root, path],
    queryFn: ({ signal }) => callApi(`${root}${path}`, { answer, signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
    // Keeps the previous result while the next search is in progress.
    placeholderData: keepPreviousData,
  })
}

export const useOverview = () => useAdminQuery('/overview', Overview)
export const useAuditLog = () => useAdminQuery('/acts', AuditLogView)

const searchRoot = `${root}/hosts`

/**
 * Hosts whose name or address contains a text. One answer looks at some accounts, so others follow until the list is
 * full. The key does not begin with `root`: each action would repeat all answers.
 */
export const hostsQuery = (search: string, only: HostFilter | '') =>
  infiniteQueryOptions({
    queryKey: [searchRoot, search, only],
    queryFn: ({ pageParam, signal }) => {
      const query = { search, ...(only && { only }), ...(pageParam && { after: pageParam }) }
      return callApi(`${searchRoot}?${new URLSearchParams(query).toString()}`, { answer: FoundHosts, signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: FoundHosts, answers: FoundHosts[]) => (hasMoreThanListed(answers) ? null : next),
    // An earlier search is not shown again, because the admin pages show the current state.
    gcTime: 0,
    retry: false,
    // Keeps the previous result until the first answer.
    placeholderData: keepPreviousData,
  })

const hasMoreThanListed = (answers: readonly FoundHosts[]) =>
  answers.some(({ hasMore }) => hasMore) || answers.flatMap(({ hosts }) => hosts).length > hostsListed

/** Searches hosts and shows what was found after each answer. Another text or filter cancels the search. */
export function useHosts(search: string, only: HostFilter | '') {
  const query = useInfiniteQuery(hostsQuery(search, only))
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = query
  const goOn = () => void fetchNextPage({ cancelRefetch: false })
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) goOn()
  })
  return {
    data: data && {
      // An action may have changed a host so that the filter no longer fits.
      hosts: data.pages
        .flatMap(({ hosts }) => hosts)
        .slice(0, hostsListed)
        .filter((host) => only === '' || (host.disabledAt !== null && (only === 'disabled' || host.isCharged))),
      hasMore: hasMoreThanListed(data.pages),
    },
    isError,
    isFetching,
    /** Further answers are on their way. */
    isSearching: !isError && (hasNextPage || query.isPlaceholderData),
    refetch: query.refetch,
    /** After a failure: repeats the answer that failed, and goes on from there. */
    goOn,
  }
}

export const useHost = (id: string) => useAdminQuery(`/hosts/${encodeURIComponent(id)}`, HostDetails)
export const useHostBooks = (id: string) => useAdminQuery(`/hosts/${encodeURIComponent(id)}/books`, HostBooks)
export const useMails = (state: string) => useAdminQuery(state === '' ? '/mails' : `/mails?state=${state}`, ListedMails)

export const useSupportMessages = () => useAdminQuery('/messages', ListedMessages)

/** A mutation that invalidates all admin queries but the search of hosts. */
function useAdminMutation<Variables, Answer>(call: (variables: Variables) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [root] }),
  })
}

export type HostChange =
  | { kind: 'trial'; until: string }
  | ({ kind: 'access' } & AccessGrant)
  | { kind: 'disable'; subscription: SubscriptionChoice; books: BookChoice; reason?: string }
  | { kind: 'enable' }
  | { kind: 'stop-subscription'; subscription: CancellationKind }

/** A mutation that changes a host, also in the search's list. */
function useHostMutation<Variables>(call: (variables: Variables) => Promise<HostDetails>) {
  const queryClient = useQueryClient()
  return useAdminMutation(async (variables: Variables) => {
    const host = await call(variables)
    await updateFoundHost(queryClient, host)
    return host
  })
}

/** Replaces a host in the search's list. */
export async function updateFoundHost(queryClient: QueryClient, changed: HostDetails): Promise<void> {
  const searches = { queryKey: [searchRoot] }
  // An answer on its way would bring back the rows before the change. The search then goes on by itself.
  await queryClient.cancelQueries({ ...searches, predicate: ({ state }) => state.data !== undefined })
  queryClient.setQueriesData<InfiniteData<FoundHosts>>(
    searches,
    (found) =>
      found && {
        ...found,
        pages: found.pages.map((answer) => ({
          ...answer,
          hosts: answer.hosts.map((host) => (host.id === changed.id ? changed : host)),
        })),
      },
  )
}

/** Changes one host's account. */
export const useChangeHost = (id: string) =>
  useHostMutation(({ kind, ...body }: HostChange) =>
    callApi(`${root}/hosts/${encodeURIComponent(id)}/${kind}`, { method: 'POST', body, answer: HostDetails }),
  )

/** One page of reported books. @param after `next` of the page before; empty for the first */
export const useReports = (state: 'open' | 'handled', after: string) =>
  useAdminQuery(`/reports?${new URLSearchParams({ state, ...(after && { after }) }).toString()}`, ListedReports)

/** Marks the reports of a book as handled. */
export const useDismissReports = () =>
  useAdminMutation(({ bookId, seenUntil }: { bookId: string; seenUntil: string }) =>
    callApi(`${root}/reports/${bookId}/dismiss`, { method: 'POST', body: { seenUntil } }),
  )

export type BookChange =
  | { kind: 'take-offline'; bookId: string; reason: string }
  | { kind: 'put-back'; bookId: string }
  | { kind: 'take-books-offline'; hostId: string; reason: string }
  | { kind: 'put-books-back'; hostId: string }

/** Takes one or all books of a host offline, or puts them back. */
export const useChangeBooks = () =>
  useAdminMutation((change: BookChange) => {
    const place = 'bookId' in change ? `books/${change.bookId}` : `hosts/${encodeURIComponent(change.hostId)}`
    const body = 'reason' in change ? { body: { reason: change.reason } } : {}
    return callApi(`${root}/${place}/${change.kind}`, { method: 'POST', ...body })
  })

/** Simulates events of a payment provider; in test mode only. */
export const useChangeTestPayments = (id: string) =>
  useHostMutation((act: 'renew' | 'failNext' | 'recover') =>
    callApi(`${root}/hosts/${encodeURIComponent(id)}/test-payments`, {
      method: 'POST',
      body: { act },
      answer: HostDetails,
    }),
  )

export const useRetryMail = () =>
  useAdminMutation((id: string) => callApi(`${root}/mails/${id}/retry`, { method: 'POST', answer: ListedMail }))

/** Marks a message to support as answered, or as unanswered. */
export const useMarkAnswered = () =>
  useAdminMutation(({ id, isAnswered }: { id: string; isAnswered: boolean }) =>
    callApi(`${root}/messages/${id}/answered`, { method: 'POST', body: { isAnswered }, answer: ListedMessages }),
  )

/** Opens a mail; a mutation because it writes an audit entry. */
export const useOpenMail = () =>
  useAdminMutation((id: string) => callApi(`${root}/mails/${id}/open`, { method: 'POST', answer: OpenedMail }))

export const useSendTemplates = () =>
  useAdminMutation(() => callApi('/api/send-all-email-templates', { method: 'POST', answer: TemplatesSent }))

export const useTestConnection = () =>
  useAdminMutation(() => callApi('/api/test-email-connection', { method: 'POST', answer: ConnectionTested }))

export const useTestNotifications = () =>
  useAdminMutation(() => callApi('/api/test-admin-notifications', { method: 'POST', answer: NotificationsTested }))
