import fastifySwagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { forEveryone } from './audience.ts'
import type { HttpApp } from './server.ts'

/** Describes all calls from their contracts, at `/api/openapi.json`. Must be registered before the routes. */
export async function registerOpenApi(app: HttpApp): Promise<void> {
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
  app.get('/api/openapi.json', { config: forEveryone, schema: { hide: true } }, async () => app.swagger())
}
