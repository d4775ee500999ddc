import fastifySwagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { forEveryone } from './audience.ts'
import type { HttpApp } from './server.ts'

/**
 * Describes all calls from their contracts, at `/api/openapi.json`. Must be registered before the routes.
 * @param rendersAhead makes the description before the service accepts requests: it takes some 80 ms, for which the
 *   first caller would otherwise hold the thread that serves guests
 */
export async function registerOpenApi(app: HttpApp, { rendersAhead = false } = {}): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Benvenuto', description: 'Calls of the host’s app.', version: '1' },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      },
    },
    transform: (route) => {
      const { schema = {}, url } = jsonSchemaTransform(route)
      // Pages, pictures and what the operator's supervisor asks are no calls.
      return {
        schema: { ...schema, hide: ('hide' in schema && schema.hide === true) || !url.startsWith('/api/') },
        url,
      }
    },
  })
  let description: string | undefined
  const makeDescription = () => {
    description ??= JSON.stringify(app.swagger())
    return description
  }
  if (rendersAhead) app.addHook('onReady', async () => void makeDescription())
  app.get('/api/openapi.json', { config: forEveryone, schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(makeDescription()),
  )
}
