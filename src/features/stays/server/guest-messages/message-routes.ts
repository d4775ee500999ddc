import { z } from 'zod'
import { requireSignedIn } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { languages } from '#platform/i18n/languages.ts'
import {
  DueMessages,
  MessageTemplates,
  StayMessages,
  TemplateInput,
  TemplateResetQuery,
} from '../../shared/message-contract.ts'
import { messageMoments } from '../../shared/stay.ts'
import type { StaysContext } from '../stays/stay-links.ts'
import { listDueMessages } from './due-messages.ts'
import { listMessages, markSent, unmarkSent } from './message-service.ts'
import { listMessageTemplates, resetTemplate, saveTemplate } from './template-service.ts'

const moment = z.enum(messageMoments, 'INVALID_VALUE')
const StayParams = z.object({ id: z.string(), stayId: z.string() })
const MomentParams = StayParams.extend({ moment })
const TemplateParams = z.object({ moment, language: z.enum(languages, 'INVALID_VALUE') })

/** Messages to the guests of stays. They need a session and no plan; only the host's own texts need Pro. */
export function messageRoutes(app: HttpApp, context: StaysContext): void {
  const path = '/api/welcome-books/:id/stays/:stayId/messages'
  const marking = {
    params: MomentParams,
    response: { 200: StayMessages, ...failures(400, 401, 404, 429, 503) },
  }
  app.get(
    path,
    { schema: { params: StayParams, response: { 200: StayMessages, ...failures(401, 404) } } },
    async (request) => listMessages(context, await requireSignedIn(context, request), toPath(request.params)),
  )
  app.post(`${path}/:moment/sent`, { schema: marking }, async (request) =>
    markSent(context, await requireSignedIn(context, request), toPath(request.params), request.params.moment),
  )
  app.delete(`${path}/:moment/sent`, { schema: marking }, async (request) =>
    unmarkSent(context, await requireSignedIn(context, request), toPath(request.params), request.params.moment),
  )
  app.get(
    '/api/stay-messages',
    { schema: { response: { 200: DueMessages, ...failures(401, 503) } } },
    async (request) => listDueMessages(context, await requireSignedIn(context, request)),
  )
  templateRoutes(app, context)
}

function templateRoutes(app: HttpApp, context: Context): void {
  const path = '/api/stay-messages/templates'
  const response = { 200: MessageTemplates, ...failures(400, 401, 403, 404, 409, 429, 503) }
  app.get(path, { schema: { response: { 200: MessageTemplates, ...failures(401) } } }, async (request) =>
    listMessageTemplates(context, await requireSignedIn(context, request)),
  )
  app.put(
    `${path}/:moment/:language`,
    { schema: { params: TemplateParams, body: TemplateInput, response } },
    async (request) => saveTemplate(context, await requireSignedIn(context, request), request.params, request.body),
  )
  app.delete(
    `${path}/:moment/:language`,
    { schema: { params: TemplateParams, querystring: TemplateResetQuery, response } },
    async (request) =>
      resetTemplate(context, await requireSignedIn(context, request), request.params, request.query.updatedAt),
  )
}

function toPath({ id, stayId }: z.infer<typeof StayParams>) {
  return { bookId: id, stayId }
}
