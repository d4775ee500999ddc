import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Headers } from './page.ts'

/** What a page handler reads of a request, and must not change. `IncomingMessage` has all of it. */
export type PageRequest = Readonly<Pick<IncomingMessage, 'method' | 'url'>> & {
  readonly headers: Readonly<IncomingHttpHeaders>
  readonly socket: Readonly<Pick<Socket, 'remoteAddress'>>
}

/**
 * What a page handler responds with; `ServerResponse` has all of it. The headers name the length of the body, except
 * with 304. The body is not sent if the request's method is HEAD.
 */
export type PageResponse = {
  readonly statusCode: number
  readonly headersSent: boolean
  writeHead(status: number, headers: Headers): PageResponse
  end(body?: Buffer | string): unknown
}

/**
 * What a page handler may do for a request: send what is ready, or also what takes work, such as rendering, because the
 * request was admitted under the bounds for all requests.
 */
export type PageEffort = 'ready' | 'work'

/**
 * Answers a request or calls `next`, at once or later, but not both; it must not use request and response after `next`.
 * It may be called several times for one request, so it has no effects before it answers, apart from
 * `markForeignHost`.
 */
export type PageHandler = (request: PageRequest, response: PageResponse, next: () => void, effort: PageEffort) => void

/** A page handler with its effort. */
export type PageStep = Step<PageRequest, PageResponse>

/** The handlers in their order, with one effort. */
export function withEffort(handlers: readonly PageHandler[], effort: PageEffort): PageStep {
  const steps = handlers.map(
    (handler): PageStep =>
      (request, response, next) =>
        handler(request, response, next, effort),
  )
  return inTurn(steps)
}

type Step<Request, Response> = (request: Request, response: Response, next: () => void) => void

/** Calls the handlers in order until one answers; calls `next` if none does. */
export function inTurn<Request, Response>(steps: readonly Step<Request, Response>[]): Step<Request, Response> {
  return steps.reduceRight<Step<Request, Response>>(
    (following, step) => (request, response, next) => step(request, response, () => following(request, response, next)),
    (_request, _response, next) => next(),
  )
}
