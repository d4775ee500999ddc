import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isServerAnswer, Outage, refusesWrites } from './outage.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a server that answers ends the outage, although no row is read, and keeps its connections', async () => {
  const endConnections = vi.fn<() => void>()
  const outage = new Outage(undefined, async () => undefined, endConnections)
  outage.begin(new Error('late'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(outage.isOn).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(endConnections).not.toHaveBeenCalled()
})

test('connections to a silent server are ended, again and again until it answers', async () => {
  const endConnections = vi.fn<() => void>()
  const probe = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('silent'))
  const outage = new Outage(undefined, probe, endConnections)
  outage.begin(new Error('late'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect([outage.isOn, endConnections.mock.calls.length]).toEqual([true, 2])
  probe.mockResolvedValue()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([outage.isOn, endConnections.mock.calls.length]).toEqual([false, 2])
})

test('a server that refuses connections is not silent: its connections go on', async () => {
  const endConnections = vi.fn<() => void>()
  const outage = new Outage(undefined, vi.fn<() => Promise<void>>().mockRejectedValue(refusal('53300')), endConnections)
  outage.begin(new Error('late'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([outage.isOn, endConnections.mock.calls.length]).toEqual([true, 0])
})

test.each([
  [refusal('53300'), true],
  [refusal('53200'), true],
  [refusal('42P01'), true],
  [refusal('57014'), true],
  [refusal('57P01'), false],
  [refusal('57P03'), false],
  [refusal('08P01'), false],
  [Object.assign(new Error('write'), { code: 'EPIPE' }), false],
  [new Error('Connection terminated unexpectedly'), false],
])('%o is an answer of a server: %s', (error, expected) => {
  expect(isServerAnswer(error)).toBe(expected)
})

function refusal(code: string) {
  return Object.assign(new pg.DatabaseError(`refused: ${code}`, 0, 'error'), { code })
}

test.each([
  ['full', { errcode: 13 }, true],
  ['read-only', { errcode: 8 }, true],
  ['limit of file sizes', { errcode: 10 | (3 << 8) }, true],
  ['locked', { errcode: 5, code: '53100' }, false],
  ['read-only transaction', { code: '25006' }, true],
  ['no space left', { code: '53100' }, true],
  ['too many connections', { code: '53300' }, false],
  ['refused', { code: 'ECONNREFUSED' }, false],
])('whether "%s" is a write that is refused for now', (message, codes, expected) => {
  expect(refusesWrites(Object.assign(new Error(message), codes))).toBe(expected)
})
