import { STATUS_CODES, validateHeaderValue } from 'node:http'
import type { Headers } from './page.ts'

/** Headers and body as they go out; without a body none is sent, whatever length the headers name. */
export type PlainAnswer = { status: number; headers: Headers; body: Buffer | string | undefined }

/** The pieces of an answer, to be sent one after the other; a large body is a piece of its own. */
export type AnswerWriter = (answer: PlainAnswer) => readonly Buffer[]

/** Of answers that are kept until the second is over. */
const mostKeptBytes = 8 * 1024 * 1024

/** Larger bodies are not copied: readers who do not read would each hold a copy. */
const mostCopiedBytes = 64 * 1024

/**
 * Makes answers into the bytes that Node would send, except that the connection stays open without saying so: HTTP/1.1
 * means it (RFC 9112, 9.3), and every byte counts where a page just fits into a round trip. Their date is a whole second
 * (RFC 9110, 5.6.7): what many read at once is put together once in that time, which takes less than handing head and
 * body over one by one. Large bodies are sent as they are, shared by all their readers.
 */
export function createAnswerWriter(): AnswerWriter {
  const kept = new Map<Headers, PlainAnswer & { pieces: readonly Buffer[] }>()
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

/** @throws TypeError where a value would end its line */
function headOf({ status, headers }: PlainAnswer): string {
  if (status !== 304 && headers['content-length'] === undefined) throw new Error('an answer without its length')
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderValue(name, value)
    head += `${name}: ${value}\r\n`
  }
  return head
}
