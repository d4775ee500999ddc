import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Outage } from './outage.ts'

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
