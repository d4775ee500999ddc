import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import {
  fetchPublic,
  type PublicAnswer,
  PublicFetchError,
  type PublicFetchProblem,
} from '#platform/http/public-fetch.ts'
import { traced } from '#platform/tracing/tracing.ts'
import type { CalendarErrorCode } from '../../shared/calendar-errors.ts'
import { dateAt } from '../house-time.ts'
import { hashContent, markReading } from './calendar-address.ts'
import { type Digest, digestFeed } from './calendar-digest.ts'
import type { Calendar } from './calendar-queries.ts'

/** Validators of a response, and its content. */
export type Reading = Digest & { etag: string | null; lastModified: string | null; contentHash: string }

/** `unchanged`: equal to the last response that was read. */
export type FetchOutcome = Reading | 'unchanged' | { failure: CalendarErrorCode }

export type FetchOptions = {
  timeZone: string
  /** The calendar whose last response is compared; without one, every response is read. */
  known?: Calendar | undefined
  /** The account whose share of the worker threads a large response uses. */
  accountId: string
  timeoutMs: number
  signal?: AbortSignal
}

/**
 * Responses up to this size in bytes take less than 10 ms to read (docs/benchmarks.md); larger ones are read in a
 * worker thread.
 */
const largestHere = 16_384

/** Maximum seconds for reading a response in a worker thread; one of the maximum size takes less than one. */
const longestReading = 10

/** Longer values are not ETags, and are not stored. */
const longestTag = 300

/**
 * Fetches a calendar and reads its response.
 * @throws UNAVAILABLE if no worker thread is free for a large response
 */
export async function fetchCalendar(context: Context, address: string, options: FetchOptions): Promise<FetchOutcome> {
  const { timeZone, timeoutMs, signal } = options
  const mark = markReading(context, timeZone)
  const known = options.known?.contentHash?.startsWith(`${mark}.`) ? options.known : undefined
  let answer: PublicAnswer
  try {
    answer = await traced('calendar fetch', () =>
      fetchPublic(address, {
        headers: { accept: 'text/calendar, */*;q=0.5', ...conditionsOf(known) },
        allowsLoopback: context.config.allowsLoopbackCalendars,
        dnsServers: context.config.domains.dnsServers,
        timeoutMs,
        ...(signal && { signal }),
      }),
    )
  } catch (error) {
    if (error instanceof PublicFetchError) return { failure: failureOfFetch[error.problem] }
    throw error
  }
  if (answer.status === 304 && known) return 'unchanged'
  const failure = failureOfStatus(answer.status)
  if (failure) return { failure }
  const contentHash = hashContent(mark, answer.body)
  if (contentHash === known?.contentHash) return 'unchanged'
  const digest = await digestAnswer(context, answer.body, options)
  if ('problem' in digest) return { failure: failureOfFeed[digest.problem] }
  const { etag = null, 'last-modified': lastModified = null } = answer.headers
  return { ...digest, etag: shortTag(etag), lastModified: shortTag(lastModified), contentHash }
}

function conditionsOf(known: Calendar | undefined): Record<string, string> {
  return {
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  }
}

function shortTag(tag: string | null): string | null {
  return tag !== null && /^[\x20-\x7e]+$/.test(tag) && tag.length <= longestTag ? tag : null
}

async function digestAnswer({ clock, threads }: Context, bytes: Uint8Array, { timeZone, accountId }: FetchOptions) {
  const input = { bytes, timeZone, today: dateAt(clock.now(), timeZone) }
  if (bytes.length <= largestHere) return digestFeed(input)
  return threads.run('digestCalendar', input, { queue: 'hosts', accountId, longestRun: longestReading })
}

const failureOfFetch: Record<PublicFetchProblem, CalendarErrorCode> = {
  addressInvalid: 'CALENDAR_ADDRESS_INVALID',
  notHttps: 'CALENDAR_NOT_HTTPS',
  portRefused: 'CALENDAR_ADDRESS_INVALID',
  privateAddress: 'CALENDAR_PRIVATE',
  unreachable: 'CALENDAR_UNREACHABLE',
  timeout: 'CALENDAR_TOO_SLOW',
  tooLarge: 'CALENDAR_TOO_LARGE',
  tooManyRedirects: 'CALENDAR_BROKEN',
  badAnswer: 'CALENDAR_DAMAGED',
}

const failureOfFeed = {
  tooLarge: 'CALENDAR_TOO_LARGE',
  tooMany: 'CALENDAR_TOO_LARGE',
  empty: 'CALENDAR_EMPTY',
  notCalendar: 'CALENDAR_IS_PAGE',
  cut: 'CALENDAR_DAMAGED',
  invalid: 'CALENDAR_DAMAGED',
} as const satisfies Record<Extract<Awaited<ReturnType<typeof digestAnswer>>, { problem: string }>['problem'], string>

const tooManyRequests = 429

function failureOfStatus(status: number): CalendarErrorCode | undefined {
  if (status >= 200 && status < 300) return undefined
  return status >= 400 && status < 500 && status !== tooManyRequests ? 'CALENDAR_REFUSED' : 'CALENDAR_BROKEN'
}

/** Timeouts in ms: in the background, and while a host waits. */
export const pollTimeout = 10 * second
export const hostTimeout = 7.5 * second
