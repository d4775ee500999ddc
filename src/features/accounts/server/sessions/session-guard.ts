import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { type Account, sessionCookie } from '../../shared/account.ts'
import { accountError } from '../account-errors.ts'
import { createDeviceProof, deviceLength, type KnownLogin } from '../known-device.ts'
import { limitLargeBodies } from '../large-bodies.ts'
import {
  closeSession,
  continueSession,
  findSessionLogin,
  type SessionEndHook,
  sessionLength,
} from './session-service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in account; null for an anonymous caller; undefined until the session was read. */
    account: Account | null | undefined
    /** The token of a session that this request extended. The response renews its cookie. */
    renewedSession: string | null
  }
}

/** Holds the proof that this browser has signed in before. Sent to the sign-in routes only. */
export const deviceCookie = 'device'
const deviceCookiePath = '/api/auth'

/** Options of the service's own cookies: HTTP-only, same-site, and secure when the service uses https. */
export function cookieOptions({ config }: Context): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.origin.startsWith('https:') }
}

/** Adds the hooks that extend sessions in use and that check every route's audience. */
export function registerSessions(app: HttpApp, context: Context): void {
  app.decorateRequest('account', undefined)
  app.decorateRequest('renewedSession', null)
  const admitBody = limitLargeBodies()
  // Before the body is read, so that errors in the body are in the account's language too.
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') await findSignedIn(context, request)
    await admit(context, request)
    admitBody(request, reply)
  })
  app.addHook('onSend', async (request, reply) => {
    if (!(request.renewedSession && request.account)) return
    setSessionCookie(context, reply, request.renewedSession)
    const login = await findSessionLogin(context, request.renewedSession)
    if (login) rememberDevice(context, reply, login)
  })
}

/** Checks the audience of the route. @throws NOT_AUTHENTICATED, NOT_FOUND */
async function admit(context: Context, request: FastifyRequest): Promise<void> {
  const { url = '', config } = request.routeOptions
  if (config.audience === 'operators') await requireAdmin(context, request)
  else if (url.startsWith('/api/') && config.audience !== 'everyone') await requireSignedIn(context, request)
}

/** Sets the cookies of a new session and ends the session that the request had before. */
export async function startSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { account, passwordHash, token }: { account: Account; passwordHash: string; token: string },
  hooks: readonly SessionEndHook[],
): Promise<void> {
  await endSession(context, request, reply, hooks)
  setSessionCookie(context, reply, token)
  rememberDevice(context, reply, { accountId: account.id, passwordHash })
}

/**
 * Sets the device cookie: failed attempts by others do not limit sign-in with this browser. Valid until the password is
 * changed.
 */
export function rememberDevice(context: Context, reply: FastifyReply, login: KnownLogin): void {
  reply.setCookie(deviceCookie, createDeviceProof(context.keyring, login, context.clock.now()), {
    ...cookieOptions(context),
    path: deviceCookiePath,
    maxAge: deviceLength / second,
  })
}

/** Clears the device cookie, when an account is deleted. */
export function forgetDevice(context: Context, reply: FastifyReply): void {
  reply.clearCookie(deviceCookie, { ...cookieOptions(context), path: deviceCookiePath })
}

/** Ends the session of the request, if it has one. */
export async function endSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  hooks: readonly SessionEndHook[] = [],
): Promise<void> {
  const token = request.cookies[sessionCookie]
  if (token) await closeSession(context, token, hooks)
  request.renewedSession = null
  reply.clearCookie(sessionCookie, cookieOptions(context))
}

function setSessionCookie(context: Context, reply: FastifyReply, token: string): void {
  reply.setCookie(sessionCookie, token, { ...cookieOptions(context), maxAge: sessionLength / second })
}

/** The signed-in account of a request, or undefined. Also sets the response's language and extends the session. */
export async function findSignedIn(context: Context, request: FastifyRequest): Promise<Account | undefined> {
  if (request.account === undefined) request.account = (await readSession(context, request)) ?? null
  return request.account ?? undefined
}

async function readSession(context: Context, request: FastifyRequest): Promise<Account | undefined> {
  const token = request.cookies[sessionCookie]
  const session = token ? await continueSession(context, token) : undefined
  if (!token || !session) return undefined
  if (session.extended) request.renewedSession = token
  request.accountLanguage = session.account.language
  return session.account
}

/** The signed-in account of a request, a host's or an operator's. @throws NOT_AUTHENTICATED for an anonymous caller */
export async function requireSignedIn(context: Context, request: FastifyRequest): Promise<Account> {
  const account = await findSignedIn(context, request)
  if (!account) throw platformError('NOT_AUTHENTICATED')
  return account
}

/** The signed-in operator of a request. @throws NOT_FOUND for everybody else, to hide that the address exists */
export async function requireAdmin(context: Context, request: FastifyRequest): Promise<Account> {
  const account = await findSignedIn(context, request)
  if (account?.role !== 'admin') throw platformError('NOT_FOUND')
  return account
}

/**
 * A page that is still open must not write into the account that has signed in since, in another tab.
 * @param accountId the account for which the page was opened; undefined if the caller does not name it
 * @throws OTHER_ACCOUNT
 */
export function refuseOtherAccount({ id }: Account, accountId: string | undefined): void {
  if (accountId !== undefined && accountId !== id) throw accountError('OTHER_ACCOUNT')
}
