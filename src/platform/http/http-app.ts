import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

/** The Fastify application, whose routes declare contracts in zod. */
export type HttpApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/**
 * Registers routes with their own hooks and parsers. Fastify's types lose the type provider inside `register`; this is
 * the only cast.
 */
export function registerScope(app: HttpApp, addRoutes: (scope: HttpApp) => void): void {
  app.register((scope, _options, done) => {
    addRoutes(scope as HttpApp)
    done()
  })
}

/** Sends what is JSON already. Its contract is that of the route's schema; Fastify does not check a text against it. */
export function sendJson(reply: FastifyReply, json: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json)
}
