/**
 * Who may use a call under `/api/`. The default is everybody who is signed in, operators included, so that a new call
 * is never open by mistake. It is checked before the body is read, so that a stranger neither sends megabytes nor
 * learns from error messages about them. To everyone else the calls for `operators` do not exist.
 */
export type Audience = 'everyone' | 'signedIn' | 'operators'

declare module 'fastify' {
  interface FastifyContextConfig {
    audience?: Audience
  }
}

/** For the `config` of a route. */
export const forEveryone = { audience: 'everyone' } as const
