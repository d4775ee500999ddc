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
  expect(order).toEqual(['ada 1', 'bea 1', 'cleo 1', 'ada 2', 'bea 2', 'ada 3', 'ada 4'])
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

test('with fifty pieces of work of one account waiting, that of another account is next', async () => {
  const enter = createFairQueue({ ...usual, mostWaiting: 60, mostPerAccount: 60 })
  const order: string[] = []
  const run = (name: string) => enter(name, async () => void order.push(name))
  const crowd = Array.from({ length: 51 }, () => run('ada'))
  const late = run('bea')

  await Promise.all([...crowd, late])
  expect(order.slice(0, 3)).toEqual(['ada', 'bea', 'ada'])
})

test('two accounts that always have one piece of work in the queue do not starve a third', async () => {
  const enter = createFairQueue(usual)
  const order: string[] = []
  const run = (name: string) =>
    enter(name, async () => {
      order.push(name)
      await tick()
    })
  const comeBack = async (name: string) => {
    for (let count = 0; count < 20; count += 1) await run(name)
  }
  await Promise.all([run('cleo'), run('cleo'), run('cleo'), comeBack('ada'), comeBack('bea')])
  expect(order.slice(0, 7)).toEqual(['cleo', 'ada', 'bea', 'cleo', 'ada', 'bea', 'cleo'])
})

test('an account runs no more at once than it may, and others use what it leaves', async () => {
  const enter = createFairQueue({ ...usual, atOnce: 3, atOncePerAccount: 1 })
  const running = new Map<string, number>()
  let most = 0
  const works = ['ada', 'ada', 'ada', 'bea', 'ada', 'cleo', 'bea'].map((name) =>
    enter(name, async () => {
      running.set(name, (running.get(name) ?? 0) + 1)
      most = Math.max(
        most,
        [...running.values()].reduce((sum, count) => sum + count),
      )
      expect(running.get(name)).toBe(1)
      await tick()
      running.set(name, 0)
    }),
  )
  await Promise.all(works)
  expect(most).toBe(3)
})

test('when more may run at once, jobs that wait begin before a new one', async () => {
  let atOnce = 1
  const enter = createFairQueue({ ...usual, atOnce: () => atOnce })
  const order: string[] = []
  const start = (name: string) =>
    enter(name, async () => {
      order.push(name)
      await tick()
    })
  const first = [start('ada'), start('bea'), start('cleo')]
  atOnce = 3
  const last = start('dora')
  await Promise.all([...first, last])
  expect(order).toEqual(['ada', 'bea', 'cleo', 'dora'])
})

test('when no more may wait, the account with the most waiting work loses its latest', async () => {
  const enter = createFairQueue({ ...usual, mostWaiting: 4 })
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const order: string[] = []
  const run = (name: string, number: number) =>
    enter(name, async () => {
      order.push(`${name} ${number}`)
      await gate
    })
  const crowd = [1, 2, 3, 4, 5].map((number) => run('ada', number))
  const others = [run('bea', 1), run('cleo', 1), run('ada', 6), run('dora', 1), run('eva', 1)]
  const outcomes = Promise.allSettled([...crowd, ...others])
  open()

  const accepted = (await outcomes).map(({ status }) => status === 'fulfilled')
  expect(accepted).toEqual([true, true, false, false, false, true, true, false, true, false])
  expect(order).toEqual(['ada 1', 'bea 1', 'cleo 1', 'dora 1', 'ada 2'])
})

test('a job that waits for too long is refused without having run, and takes no place any more', async () => {
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

test('nothing is remembered of an account whose work is done or refused', async () => {
  const enter = createFairQueue({ ...usual, mostWaiting: 2, mostPerAccount: 1 })
  for (let round = 0; round < 100; round += 1) {
    const outcomes = await Promise.allSettled(['ada', 'ada', 'bea', 'cleo', 'dora'].map((name) => enter(name, tick)))
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, false])
  }
})

const tick = () => new Promise<void>((resolve) => setImmediate(resolve))
