import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/browser/api.ts'
import {
  StayBooks,
  type StayChange,
  type StayInput,
  type StaySettingsInput,
  StaySettingsView,
  StaysOfHost,
  StayView,
} from '../shared/stay-contract.ts'

/** Below the calls of one book. */
export const bookPath = (bookId: string, ...parts: string[]) =>
  ['/api/welcome-books', bookId, ...parts]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/')

/** A page left open shows the state of a stay at most so late; ms. */
export const refreshPause = 60_000

const staysQuery = queryOptions({
  queryKey: ['stays'],
  queryFn: async ({ signal }) => {
    const [books, stays] = await Promise.all([
      callApi('/api/stays/books', { answer: StayBooks, signal }),
      callApi('/api/stays', { answer: StaysOfHost, signal }),
    ])
    return { books, stays }
  },
  staleTime: 0,
  refetchInterval: refreshPause,
})

/** All stays of the host, and her books. */
export function useStays() {
  return useQuery(staysQuery)
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

/** A mutation after which stays, settings and calendars are read again. */
export function useStayMutation<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: call,
    networkMode: 'always',
    onSettled: () =>
      Promise.all(['stays', 'stay-settings', 'calendars'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
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

/** What a host does with a stay by one tap; `link` makes a new one. */
export type StayStep = 'link' | 'revoke' | 'seen'

export function useStayStep() {
  return useStayMutation(({ bookId, id, step }: StayKey & { step: StayStep }) =>
    callApi(bookPath(bookId, 'stays', id, step), { method: 'POST', answer: StayView }),
  )
}

/** @param code the new code of the lock; undefined if the book's code is already right */
export function useConfirmCodeChange() {
  return useStayMutation(({ bookId, id, code }: StayKey & { code?: string | undefined }) =>
    callApi(bookPath(bookId, 'stays', id, 'code-changed'), {
      method: 'POST',
      body: code === undefined ? {} : { code },
      answer: StayView,
    }),
  )
}

export function useSaveStaySettings() {
  return useStayMutation(({ bookId, settings }: { bookId: string; settings: StaySettingsInput }) =>
    callApi(bookPath(bookId, 'stay-settings'), { method: 'PUT', body: settings, answer: StaySettingsView }),
  )
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

/** Opens the secrets to the permanent link for 24 hours, or closes them again. */
export function useOpenForAll() {
  return useStayMutation(({ bookId, isOpen }: { bookId: string; isOpen: boolean }) =>
    callApi(bookPath(bookId, 'stay-settings', isOpen ? 'open' : 'close'), { method: 'POST', answer: StaySettingsView }),
  )
}
