import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { platformError } from '../errors.ts'
import type { Log } from '../log.ts'
import { createPresenter, type ErrorTexts } from './error-handler.ts'
import { endUnreadable } from './pending-answers.ts'
import { dataPolicy } from './security-headers.ts'

/** Statuses by the codes of Node's errors; all others are 400. */
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Responds to malformed or late requests in the shape of all other errors, and closes the connection. In English: the
 * caller's language is in the head that could not be read.
 */
export function createClientErrorHandler(log: Log, texts: ErrorTexts): (error: Error, socket: Socket) => void {
  const body = JSON.stringify(createPresenter(texts)(platformError('INVALID_INPUT'), 'en'))
  return (error, socket) => {
    const code = 'code' in error ? String(error.code) : ''
    const status = statuses[code] ?? 400
    log.trace({ err: error }, 'client error')
    if (code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      `content-security-policy: ${dataPolicy}`,
      'x-content-type-options: nosniff',
      'connection: close',
    ]
    endUnreadable(socket, `${head.join('\r\n')}\r\n\r\n${body}`)
  }
}
