import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { forEveryone } from '#platform/http/audience.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { sessionCookie } from '../../shared/account.ts'
import { CurrentUser } from '../../shared/account-contract.ts'
import {
  AccountChange,
  AccountSettings,
  Done,
  EmailChange,
  EmailConfirmation,
  PasswordChange,
  SessionList,
} from '../../shared/account-settings-contract.ts'
import { presentCurrentUser } from '../current-user.ts'
import { cancelEmailChange, confirmEmailChange, requestEmailChange } from '../email-change/email-change-service.ts'
import { confirmEmail, sendConfirmationAgain } from '../email-confirmation-service.ts'
import { rememberDevice, requireSignedIn } from '../sessions/session-guard.ts'
import type { SessionEndHook } from '../sessions/session-service.ts'
import {
  changeAccount,
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  getAccountSettings,
  listOwnSessions,
  type OwnSession,
} from './account-settings-service.ts'

const refusals = failures(400, 401, 429, 503)

/** The settings of a host's own account. Export and deletion of the account are routes of the portability feature. */
export function accountSettingsRoutes(app: HttpApp, context: Context, hooks: readonly SessionEndHook[] = []): void {
  app.get('/api/account', { schema: { response: { 200: AccountSettings, ...failures(401) } } }, async (request) =>
    getAccountSettings(context, await requireSignedIn(context, request)),
  )

  app.patch(
    '/api/account',
    { schema: { body: AccountChange, response: { 200: CurrentUser, ...failures(400, 401) } } },
    async (request) => {
      const changed = await changeAccount(context, await requireSignedIn(context, request), request.body)
      return presentCurrentUser(changed, context.clock.now())
    },
  )

  app.put(
    '/api/account/password',
    { schema: { body: PasswordChange, response: { 200: Done, ...refusals } } },
    async (request, reply) => {
      const account = await requireSignedIn(context, request)
      const login = await changeOwnPassword(context, account, request.body, {
        sessionToken: sessionToken(request),
        hooks,
      })
      rememberDevice(context, reply, login)
      return {}
    },
  )

  emailRoutes(app, context)
  confirmationRoutes(app, context)
  sessionRoutes(app, context, hooks)
}

function emailRoutes(app: HttpApp, context: Context): void {
  app.put(
    '/api/account/email',
    { schema: { body: EmailChange, response: { 202: Done, ...refusals } } },
    async (request, reply) => {
      const account = await requireSignedIn(context, request)
      await requestEmailChange(context, account, request.body, sessionToken(request))
      return reply.code(202).send({})
    },
  )

  app.delete('/api/account/email', { schema: { response: { 200: Done, ...failures(401) } } }, async (request) => {
    await cancelEmailChange(context, await requireSignedIn(context, request))
    return {}
  })

  app.post(
    '/api/account/email-confirmation',
    { config: forEveryone, schema: { body: EmailConfirmation, response: { 200: Done, ...failures(400, 429) } } },
    async (request) => {
      await confirmEmailChange(context, request.body.token, request.ip)
      return {}
    },
  )
}

/** Routes that confirm the account's address. */
function confirmationRoutes(app: HttpApp, context: Context): void {
  app.post(
    '/api/account/confirmation-mail',
    { schema: { response: { 202: Done, ...failures(401, 429) } } },
    async (request, reply) => {
      await sendConfirmationAgain(context, await requireSignedIn(context, request))
      return reply.code(202).send({})
    },
  )

  app.post(
    '/api/account/confirmation',
    { config: forEveryone, schema: { body: EmailConfirmation, response: { 200: Done, ...failures(400, 429) } } },
    async (request) => {
      await confirmEmail(context, request.body.token, request.ip)
      return {}
    },
  )
}

function sessionRoutes(app: HttpApp, context: Context, hooks: readonly SessionEndHook[]): void {
  app.get(
    '/api/account/sessions',
    { schema: { response: { 200: SessionList, ...failures(401) } } },
    async (request) => {
      const account = await requireSignedIn(context, request)
      const sessions = await listOwnSessions(context, account, sessionToken(request))
      return { sessions: sessions.map(presentSession) }
    },
  )

  app.delete('/api/account/sessions', { schema: { response: { 200: Done, ...failures(401) } } }, async (request) => {
    await endOtherSessions(context, await requireSignedIn(context, request), sessionToken(request), hooks)
    return {}
  })

  app.delete(
    '/api/account/sessions/:id',
    { schema: { params: z.object({ id: z.string() }), response: { 200: Done, ...failures(401, 404) } } },
    async (request) => {
      await endOwnSession(context, await requireSignedIn(context, request), request.params.id, hooks)
      return {}
    },
  )
}

function presentSession({ id, device, createdAt, lastSeenAt, isCurrent }: OwnSession) {
  return {
    id,
    browser: device.browser,
    system: device.system,
    createdAt: new Date(createdAt).toISOString(),
    lastSeenAt: new Date(lastSeenAt).toISOString(),
    isCurrent,
  }
}

/** Call only after `requireSignedIn`; then the cookie is present. */
function sessionToken(request: FastifyRequest): string {
  return request.cookies[sessionCookie] ?? ''
}
