import { z } from 'zod'
import { requireSignedIn } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import {
  CalendarInput,
  CalendarList,
  CalendarReading,
  CalendarRemoval,
  CalendarView,
  QuestionReply,
  RemovedCalendar,
} from '../../shared/calendar-contract.ts'
import { addCalendar, listAllCalendars, listCalendars, removeCalendar, syncCalendar } from './calendar-service.ts'
import { answerQuestion } from './question-service.ts'

const BookParams = z.object({ id: z.string() })
const CalendarParams = z.object({ id: z.string(), calendarId: z.string() })
const QuestionParams = z.object({ id: z.string(), questionId: z.string() })
const readRefusals = failures(401, 404)
const writeRefusals = failures(400, 401, 403, 404, 409, 429, 503)

/** Hosts' calls about calendars. They need a session and work without a plan, as those about stays do. */
export function calendarRoutes(app: HttpApp, context: Context): void {
  app.get('/api/calendars', { schema: { response: { 200: CalendarList, ...failures(401) } } }, async (request) =>
    listAllCalendars(context, await requireSignedIn(context, request)),
  )
  app.get(
    '/api/welcome-books/:id/calendars',
    { schema: { params: BookParams, response: { 200: CalendarList, ...readRefusals } } },
    async (request) => listCalendars(context, await requireSignedIn(context, request), request.params.id),
  )
  app.post(
    '/api/welcome-books/:id/calendars',
    { schema: { params: BookParams, body: CalendarInput, response: { 201: CalendarReading, ...writeRefusals } } },
    async (request, reply) => {
      const host = await requireSignedIn(context, request)
      return reply.code(201).send(await addCalendar(context, host, request.params.id, request.body))
    },
  )
  app.delete(
    '/api/welcome-books/:id/calendars/:calendarId',
    {
      schema: {
        params: CalendarParams,
        querystring: CalendarRemoval,
        response: { 200: RemovedCalendar, ...writeRefusals },
      },
    },
    async (request) => {
      const { id: bookId, calendarId } = request.params
      await removeCalendar(context, await requireSignedIn(context, request), { bookId, calendarId }, request.query)
      return { id: calendarId }
    },
  )
  app.post(
    '/api/welcome-books/:id/calendars/:calendarId/sync',
    { schema: { params: CalendarParams, response: { 200: CalendarReading, ...writeRefusals } } },
    async (request) => {
      const { id: bookId, calendarId } = request.params
      return syncCalendar(context, await requireSignedIn(context, request), { bookId, calendarId })
    },
  )
  app.post(
    '/api/welcome-books/:id/calendar-questions/:questionId',
    { schema: { params: QuestionParams, body: QuestionReply, response: { 200: CalendarView, ...writeRefusals } } },
    async (request) => {
      const { id: bookId, questionId } = request.params
      const host = await requireSignedIn(context, request)
      return answerQuestion(context, host, { bookId, questionId }, request.body.answer)
    },
  )
}
