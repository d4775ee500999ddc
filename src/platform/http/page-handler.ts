import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '../context.ts'
import { countPages, pageWait } from '../metrics/metrics.ts'
import { currentTracer, type Tracer } from '../tracing/tracing.ts'
import { findForeignHost } from './foreign-host.ts'
import { type ContentCoding, type Headers, isFresh, negotiateCoding, type Page } from './page.ts'
import type { PageEffort, PageHandler, PageRequest, PageResponse } from './page-exchange.ts'
import { createRequestId } from './server.ts'

type SendPage = (request: PageRequest, response: PageResponse, page: Page, status?: number) => void

/** Kinds of pages, as in the metrics. */
export type PageKind = 'guest' | 'site' | 'domain'

/**
 * Sends pages without Fastify.
 * @param hostHeaders additional headers of every response, which depend on the host that answers
 */
export function createPageSender(hostHeaders: Headers, kind: PageKind): SendPage {
  const count = countPages(kind)
  /** Headers are cached per response body (page and encoding), and once for responses without a body. */
  const known = new WeakMap<Page | Buffer, Headers>()
  const headersOf = (page: Page, coding: ContentCoding, body?: Buffer): Headers => {
    const found = known.get(body ?? page)
    if (found) return found
    // Not an array, which Node accepts too: Vite's middleware and other wrappers accept objects only.
    const headers = {
      ...page.headers,
      ...hostHeaders,
      ...(coding !== 'identity' && { 'content-encoding': coding }),
      ...(body && { 'content-length': String(body.length) }),
    }
    known.set(body ?? page, headers)
    return headers
  }

  return (request, response, page, status = 200) => {
    if (status === 200 && isFresh(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304, headersOf(page, 'identity')).end()
      count(304)
      return
    }
    const coding = negotiateCoding(request.headers['accept-encoding'] as string | undefined)
    const body = page.body(coding)
    response.writeHead(status, headersOf(page, coding, body)).end(body)
    count(status)
  }
}

/** Pages of one kind. Everybody who requests the same address gets the same page. */
type PageSource<Asked> = {
  kind: PageKind
  /**
   * Returns a promise only on a cache miss or an asynchronous database read. With the effort `ready` only a page that is
   * cached.
   */
  find(asked: Asked, effort: PageEffort): Page | undefined | Promise<Page | undefined>
  /** Overrides the page's headers. Return one of few constant objects: responses are cached by identity. */
  headersFor?: ((page: Page, asked: Asked) => Headers | undefined) | undefined
  /** Called after each page is sent in answer to GET. Must not throw or block. */
  onSent?: ((request: PageRequest, asked: Asked) => void) | undefined
}

/** Sends a cached page synchronously. Calls `next` if there is no page, with the error if finding it failed. */
export type AnswerPage<Asked> = (
  request: PageRequest,
  response: PageResponse,
  asked: Asked,
  next: (failure?: unknown) => void,
  effort: PageEffort,
) => void

/**
 * Answers with cached pages, without Fastify: routing, hooks and cookies cost more than the page itself.
 * @param hostHeaders additional headers of every response, which depend on the host that answers
 */
export function createPageAnswer<Asked>(
  { log }: Pick<Context, 'log'>,
  hostHeaders: Headers,
  { kind, find, headersFor, onSent }: PageSource<Asked>,
): AnswerPage<Asked> {
  const isLogged = log.isLevelEnabled('debug')
  const send = createPageSender(hostHeaders, kind)
  const otherSenders = new Map<Headers, SendPage>()
  const senderFor = (page: Page, asked: Asked): SendPage => {
    const headers = headersFor?.(page, asked)
    if (!headers) return send
    const known = otherSenders.get(headers) ?? createPageSender({ ...hostHeaders, ...headers }, kind)
    otherSenders.set(headers, known)
    return known
  }
  const tracer = currentTracer()

  const answerPage: AnswerPage<Asked> = (request, response, asked, next, effort) => {
    const start = isLogged ? performance.now() : 0
    const answer = (page: Page | undefined) => {
      if (!page) return next()
      senderFor(page, asked)(request, response, page)
      if (request.method === 'GET') onSent?.(request, asked)
      // A log line for every page costs more than the response itself; enable it with LOG_LEVEL=debug.
      if (!isLogged) return
      const ms = Math.round(performance.now() - start)
      const { method, url } = request
      log.debug({ reqId: createRequestId(), req: { method, url }, res: response, ms }, 'answered')
    }
    let found: ReturnType<typeof find>
    try {
      found = find(asked, effort)
    } catch (failure) {
      return next(failure)
    }
    // A cached page is sent in the turn in which its request came: waiting costs more than everything else here.
    if (found instanceof Promise) {
      const stopTimer = pageWait.startTimer({ page: kind })
      void found.finally(stopTimer).then(answer, next)
    } else answer(found)
  }
  return tracer ? inSpans(tracer, kind, answerPage) : answerPage
}

/**
 * Each page that is answered gets a span. A request passed to Fastify gets its own span there; this span, which
 * contains the statements of the search for the page, is renamed.
 */
function inSpans<Asked>(tracer: Tracer, kind: PageKind, answerPage: AnswerPage<Asked>): AnswerPage<Asked> {
  return (request, response, asked, next, effort) => {
    const method = request.method ?? 'GET'
    const span = tracer.open('server', `${method} page ${kind}`, { 'http.request.method': method })
    const isSent = () => span.end({ attributes: { 'http.response.status_code': response.statusCode } })
    const observed: PageResponse = {
      get statusCode() {
        return response.statusCode
      },
      get headersSent() {
        return response.headersSent
      },
      writeHead(status, headers) {
        response.writeHead(status, headers)
        return observed
      },
      end(body) {
        const result = response.end(body)
        isSent()
        return result
      },
    }
    const passOn = (failure?: unknown) => {
      span.end({ name: `${method} page ${kind} passed on`, hasFailed: failure !== undefined })
      next(failure)
    }
    span.run(() => answerPage(request, observed, asked, passOn, effort))
  }
}

/** A GET or HEAD request, parsed. */
export type ReadRequest = {
  path: string
  /** With its question mark, or empty. */
  query: string
  headers: IncomingHttpHeaders
}

/** Answers the GET and HEAD requests on our own host that `recognise` matches; all others are passed on. */
export function createPageHandler<Asked extends object>(
  recognise: (request: ReadRequest) => Asked | undefined,
  answerPage: AnswerPage<Asked>,
): PageHandler {
  return (request, response, next, effort) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    if (findForeignHost(request)) return next()
    const url = request.url ?? ''
    const queryStart = url.indexOf('?')
    const [path, query] = queryStart === -1 ? [url, ''] : [url.slice(0, queryStart), url.slice(queryStart)]
    const asked = recognise({ path, query, headers: request.headers })
    if (asked === undefined) return next()
    // On failure pass to Fastify, which repeats, logs and answers it.
    answerPage(request, response, asked, () => next(), effort)
  }
}
