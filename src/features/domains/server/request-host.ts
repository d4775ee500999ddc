import { isIP } from 'node:net'
import type { Config } from '#config.ts'
import { ownOrigins } from '#platform/http/own-origin.ts'
import type { PageRequest } from '#platform/http/page-exchange.ts'
import { isPrivateAddress } from '#platform/networks.ts'
import { rememberLatest } from '#platform/remember-latest.ts'

/**
 * Reads under which foreign host a request has come. Undefined for our own, and for what is no domain at all: an
 * address, or a name within somebody's network, as supervisors and proxies use.
 *
 * Behind a proxy that is told so (TRUST_PROXY) and stands in a private network, X-Forwarded-Host counts.
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
    const { host, 'x-forwarded-host': forwarded } = request.headers
    if (!config.trustProxy || forwarded === undefined) {
      return host === undefined || ownHosts.has(host) ? undefined : nameOf(host)
    }
    const asked = isPrivateAddress(request.socket.remoteAddress) ? firstOf(forwarded) : host
    return asked === undefined || ownHosts.has(asked) ? undefined : nameOf(asked)
  }
}

/** The first proxy is the one that the browser asked. */
function firstOf(forwarded: string | string[]): string | undefined {
  return (Array.isArray(forwarded) ? forwarded.join() : forwarded).split(',', 1)[0]?.trim()
}

function readName(spelling: string): string | undefined {
  const name = spelling.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
  return /^[a-z\d_-]+(?:\.[a-z\d_-]+)+$/.test(name) && isIP(name) === 0 ? name : undefined
}
