import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '../context.ts'
import { countPages, pageWait } from '../metrics.ts'
import { currentTracer, type Tracer } from '../tracing/tracing.ts'
import { type ContentCoding, type Headers, isFresh, negotiateCoding, type Page } from './page.ts'
import type { PageHandler, PageRequest, PageResponse } from './page-exchange.ts'
import { createRequestId } from './server.ts'

type SendPage = (request: PageRequest, response: PageResponse, page: Page, status?: number) => void

/** Kinds of pages, as the metrics name them. */
export type PageKind = 'guest' | 'site' | 'domain'

/**
 * Sends pages without the framework.
 * @param hostHeaders further headers of every answer, which depend on the host that answers
 */
export function createPageSender(hostHeaders: Headers, kind: PageKind): SendPage {
  const count = countPages(kind)
  /** Made once for all answers of a page in one coding, which are known by their bytes, and for all that send none. */
  const known = new WeakMap<Page | Buffer, Headers>()
  const headersOf = (page: Page, coding: ContentCoding, body?: Buffer): Headers => {
    const found = known.get(body ?? page)
    if (found) return found
    // Not a list, which Node takes as well: what development puts before us, and others do, reads objects alone.
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

/** Pages of one kind, which are the same for everybody who asks for the same. */
type PageSource<Asked> = {
  kind: PageKind
  /** With a promise only where the database or the rendering takes its time. */
  find(asked: Asked): Page | undefined | Promise<Page | undefined>
  /** Headers in place of the page's own for some requests; always the same few objects. */
  headersFor?: ((page: Page, asked: Asked) => Headers | undefined) | undefined
  /** Told of every page that was sent to be read, after the answer; must not throw and not wait. */
  onSent?: ((request: PageRequest, asked: Asked) => void) | undefined
}

/**
 * Sends what is asked for in the turn of the request, if it is kept. `next` takes over without a page, and with what
 * was thrown where finding the page failed.
 */
export type AnswerPage<Asked> = (
  request: PageRequest,
  response: PageResponse,
  asked: Asked,
  next: (failure?: unknown) => void,
) => void

/**
 * Answers with kept pages, past the framework: routing, hooks and cookies cost more than the page itself.
 * @param hostHeaders further headers of every answer, which depend on the host that answers
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

  const answerPage: AnswerPage<Asked> = (request, response, asked, next) => {
    const start = isLogged ? performance.now() : 0
    const answer = (page: Page | undefined) => {
      if (!page) return next()
      senderFor(page, asked)(request, response, page)
      if (request.method === 'GET') onSent?.(request, asked)
      // A line for every reader costs more than the answer itself; who looks for a fault asks for it.
      if (!isLogged) return
      const ms = Math.round(performance.now() - start)
      const { method, url } = request
      log.debug({ reqId: createRequestId(), req: { method, url }, res: response, ms }, 'answered')
    }
    let found: ReturnType<typeof find>
    try {
      found = find(asked)
    } catch (failure) {
      return next(failure)
    }
    // A kept page goes out in the turn in which its request came in: waiting costs more than everything else here.
    if (found instanceof Promise) {
      const stopTimer = pageWait.startTimer({ page: kind })
      void found.finally(stopTimer).then(answer, next)
    } else answer(found)
  }
  return tracer ? inSpans(tracer, kind, answerPage) : answerPage
}

/**
 * Each page that is answered gets a span. What goes on to the framework gets its span there; the span of the attempt,
 * which has the statements of the search for the page, ends with another name.
 */
function inSpans<Asked>(tracer: Tracer, kind: PageKind, answerPage: AnswerPage<Asked>): AnswerPage<Asked> {
  return (request, response, asked, next) => {
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
    span.run(() => answerPage(request, observed, asked, passOn))
  }
}

/** A request to read an address, taken apart. */
export type ReadRequest = {
  path: string
  /** With its question mark, or empty. */
  query: string
  headers: IncomingHttpHeaders
}

/** Answers those requests to read in which `recognise` finds something to ask for; all others go on. */
export function createPageHandler<Asked extends object>(
  recognise: (request: ReadRequest) => Asked | undefined,
  answerPage: AnswerPage<Asked>,
): PageHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const url = request.url ?? ''
    const queryStart = url.indexOf('?')
    const [path, query] = queryStart === -1 ? [url, ''] : [url.slice(0, queryStart), url.slice(queryStart)]
    const asked = recognise({ path, query, headers: request.headers })
    if (asked === undefined) return next()
    // After a failure the framework fails in the same way, and answers and logs it as all failures are.
    answerPage(request, response, asked, () => next())
  }
}
