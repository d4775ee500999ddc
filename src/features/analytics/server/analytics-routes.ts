import { Readable } from 'node:stream'
import { z } from 'zod'
import { requireSignedIn } from '#features/accounts/index.ts'
import { bookError } from '#features/books/index.ts'
import { isBookId } from '#features/books/shared/book.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import { failures, fileAnswer } from '#platform/http/failures.ts'
import { requestLanguage } from '#platform/http/request-language.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { AnalyticsQuery, AnalyticsView, SearchDismissalInput, VisitCounts } from '../shared/analytics-contract.ts'
import { isPublished } from './analytics-queries.ts'
import { createAnalytics } from './analytics-service.ts'
import { createEventLimit } from './event-limit.ts'
import { longestMessage, readGuestEvents } from './guest-event.ts'
import type { VisitBuffer } from './visits/visit-buffer.ts'

const refusals = failures(400, 401, 402, 404, 503)

/** Receives what guest pages report and serves the counts to hosts. Writes the buffer when the application closes. */
export function analyticsRoutes(app: HttpApp, context: Context, visits: VisitBuffer): void {
  const { log } = context
  const analytics = createAnalytics(context)
  app.addHook('onClose', () => visits.stop())
  guestEventRoute(app, context, visits)

  /**
   * Writes what this node has counted, so that the response includes it. A GET that writes is an exception: the counts
   * exist anyway and would be written seconds later, so the request changes nothing that a host can see; merging them in
   * memory would repeat every query of the dashboard. If the write fails, the response is sent without them.
   */
  const writeWaiting = () =>
    visits.flush().catch((error: unknown) => log.warn({ err: error }, 'visits are not written yet'))

  app.get(
    '/api/analytics',
    { schema: { querystring: AnalyticsQuery, response: { 200: AnalyticsView, ...refusals } } },
    async (request) => {
      const host = await requireSignedIn(context, request)
      await writeWaiting()
      return analytics.getAnalytics(host, request.query)
    },
  )

  const csvAnswers = { 200: fileAnswer('text/csv'), ...refusals }
  app.get(
    '/api/analytics.csv',
    { schema: { querystring: AnalyticsQuery, response: csvAnswers } },
    async (request, reply) => {
      const host = await requireSignedIn(context, request)
      await writeWaiting()
      const csv = await analytics.getAnalyticsCsv(host, request.query, requestLanguage(request))
      return reply
        .header('content-disposition', 'attachment; filename="benvenuto-visits.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(csv))
    },
  )

  app.put(
    '/api/analytics/missed-searches',
    { schema: { body: SearchDismissalInput, response: { 204: z.null(), ...refusals } } },
    async (request, reply) => {
      await analytics.setSearchDismissed(await requireSignedIn(context, request), request.body)
      return reply.code(204).send(null)
    },
  )

  app.get('/api/analytics/books', { schema: { response: { 200: VisitCounts, ...refusals } } }, async (request) => {
    const host = await requireSignedIn(context, request)
    await writeWaiting()
    return analytics.getVisitCounts(host)
  })
}

/** `POST /share/{id}/events`, plain text, from the page of a published book. */
function guestEventRoute(app: HttpApp, context: Context, visits: VisitBuffer): void {
  const isWithinLimit = createEventLimit(context.clock)
  app.post(
    '/share/:id/events',
    {
      bodyLimit: longestMessage,
      schema: { params: z.object({ id: z.string() }), body: z.string({ error: 'INVALID_VALUE' }) },
    },
    async (request, reply) => {
      const { id } = request.params
      const events = readGuestEvents(request.body)
      if (!events) throw platformError('INVALID_INPUT')
      if (!isBookId(id) || !(await isPublished(context.db, id))) throw bookError('BOOK_NOT_FOUND')
      if (!isWithinLimit(id)) throw platformError('TOO_MANY_REQUESTS', { retryAfter: 60 })
      visits.countEvents(request.raw, id, events)
      return reply.code(204).send()
    },
  )
}
