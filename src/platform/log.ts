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
        // Route patterns contain no secrets. An unmatched path may be a mistyped book address, so it is masked.
        path: request.routeOptions?.url ?? withoutSecrets(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
  // Asynchronous, flushed at exit, so that logging does not delay responses.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false }))
}

type LoggedRequest = { method: string; url: string; routeOptions?: { url?: string | undefined } }

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
