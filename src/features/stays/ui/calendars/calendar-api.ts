import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '#platform/browser/api.ts'
import type { QuestionAnswer } from '../../shared/calendar.ts'
import {
  CalendarList,
  CalendarReading,
  type CalendarRemoval,
  CalendarView,
  RemovedCalendar,
} from '../../shared/calendar-contract.ts'
import { bookPath, refreshPause, useStayMutation } from '../stay-api.ts'

const calendarsQuery = queryOptions({
  queryKey: ['calendars'],
  queryFn: ({ signal }) => callApi('/api/calendars', { answer: CalendarList, signal }),
  staleTime: 0,
  refetchInterval: refreshPause,
})

/** The calendars of all of the host's books. */
export function useCalendars() {
  return useQuery(calendarsQuery)
}

export function useAddCalendar() {
  return useStayMutation(({ bookId, address }: { bookId: string; address: string }) =>
    callApi(bookPath(bookId, 'calendars'), { method: 'POST', body: { address }, answer: CalendarReading }),
  )
}

type CalendarKey = Pick<CalendarView, 'bookId' | 'id'>

export function useSyncCalendar() {
  return useStayMutation(({ bookId, id }: CalendarKey) =>
    callApi(bookPath(bookId, 'calendars', id, 'sync'), { method: 'POST', answer: CalendarReading }),
  )
}

export function useRemoveCalendar() {
  return useStayMutation(({ bookId, id, stays }: CalendarKey & CalendarRemoval) =>
    callApi(`${bookPath(bookId, 'calendars', id)}?stays=${stays}`, { method: 'DELETE', answer: RemovedCalendar }),
  )
}

export function useAnswerQuestion() {
  return useStayMutation(
    ({ bookId, questionId, answer }: { bookId: string; questionId: string; answer: QuestionAnswer }) =>
      callApi(bookPath(bookId, 'calendar-questions', questionId), {
        method: 'POST',
        body: { answer },
        answer: CalendarView,
      }),
  )
}
