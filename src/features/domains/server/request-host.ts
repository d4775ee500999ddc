import { isIP } from 'node:net'
import type { Config } from '#config.ts'
import { ownOrigins } from '#platform/http/own-origin.ts'
import type { PageRequest } from '#platform/http/page-exchange.ts'
import { isPrivateAddress } from '#platform/networks.ts'
import { rememberLatest } from '#platform/remember-latest.ts'

/**
 * The host that the browser asked, with its port. X-Forwarded-Host is used if the service is in a private network behind
 * a proxy (TRUST_PROXY).
 */
export function readAskedHost({ trustProxy }: Pick<Config, 'trustProxy'>, request: PageRequest): string | undefined {
  const { host, 'x-forwarded-host': forwarded } = request.headers
  const isForwarded = trustProxy && forwarded !== undefined && isPrivateAddress(request.socket.remoteAddress)
  return isForwarded ? firstOf(forwarded) : host
}

/**
 * Creates a reader of a request's host name. The reader returns undefined for our own host and for names that are no
 * public domain: IP addresses, and names in private networks, as health checks and proxies use them.
 */
export function createForeignHostReader(
  config: Pick<Config, 'origin' | 'trustProxy'>,
): (request: PageRequest) => string | undefined {
  const ownHosts = new Set([...ownOrigins(config.origin)].map((origin) => new URL(origin).host))
  const recall = rememberLatest((spelling) => ({
    name: ownHosts.has(spelling.toLowerCase()) ? undefined : readName(spelling),
  }))
  const nameOf = (spelling: string) => recall(spelling).name

  return (request) => {
    const asked = readAskedHost(config, request)
    return asked === undefined || ownHosts.has(asked) ? undefined : nameOf(asked)
  }
}

/** The first value is from the proxy that is nearest to the browser. */
function firstOf(forwarded: string | string[]): string | undefined {
  return (Array.isArray(forwarded) ? forwarded.join() : forwarded).split(',', 1)[0]?.trim()
}

function readName(spelling: string): string | undefined {
  const name = spelling.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
  return /^[a-z\d_-]+(?:\.[a-z\d_-]+)+$/.test(name) && isIP(name) === 0 ? name : undefined
}
