import type { PageRequest } from './page-exchange.ts'

/** A request under a host's own domain that our own routes handle. */
export type ForeignHost = {
  /** Whether the request's Origin is that domain itself. */
  isFromItsPage: boolean
}

const foreignHosts = new WeakMap<PageRequest, ForeignHost>()

/**
 * Marks a request under a host's own domain before Fastify handles it. For a marked request Fastify sends no headers
 * that apply to our own origin (HSTS), reads no cookies, and accepts the domain's Origin.
 */
export function markForeignHost(request: PageRequest, foreignHost: ForeignHost): void {
  foreignHosts.set(request, foreignHost)
}

/** The mark of a request; undefined for requests to our own host. */
export function findForeignHost(request: PageRequest): ForeignHost | undefined {
  return foreignHosts.get(request)
}
