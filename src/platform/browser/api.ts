import type { ZodType } from 'zod'
import { isRecord, parseJsonObject } from '../text/parse-json.ts'

/**
 * A call that the server refused, or that got no answer (`status` 0): `code` is OFFLINE if the browser has no network,
 * otherwise UNREACHED, because the service may be down or the network may end at the router. FAULT is no call at all,
 * but a bug (`toApiError`).
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Field path to text in the caller's language. */
  readonly fields: Readonly<Record<string, string>>
  /** The response body, not validated; undefined if the response was not ours. */
  readonly body: unknown

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Record<string, string> = {},
    options?: ErrorOptions & { body?: unknown },
  ) {
    super(message, options)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
    this.body = options?.body
  }

  /** The server's message in the caller's language; empty if something else answered, or nothing did. */
  get words(): string {
    return this.code === 'UNREADABLE' ? '' : this.message
  }

  /** Whether the server may have done what the call asked for: its answer was lost, or a gateway answered instead. */
  get mayHaveSucceeded(): boolean {
    if (this.code === 'UNREADABLE') return this.status < 400 || this.status >= 500
    return this.code === 'UNREACHED'
  }
}

type Call<Answer> = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON; a Blob is sent as it is. */
  body?: unknown
  /** Shape of the response. Without it the response is ignored, but must be JSON of ours. */
  answer?: ZodType<Answer>
  signal?: AbortSignal
}

/**
 * Calls our own server with the session's cookie.
 * @throws ApiError for every answer that is not a success, and when there is no connection
 */
export async function callApi<Answer = undefined>(path: string, call: Call<Answer> = {}): Promise<Answer> {
  const { method = 'GET', body, answer, signal } = call
  const isBlob = body instanceof Blob
  let response: Response
  let content: string
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(signal && { signal }),
      ...(body !== undefined && {
        body: isBlob ? body : JSON.stringify(body),
        headers: { 'content-type': isBlob ? body.type || 'application/octet-stream' : 'application/json' },
      }),
    })
    content = await response.text()
  } catch (cause) {
    if (signal?.aborted) throw cause
    // biome-ignore lint/style/useErrorCause: the cause is handed on, the rule only looks at the second argument
    throw new ApiError(0, navigator.onLine === false ? 'OFFLINE' : 'UNREACHED', '', {}, { cause })
  }
  if (!response.ok) throw readFailure(response, content)
  return readAnswer(response, content, answer)
}

/**
 * The error of a call, for what a screen shows of it. Anything else is a bug: it is logged to the console, and has no
 * `words`, so that the screen shows its text for failures without a reason.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  console.error(error)
  return new ApiError(0, 'FAULT', '', {}, { cause: error })
}

function readAnswer<Answer>(response: Response, content: string, answer: ZodType<Answer> | undefined): Answer {
  try {
    const read: unknown = content === '' ? null : JSON.parse(content)
    return answer ? answer.parse(read) : (undefined as Answer)
  } catch (cause) {
    // A hotel's login page, or a release that this page does not know yet.
    // biome-ignore lint/style/useErrorCause: the cause is handed on, the rule only looks at the second argument
    throw new ApiError(response.status, 'UNREADABLE', `${response.status}: ${response.statusText}`, {}, { cause })
  }
}

function readFailure(response: Response, content: string): ApiError {
  const body = parseJsonObject(content)
  const { code, message, fields } = body ?? {}
  if (typeof code !== 'string' || typeof message !== 'string') {
    // Not ours: an error page of a proxy in between.
    return new ApiError(response.status, 'UNREADABLE', `${response.status}: ${content || response.statusText}`)
  }
  return new ApiError(response.status, code, message, readTexts(fields), { body })
}

function readTexts(fields: unknown): Record<string, string> {
  const entries = isRecord(fields) ? Object.entries(fields) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
