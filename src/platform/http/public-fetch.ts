import { Resolver } from 'node:dns/promises'
import http, { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { second } from '../clock.ts'
import { isLoopbackAddress, isLoopbackHost, isPublicAddress } from '../networks.ts'

/** Maximum duration of a fetch with its redirects and its body, in milliseconds. */
const longestFetch = 10 * second

const mostRedirects = 3

/** Maximum size of a body after decompression, in bytes. */
const usualMaxBytes = 1_048_576

const maxHeaderBytes = 16_384

/** Well-known services other than https have lower ports. This prevents port scans through us. */
const firstFreePort = 1_024
const httpsPort = 443

/**
 * Why an address was not fetched:
 * - `addressInvalid`: no URL, or one with a name and password
 * - `notHttps`, `portRefused`
 * - `privateAddress`: the host, or that of a redirect, is not public
 * - `unreachable`: no such host, no connection, an invalid certificate
 * - `timeout`, `tooLarge`, `tooManyRedirects`
 * - `badAnswer`: no HTTP, or a body that is truncated or wrongly compressed
 */
export type PublicFetchProblem =
  | 'addressInvalid'
  | 'notHttps'
  | 'portRefused'
  | 'privateAddress'
  | 'unreachable'
  | 'timeout'
  | 'tooLarge'
  | 'tooManyRedirects'
  | 'badAnswer'

/** Contains codes only: addresses are secrets, and system errors repeat them. */
export class PublicFetchError extends Error {
  readonly problem: PublicFetchProblem

  constructor(problem: PublicFetchProblem, systemCode?: string) {
    super(`an address was not fetched: ${problem}${systemCode === undefined ? '' : ` (${systemCode})`}`)
    this.name = 'PublicFetchError'
    this.problem = problem
  }
}

export type ResolvedAddress = { address: string; family: 4 | 6 }

/** Resolves a name. May return addresses that are not public; these are refused. */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<ResolvedAddress[]>

export type PublicFetchOptions = {
  headers?: Readonly<Record<string, string>>
  /** Sent by POST. Redirects of a POST are not followed: their status is the answer. */
  body?: Uint8Array
  /** Allows `localhost` and loopback addresses, also without TLS. For development. */
  allowsLoopback?: boolean
  /** DNS servers to use; undefined: those of the operating system. */
  dnsServers?: readonly string[] | undefined
  maxBytes?: number
  timeoutMs?: number
  signal?: AbortSignal
  /** For tests. */
  resolve?: ResolveName
}

/** The body is read for statuses 200 to 299 only; otherwise it is empty. */
export type PublicAnswer = { status: number; headers: IncomingHttpHeaders; body: Uint8Array }

type Fetching = Required<Pick<PublicFetchOptions, 'headers' | 'allowsLoopback' | 'maxBytes' | 'resolve'>> & {
  body: Uint8Array | undefined
  signal: AbortSignal
}

/**
 * Fetches an address that a user has entered, from the public internet only: https, no credentials. Every address of
 * the host is checked when the connection is made, so DNS rebinding is refused. Each redirect is checked like the first
 * address. Uses no proxy and no kept connection. Names are resolved by DNS queries, not by `getaddrinfo`: that uses the
 * threads that hash passwords and read files, and a name server that never answers would occupy all of them.
 * @throws PublicFetchError
 */
export async function fetchPublic(address: string, options: PublicFetchOptions = {}): Promise<PublicAnswer> {
  const { headers = {}, body, allowsLoopback = false, maxBytes = usualMaxBytes, timeoutMs = longestFetch } = options
  const timeUp = new AbortController()
  const timer = setTimeout(() => timeUp.abort(), timeoutMs)
  const signal = options.signal ? AbortSignal.any([timeUp.signal, options.signal]) : timeUp.signal
  const resolve = options.resolve ?? createResolve(options.dnsServers)
  try {
    return await followRedirects(address, { headers, body, allowsLoopback, maxBytes, resolve, signal })
  } catch (error) {
    options.signal?.throwIfAborted()
    throw toFetchError(error, timeUp.signal.aborted)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Parses an address and checks what is visible in it, as `fetchPublic` does again: scheme, credentials, port, and an IP
 * address of a private network. Names are checked when they are resolved.
 * @throws PublicFetchError
 */
export function checkPublicAddress(address: string, { allowsLoopback }: { allowsLoopback: boolean }): URL {
  return readUrl(address, allowsLoopback)
}

async function followRedirects(address: string, fetching: Fetching): Promise<PublicAnswer> {
  let url = readUrl(address, fetching.allowsLoopback)
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await send(url, fetching)
    const target = fetching.body === undefined ? redirectOf(response) : undefined
    if (target === undefined) return readAnswer(response, fetching)
    response.destroy()
    // A public server must not redirect to this machine, even if the operator allows calendars on it.
    const mayBeLoopback = fetching.allowsLoopback && isLoopbackHost(url.hostname)
    url = readUrl(target, mayBeLoopback, url)
  }
  throw new PublicFetchError('tooManyRedirects')
}

/**
 * Reads and checks a URL. The WHATWG parser turns all spellings of an IPv4 address (decimal, octal, shortened) into the
 * usual one.
 */
function readUrl(address: string, allowsLoopback: boolean, base?: URL): URL {
  const url = URL.parse(address, base)
  if (!url || url.hostname === '' || url.username !== '' || url.password !== '') {
    throw new PublicFetchError('addressInvalid')
  }
  if (allowsLoopback && isLoopbackHost(url.hostname) && /^https?:$/.test(url.protocol)) return url
  if (url.protocol !== 'https:') throw new PublicFetchError(url.protocol === 'http:' ? 'notHttps' : 'addressInvalid')
  const port = Number(url.port || httpsPort)
  if (port !== httpsPort && port < firstFreePort) throw new PublicFetchError('portRefused')
  // `lookup` is called for names only.
  const host = bareHost(url)
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PublicFetchError('privateAddress')
  return url
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

function send(url: URL, fetching: Fetching): Promise<IncomingMessage> {
  const { headers, body, signal, allowsLoopback } = fetching
  const isLoopback = allowsLoopback && isLoopbackHost(url.hostname)
  const isAllowed = isLoopback ? isLoopbackAddress : isPublicAddress
  const options: RequestOptions = {
    method: body === undefined ? 'GET' : 'POST',
    hostname: bareHost(url),
    port: url.port,
    path: `${url.pathname}${url.search}`,
    headers: {
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Benvenuto',
      ...headers,
      ...(body && { 'content-length': body.byteLength }),
    },
    // Without the shared agent there are no kept connections, and no proxy from the environment.
    agent: false,
    maxHeaderSize: maxHeaderBytes,
    lookup: createLookup(isLoopback ? resolveLoopback : fetching.resolve, isAllowed, signal),
    signal,
  }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(options, resolve)
    request.once('error', reject)
    request.once('socket', (socket) => {
      socket.once('connect', () => {
        if (!isAllowed(socket.remoteAddress ?? '')) request.destroy(new PublicFetchError('privateAddress'))
      })
    })
    request.end(body)
  })
}

const resolveLoopback: ResolveName = async () => [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/** One private address refuses the name: legitimate hosts do not mix public and private addresses. */
function createLookup(
  resolve: ResolveName,
  isAllowed: (address: string) => boolean,
  signal: AbortSignal,
): LookupFunction {
  const findAll = async (name: string) => {
    const addresses = await resolve(name, signal)
    if (!addresses.every(({ address }) => isAllowed(address))) throw new PublicFetchError('privateAddress')
    const [first] = addresses
    if (!first) throw new PublicFetchError('unreachable', 'ENOTFOUND')
    return { addresses, first }
  }
  return (name, { all }, callback) => {
    findAll(name).then(
      ({ addresses, first }) => (all ? callback(null, addresses) : callback(null, first.address, first.family)),
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }
}

/** Milliseconds for one query to one server. */
const dnsTimeout = 2 * second

/** Maximum number of addresses per family that are tried. */
const mostAddresses = 4

function createResolve(dnsServers: readonly string[] | undefined): ResolveName {
  return async (name, signal) => {
    const resolver = new Resolver({ timeout: dnsTimeout, tries: 2 })
    if (dnsServers) resolver.setServers([...dnsServers])
    const cancel = () => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    try {
      const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
      const [v4, v6] = found.map((result) =>
        result.status === 'fulfilled' ? result.value.slice(0, mostAddresses) : [],
      )
      return [
        ...(v4 ?? []).map((address) => ({ address, family: 4 as const })),
        ...(v6 ?? []).map((address) => ({ address, family: 6 as const })),
      ]
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }
}

const redirects: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308])

function redirectOf({ statusCode, headers }: IncomingMessage): string | undefined {
  return redirects.has(statusCode) ? headers.location : undefined
}

async function readAnswer(response: IncomingMessage, { maxBytes, signal }: Fetching): Promise<PublicAnswer> {
  const { statusCode: status = 0, headers } = response
  if (status >= 200 && status < 300) return { status, headers, body: await readBody(response, maxBytes, signal) }
  response.destroy()
  return { status, headers, body: new Uint8Array() }
}

async function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Uint8Array> {
  if (Number(response.headers['content-length']) > maxBytes) {
    response.destroy()
    throw new PublicFetchError('tooLarge')
  }
  const decoder = createDecoder(response)
  const chunks: Uint8Array[] = []
  const collect = async (parts: AsyncIterable<Uint8Array>) => {
    for await (const part of parts) chunks.push(part)
  }
  // Limits both sides of the decoder: an endless stream can also decompress to nothing.
  const limit = limitSize(maxBytes)
  if (decoder) await pipeline(response, limit, decoder, limitSize(maxBytes), collect, { signal })
  else await pipeline(response, limit, collect, { signal })
  return Buffer.concat(chunks)
}

/** Passes on what it gets, up to a size in bytes. */
function limitSize(maxBytes: number) {
  return async function* limited(parts: AsyncIterable<Uint8Array>) {
    let size = 0
    for await (const part of parts) {
      size += part.byteLength
      if (size > maxBytes) throw new PublicFetchError('tooLarge')
      yield part
    }
  }
}

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

function createDecoder(response: IncomingMessage): Transform | undefined {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (encoding === '' || encoding === 'identity') return undefined
  const create = decoders[encoding]
  if (create) return create()
  response.destroy()
  throw new PublicFetchError('badAnswer')
}

/** Errors of the HTTP parser, of decompression, and of bodies that end too early. */
const badAnswer = /^(HPE_|Z_|ERR_)(?!.*(TLS|SSL))/

function toFetchError(error: unknown, isTimeUp: boolean): PublicFetchError {
  if (isTimeUp) return new PublicFetchError('timeout')
  if (error instanceof PublicFetchError) return error
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  const isCode = typeof code === 'string' && /^[A-Z\d_]{2,60}$/.test(code)
  if (isCode && badAnswer.test(code)) return new PublicFetchError('badAnswer', code)
  return new PublicFetchError('unreachable', isCode ? code : undefined)
}
