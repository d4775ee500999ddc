import { STATUS_CODES, validateHeaderValue } from 'node:http'
import type { Headers } from '../page.ts'

/** Without a body none is sent, even if the headers contain a Content-Length. */
export type SimpleAnswer = { status: number; headers: Headers; body: Buffer | string | undefined }

/** Returns the pieces of a response in the order in which to send them. A large body is a separate piece. */
export type AnswerWriter = (answer: SimpleAnswer) => readonly Buffer[]

/** Maximum bytes of the responses that are kept until the current second ends. */
const mostKeptBytes = 8 * 1024 * 1024

/** Larger bodies are not copied: otherwise each slow reader would have its own copy. */
const mostCopiedBytes = 64 * 1024

/**
 * Makes the bytes that node:http would send, without `Connection: keep-alive`: HTTP/1.1 keeps connections open by
 * default (RFC 9112, 9.3), and these bytes can decide whether a page fits into the first round trip. The Date header
 * has whole seconds (RFC 9110, 5.6.7), so the bytes of a response are assembled once per second for all its readers.
 * One write is faster than separate writes for head and body. Large bodies are not copied; all readers share them.
 */
export function createAnswerWriter(): AnswerWriter {
  const kept = new Map<Headers, SimpleAnswer & { pieces: readonly Buffer[] }>()
  let keptBytes = 0
  let second = 0
  let end = ''

  const begin = (now: number) => {
    second = now
    end = `date: ${new Date(now * 1000).toUTCString()}\r\n\r\n`
    kept.clear()
    keptBytes = 0
  }

  return (answer) => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) begin(now)
    const { status, headers, body } = answer
    const known = kept.get(headers)
    if (known && known.body === body && known.status === status) return known.pieces
    const head = Buffer.from(headOf(answer) + end, 'latin1')
    const rest = typeof body === 'string' ? Buffer.from(body) : body
    if (rest && rest.length > mostCopiedBytes) return [head, rest]
    const bytes = rest ? Buffer.concat([head, rest]) : head
    const pieces = [bytes]
    if (!known && keptBytes + bytes.length <= mostKeptBytes) {
      kept.set(headers, { ...answer, pieces })
      keptBytes += bytes.length
    }
    return pieces
  }
}

/** @throws TypeError for a value with a line end */
function headOf({ status, headers }: SimpleAnswer): string {
  if (status !== 304 && headers['content-length'] === undefined) throw new Error('an answer without its length')
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderValue(name, value)
    head += `${name}: ${value}\r\n`
  }
  return head
}
