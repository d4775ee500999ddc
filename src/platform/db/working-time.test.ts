import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { afterWorkingTime } from './working-time.ts'

test('time in which the thread is blocked does not count', async () => {
  const callBack = vi.fn<() => void>()
  const stop = afterWorkingTime(1_000, callBack)
  await nextTurn()
  const end = performance.now() + 1_500
  while (performance.now() < end);
  for (let turn = 0; turn < 5; turn += 1) await nextTurn()
  expect(callBack).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(callBack).toHaveBeenCalledOnce(), 30_000)
  stop()
})

test('a timer that was ended does not call back', async () => {
  const callBack = vi.fn<() => void>()
  const stop = afterWorkingTime(200, callBack)
  stop()
  await sleep(400)
  expect(callBack).not.toHaveBeenCalled()
})
