import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ZodType } from 'zod'
import { callApi } from '#platform/browser/api.ts'
import {
  type AccessGrant,
  AuditLogView,
  type BookFate,
  type CancellationKind,
  ConnectionTested,
  FoundHosts,
  HostBooks,
  HostDetails,
  type HostFilter,
  ListedMail,
  ListedMails,
  ListedMessages,
  ListedReports,
  NotificationsTested,
  OpenedMail,
  Overview,
  type SubscriptionFate,
  TemplatesSent,
} from '../shared/admin-contract.ts'

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
export const useHosts = (search: string, only: HostFilter | '') =>
  useAdminQuery(`/hosts?${new URLSearchParams({ search, ...(only && { only }) }).toString()}`, FoundHosts)
export const useHost = (id: string) => useAdminQuery(`/hosts/${encodeURIComponent(id)}`, HostDetails)
export const useHostBooks = (id: string) => useAdminQuery(`/hosts/${encodeURIComponent(id)}/books`, HostBooks)
export const useMails = (state: string) => useAdminQuery(state === '' ? '/mails' : `/mails?state=${state}`, ListedMails)

export const useSupportMessages = () => useAdminQuery('/messages', ListedMessages)

/** A mutation that invalidates all admin queries. */
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
  | { kind: 'disable'; subscription: SubscriptionFate; books: BookFate; reason?: string }
  | { kind: 'enable' }
  | { kind: 'stop-subscription'; subscription: CancellationKind }

/** Changes one host's account. */
export const useChangeHost = (id: string) =>
  useAdminMutation(({ kind, ...body }: HostChange) =>
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
  useAdminMutation((act: 'renew' | 'failNext' | 'recover') =>
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
