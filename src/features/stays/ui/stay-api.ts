import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callApi } from '#platform/browser/api.ts'
import {
  type CodeChangeInput,
  StayBooks,
  type StayChange,
  type StayInput,
  type StaySettingsInput,
  StaySettingsView,
  StaysOfHost,
  StayView,
} from '../shared/stay-contract.ts'
import { hasLost, joinStays, nearSpan } from './near-stays.ts'

/** Path below the calls of one book. */
export const bookPath = (bookId: string, ...parts: string[]) =>
  ['/api/welcome-books', bookId, ...parts]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/')

/** Maximum age in ms of a stay's state on an open page. */
export const refreshPause = 60_000

/** As `refreshPause`, for stays that are over, or more than two months away; ms. */
const farRefreshPause = 10 * 60_000

const stayBooksQuery = queryOptions({
  queryKey: ['stays', 'books'],
  queryFn: ({ signal }) => callApi('/api/stays/books', { answer: StayBooks, signal }),
  staleTime: 0,
  retry: false,
})

/** The host's books with what their stays show, without the stays. */
export function useStayBooks() {
  return useQuery(stayBooksQuery)
}

const allStaysQuery = queryOptions({
  queryKey: ['stays', 'all'],
  queryFn: ({ signal }) => callApi('/api/stays', { answer: StaysOfHost, signal }),
  staleTime: farRefreshPause,
  refetchInterval: farRefreshPause,
})

const nearStaysQuery = queryOptions({
  queryKey: ['stays', 'near'],
  queryFn: async ({ signal, client }) => {
    const span = nearSpan(Date.now())
    const [books, stays] = await Promise.all([
      callApi('/api/stays/books', { answer: StayBooks, signal }),
      callApi(`/api/stays?from=${span.from}&to=${span.to}`, { answer: StaysOfHost, signal }),
    ])
    // By now it may be further away.
    const { queryKey } = allStaysQuery
    if (hasLost(client.getQueryData(queryKey) ?? [], { span, stays })) void client.invalidateQueries({ queryKey })
    return { books, span, stays }
  },
  staleTime: 0,
  refetchInterval: refreshPause,
})

/**
 * All stays of the host, and her books. The stays around today come first and are read again every minute; the whole
 * list, which can be a thousand times as long, follows and is read again rarely.
 * @returns `isComplete`: whether the stays are all of them; `outdatedSince`: when they were last read, in ms UTC, if
 * the last read failed
 */
export function useStays() {
  const near = useQuery(nearStaysQuery)
  const all = useQuery(allStaysQuery)
  const data = useMemo(
    () =>
      near.data && {
        books: near.data.books,
        stays: joinStays(all.data ?? [], near.data),
        isComplete: all.data !== undefined,
      },
    [near.data, all.data],
  )
  const hasFailed = all.isError && all.data === undefined
  return {
    data: hasFailed ? undefined : data,
    outdatedSince: near.isError ? near.dataUpdatedAt : undefined,
    isPending: near.isPending,
    isFetching: near.isFetching || all.isFetching,
    /** Whether a stay that is not listed may be further away. */
    isReadingAll: all.isFetching,
    refetch: () => Promise.all([near.refetch(), all.refetch()]),
  }
}

/** The stays of one book around today. */
export function useBookStays(bookId: string) {
  return useQuery({
    queryKey: ['stays', 'around'],
    queryFn: ({ signal }) => {
      const { from, to } = nearSpan(Date.now())
      // Of all books: those without settings have no list of their own.
      return callApi(`/api/stays?from=${from}&to=${to}`, { answer: StaysOfHost, signal })
    },
    select: (stays) => stays.filter((stay) => stay.bookId === bookId),
    staleTime: 0,
    retry: false,
  })
}

const settingsQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['stay-settings', bookId],
    queryFn: ({ signal }) => callApi(bookPath(bookId, 'stay-settings'), { answer: StaySettingsView, signal }),
    staleTime: 0,
    retry: false,
  })

export function useStaySettings(bookId: string) {
  return useQuery(settingsQuery(bookId))
}

/** A stay from the response of a call, before the whole list is read again: it may have moved far away. */
function noteStay(queries: QueryClient, answer: unknown): void {
  const { data: stay } = StayView.safeParse(answer)
  if (!stay) return
  queries.setQueryData(allStaysQuery.queryKey, (all) =>
    all?.map((known) => (known.id === stay.id ? { ...known, ...stay } : known)),
  )
}

/**
 * A mutation after which stays, settings, calendars and messages are read again. A success waits for them, so that the
 * screen shows the result together with the message; a failure is shown at once.
 */
