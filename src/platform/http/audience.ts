/**
 * Whom a call under `/api/` is for. Calls that say nothing are for everybody who is signed in, operators included: a new
 * call is closed until somebody opens it. It is looked at before the body is read, so that a stranger neither sends
 * megabytes nor learns from mistakes in them. To everyone else the calls for `operators` do not exist.
 */
export type Audience = 'everyone' | 'signedIn' | 'operators'

declare module 'fastify' {
  interface FastifyContextConfig {
    audience?: Audience
  }
}

/** For the `config` of a route. */
export const forEveryone = { audience: 'everyone' } as const
