import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { rememberLatest } from '../remember-latest.ts'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export type Headers = Readonly<Record<string, string>>

/**
 * Cross-Origin-Opener-Policy for pages with a session: separates the page from its opener. Not for public pages: a
 * browser that reads this header loads the page again in another process, which costs 40 ms on a fast machine.
 */
export const openerPolicy: Headers = { 'cross-origin-opener-policy': 'same-origin' }

export type ContentCoding = 'br' | 'gzip' | 'identity'

/** What the document inlines or loads from other origins; its policy refuses everything else. */
export type PagePolicy = {
  inlineStyles?: readonly string[]
  inlineScripts?: readonly string[]
  /** Further sources, e.g. `{ 'connect-src': ['https://api.stripe.com'] }`. */
  sources?: Readonly<Record<string, readonly string[]>>
  /** Only for the bundler's development pages. */
  developmentOnlyUnrestricted?: boolean
}

/** A complete page as plain data, to be sent between threads. */
export type PageContent = {
  etag: string
  headers: Headers
  identity: Uint8Array
  gzip: Uint8Array
  br: Uint8Array
}

/**
 * An empty attribute of the root element that gets the document's ETag, without quotes. With it the script of an open
 * page can ask whether the page has changed.
 */
const ownTag = /^(<!doctype html><html [^>]*data-tag=")(?=")/

/**
 * A rendered document, stored as the bytes that are sent. Without prepared bodies, the first request compresses with a
 * low level. A cache prepares a medium level before the first response and the maximum level afterwards. The plain body
 * is dropped once a Brotli body is made from it, a fifth of its size. The first client that does not read Brotli has it
 * made again, in 0.4 ms for 60 kB.
 */
export class Page {
  readonly etag: string
  /** Headers of every response with this page, in each encoding, from the fast path and from node:http. */
  readonly headers: Headers
  /** Has a plain or a Brotli body at any time. */
  readonly #bodies: { identity?: Buffer; gzip?: Buffer; br?: Buffer }

  /**
   * @param made the document; or a whole page, with all its bodies
   * @param contentSecurityPolicy made once for all pages of a kind by `createContentSecurityPolicy`
   * @param further headers of all pages of its kind
   */
  constructor(made: string | PageContent, contentSecurityPolicy = '', further: Headers = {}) {
    if (typeof made !== 'string') {
      const { etag, headers, identity, gzip: zipped, br } = made
      this.etag = etag
      this.headers = headers
      this.#bodies = { identity: asBuffer(identity), gzip: asBuffer(zipped), br: asBuffer(br) }
      return
    }
    const tag = createHash('sha256').update(made).digest('base64url').slice(0, 22)
    this.#bodies = { identity: Buffer.from(made.replace(ownTag, `$1${tag}`)) }
    this.etag = `"${tag}"`
    this.headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      // Caches may store a copy, but must revalidate it.
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      ...further,
      etag: this.etag,
    }
  }

  /**
   * With all bodies, at the medium level. Takes tenths of a second for a page of some megabytes: only for worker
   * threads.
   */
  toContent(): PageContent {
    const { etag, headers } = this
    const identity = this.body('identity')
    return {
      etag,
      headers,
      identity,
      gzip: this.body('gzip'),
      br: brotliCompressSync(identity, brotliOptions(identity, 9)),
    }
  }

  body(coding: ContentCoding): Buffer {
    const stored = this.#bodies[coding]
    if (stored) return stored
    const plain = this.#plainBody()
    if (coding === 'identity') {
      // Stored again: many clients that ask at once share it.
      this.#bodies.identity = plain
      return plain
    }
    const body = compressFast(plain, coding)
    this.#bodies[coding] = body
    this.#dropPlainBody()
    return body
  }

  /**
   * Makes the Brotli body at the medium level, in some 20 ms of a spare thread: a tenth smaller than the low level, a
   * hundredth larger than the maximum level.
   */
  async compressWell(): Promise<void> {
    if (this.#bodies.br) return
    const plain = this.#plainBody()
    this.#bodies.br = await brotli(plain, brotliOptions(plain, 10))
    this.#dropPlainBody()
  }

  /** Replaces the bodies by those of the maximum level; some 50 ms of a spare thread. */
  async compressTightly(): Promise<void> {
    const plain = this.#plainBody()
    this.#bodies.br = await brotli(plain, brotliOptions(plain, constants.BROTLI_MAX_QUALITY))
    this.#bodies.gzip = await gzipAsync(plain, { level: 9 })
    this.#dropPlainBody()
  }

  #plainBody(): Buffer {
    const { identity, br } = this.#bodies
    if (identity) return identity
    if (!br) throw new Error('a page without a body')
    return brotliDecompressSync(br)
  }

  #dropPlainBody(): void {
    if (this.#bodies.br) delete this.#bodies.identity
  }

  /** Memory of all bodies together, in bytes. */
  get byteLength(): number {
    return Object.values(this.#bodies).reduce((sum, body) => sum + body.length, 0)
  }
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

function compressFast(plain: Buffer, coding: 'br' | 'gzip'): Buffer {
  return coding === 'br' ? brotliCompressSync(plain, brotliOptions(plain, 5)) : gzipSync(plain, { level: 6 })
}

function brotliOptions(body: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
}

/** A strict policy: own origin only, inline code only by its hash. */
export function createContentSecurityPolicy(policy: PagePolicy = {}): string {
  if (policy.developmentOnlyUnrestricted) return "frame-ancestors 'none'"
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(policy.inlineScripts ?? []).map(hashSource)],
    'style-src': ["'self'", ...(policy.inlineStyles ?? []).map(hashSource)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  for (const [directive, sources] of Object.entries(policy.sources ?? {})) {
    directives[directive] = [...(directives[directive] ?? []), ...sources]
  }
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

const codings: readonly ContentCoding[] = ['br', 'gzip', 'identity']

// Negotiation takes 2 µs, a fifth of the time of a guest page; browsers send only a few different headers.
const negotiate = rememberLatest((acceptEncoding): ContentCoding => {
  const chosen = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encoding(codings, {
    preferred: codings,
  })
  return codings.find((coding) => coding === chosen) ?? 'identity'
})

/**
 * The encoding that the client prefers (RFC 9110, 12.5.3); of equals Brotli, then gzip. A client that accepts none of
 * ours gets the document uncompressed.
 */
export function negotiateCoding(acceptEncoding: string | undefined): ContentCoding {
  return acceptEncoding ? negotiate(acceptEncoding) : 'identity'
}

/** Whether the client's copy is current (RFC 9110, 13.1.2; weak comparison, because proxies weaken tags). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.includes(etag) === true || ifNoneMatch === '*'
}

/**
 * Sends a page through Fastify in an encoding that the client accepts, or 304 if the client has it.
 * @param options.headers override the page's own
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  { status = 200, headers = {} }: { status?: number; headers?: Headers } = {},
): FastifyReply {
  reply.headers({ ...page.headers, ...headers })
  if (status === 200 && isFresh(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  const coding = negotiateCoding(request.headers['accept-encoding'])
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.code(status).send(page.body(coding))
}
