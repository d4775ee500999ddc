import type { AppError } from '#platform/errors.ts'
import { failurePolicy } from '#platform/http/error-handler.ts'
import type { PageResponse } from '#platform/http/page-exchange.ts'

/** Responses without Fastify, for hosts' own domains. All are marked `noindex`. */
type Answer = { status: number; headers: Record<string, string>; body?: string }

function send(response: PageResponse, { status, headers, body = '' }: Answer): void {
  response
    .writeHead(status, {
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    })
    .end(body)
}

export function sendText(
  response: PageResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const kind = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }
  send(response, { status, headers: { ...kind, ...headers }, body: text })
}

/** @param page HTML that describes the failure */
export function sendFailure(response: PageResponse, { status, retryAfter }: AppError, page: string): void {
  sendText(response, status, page, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': failurePolicy,
    ...(retryAfter !== undefined && { 'retry-after': String(Math.ceil(retryAfter)) }),
  })
}

/** Sends a temporary redirect that is not cached, because the target can change. */
export function forward(response: PageResponse, location: string): void {
  send(response, { status: 302, headers: { 'cache-control': 'no-store', location } })
}

export function sendWorker(response: PageResponse, script: string): void {
  const headers = { 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' }
  send(response, { status: 200, headers, body: script })
}

export function sendContactCard(response: PageResponse, card: string): void {
  const headers = {
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="contact.vcf"',
    'content-type': 'text/vcard; charset=utf-8',
  }
  send(response, { status: 200, headers, body: card })
}
