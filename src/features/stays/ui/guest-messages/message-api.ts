import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, callApi } from '#platform/browser/api.ts'
import {
  DueMessages,
  type MessageTemplate,
  MessageTemplates,
  StayDigest,
  type StayDigestInput,
  StayMessages,
} from '../../shared/message-contract.ts'
import type { MessageMoment } from '../../shared/stay.ts'
import { bookPath, refreshPause, type StayKey } from '../stay-api.ts'

const messagesQuery = ({ bookId, id }: StayKey) =>
  queryOptions({
    queryKey: ['stay-messages', bookId, id],
    queryFn: ({ signal }) => callApi(bookPath(bookId, 'stays', id, 'messages'), { answer: StayMessages, signal }),
    staleTime: 0,
    refetchInterval: refreshPause,
  })

/** The messages for the guests of a stay. */
export function useStayMessages(key: StayKey) {
  return useQuery(messagesQuery(key))
}

const dueQuery = queryOptions({
  queryKey: ['stay-messages', 'due'],
  queryFn: ({ signal }) => callApi('/api/stay-messages', { answer: DueMessages, signal }),
  staleTime: 0,
  refetchInterval: refreshPause,
})

/** Today's messages, of all books. */
export function useDueMessages() {
  return useQuery(dueQuery)
}

/** Marks a message as sent, or undoes that. */
export function useMarkSent(key: StayKey) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ moment, isSent }: { moment: MessageMoment; isSent: boolean }) =>
      callApi(bookPath(key.bookId, 'stays', key.id, 'messages', moment, 'sent'), {
        method: isSent ? 'POST' : 'DELETE',
        answer: StayMessages,
      }),
    networkMode: 'always',
    onSuccess: (messages) => queries.setQueryData(messagesQuery(key).queryKey, messages),
    onSettled: () => queries.invalidateQueries({ queryKey: dueQuery.queryKey }),
  })
}

const templatesQuery = queryOptions({
  queryKey: ['stay-messages', 'templates'],
  queryFn: ({ signal }) => callApi('/api/stay-messages/templates', { answer: MessageTemplates, signal }),
  staleTime: 0,
})

export function useMessageTemplates() {
  return useQuery(templatesQuery)
}

/** A text by its moment and language, with the version that the edit is based on. */
type TemplateEdit = Pick<MessageTemplate, 'moment' | 'language' | 'updatedAt'>

/**
 * Stores the host's own text; null: restores the built-in one. Reads all texts again if this one was changed elsewhere.
 */
export function useWriteTemplate() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ moment, language, updatedAt, content }: TemplateEdit & { content: string | null }) => {
      const path = `/api/stay-messages/templates/${moment}/${language}`
      if (content !== null)
        return callApi(path, { method: 'PUT', body: { content, updatedAt }, answer: MessageTemplates })
      const query = updatedAt === null ? '' : `?updatedAt=${encodeURIComponent(updatedAt)}`
      return callApi(`${path}${query}`, { method: 'DELETE', answer: MessageTemplates })
    },
    networkMode: 'always',
    onError: (error) =>
      error instanceof ApiError && error.status === 409
        ? queries.invalidateQueries({ queryKey: templatesQuery.queryKey })
        : undefined,
    onSuccess: (templates) => queries.setQueryData(templatesQuery.queryKey, templates),
  })
}

const digestQuery = queryOptions({
  queryKey: ['stay-digest'],
  queryFn: ({ signal }) => callApi('/api/stay-digest', { answer: StayDigest, signal }),
  staleTime: 0,
})

export function useDigest() {
  return useQuery(digestQuery)
}

export function useChangeDigest() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (digest: StayDigestInput) =>
      callApi('/api/stay-digest', { method: 'PUT', body: digest, answer: StayDigest }),
    networkMode: 'always',
    onSuccess: (digest) => queries.setQueryData(digestQuery.queryKey, digest),
  })
}
