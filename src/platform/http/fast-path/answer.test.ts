import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnswerWriter } from './answer.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 6, 4, 23, 0, 0, 100) }))
afterEach(() => void vi.useRealTimers())

const headersFor = (body: string | Buffer) => ({ 'content-length': String(body.length) })

test('an answer is head and body in one piece', () => {
  const pieces = createAnswerWriter()({ status: 200, headers: headersFor('à bientôt'), body: 'à bientôt' })
  expect(pieces.map(String)).toEqual([
    'HTTP/1.1 200 OK\r\ncontent-length: 9\r\ndate: Sat, 04 Jul 2026 23:00:00 GMT\r\n\r\nà bientôt',
  ])
})

test('an answer is composed once per second, and then gets a new date', () => {
  const write = createAnswerWriter()
  const answer = { status: 200, headers: headersFor('page'), body: Buffer.from('page') }
  const first = write(answer)
  vi.advanceTimersByTime(899)
  expect(write(answer)).toBe(first)
  vi.advanceTimersByTime(1)
  const second = write(answer)
  expect(second.join('')).toBe(first.join('').replace('23:00:00', '23:00:01'))
})

test('the same headers with another body or status are another answer', () => {
  const write = createAnswerWriter()
  const body = Buffer.from('page')
  const headers = headersFor(body)
  const answers = [
    { status: 200, headers, body },
    { status: 200, headers, body: Buffer.from('edit') },
    { status: 200, headers, body: undefined },
    { status: 404, headers, body },
  ]
  for (const answer of [...answers, ...answers]) {
    const [head, sent] = write(answer).join('').split('\r\n\r\n')
    expect([head?.slice(9, 12), sent]).toEqual([String(answer.status), answer.body?.toString() ?? ''])
  }
})

test('at most 8 MB of a second’s answers are kept, and the others put together each time', () => {
  const write = createAnswerWriter()
  const answers = Array.from({ length: 200 }, (_, index) => {
    const body = Buffer.alloc(60_000, String(index))
    return { status: 200, headers: headersFor(body), body }
  })
  const first = answers.map(write)
  const again = answers.map(write)
  expect(again.filter((pieces, index) => pieces === first[index])).toHaveLength(139)
  expect(again.every((pieces, index) => first[index]?.join('') === pieces.join(''))).toBe(true)
})

test('all answers share a large body', () => {
  const write = createAnswerWriter()
  const body = Buffer.alloc(64 * 1024 + 1, 'x')
  const answer = { status: 200, headers: headersFor(body), body }
  for (const [head, sent, ...more] of [write(answer), write(answer)]) {
    expect(head?.toString()).toMatch(/^HTTP\/1.1 200 OK\r\n.*\r\n\r\n$/s)
    expect(sent).toBe(body)
    expect(more).toEqual([])
  }
})
