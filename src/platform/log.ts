import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type Log = Logger

/**
 * The process's log: JSON lines. Addresses, cookies, bodies and query strings never enter it, so that no
 * personal data and no door code can end up in a log file.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: withoutUserData,
      req: (request: LoggedRequest) => ({
        method: request.method,
        path: pathOf(request),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
  // Asynchronous, flushed at exit, so that logging does not delay responses.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false }))
}

/** `routeOptions`: undefined for pages that are answered without Fastify, which are logged only when they exist. */
type LoggedRequest = { method: string; url: string; routeOptions?: { url?: string | undefined } }

/** A path that no route matches can contain anything, such as a mail address, so nothing of it is logged. */
function pathOf({ url, routeOptions }: LoggedRequest): string {
  return routeOptions ? (routeOptions.url ?? 'none') : withoutSecrets(url)
}

/** Type, message and stack only: drivers attach query parameters to errors, and Node attaches request bytes. */
function withoutUserData(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = error.cause === undefined ? {} : { cause: withoutUserData(error.cause) }
  return { type: error.name, message: error.message, stack: error.stack, ...cause }
}

/** The path without its query string. Everything long enough to be a random identifier is masked. */
export function withoutSecrets(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.replace(/[\w-]{20,}/g, ':id')
}
