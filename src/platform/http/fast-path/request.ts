import type { IncomingHttpHeaders } from 'node:http'

export type PlainRequest = { method: 'GET' | 'HEAD'; url: string; headers: IncomingHttpHeaders }

/** Node reads no head that is longer, in bytes. */
const longestHead = 16_384

/** More lines than any browser and its proxies send. */
const mostLines = 100

/**
 * A head and nothing else: of HTTP/1.1, of a path and not an address, of letters that mean the same to every reader
 * (RFC 9110, 5.5 and 5.6.2; RFC 9112, 3 and 5), without the freedoms that readers differ about, such as folded lines,
 * bare line feeds, and blanks before the colon.
 */
const shape =
  /^(?:GET|HEAD) \/[\w\-.~%/?&=+,:;@!$'()*]* HTTP\/1\.1\r\n(?:[\w!#$%&'*+\-.^`|~]+:(?: ?[!-~\x80-\xff](?:[\t -~\x80-\xff]*[!-~\x80-\xff])?)?\r\n)+\r\n$/

/** Whoever sends these has a body, or wants something of the connection: with them the end of a request is a question. */
const framing: ReadonlySet<string> = new Set([
  'content-length',
  'expect',
  'http2-settings',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * Reads a request to read a page as browsers and proxies send it: all of it in one piece and nothing behind it. Only
 * what has a single meaning is read; everything else is undefined and Node's to read or to refuse.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
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

/** Of lines that have the shape; undefined where two have one name, the host is missing, or more than a page is asked. */
function readHeaders(text: string, start: number): IncomingHttpHeaders | undefined {
  const headers: IncomingHttpHeaders = {}
  const end = text.length - 2
  let lines = 0
  for (let at = start; at < end; lines += 1) {
    const colon = text.indexOf(':', at)
    const lineEnd = text.indexOf('\r\n', colon)
    const name = text.slice(at, colon).toLowerCase()
    // Also what every object has: no client has business with such names.
    if (headers[name] !== undefined || framing.has(name)) return undefined
    const value = text.slice(text.charCodeAt(colon + 1) === blank ? colon + 2 : colon + 1, lineEnd)
    if (isAboutConnection(name) && value.toLowerCase() !== 'keep-alive') return undefined
    headers[name] = value
    at = lineEnd + 2
  }
  return headers.host !== undefined && lines <= mostLines ? headers : undefined
}

const blank = 32

function isAboutConnection(name: string): boolean {
  return name === 'connection' || name === 'proxy-connection'
}
