import type { PageRequest } from './page-exchange.ts'

/** Requests under a name that is not ours but a host's own. */
const foreign = new WeakSet<PageRequest>()

/** What is promised about our own origin, such as TLS for a year, must not be promised about a name of others. */
export function markForeignHost(request: PageRequest): void {
  foreign.add(request)
}

export function isForeignHost(request: PageRequest): boolean {
  return foreign.has(request)
}
