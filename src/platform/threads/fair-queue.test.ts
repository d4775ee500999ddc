import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const usual = { atOnce: 1, mostWaiting: 9, mostPerAccount: 9, longestWait: 30_000, retryAfter: 5 }
const unavailable = { code: 'UNAVAILABLE', status: 503, retryAfter: 5 }

test('accounts take turns, each in its own order', async () => {
  const enter = createFairQueue(usual)
  const order: string[] = []
  await Promise.all(
    ['ada 1', 'ada 2', 'ada 3', 'ada 4', 'bea 1', 'bea 2', 'cleo 1'].map((name) =>
      enter(name.slice(0, -2), async () => {
        order.push(name)
      }),
    ),
  )
  expect(order).toEqual(['ada 1', 'ada 2', 'bea 1', 'cleo 1', 'ada 3', 'bea 2', 'ada 4'])
})

test('no more than the limit runs at once, and a failure lets the next one in', async () => {
  const enter = createFairQueue({ ...usual, atOnce: 2 })
  let running = 0
  let most = 0
  const works = Array.from({ length: 9 }, (_, index) =>
    enter('ada', async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      if (index % 3 === 0) throw new Error('no luck')
    }),
  )
  const outcomes = await Promise.allSettled(works)
  expect(most).toBe(2)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3)
})

test('who waits for too long is refused without having run, and takes no place any more', async () => {
  const enter = createFairQueue({ ...usual, mostWaiting: 1, mostPerAccount: 2, longestWait: 10 })
  const { promise: gate, resolve: open } = Promise.withResolvers<string>()
  const running = enter('ada', () => gate)
  const never = () => Promise.reject(new Error('has run'))

  await expect(enter('ada', never)).rejects.toMatchObject(unavailable)
  await expect(enter('ada', never, AbortSignal.timeout(1))).rejects.toThrow('timeout')
  open('done')
  expect(await running).toBe('done')
  expect(await enter('ada', async () => 'again')).toBe('again')
})

test('no account leaves a trace when its work is done or refused', async () => {
  const enter = createFairQueue({ ...usual, mostWaiting: 2, mostPerAccount: 1 })
  for (let round = 0; round < 100; round += 1) {
    const outcomes = await Promise.allSettled(['ada', 'ada', 'bea', 'cleo', 'dora'].map((name) => enter(name, tick)))
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, false])
  }
})

const tick = () => new Promise<void>((resolve) => setImmediate(resolve))
