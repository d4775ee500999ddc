import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import proxyAddress from '@fastify/proxy-addr'
import fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { bodyLimits, type Limits } from '#limits.ts'
import { second } from '../clock.ts'
import { platformError } from '../errors.ts'
import { untilShortTurn } from '../event-loop-turns.ts'
import type { Log } from '../log.ts'
import { requestDuration, routeClass } from '../metrics/metrics.ts'
import { isPrivateAddress } from '../networks.ts'
import { isQuickToParse } from '../text/json-parts.ts'
import { BoundedServer, type ServiceState } from './bounded-server.ts'
import { createClientErrorHandler } from './client-errors.ts'
import { createRefusal, type ErrorTexts, type Refusal, registerErrorHandler } from './error-handler.ts'
import { FastPathServer } from './fast-path/index.ts'
import { findForeignHost } from './foreign-host.ts'
import type { HttpApp } from './http-app.ts'
import { createLoadShedder, type LoadShedder } from './load-shedding.ts'
import { hasOneMeaning, withoutOrigin } from './one-meaning.ts'
import { registerOwnOriginCheck } from './own-origin.ts'
import { inTurn, type PageHandler, withEffort } from './page-exchange.ts'
import { registerRequestSpans } from './request-spans.ts'
import { dataPolicy, transportSecurity } from './security-headers.ts'

export { type HttpApp, registerScope } from './http-app.ts'

/** Answers a request or calls `next`; the shape that bundlers and other servers' middleware have. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type HttpOptions = {
  log: Log
  origin: string
  trustProxy: boolean
  errorTexts: ErrorTexts
  /**
   * Called with each request before Fastify, for public pages: first for what is ready, and once the request is admitted
   * for what takes work.
   */
  pageHandlers?: readonly PageHandler[]
  /** Called first with every request. In development this is the bundler. */
  beforeRouting?: Middleware | undefined
  /** Paths of signed webhooks, which are cross-origin by nature. */
  webhookPaths?: readonly string[]
  /** Path prefixes of what guest pages consist of: under overload these are refused last. */
  guestPaths?: readonly string[]
  /** Whether simple page requests are answered directly from the socket (`FAST_PATH`). */
  hasFastPath: boolean
  limits: Pick<Limits, 'connections' | 'connectionsPerAddress' | 'requestsAtOnce'>
  state: ServiceState
}

const writeMs = 30 * second
const idleMs = 130 * second
const checkMs = 5 * second

