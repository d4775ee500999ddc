import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ZodType } from 'zod'
import { callApi } from '#platform/browser/api.ts'
import {
  type AccessGrant,
  type BookFate,
  ConnectionTested,
  FoundHosts,
  HostBooks,
  HostDetails,
  type HostFilter,
  ListedMail,
  ListedMails,
  ListedMessages,
  ListedReports,
  LoggedActs,
  NotificationsTested,
  OpenedMail,
  Overview,
  type SubscriptionFate,
  type SubscriptionStop,
  TemplatesSent,
} from '../shared/admin-contract.ts'

const root = '/api/admin'

/** Everything on the desk is asked anew when it is looked at: it shows the state of now. */
function useDeskQuery<Answer>(path: string, answer: ZodType<Answer>) {
  return useQuery({
    queryKey: [root, path],
    queryFn: ({ signal }) => callApi(`${root}${path}`, { answer, signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
    // What was found last stays while the next search is under way.
    placeholderData: keepPreviousData,
  })
}

export const useOverview = () => useDeskQuery('/overview', Overview)
export const useActs = () => useDeskQuery('/acts', LoggedActs)
export const useHosts = (search: string, only: HostFilter | '') =>
  useDeskQuery(`/hosts?${new URLSearchParams({ search, ...(only && { only }) }).toString()}`, FoundHosts)
export const useHost = (id: string) => useDeskQuery(`/hosts/${encodeURIComponent(id)}`, HostDetails)
export const useHostBooks = (id: string) => useDeskQuery(`/hosts/${encodeURIComponent(id)}/books`, HostBooks)
export const useMails = (state: string) => useDeskQuery(state === '' ? '/mails' : `/mails?state=${state}`, ListedMails)

export const useSupportMessages = () => useDeskQuery('/messages', ListedMessages)

/** A call that changes something, after which the whole desk is asked anew. */
function useAct<Variables, Answer>(call: (variables: Variables) => Promise<Answer>) {
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
  | { kind: 'stop-subscription'; subscription: SubscriptionStop }

/** Changes one host's account. */
export const useChangeHost = (id: string) =>
  useAct(({ kind, ...body }: HostChange) =>
    callApi(`${root}/hosts/${encodeURIComponent(id)}/${kind}`, { method: 'POST', body, answer: HostDetails }),
  )

/** One page of reported books. @param after `next` of the page before; empty for the first */
export const useReports = (state: 'open' | 'handled', after: string) =>
  useDeskQuery(`/reports?${new URLSearchParams({ state, ...(after && { after }) }).toString()}`, ListedReports)

/** Takes the reports of a book off the open ones. */
export const useDismissReports = () =>
  useAct(({ bookId, seenUntil }: { bookId: string; seenUntil: string }) =>
    callApi(`${root}/reports/${bookId}/dismiss`, { method: 'POST', body: { seenUntil } }),
  )

export type BookChange =
  | { kind: 'take-offline'; bookId: string; reason: string }
  | { kind: 'put-back'; bookId: string }
  | { kind: 'take-books-offline'; hostId: string; reason: string }
  | { kind: 'put-books-back'; hostId: string }

/** Keeps books from guests, one or all of a host's, or puts them back. */
export const useChangeBooks = () =>
  useAct((change: BookChange) => {
    const place = 'bookId' in change ? `books/${change.bookId}` : `hosts/${encodeURIComponent(change.hostId)}`
    const body = 'reason' in change ? { body: { reason: change.reason } } : {}
    return callApi(`${root}/${place}/${change.kind}`, { method: 'POST', ...body })
  })

/** Makes happen what a payment provider would do by itself; in test mode only. */
export const useActOnTestPayments = (id: string) =>
  useAct((act: 'renew' | 'failNext' | 'recover') =>
    callApi(`${root}/hosts/${encodeURIComponent(id)}/test-payments`, {
      method: 'POST',
      body: { act },
      answer: HostDetails,
    }),
  )

export const useRetryMail = () =>
  useAct((id: string) => callApi(`${root}/mails/${id}/retry`, { method: 'POST', answer: ListedMail }))

/** Marks a message to support as answered, or as waiting again. */
export const useMarkAnswered = () =>
  useAct(({ id, isAnswered }: { id: string; isAnswered: boolean }) =>
    callApi(`${root}/messages/${id}/answered`, { method: 'POST', body: { isAnswered }, answer: ListedMessages }),
  )

/** Opens a mail to be read, which is an act: it is written down. */
export const useOpenMail = () =>
  useAct((id: string) => callApi(`${root}/mails/${id}/open`, { method: 'POST', answer: OpenedMail }))

export const useSendTemplates = () =>
  useAct(() => callApi('/api/send-all-email-templates', { method: 'POST', answer: TemplatesSent }))

export const useTestConnection = () =>
  useAct(() => callApi('/api/test-email-connection', { method: 'POST', answer: ConnectionTested }))

export const useTestNotifications = () =>
  useAct(() => callApi('/api/test-admin-notifications', { method: 'POST', answer: NotificationsTested }))
