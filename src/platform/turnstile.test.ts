import { expect, test } from 'vitest'
import { createTurnstile } from './turnstile.ts'

test('no more than the limit runs at once, in order, and a failure lets the next one in', async () => {
  const takeTurn = createTurnstile({ atOnce: 2, mostWaiting: 7, retryAfter: 5 })
  let running = 0
  let most = 0
  const order: number[] = []
  const works = Array.from({ length: 9 }, (_, index) =>
    takeTurn(async () => {
      order.push(index)
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      if (index % 3 === 0) throw new Error('no luck')
    }),
  )

  const outcomes = await Promise.allSettled(works)

  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(3)
})

test('who comes when too many wait is refused without having run, until there is room again', async () => {
  const takeTurn = createTurnstile({ atOnce: 1, mostWaiting: 2, retryAfter: 5 })
  const { promise: gate, resolve: open } = Promise.withResolvers<string>()
  const accepted = [1, 2, 3].map(() => takeTurn(() => gate))

  await expect(takeTurn(() => Promise.reject(new Error('has run')))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    status: 503,
    retryAfter: 5,
  })
  open('done')
  expect(await Promise.all(accepted)).toEqual(['done', 'done', 'done'])
  expect(await takeTurn(async () => 'again')).toBe('again')
})
