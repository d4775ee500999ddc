import { z } from 'zod'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { forEveryone } from '#platform/http/audience.ts'
import { failures } from '#platform/http/failures.ts'
import { requestLanguage } from '#platform/http/request-language.ts'
import type { HttpApp } from '#platform/http/server.ts'
import {
  CaptchaMail,
  Credentials,
  CurrentUser,
  Nothing,
  Registration,
  SignedIn,
  SignedOut,
} from '../../shared/account-contract.ts'
import { presentCurrentUser } from '../current-user.ts'
import {
  cookieOptions,
  deviceCookie,
  endSession,
  registerSessions,
  requireSignedIn,
  startSession,
} from '../sessions/session-guard.ts'
import type { SessionEndHook } from '../sessions/session-service.ts'
import { register } from './account-service.ts'
import { captchaLength, mailedCaptchaLength } from './captcha.ts'
import { createCaptcha, mailCaptcha } from './captcha-service.ts'
import { signIn } from './sign-in-service.ts'

/** Holds the token of the caller's latest captcha, shown or mailed. */
export const captchaCookie = 'captcha'

/** Registration, sign-in, sign-out and captchas. */
export function accountRoutes(app: HttpApp, context: Context, hooks: readonly SessionEndHook[] = []): void {
  registerSessions(app, context)
  captchaRoutes(app, context)

  app.post(
    '/api/auth/register',
    {
      config: forEveryone,
      schema: { body: Registration, response: { 201: SignedIn, ...failures(400, 409, 429, 503) } },
    },
    async (request, reply) => {
      const signedIn = await register(context, request.body, {
        address: request.ip,
        captchaToken: request.cookies[captchaCookie],
        language: requestLanguage(request),
        userAgent: request.headers['user-agent'],
      })
      await startSession(context, request, reply, signedIn, hooks)
      reply.code(201).clearCookie(captchaCookie, cookieOptions(context))
      return { host: presentCurrentUser(signedIn.account, context.clock.now()) }
    },
  )

  app.post(
    '/api/auth/login',
    {
      config: forEveryone,
      schema: {
        body: Credentials,
        response: { 200: SignedIn, ...failures(400, 401, 403, 429, 503) },
      },
    },
    async (request, reply) => {
      const signedIn = await signIn(context, request.body, {
        address: request.ip,
        userAgent: request.headers['user-agent'],
        deviceProof: request.cookies[deviceCookie],
        captchaToken: request.cookies[captchaCookie],
      })
      await startSession(context, request, reply, signedIn, hooks)
      return { host: presentCurrentUser(signedIn.account, context.clock.now()) }
    },
  )

  app.post(
    '/api/auth/logout',
    { config: forEveryone, schema: { response: { 200: SignedOut } } },
    async (request, reply) => {
      await endSession(context, request, reply, hooks)
      return { signedOut: true as const }
    },
  )

  app.get('/api/auth/me', { schema: { response: { 200: CurrentUser, ...failures(401) } } }, async (request) =>
    presentCurrentUser(await requireSignedIn(context, request), context.clock.now()),
  )
}

function captchaRoutes(app: HttpApp, context: Context): void {
  app.get(
    '/api/captcha',
    {
      config: forEveryone,
      schema: {
        response: {
          200: { description: 'A picture', content: { 'image/png': { schema: z.instanceof(Buffer) } } },
          ...failures(429),
        },
      },
    },
    async (request, reply) => {
      const { picture, token } = await createCaptcha(context, request.ip)
      reply
        .setCookie(captchaCookie, token, { ...cookieOptions(context), maxAge: captchaLength / second })
        .type('image/png')
      return picture
    },
  )

  app.post(
    '/api/captcha/mail',
    { config: forEveryone, schema: { body: CaptchaMail, response: { 202: Nothing, ...failures(400, 429) } } },
    async (request, reply) => {
      const { email, language = requestLanguage(request) } = request.body
      const { token } = await mailCaptcha(context, email, { address: request.ip, language })
      reply.code(202).setCookie(captchaCookie, token, {
        ...cookieOptions(context),
        maxAge: mailedCaptchaLength / second,
      })
      return {}
    },
  )
}