export function useStayMutation<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: call,
    networkMode: 'always',
    onSuccess: (answer) => noteStay(queries, answer),
    onSettled: (_answer, error) => {
      const keys = ['stays', 'stay-settings', 'calendars', 'stay-messages']
      const isRead = Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
      return error ? undefined : isRead
    },
  })
}

export function useAddStay() {
  return useStayMutation(({ bookId, stay }: { bookId: string; stay: Partial<StayInput> }) =>
    callApi(bookPath(bookId, 'stays'), { method: 'POST', body: stay, answer: StayView }),
  )
}

/** A stay by the ids of its book and its own. */
export type StayKey = { bookId: string; id: string }

export function useChangeStay() {
  return useStayMutation(({ bookId, id, change }: StayKey & { change: StayChange }) =>
    callApi(bookPath(bookId, 'stays', id), { method: 'PATCH', body: change, answer: StayView }),
  )
}

export function useDeleteStay() {
  return useStayMutation(({ bookId, id }: StayKey) => callApi(bookPath(bookId, 'stays', id), { method: 'DELETE' }))
}

/** The one-tap actions on a stay; `link` creates a new one. */
export type StayStep = 'link' | 'revoke' | 'seen' | 'departed' | 'restore' | 'end-seen'

export function useStayStep() {
  return useStayMutation(({ bookId, id, step }: StayKey & { step: StayStep }) =>
    callApi(bookPath(bookId, 'stays', id, step), { method: 'POST', answer: StayView }),
  )
}

/**
 * Notes that the host has copied or opened the link of a stay. Nothing on the screen depends on it, so a failure is not
 * shown; without a connection the call waits for one.
 */
export function useNoteLinkSent() {
  return useMutation({
    mutationFn: ({ bookId, id }: StayKey) =>
      callApi(bookPath(bookId, 'stays', id, 'link', 'sent'), { method: 'POST', answer: StayView }),
    retry: 3,
  })
}

/** Undoes that the guests have left. */
export function useUnmarkLeft() {
  return useStayMutation(({ bookId, id }: StayKey) =>
    callApi(bookPath(bookId, 'stays', id, 'departed'), { method: 'DELETE', answer: StayView }),
  )
}

export function useConfirmCodeChange() {
  return useStayMutation(({ bookId, id, ...change }: StayKey & NonNullable<CodeChangeInput>) =>
    callApi(bookPath(bookId, 'stays', id, 'code-changed'), { method: 'POST', body: change, answer: StayView }),
  )
}

/** Notes that the personal code of a stay is on the lock, or that it is not. `code`: the one that the host has seen. */
export function useMarkCodeSet() {
  return useStayMutation(({ bookId, id, code, isSet }: StayKey & { code: string; isSet: boolean }) =>
    callApi(bookPath(bookId, 'stays', id, 'code-set'), {
      method: isSet ? 'POST' : 'DELETE',
      body: { code },
      answer: StayView,
    }),
  )
}

export function useSaveStaySettings() {
  const queries = useQueryClient()
  return useStayMutation(async ({ bookId, settings }: { bookId: string; settings: StaySettingsInput }) => {
    const path = bookPath(bookId, 'stay-settings')
    const saved = await callApi(path, { method: 'PUT', body: settings, answer: StaySettingsView })
    // Known even if the settings cannot be read again.
    queries.setQueryData(settingsQuery(bookId).queryKey, saved)
    return saved
  })
}

export function useMakeCleanerLink() {
  return useStayMutation((bookId: string) =>
    callApi(bookPath(bookId, 'stay-settings', 'cleaner-link'), { method: 'POST', answer: StaySettingsView }),
  )
}

export function useDeleteCleanerLink() {
  return useStayMutation((bookId: string) =>
    callApi(bookPath(bookId, 'stay-settings', 'cleaner-link'), { method: 'DELETE' }),
  )
}

/** Keeps a spare code that guests who have left know. */
export function useKeepSpareCode() {
  return useStayMutation(({ bookId, code }: { bookId: string; code: string }) =>
    callApi(bookPath(bookId, 'stay-settings', 'spare-codes', 'kept'), {
      method: 'POST',
      body: { code },
      answer: StaySettingsView,
    }),
  )
}

/** Shows the secrets on the permanent link for 24 hours, or hides them again. */
export function useOpenForAll() {
  return useStayMutation(({ bookId, isOpen }: { bookId: string; isOpen: boolean }) =>
    callApi(bookPath(bookId, 'stay-settings', isOpen ? 'open' : 'close'), { method: 'POST', answer: StaySettingsView }),
  )
}
