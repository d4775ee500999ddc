import { z } from 'zod'
import { requireAdmin } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { BookScope, HostBooks, HostScope, TakeOfflineRequest } from '../shared/admin-contract.ts'
import { DismissRequest, ListedReports, ReportFilter } from '../shared/admin-reports-contract.ts'
import { listHostBooks, putAllBack, putBack, takeAllOffline, takeOffline } from './offline-service.ts'
import { dismissReports, listReported } from './report-service.ts'

/** Routes for guests' reports of books. */
export function reportListRoutes(app: HttpApp, context: Context): void {
  app.get(
    '/api/admin/reports',
    { schema: { querystring: ReportFilter, response: { 200: ListedReports, ...failures(400, 404) } } },
    (request) => listReported(context, request.query),
  )

  app.post(
    '/api/admin/reports/:bookId/dismiss',
    { schema: { params: BookScope, body: DismissRequest, response: { 204: z.null(), ...failures(400, 404, 409) } } },
    async (request, reply) => {
      const seenUntil = Date.parse(request.body.seenUntil)
      await dismissReports(context, await requireAdmin(context, request), { ...request.params, seenUntil })
      return reply.code(204).send(null)
    },
  )
}

/** Routes that take one or all books of a host offline, and put them back. */
export function offlineRoutes(app: HttpApp, context: Context): void {
  app.get(
    '/api/admin/hosts/:hostId/books',
    { schema: { params: HostScope, response: { 200: HostBooks, ...failures(400, 404) } } },
    (request) => listHostBooks(context, request.params.hostId),
  )

  const changed = { 204: z.null(), ...failures(400, 404, 409) }
  app.post(
    '/api/admin/books/:bookId/take-offline',
    { schema: { params: BookScope, body: TakeOfflineRequest, response: changed } },
    async (request, reply) => {
      const { id: adminId } = await requireAdmin(context, request)
      await takeOffline(context, { adminId, ...request.params }, request.body.reason)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/admin/books/:bookId/put-back',
    { schema: { params: BookScope, response: changed } },
    async (request, reply) => {
      const { id: adminId } = await requireAdmin(context, request)
      await putBack(context, { adminId, ...request.params })
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/admin/hosts/:hostId/take-books-offline',
    { schema: { params: HostScope, body: TakeOfflineRequest, response: changed } },
    async (request, reply) => {
      const { id: adminId } = await requireAdmin(context, request)
      await takeAllOffline(context, { adminId, ...request.params }, request.body.reason)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/admin/hosts/:hostId/put-books-back',
    { schema: { params: HostScope, response: changed } },
    async (request, reply) => {
      const { id: adminId } = await requireAdmin(context, request)
      await putAllBack(context, { adminId, ...request.params })
      return reply.code(204).send(null)
    },
  )
}