/** The HTTP server with what every route shares: contracts, cookies, security headers, errors. */
export async function createHttpApp(options: HttpOptions): Promise<HttpApp> {
  const refuse = createRefusal(options.errorTexts, options.origin)
  const shedder = openLoadShedder(options, refuse)
  const app = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    // We write one line per request instead, without addresses; see onResponse below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimits.usual,
    // Requests that arrive while the service stops are answered; the response closes the connection.
    return503OnClosing: false,
    // Trusts only private networks: with `true` a caller could send any address as its own and evade limits.
    trustProxy: options.trustProxy ? isPrivateAddress : false,
    // The length of paths is limited by the head. Segments that are no id get the routes' own 404.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    genReqId: createRequestId,
    clientErrorHandler: createClientErrorHandler(options.log, options.errorTexts),
    serverFactory: (handler) => createPageServer(options, { shedder, refuse, handler: handler as RequestListener }),
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('accountLanguage', null)
  registerRequestSpans(app)
  registerErrorHandler(app, options.errorTexts)
  readJson(app)
  // Otherwise all bodies that have arrived together would be validated and processed in one turn of the event loop,
  // before the next guest: a book of 225 kB takes 7 ms.
  app.addHook('preValidation', () => untilShortTurn())
  const security = transportSecurity(options.origin)
  // API responses are about one host or one book: they must not be cached by intermediaries.
  app.addHook('onRequest', async (request, reply) => {
    if (!findForeignHost(request.raw)) reply.headers(security)
    if (isCall(request)) reply.header('cache-control', 'no-store')
  })
  // Prevents script execution if JSON is opened as a document. Only for JSON, because browsers show PDFs in a viewer
  // page, to which the policy would apply.
  app.addHook('onSend', async (request, reply) => {
    const isData = String(reply.getHeader('content-type')).startsWith('application/json')
    if (isData && isCall(request)) reply.header('content-security-policy', dataPolicy)
  })
  await app.register(fastifyCookie)
  // A host's domain has no sessions, so cookies are ignored.
  app.addHook('onRequest', async (request) => {
    if (findForeignHost(request.raw)) request.cookies = {}
  })
  await app.register(fastifyHelmet, {
    // Pages set their own policy with the hashes of their inline code; see page.ts.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Pages with a session set it themselves; see page.ts.
    crossOriginOpenerPolicy: false,
    // Referrer-Policy: no-referrer, because addresses identify books and the pixel would forward the referrer.
    referrerPolicy: { policy: 'strict-origin' },
    strictTransportSecurity: false,
    // Only for obsolete browsers and plug-ins; every font and script of a guest's first visit would carry it.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  // After the hooks that set headers, so that its refusals have them too.
  registerOwnOriginCheck(app, options.origin, options.webhookPaths)
  app.addHook('onResponse', async (request, reply) => {
    const labels = { route: routeClass(request.routeOptions.url), status: reply.statusCode }
    // The framework's clock begins after the wait.
    const time = shedder.waitOf(request.raw) + reply.elapsedTime
    requestDuration.observe(labels, time / 1000)
    request.log.info({ req: request, res: reply, ms: Math.round(time) }, 'answered')
  })
  return app
}

function openLoadShedder(options: HttpOptions, refuse: Refusal): LoadShedder {
  const { log, trustProxy, guestPaths = [], limits } = options
  return createLoadShedder({
    log,
    guestPaths,
    requestsAtOnce: limits.requestsAtOnce,
    addressOf: (request) => (trustProxy ? proxyAddress(request, isPrivateAddress) : request.socket.remoteAddress) ?? '',
    refuse,
  })
}

/** Page handlers get every request first, on the socket itself if it is simple, else through node:http. */
function createPageServer(
  options: HttpOptions,
  { shedder, refuse, handler }: { shedder: LoadShedder; refuse: Refusal; handler: RequestListener },
): Server {
  const { beforeRouting, pageHandlers = [], hasFastPath, limits, state } = options
  const sendReady = withEffort(pageHandlers, 'ready')
  const steps = inTurn<IncomingMessage, ServerResponse>([
    requireOneMeaning(refuse),
    ...(beforeRouting ? [beforeRouting] : []),
    sendReady,
    readPlainly,
    // Before anything expensive: pages to render, routes, sessions, bodies, contracts.
    shedder.admit,
    withEffort(pageHandlers, 'work'),
  ])
  const listener: RequestListener = (request, response) => steps(request, response, () => handler(request, response))
  const settings = { bounds: { ...limits, writeMs, idleMs, checkMs }, state }
  return hasFastPath && !beforeRouting
    ? new FastPathServer(listener, sendReady, settings)
    : new BoundedServer(listener, settings)
}

/** Refuses requests that a proxy or cache before us may understand otherwise, in the usual shape. */
function requireOneMeaning(refuse: Refusal): Middleware {
  return (request, response, next) => {
    if (!hasOneMeaning(request)) {
      response.setHeader('connection', 'close')
      return refuse(request, response, platformError('INVALID_INPUT'))
    }
    request.url = withoutOrigin(request.url ?? '/')
    next()
  }
}

/** By the route, because its path can be written in several ways, such as `/%61pi/…`. */
function isCall({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  return (routeOptions.url ?? url).startsWith('/api/')
}

const processId = randomBytes(3).toString('hex')
let requestCount = 0

/** Short enough to be read out on the telephone, and unique: a random process prefix and a counter. */
export function createRequestId(): string {
  requestCount += 1
  return `${processId}-${requestCount.toString(36)}`
}

/**
 * `fetch` and others name JSON as the type of a missing body. Bodies that would block the thread for long are refused
 * before they are parsed.
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
 * An invalid percent sign stands for itself: such a path is not found, like any other. The same applies to an encoded
 * NUL, which PostgreSQL refuses in texts and no address of ours contains.
 */
function readPlainly(request: IncomingMessage, _response: ServerResponse, next: () => void): void {
  const url = request.url ?? '/'
  if (url.includes('%') && !isDecodable(url)) request.url = url.replaceAll('%', '%25')
  else if (url.includes('%00')) request.url = url.replaceAll('%00', '%2500')
  next()
}

function isDecodable(url: string): boolean {
  try {
    // The result is compared, because bundlers would remove a call whose result is unused.
    return decodeURIComponent(url) !== ''
  } catch {
    return false
  }
}
