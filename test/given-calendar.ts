import type { IncomingHttpHeaders } from 'node:http'
import { CalendarReading } from '#features/stays/shared/calendar-contract.ts'
import { serve } from './local-server.ts'
import type { Caller } from './test-app.ts'

/** What a platform answers. */
export type FeedAnswer = {
  status?: number
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Never answers. */
  isSilent?: boolean
}

/** A server of calendars, such as a booking platform: each path has an answer that a test can change. */
export async function startCalendarServer() {
  const answers = new Map<string, FeedAnswer>()
  const requests: { path: string; headers: IncomingHttpHeaders }[] = []
  const origin = await serve(({ url: path = '', headers }, response) => {
    requests.push({ path, headers })
    const { status = 200, headers: sent = {}, body = '', isSilent = false } = answers.get(path) ?? { status: 404 }
    if (isSilent) return
    const isKnown = sent['etag'] !== undefined && headers['if-none-match'] === sent['etag']
    response.writeHead(isKnown ? 304 : status, sent).end(isKnown ? undefined : body)
  })
  return {
    origin,
    requests,
    /** Sets what a path answers. @returns its whole address */
    answer(path: string, answer: FeedAnswer | string): string {
      answers.set(path, typeof answer === 'string' ? { body: answer } : answer)
      return `${origin}${path}`
    },
  }
}

export type CalendarServer = Awaited<ReturnType<typeof startCalendarServer>>

/** A calendar that a host has added to a book that has settings. */
export async function addCalendar(as: Caller, bookId: string, address: string): Promise<CalendarReading> {
  const response = await as.post(`/api/welcome-books/${bookId}/calendars`, { address })
  if (response.statusCode !== 201) throw new Error(`no calendar was added: ${response.body}`)
  return CalendarReading.parse(response.json())
}
