import type { FastifyRequest } from 'fastify'
import { currentTracer, type OpenSpan } from '../tracing/tracing.ts'
import type { HttpApp } from './http-app.ts'

/** A span for each request that Fastify answers, named by the route's pattern; nothing unless traces are on. */
export function registerRequestSpans(app: HttpApp): void {
  const tracer = currentTracer()
  if (!tracer) return
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    // Each built file has a route of its own.
    const route = (request.routeOptions.url ?? 'none').replace(/^\/assets\/.*/, '/assets/*')
    const span = tracer.open('server', `${request.method} ${route}`, {
      'http.request.method': request.method,
      'http.route': route,
    })
    spans.set(request, span)
    span.run(done)
  })
  // The body arrives with events of the connection, which are outside the span's context.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    spans.get(request)?.end({ attributes: { 'http.response.status_code': statusCode }, hasFailed: statusCode >= 500 })
  })
}
