import { z } from 'zod'
import { requireSignedIn } from '#features/accounts/index.ts'
import { failures } from '#platform/http/failures.ts'
import { type HttpApp, sendJson } from '#platform/http/http-app.ts'
import {
  AffectedRefusal,
  CodeChangeInput,
  CodeSetInput,
  DeletedStay,
  KeptSpareCode,
  StayBooks,
  StayChange,
  StayInput,
  StayList,
  StaySettingsInput,
  StaySettingsView,
  StaySpanQuery,
  StaysOfHost,
  StayView,
} from '../shared/stay-contract.ts'
import { cleanerRoutes } from './codes/cleaner-routes.ts'
import { digestRoutes } from './digest/digest-routes.ts'
import { messageRoutes } from './guest-messages/message-routes.ts'
import {
  changeSettings,
  closePermanentLink,
  keepKnownSpareCode,
  listStayBooks,
  openPermanentLink,
  removeCleanerLink,
  renewCleanerLink,
  viewSettings,
} from './settings/settings-service.ts'
import {
  addStay,
  bringBack,
  confirmCode,
  confirmSeen,
  editStay,
  endLink,
  makeNewLink,
  markLeft,
  noteCodeSet,
  noteEnd,
  noteLinkSent,
  removeStay,
  takeBackCodeSet,
  unmarkLeft,
  writeStaysOfBook,
  writeStaysOfHost,
} from './stays/host-stays.ts'
import type { StaysContext } from './stays/stay-links.ts'

const BookParams = z.object({ id: z.string() })
const StayParams = z.object({ id: z.string(), stayId: z.string() })
const readRefusals = failures(400, 401, 404)
const writeRefusals = failures(400, 401, 403, 404, 409, 429, 503)

/**
 * Hosts' calls about stays. They need a session and work without a plan, so that an unpaid invoice locks nobody out.
 */
export function stayRoutes(app: HttpApp, context: StaysContext): void {
  settingsRoutes(app, context)
  listRoutes(app, context)
  linkRoutes(app, context)
  codeRoutes(app, context)
  endRoutes(app, context)
  cleanerRoutes(app, context)
  messageRoutes(app, context)
  digestRoutes(app, context)
}

function settingsRoutes(app: HttpApp, context: StaysContext): void {
  const path = '/api/welcome-books/:id/stay-settings'
  const answer = { 200: StaySettingsView, ...writeRefusals }

  app.get(
    path,
    { schema: { params: BookParams, response: { 200: StaySettingsView, ...readRefusals } } },
    async (request) => viewSettings(context, await requireSignedIn(context, request), request.params.id),
  )
  const change = { params: BookParams, body: StaySettingsInput, response: { ...answer, 409: AffectedRefusal } }
  app.put(path, { schema: change }, async (request) =>
    changeSettings(context, await requireSignedIn(context, request), request.params.id, request.body),
  )
  app.post(`${path}/open`, { schema: { params: BookParams, response: answer } }, async (request) =>
    openPermanentLink(context, await requireSignedIn(context, request), request.params.id),
  )
  app.post(`${path}/close`, { schema: { params: BookParams, response: answer } }, async (request) =>
    closePermanentLink(context, await requireSignedIn(context, request), request.params.id),
  )
  app.post(
    `${path}/spare-codes/kept`,
    { schema: { params: BookParams, body: KeptSpareCode, response: answer } },
    async (request) =>
      keepKnownSpareCode(context, await requireSignedIn(context, request), request.params.id, request.body),
  )
  app.post(`${path}/cleaner-link`, { schema: { params: BookParams, response: answer } }, async (request) =>
    renewCleanerLink(context, await requireSignedIn(context, request), request.params.id),
  )
  app.delete(`${path}/cleaner-link`, { schema: { params: BookParams, response: answer } }, async (request) =>
    removeCleanerLink(context, await requireSignedIn(context, request), request.params.id),
  )
}

