import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, callApi, toApiError } from './api.ts'

const answer = vi.fn<() => Response>()

beforeEach(() => {
  answer.mockReset()
  vi.stubGlobal('fetch', async () => answer())
})

async function refusal(status: number, body: string): Promise<ApiError> {
  answer.mockReturnValue(new Response(body, { status }))
  const error = await callApi('/api/welcome-books').catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error('the call was not refused', { cause: error })
}

test('a refusal of ours has its code, message and fields', async () => {
  const body = { code: 'INVALID_INPUT', message: 'Check the form.', fields: { name: 'A name is missing.' } }
  expect(await refusal(400, JSON.stringify(body))).toMatchObject({ status: 400, ...body, body })
})

test.each([
  '<html>Bad gateway</html>',
  '',
  'null',
  '"INVALID_INPUT"',
  '{"message":"Service Unavailable"}',
  '{"code":503,"message":"no healthy upstream"}',
])('the answer of a gateway is unreadable, also as JSON: %s', async (body) => {
  const error = await refusal(503, body)
  expect(error).toMatchObject({ code: 'UNREADABLE', words: '', fields: {}, mayHaveSucceeded: true })
})

test('fields whose text is missing are left out', async () => {
  const body = { code: 'INVALID_INPUT', message: 'Check the form.', fields: { name: 'Too long.', email: null } }
  expect((await refusal(400, JSON.stringify(body))).fields).toEqual({ name: 'Too long.' })
  expect((await refusal(400, JSON.stringify({ ...body, fields: 'name' }))).fields).toEqual({})
})

test('an answer that is cut off is a call without an answer, which the server may have done', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) })
  answer.mockReturnValue(new Response(body))
  const error = await callApi('/api/welcome-books', { method: 'POST' }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'ApiError', status: 0, code: 'UNREACHED', mayHaveSucceeded: true })
})

test('a call that the screen itself has ended is no failed call, also while its answer arrives', async () => {
  const ended = new AbortController()
  const reason = new DOMException('The screen was left.', 'AbortError')
  const body = new ReadableStream({
    pull: (controller) => {
      ended.abort(reason)
      controller.error(reason)
    },
  })
  answer.mockReturnValue(new Response(body))
  await expect(callApi('/api/welcome-books', { signal: ended.signal })).rejects.toBe(reason)
})

test('a bug is logged, and is shown as a failure without words', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const refused = new ApiError(403, 'FORBIDDEN', 'Not allowed.')
  expect(toApiError(refused)).toBe(refused)
  expect(log).not.toHaveBeenCalled()

  const bug = new TypeError('x is undefined')
  expect(toApiError(bug)).toMatchObject({ status: 0, code: 'FAULT', words: '', fields: {}, cause: bug })
  expect(log.mock.calls).toEqual([[bug]])
})
