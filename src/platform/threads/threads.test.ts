import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TestTasks } from '#test/thread-of-tests.ts'
import { second } from '../clock.ts'
import { createLog } from '../log.ts'
import { createThreads, type ThreadsOptions } from './threads.ts'

const entry = fileURLToPath(new URL('../../../test/thread-of-tests.ts', import.meta.url))
const bounds = { mostWaiting: 3, mostPerAccount: 2, longestWait: 30 * second }
const unavailable = { code: 'UNAVAILABLE', status: 503, retryAfter: 10 }

function openThreads(options: Partial<ThreadsOptions> = {}) {
  const threads = createThreads<TestTasks>({
    entry,
    log: createLog('silent'),
    threads: 1,
    memory: 64,
    bounds: { guests: bounds, hosts: bounds },
    ...options,
  })
  onTestFinished(() => threads.close())
  return threads
}

const by = (accountId: string) => ({ queue: 'hosts', accountId, longestRun: 30 }) as const

test('a task runs in a thread and its result comes back, large bytes included', async () => {
  const threads = openThreads()
  expect(await threads.run('add', [2, 3], by('ada'))).toBe(5)
  const bytes = await threads.run('fill', 20_000_000, by('ada'))
  expect([bytes.length, bytes.at(-1)]).toEqual([20_000_000, 7])
})

test('threads get none of the settings', async () => {
  vi.stubEnv('SECRET_KEY', 'in-the-environment')
  vi.stubEnv('NODE_ENV', 'production')
  const environment = await openThreads().run('environment', undefined, by('ada'))
  expect(environment).toEqual({ NODE_ENV: 'production' })
})

test('a task that fails by itself rejects with its own failure, and the thread goes on', async () => {
  const threads = openThreads()
  await expect(threads.run('fail', 'no such page', by('ada'))).rejects.toThrow(new RangeError('no such page'))
  expect(await threads.run('add', [2, 3], by('ada'))).toBe(5)
})

test('an account has two tasks at most, and others still get theirs', async () => {
  const threads = openThreads()
  const own = [1, 2].map((number) => threads.run('wait', { ms: 50, name: `${number}` }, by('ada')))

  await expect(threads.run('add', [2, 3], by('ada'))).rejects.toMatchObject(unavailable)
  expect(await threads.run('add', [2, 3], by('bea'))).toBe(5)
  expect(await Promise.all(own)).toEqual(['1', '2'])
  expect(await threads.run('add', [2, 3], by('ada'))).toBe(5)
})

test('when as many as may wait are waiting, further tasks are refused', async () => {
  const threads = openThreads()
  const accepted = ['ada', 'bea', 'cleo', 'dora'].map((name) => threads.run('wait', { ms: 20, name }, by(name)))

  await expect(threads.run('add', [2, 3], by('eva'))).rejects.toMatchObject(unavailable)
  expect(await Promise.all(accepted)).toEqual(['ada', 'bea', 'cleo', 'dora'])
})

test('threads that do not start are tried again with the next task, and do not delay closing', async () => {
  let isThere = false
  const threads = openThreads({ entry: async () => (isThere ? entry : '/no/such/file.js') })
  await expect(threads.run('add', [2, 3], by('ada'))).rejects.toMatchObject(unavailable)
  isThere = true
  expect(await threads.run('add', [2, 3], by('ada'))).toBe(5)

  const broken = openThreads({ entry: '/no/such/file.js' })
  await expect(broken.run('add', [2, 3], by('ada'))).rejects.toMatchObject(unavailable)
  await expect(broken.close()).resolves.toBeUndefined()
})

test('the input of a task is made when it is its turn, and never for a refused one', async () => {
  const threads = openThreads()
  const made: string[] = []
  const add = (account: string) =>
    threads.run(
      'add',
      async () => {
        made.push(account)
        return [2, 3] as const
      },
      by(account),
    )
  const first = threads.run('wait', { ms: 50, name: 'first' }, by('ada'))
  const waiting = [add('ada'), add('bea')]

  await expect(add('ada')).rejects.toMatchObject(unavailable)
  expect(made).toEqual([])
  await first
  expect(await Promise.all(waiting)).toEqual([5, 5])
  expect(made.toSorted()).toEqual(['ada', 'bea'])
  const failing = threads.run('add', () => Promise.reject(new Error('is gone')), by('ada'))
  await expect(failing).rejects.toThrow('is gone')
})

test('guests do not wait for hosts', async () => {
  const threads = openThreads()
  const endless = threads.run('loop', undefined, by('ada'))
  const refused = expect(endless).rejects.toMatchObject(unavailable)

  expect(await threads.run('add', [2, 3], { ...by('ada'), queue: 'guests' })).toBe(5)
  await threads.close()
  await refused
})

test('equal tasks at the same time are run once', async () => {
  const threads = openThreads()
  const joinKey = 'poster of casa conti'
  const runs = Array.from({ length: 20 }, (_, index) =>
    threads.run('wait', { ms: 50, name: `run ${index}` }, { ...by('ada'), joinKey }),
  )

  expect(new Set(await Promise.all(runs))).toEqual(new Set(['run 0']))
  expect(await threads.run('wait', { ms: 0, name: 'later' }, { ...by('ada'), joinKey })).toBe('later')
})

test('the time limit ends a task that never ends, and the next one runs', async () => {
  const threads = openThreads()
  expect(await threads.run('add', [2, 3], by('ada'))).toBe(5)
  await expect(threads.run('loop', undefined, { ...by('ada'), longestRun: 0.3 })).rejects.toMatchObject(unavailable)
  expect(await threads.run('add', [2, 3], by('ada'))).toBe(5)
})

test('a task that takes all memory or ends its thread answers 503, and the next one runs', async () => {
  const threads = openThreads()
  await expect(threads.run('hoard', undefined, by('ada'))).rejects.toMatchObject(unavailable)
  await expect(threads.run('exit', undefined, by('ada'))).rejects.toMatchObject(unavailable)
  expect(await threads.run('add', [2, 3], by('ada'))).toBe(5)
})

test('the running or waiting task of a caller who disconnects is ended', async () => {
  const threads = openThreads()
  const [running, waiting] = [new AbortController(), new AbortController()]
  const tasks = [running, waiting].map(({ signal }) => threads.run('loop', undefined, { ...by('ada'), signal }))
  const outcomes = Promise.allSettled(tasks)
  waiting.abort(new Error('left the queue'))
  running.abort(new Error('left'))

  expect(await outcomes).toMatchObject([
    { status: 'rejected', reason: new Error('left') },
    { status: 'rejected', reason: new Error('left the queue') },
  ])
  expect(await threads.run('add', [2, 3], by('ada'))).toBe(5)
})

test('closing ends what runs and waits, and nothing runs afterwards', async () => {
  const threads = openThreads()
  const tasks = [1, 2].map(() => threads.run('loop', undefined, by('ada')))
  const outcomes = Promise.allSettled(tasks)
  await threads.close()

  expect(await outcomes).toMatchObject([{ reason: unavailable }, { reason: unavailable }])
  await expect(threads.run('add', [2, 3], by('ada'))).rejects.toMatchObject(unavailable)
})
