import type { Context } from '#platform/context.ts'
import { forEveryone } from '#platform/http/audience.ts'
import { failures } from '#platform/http/failures.ts'
import { requestLanguage } from '#platform/http/request-language.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { Nothing, PasswordReset, ResetRequest } from '../../shared/account-contract.ts'
import { rememberDevice } from '../sessions/session-guard.ts'
import type { SessionEndHook } from '../sessions/session-service.ts'
import { requestPasswordReset, resetPassword } from './password-reset-service.ts'

/** 'Forgot your password?': request a mailed link, and use it. */
export function passwordResetRoutes(app: HttpApp, context: Context, hooks: readonly SessionEndHook[] = []): void {
  app.post(
    '/api/auth/forgot-password',
    { config: forEveryone, schema: { body: ResetRequest, response: { 202: Nothing, ...failures(400, 429) } } },
    async (request, reply) => {
      const { email } = request.body
      await requestPasswordReset(context, email, { address: request.ip, language: requestLanguage(request) })
      return reply.code(202).send({})
    },
  )

  app.post(
    '/api/auth/reset-password',
    { config: forEveryone, schema: { body: PasswordReset, response: { 200: Nothing, ...failures(400, 429, 503) } } },
    async (request, reply) => {
      const login = await resetPassword(context, request.body, { address: request.ip, hooks })
      // The owner of the mailbox signs in next. Failed attempts by others must not block her.
      rememberDevice(context, reply, login)
      return {}
    },
  )
}
