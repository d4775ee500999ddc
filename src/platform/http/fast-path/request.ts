import type { IncomingHttpHeaders } from 'node:http'
import { isHost } from '../one-meaning.ts'

export type SimpleRequest = { method: 'GET' | 'HEAD'; url: string; headers: IncomingHttpHeaders }

/** Bytes of the longest head that node:http reads. */
const longestHead = 16_384

/** Maximum number of header lines; browsers and proxies send fewer. */
const mostLines = 100

/**
 * A complete head with nothing after it: HTTP/1.1, a path (no absolute address), and only characters that every parser
 * reads alike (RFC 9110, 5.5 and 5.6.2; RFC 9112, 3 and 5). Folded lines, bare line feeds and blanks before the colon,
 * which parsers read differently, do not match.
 */
const shape =
  /^(?:GET|HEAD) \/[\w\-.~%/?&=+,:;@!$'()*]* HTTP\/1\.1\r\n(?:[\w!#$%&'*+\-.^`|~]+:(?: ?[!-~\x80-\xff](?:[\t -~\x80-\xff]*[!-~\x80-\xff])?)?\r\n)+\r\n$/

/** Headers that announce a body or change the connection: with them the head may not be the whole request. */
const framing: ReadonlySet<string> = new Set([
  'content-length',
  'expect',
  'http2-settings',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * Reads a GET or HEAD request that is complete, with nothing after it. Accepts only what has a single meaning.
 * @returns undefined for everything else, which node:http reads or refuses
 */
export function readSimpleRequest(bytes: Buffer): SimpleRequest | undefined {
  if (bytes.length > longestHead) return undefined
  const text = bytes.toString('latin1')
  if (!shape.test(text)) return undefined
  const pathStart = text.indexOf(' ') + 1
  const lineEnd = text.indexOf('\r\n')
  const headers = readHeaders(text, lineEnd + 2)
  if (!headers) return undefined
  return {
    method: text.startsWith('GET ') ? 'GET' : 'HEAD',
    url: text.slice(pathStart, lineEnd - ' HTTP/1.1'.length),
    headers,
  }
}

/** Returns undefined for repeated names, framing headers, no proper host, too many lines, or an unusual `Connection`. */
function readHeaders(text: string, start: number): IncomingHttpHeaders | undefined {
  const headers: IncomingHttpHeaders = {}
  const end = text.length - 2
  let lines = 0
  for (let at = start; at < end; lines += 1) {
    const colon = text.indexOf(':', at)
    const lineEnd = text.indexOf('\r\n', colon)
    const name = text.slice(at, colon).toLowerCase()
    // Also true for properties that every object has, such as `constructor`. No client sends headers with such names.
    if (headers[name] !== undefined || framing.has(name)) return undefined
    const value = text.slice(text.charCodeAt(colon + 1) === blank ? colon + 2 : colon + 1, lineEnd)
    if (isAboutConnection(name) && value.toLowerCase() !== 'keep-alive') return undefined
    headers[name] = value
    at = lineEnd + 2
  }
  return headers.host !== undefined && isHost(headers.host) && lines <= mostLines ? headers : undefined
}

const blank = 32

function isAboutConnection(name: string): boolean {
  return name === 'connection' || name === 'proxy-connection'
}
