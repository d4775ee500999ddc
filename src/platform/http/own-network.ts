import { isPrivateAddress } from '../networks.ts'
import type { PageRequest } from './page-exchange.ts'

/**
 * Headers that proxies add: `Forwarded` and `Via` (RFC 7239; RFC 9110, 7.6.3), `CDN-Loop` (RFC 8586), `X-Forwarded-For`,
 * `-Host`, `-Proto` and their variants, and those for the caller's address, such as `X-Real-IP`, `CF-Connecting-IP`,
 * `True-Client-IP` and `X-Azure-ClientIP`.
 */
const proxyHeader = /forwarded|^via$|^cdn-loop$|-ip$|clientip$/

/**
 * Whether a request comes from one of our own machines directly, and not through a proxy for somebody else. A proxy that
 * adds no header at all cannot be recognised.
 */
export function isFromOwnNetwork({ headers, socket }: PageRequest): boolean {
  return isPrivateAddress(socket.remoteAddress) && !Object.keys(headers).some((name) => proxyHeader.test(name))
}
