import type { IncomingMessage } from 'node:http'

/** `Host` of RFC 9112, 3.2, in letters that occur in names and addresses; monitors of load balancers send it empty. */
const hostShape = /^(?:[\w.-]*|\[[\w:.%-]+\])(?::\d*)?$/

export function isHost(value: string): boolean {
  return hostShape.test(value)
}

/**
 * Whether other programs, such as a proxy or cache before us, understand a request as node:http does. They may not if it
 * has:
 * - several hosts, of which Node takes the first; none, in HTTP/1.1; one that is no host; or one beside an absolute
 *   address of another host (RFC 9112, 3.2)
 * - a transfer coding besides `chunked`, which Node ignores (RFC 9112, 6.1)
 * - a version that Node reads as HTTP/1.0 or HTTP/1.1
 */
export function hasOneMeaning({ httpVersion, headers, rawHeaders, url }: IncomingMessage): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return false
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
  if (hosts.length > 1 || (hosts.length === 0 && httpVersion === '1.1')) return false
  if (headers.host !== undefined && !isHost(headers.host)) return false
  const coding = headers['transfer-encoding']
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return false
  const [, named] = absoluteAddress.exec(url ?? '') ?? []
  return named === undefined || named.toLowerCase() === headers.host?.toLowerCase()
}

const absoluteAddress = /^https?:\/\/([^/?#]*)/i

/** The path and query of an absolute address, such as `/login` of `http://benvenuto.example/login`; others unchanged. */
export function withoutOrigin(url: string): string {
  if (url.startsWith('/')) return url
  const rest = url.replace(absoluteAddress, '')
  return rest === url || rest.startsWith('/') ? rest : `/${rest}`
}
