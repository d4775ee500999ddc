import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { bodyLimits, type Limits } from '#limits.ts'
import { second } from '../clock.ts'
import { platformError } from '../errors.ts'
import { untilShortTurn } from '../event-loop-turns.ts'
import { isQuickToParse } from '../json-parts.ts'
import type { Log } from '../log.ts'
import { requestDuration, routeClass } from '../metrics.ts'
import { isPrivateAddress } from '../networks.ts'
import { BoundedServer, type ServiceState } from './bounded-server.ts'
import { createClientErrorHandler } from './client-errors.ts'
import { type ErrorTexts, registerErrorHandler } from './error-handler.ts'
import { FastPathServer } from './fast-path/index.ts'
import { findForeignHost } from './foreign-host.ts'
import type { HttpApp } from './http-app.ts'
import { createLoadShedder } from './load-shedding.ts'
import { registerOwnOriginCheck } from './own-origin.ts'
import type { Headers } from './page.ts'
import { inTurn, type PageHandler } from './page-exchange.ts'
import { registerRequestSpans } from './request-spans.ts'

export type { HttpApp } from './http-app.ts'

/** Answers a request or calls `next`; the shape that bundlers and other servers' middleware have. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type HttpOptions = {
  log: Log
  origin: string
  trustProxy: boolean
  errorTexts: ErrorTexts
  /** See each request before the framework does; for the pages that everybody reads. */
  pageHandlers?: readonly PageHandler[]
  /** Sees every request first. Development puts the bundler here. */
  beforeRouting?: Middleware | undefined
  /** Paths of signed webhooks, which come from elsewhere by nature. */
  webhookPaths?: readonly string[]
  /** Beginnings of the paths of what guest pages consist of: they are refused last when too much is asked for. */
  guestPaths?: readonly string[]
  /** Whether simple requests for pages are answered straight from the socket (`FAST_PATH`). */
  hasFastPath: boolean
  limits: Pick<Limits, 'connections' | 'connectionsPerAddress' | 'requestsAtOnce'>
  state: ServiceState
}

const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

const writeMs = 30 * second
const idleMs = 130 * second
const checkMs = 5 * second

/** The HTTP server with what every route shares: contracts, cookies, security headers, errors. */
export async function createHttpApp(options: HttpOptions): Promise<HttpApp> {
  const app = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    // One line of ours per request instead, without addresses; see onResponse below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimits.usual,
    // Requests that come while the service stops are answered; the answer closes its connection.
    return503OnClosing: false,
    // Only private networks are believed: with `true` a caller could name any address as its own and evade limits.
    trustProxy: options.trustProxy ? isPrivateAddress : false,
    // Paths are bounded by the size of the head; what is no id meets the routes' own 404.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    genReqId: createRequestId,
    clientErrorHandler: createClientErrorHandler(options.log, options.errorTexts),
    serverFactory: (handler) => createPageServer(options, handler as RequestListener),
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('accountLanguage', null)
  registerRequestSpans(app)
  const { log, limits, guestPaths = [] } = options
  const shedder = createLoadShedder({ log, guestPaths, requestsAtOnce: limits.requestsAtOnce })
  // Before anything that costs more: sessions, bodies, contracts.
  app.addHook('onRequest', (request, reply) => shedder.admit(request, reply))
  registerErrorHandler(app, options.errorTexts)
  registerOwnOriginCheck(app, options.origin, options.webhookPaths)
  readJson(app)
  // Bodies that have arrived together would all be checked and worked on in one turn of the event loop, before the next
  // guest: a book of 225 kB takes 7 ms.
  app.addHook('preValidation', () => untilShortTurn())
  const security = transportSecurity(options.origin)
  // What the calls answer is about one host or one book: it belongs into no store on the way.
  app.addHook('onRequest', async (request, reply) => {
    if (!findForeignHost(request.raw)) reply.headers(security)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  // Data is no page: were a browser made to show it as one, it would run nothing. Not for other answers, because browsers
  // show PDFs in a page of their own, to which the policy would apply.
  app.addHook('onSend', async (request, reply) => {
    const isData = String(reply.getHeader('content-type')).startsWith('application/json')
    if (isData && request.url.startsWith('/api/')) reply.header('content-security-policy', dataPolicy)
  })
  await app.register(fastifyCookie)
  // A host's domain has no sessions: cookies that its visitors send count for nothing.
  app.addHook('onRequest', async (request) => {
    if (findForeignHost(request.raw)) request.cookies = {}
  })
  await app.register(fastifyHelmet, {
    // Pages set their own policy with the hashes of what they inline; see page.ts.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Pages with a session ask for it themselves; see page.ts.
    crossOriginOpenerPolicy: false,
    // Addresses name books: no other page learns them from a link, not even our own, where the pixel would pass it on.
    referrerPolicy: { policy: 'strict-origin' },
    strictTransportSecurity: false,
    // For browsers and plug-ins that are gone; every font and script of a guest's first visit would carry them.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = { route: routeClass(request.routeOptions.url), status: reply.statusCode }
    requestDuration.observe(labels, reply.elapsedTime / 1000)
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  return app
}

/** The page handlers see every request first: on the socket itself where it is simple, else through node:http. */
function createPageServer(options: HttpOptions, handler: RequestListener): Server {
  const { beforeRouting, pageHandlers = [], hasFastPath, limits, state } = options
  const pageHandler = inTurn(pageHandlers)
  const steps = inTurn<IncomingMessage, ServerResponse>([
    ...(beforeRouting ? [beforeRouting] : []),
    pageHandler,
    readPlainly,
  ])
  const listener: RequestListener = (request, response) => steps(request, response, () => handler(request, response))
  const settings = { bounds: { ...limits, writeMs, idleMs, checkMs }, state }
  return hasFastPath && !beforeRouting
    ? new FastPathServer(listener, pageHandler, settings)
    : new BoundedServer(listener, settings)
}

/** What the framework says with every answer on our own host, for those who answer without it; see helmet above. */
export function securityHeaders(origin: string): Headers {
  return {
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...transportSecurity(origin),
  }
}

/** Once reached over TLS, the service is reached in no other way for a year. */
export function transportSecurity(origin: string): Headers {
  return origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}
}

const processId = randomBytes(3).toString('hex')
let requestCount = 0

/** Short enough to be read out on the telephone, and no other request has it: the process by chance, then a number. */
export function createRequestId(): string {
  requestCount += 1
  return `${processId}-${requestCount.toString(36)}`
}

/**
 * `fetch` and others name JSON as the type of a body that they do not send. Bodies that would hold the thread for long
 * are refused before they are parsed.
 */
function readJson(app: HttpApp): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = body as string
    if (json === '') done(null, undefined)
    else if (!isQuickToParse(json)) done(platformError('BODY_TOO_LARGE'))
    else void untilShortTurn().then(() => parseJson(request, json, done))
  })
}

/**
 * A percent sign that encodes nothing stands for itself: such a path is not found, like any other. So does one that
 * encodes NUL, which PostgreSQL refuses in texts and no address of ours contains.
 */
function readPlainly(request: IncomingMessage, _response: ServerResponse, next: () => void): void {
  const url = request.url ?? '/'
  if (url.includes('%') && !isDecodable(url)) request.url = url.replaceAll('%', '%25')
  else if (url.includes('%00')) request.url = url.replaceAll('%00', '%2500')
  next()
}

function isDecodable(url: string): boolean {
  try {
    // Compared, because bundlers take a call whose result nobody reads for one that can go.
    return decodeURIComponent(url) !== ''
  } catch {
    return false
  }
}
