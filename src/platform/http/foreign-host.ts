import type { IncomingMessage } from 'node:http'

/** Requests under a name that is not ours but a host's own. */
const foreign = new WeakSet<IncomingMessage>()

/** What is promised about our own origin, such as TLS for a year, must not be promised about a name of others. */
export function markForeignHost(request: IncomingMessage): void {
  foreign.add(request)
}

export function isForeignHost(request: IncomingMessage): boolean {
  return foreign.has(request)
}
