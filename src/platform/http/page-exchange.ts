import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Headers } from './page.ts'

/** What a lane reads of a request; Node's own have it as well. */
export type PageRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  socket: Pick<Socket, 'remoteAddress'>
}

/**
 * What a lane answers through; Node's own have it as well. The headers name the length of the body, except with 304.
 * A body that the request's method does not want is not sent.
 */
export type PageResponse = {
  readonly statusCode: number
  readonly headersSent: boolean
  writeHead(status: number, headers: Headers): PageResponse
  end(body?: Buffer | string): unknown
}

/**
 * Answers a request or calls `next`, then or later, but not both; after `next` it keeps nothing of the two. It may be
 * asked twice for one request, so it changes nothing before it answers.
 */
export type PageLane = (request: PageRequest, response: PageResponse, next: () => void) => void

type Step<Request, Response> = (request: Request, response: Response, next: () => void) => void

/** One after the other, until one answers; `next` where none does. */
export function inTurn<Request, Response>(steps: readonly Step<Request, Response>[]): Step<Request, Response> {
  return steps.reduceRight<Step<Request, Response>>(
    (following, step) => (request, response, next) => step(request, response, () => following(request, response, next)),
    (_request, _response, next) => next(),
  )
}
