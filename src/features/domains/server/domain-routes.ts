import { z } from 'zod'
import { requireSignedIn } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import { failures } from '#platform/http/failures.ts'
import { isFromOwnNetwork } from '#platform/http/own-network.ts'
import type { HttpApp } from '#platform/http/server.ts'
import {
  BookAddresses,
  DomainChange,
  DomainInput,
  DomainList,
  DomainView,
  Done,
  SlugInput,
} from '../shared/domain-contract.ts'
import { findNameOwner } from './domain-queries.ts'
import {
  addDomain,
  changeDomain,
  changeSlug,
  checkNow,
  listAddresses,
  listDomains,
  removeDomain,
} from './domain-service.ts'

const DomainParams = z.object({ id: z.string() })
const refusals = failures(400, 401, 402, 404, 409, 429)

export function domainRoutes(app: HttpApp, context: Context): void {
  app.get('/api/domains', { schema: { response: { 200: DomainList, ...failures(401) } } }, async (request) =>
    listDomains(context, await requireSignedIn(context, request)),
  )

  app.get(
    '/api/domains/addresses',
    { schema: { response: { 200: BookAddresses, ...failures(401) } } },
    async (request) => listAddresses(context, await requireSignedIn(context, request)),
  )

  app.post(
    '/api/domains',
    { schema: { body: DomainInput, response: { 201: DomainView, ...refusals } } },
    async (request, reply) => {
      const host = await requireSignedIn(context, request)
      return reply.code(201).send(await addDomain(context, host, request.body))
    },
  )

  app.patch(
    '/api/domains/:id',
    { schema: { params: DomainParams, body: DomainChange, response: { 200: DomainView, ...refusals } } },
    async (request) => {
      const host = await requireSignedIn(context, request)
      return changeDomain(context, host, request.params.id, request.body)
    },
  )

  app.post(
    '/api/domains/:id/check',
    { schema: { params: DomainParams, response: { 200: DomainView, ...refusals } } },
    async (request) => {
      const host = await requireSignedIn(context, request)
      return checkNow(context, host, request.params.id)
    },
  )

  app.delete(
    '/api/domains/:id',
    { schema: { params: DomainParams, response: { 200: Done, ...refusals } } },
    async (request) => {
      const host = await requireSignedIn(context, request)
      await removeDomain(context, host, request.params.id)
      return {}
    },
  )

  app.put(
    '/api/domains/slugs/:id',
    { schema: { params: DomainParams, body: SlugInput, response: { 200: Done, ...refusals } } },
    async (request) => {
      const host = await requireSignedIn(context, request)
      await changeSlug(context, host, request.params.id, request.body.slug)
      return {}
    },
  )

  tlsCheckRoute(app, context)
}

/**
 * `GET /internal/tls-check?domain=`: whether the proxy may request a certificate for this name. The proxy asks before
 * the first TLS connection to the name, and whenever it loads the certificate. Only for callers on our own network,
 * never through the proxy.
 */
function tlsCheckRoute(app: HttpApp, { db }: Context): void {
  const Query = z.object({ domain: z.string().max(260).optional() })
  app.get('/internal/tls-check', { schema: { querystring: Query, hide: true } }, async (request, reply) => {
    if (!isFromOwnNetwork(request.raw)) throw platformError('NOT_FOUND')
    const name = (request.query.domain ?? '').toLowerCase().replace(/\.$/, '')
    const owner = name === '' ? undefined : await findNameOwner(db, name)
    return reply
      .code(owner === undefined ? 404 : 200)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(owner === undefined ? 'unknown' : 'ok')
  })
}
