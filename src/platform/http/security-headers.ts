import type { Headers } from './page.ts'

/** Content-Security-Policy of JSON: prevents script execution if it is opened as a document. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The headers that Fastify sends on our own host (see helmet in server.ts), for responses that bypass it. */
export function securityHeaders(origin: string): Headers {
  return {
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...transportSecurity(origin),
  }
}

/** HSTS, one year. */
export function transportSecurity(origin: string): Headers {
  return origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}
}