function listRoutes(app: HttpApp, context: StaysContext): void {
  app.get(
    '/api/stays',
    { schema: { querystring: StaySpanQuery, response: { 200: StaysOfHost, ...failures(400, 401, 503) } } },
    async (request, reply) => {
      const json = await writeStaysOfHost(context, await requireSignedIn(context, request), request.query)
      return sendJson(reply, json)
    },
  )
  app.get('/api/stays/books', { schema: { response: { 200: StayBooks, ...failures(401) } } }, async (request) =>
    listStayBooks(context, await requireSignedIn(context, request)),
  )
  app.get(
    '/api/welcome-books/:id/stays',
    {
      schema: {
        params: BookParams,
        querystring: StaySpanQuery,
        response: { 200: StayList, ...failures(400, 401, 404, 503) },
      },
    },
    async (request, reply) => {
      const host = await requireSignedIn(context, request)
      const json = await writeStaysOfBook(context, host, request.params.id, request.query)
      return sendJson(reply, json)
    },
  )
  app.post(
    '/api/welcome-books/:id/stays',
    { schema: { params: BookParams, body: StayInput, response: { 201: StayView, ...writeRefusals } } },
    async (request, reply) => {
      const host = await requireSignedIn(context, request)
      return reply.code(201).send(await addStay(context, host, request.params.id, request.body))
    },
  )
  app.patch(
    '/api/welcome-books/:id/stays/:stayId',
    {
      schema: {
        params: StayParams,
        body: StayChange,
        response: { 200: StayView, ...writeRefusals, 409: AffectedRefusal },
      },
    },
    async (request) => editStay(context, await requireSignedIn(context, request), toPath(request.params), request.body),
  )
  app.delete(
    '/api/welcome-books/:id/stays/:stayId',
    { schema: { params: StayParams, response: { 200: DeletedStay, ...writeRefusals } } },
    async (request) => {
      await removeStay(context, await requireSignedIn(context, request), toPath(request.params))
      return { id: request.params.stayId }
    },
  )
}

const stayAnswer = { params: StayParams, response: { 200: StayView, ...writeRefusals } }

function linkRoutes(app: HttpApp, context: StaysContext): void {
  app.post('/api/welcome-books/:id/stays/:stayId/link', { schema: stayAnswer }, async (request) =>
    makeNewLink(context, await requireSignedIn(context, request), toPath(request.params)),
  )
  app.post('/api/welcome-books/:id/stays/:stayId/link/sent', { schema: stayAnswer }, async (request) =>
    noteLinkSent(context, await requireSignedIn(context, request), toPath(request.params)),
  )
  app.post('/api/welcome-books/:id/stays/:stayId/revoke', { schema: stayAnswer }, async (request) =>
    endLink(context, await requireSignedIn(context, request), toPath(request.params)),
  )
}

function codeRoutes(app: HttpApp, context: StaysContext): void {
  app.post(
    '/api/welcome-books/:id/stays/:stayId/code-changed',
    { schema: { ...stayAnswer, body: CodeChangeInput } },
    async (request) =>
      confirmCode(context, await requireSignedIn(context, request), toPath(request.params), request.body),
  )
  app.post(
    '/api/welcome-books/:id/stays/:stayId/code-set',
    { schema: { ...stayAnswer, body: CodeSetInput } },
    async (request) =>
      noteCodeSet(context, await requireSignedIn(context, request), toPath(request.params), request.body),
  )
  app.delete(
    '/api/welcome-books/:id/stays/:stayId/code-set',
    { schema: { ...stayAnswer, body: CodeSetInput } },
    async (request) =>
      takeBackCodeSet(context, await requireSignedIn(context, request), toPath(request.params), request.body),
  )
  app.post('/api/welcome-books/:id/stays/:stayId/seen', { schema: stayAnswer }, async (request) =>
    confirmSeen(context, await requireSignedIn(context, request), toPath(request.params)),
  )
  app.post('/api/welcome-books/:id/stays/:stayId/departed', { schema: stayAnswer }, async (request) =>
    markLeft(context, await requireSignedIn(context, request), toPath(request.params)),
  )
  app.delete('/api/welcome-books/:id/stays/:stayId/departed', { schema: stayAnswer }, async (request) =>
    unmarkLeft(context, await requireSignedIn(context, request), toPath(request.params)),
  )
}

/** For a stay that its calendar has ended. */
function endRoutes(app: HttpApp, context: StaysContext): void {
  app.post('/api/welcome-books/:id/stays/:stayId/restore', { schema: stayAnswer }, async (request) =>
    bringBack(context, await requireSignedIn(context, request), toPath(request.params)),
  )
  app.post('/api/welcome-books/:id/stays/:stayId/end-seen', { schema: stayAnswer }, async (request) =>
    noteEnd(context, await requireSignedIn(context, request), toPath(request.params)),
  )
}

function toPath({ id, stayId }: z.infer<typeof StayParams>) {
  return { bookId: id, stayId }
}
