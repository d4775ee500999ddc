/**
 * Whom a call under `/api/` is for. Calls that say nothing are for signed-in hosts: a new one is closed until somebody
 * opens it. It is looked at before the body is read, so that a stranger neither sends megabytes nor learns from
 * mistakes in them. To everyone else the calls `operators` do not exist.
 */
export type Audience = 'everyone' | 'hosts' | 'operators'

declare module 'fastify' {
  interface FastifyContextConfig {
    audience?: Audience
  }
}

/** For the `config` of a route. */
export const forEveryone = { audience: 'everyone' } as const
