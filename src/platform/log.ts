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
        // A route's own pattern holds nobody's secret; what met no route may be almost the address of a book.
        path: request.routeOptions?.url ?? withoutSecrets(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
  // Written in the background, and out before the process ends: a line per guest must not make guests wait.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false }))
}

type LoggedRequest = { method: string; url: string; routeOptions?: { url?: string | undefined } }

/** Type, message and stack only: drivers hang a query's parameters on their errors, Node the bytes of a request. */
function withoutUserData(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = error.cause === undefined ? {} : { cause: withoutUserData(error.cause) }
  return { type: error.name, message: error.message, stack: error.stack, ...cause }
}

/** The path without its query string and whatever is long enough to be a random identifier. */
export function withoutSecrets(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.replace(/[\w-]{20,}/g, ':id')
}
