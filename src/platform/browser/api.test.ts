import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, callApi } from './api.ts'

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
