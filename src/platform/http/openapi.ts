import fastifySwagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type ApiDocument, type ApiNotes, completeDocument } from './api-document.ts'
import apiPageCss from './api-page.css?inline'
import { renderApiPage } from './api-page.ts'
import { forEveryone } from './audience.ts'
import { createContentSecurityPolicy, Page, sendPage } from './page.ts'
import type { HttpApp } from './server.ts'

/** What stands above all calls. */
export const apiDescription =
  'Calls of the host’s app. All of them speak JSON. A session is a cookie that signing in sets. Calls that change ' +
  'something must come from the service’s own origin. Failures have a `code` for programs and a `message` for people, ' +
  'in the language of the account or of `accept-language`.'

/**
 * Describes all calls from their contracts: for programs at `/api/openapi.json`, for people at `/api/docs`. Must be
 * registered before the routes. Both are public, because they contain nothing that the app in the browser does not.
 * @param notes what the contracts do not say: summaries and values for examples
 * @param rendersAhead makes both before the service accepts requests: it takes some 100 ms and would otherwise block
 * the main thread during the first request
 */
export async function registerOpenApi(
  app: HttpApp,
  notes: ApiNotes,
  { rendersAhead = false }: { rendersAhead?: boolean | undefined } = {},
): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Benvenuto', description: apiDescription, version: '1' },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      },
    },
    transform: (args) => {
      const { schema = {}, url } = jsonSchemaTransform(args)
      const audience = args.route.config?.audience
      // Pages, pictures and the routes for supervisors are not part of the API.
      const hide = ('hide' in schema && schema.hide === true) || !url.startsWith('/api/')
      return { schema: { ...schema, hide, security: audience === 'everyone' ? [] : [{ session: [] }] }, url }
    },
  })
  let pages: { document: Page; page: Page } | undefined
  const makePages = () => {
    pages ??= renderDocument(completeDocument(app.swagger(), notes))
    return pages
  }
  if (rendersAhead) app.addHook('onReady', async () => void makePages())
  app.get('/api/openapi.json', { config: forEveryone, schema: { hide: true } }, async (request, reply) =>
    sendPage(request, reply, makePages().document),
  )
  app.get('/api/docs', { config: forEveryone, schema: { hide: true } }, async (request, reply) =>
    sendPage(request, reply, makePages().page),
  )
}

function renderDocument(document: ApiDocument) {
  // No script, no picture, no other origin: the page is text with one inline style sheet.
  const policy = createContentSecurityPolicy({ inlineStyles: [apiPageCss] })
  return {
    document: new Page(JSON.stringify(document), '', { 'content-type': 'application/json; charset=utf-8' }),
    page: new Page(renderApiPage(document), policy),
  }
}
