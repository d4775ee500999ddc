import type { PageRequest } from './page-exchange.ts'

/** A request under a host's own domain that our own routes answer. */
export type ForeignHost = {
  /** Whether the request's Origin is that domain itself. */
  isFromItsPage: boolean
}

const foreignHosts = new WeakMap<PageRequest, ForeignHost>()

/**
 * Marks a request under a host's own domain before the framework answers it. For a marked request the framework sends
 * nothing that is a promise about our own origin (TLS for a year), reads no cookies, and accepts the domain's Origin.
 */
export function markForeignHost(request: PageRequest, foreignHost: ForeignHost): void {
  foreignHosts.set(request, foreignHost)
}

/** The mark of a request; undefined for requests to our own host. */
export function findForeignHost(request: PageRequest): ForeignHost | undefined {
  return foreignHosts.get(request)
}
