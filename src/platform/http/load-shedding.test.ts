import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { markForeignHost } from './foreign-host.ts'
import { createLoadShedder } from './load-shedding.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Caller = { state: 'waits' | 'runs' | 'is refused'; answer(): void; disconnect(): void; wait(): number }

function open(requestsAtOnce = 2, thread = { busyShare: 0 }) {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const callers = new Map<ServerResponse, Caller>()
  const shedder = createLoadShedder({
    log,
    requestsAtOnce,
    guestPaths: ['/share/'],
    addressOf: ({ headers }) => String(headers['x-forwarded-for']),
    refuse(_request, response, error) {
      expect(error).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 })
      const caller = callers.get(response)
      if (caller) caller.state = 'is refused'
      response.emit('close')
    },
    watchBusyShare: () => () => thread.busyShare,
  })
  let asked = 0
  /** Each of a network of its own unless one is given. */
  const ask = (
    url = '/api/welcome-books',
    { ip = `10.0.0.${asked}`, method = 'GET', complete = true, socket = { bytesRead: 0 }, isForeign = false } = {},
  ): Caller => {
    asked += 1
    const request = { method, url, headers: { 'x-forwarded-for': ip }, complete, socket } as unknown as IncomingMessage
    if (isForeign) markForeignHost(request, { isFromItsPage: false })
    const response = Object.assign(new EventEmitter(), { setHeader: () => response }) as unknown as ServerResponse
    const caller: Caller = {
      state: 'waits',
      answer: () => response.emit('close'),
      disconnect: () => Object.assign(response, { destroyed: true }).emit('close'),
      wait: () => shedder.waitOf(request),
    }
    callers.set(response, caller)
    shedder.admit(request, response, () => {
      caller.state = 'runs'
    })
    return caller
  }
  return { ask, shedder, lines }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const statesOf = (callers: readonly Caller[]) => callers.map(({ state }) => state)
const count = (callers: readonly Caller[], state: Caller['state']) =>
  statesOf(callers).filter((s) => s === state).length

test('as many requests run at once as the limit allows, the others wait for their turn', async () => {
  const { ask } = open()
  const callers = [ask(), ask(), ask(), ask()]
  await settle()
  expect(statesOf(callers)).toEqual(['runs', 'runs', 'waits', 'waits'])
  callers[0]?.answer()
  await settle()
  expect(statesOf(callers)).toEqual(['runs', 'runs', 'runs', 'waits'])
})

test('a request that takes long gives its place to others', async () => {
  const { ask } = open()
  const callers = [ask(), ask(), ask()]
  await vi.advanceTimersByTimeAsync(249)
  expect(statesOf(callers)).toEqual(['runs', 'runs', 'waits'])
  await vi.advanceTimersByTimeAsync(1)
  expect(statesOf(callers)).toEqual(['runs', 'runs', 'runs'])
})

test('guests, supervisors and the files of the app never wait behind hosts', async () => {
  const { ask } = open()
  const hosts = Array.from({ length: 10 }, () => ask())
  const others = [ask('/share/x/contact.vcf'), ask('/healthz'), ask('/readyz'), ask('/metrics')]
  const files = Array.from({ length: 20 }, (_, index) => ask(`/assets/chunk-${index}.js`))
  await settle()
  expect(count(hosts, 'runs')).toBe(2)
  expect(statesOf(others)).toEqual(['runs', 'runs', 'runs', 'runs'])
  expect(count(files, 'runs')).toBe(20)
})

test('a body sent to the address of a file or of a supervisor counts like any other', async () => {
  const { ask } = open()
  const post = { method: 'POST', complete: false }
  const callers = [ask('/assets/app.js', post), ask('/healthz', post), ask('/healthz', post), ask('/assets/x', post)]
  await settle()
  expect(statesOf(callers)).toEqual(['runs', 'runs', 'waits', 'waits'])
  // Trickling, until it is refused.
  await vi.advanceTimersByTimeAsync(30_000)
  expect(count(callers, 'is refused')).toBe(4)
})

test('a burst waits for a second; under lasting overload nobody waits for longer than 20 ms', async () => {
  const { ask } = open(1)
  // Each takes 250 ms.
  const burst = Array.from({ length: 10 }, () => ask())
  await vi.advanceTimersByTimeAsync(600)
  const late = [ask(), ask(), ask()]
  await vi.advanceTimersByTimeAsync(20)
  expect(statesOf(late)).toEqual(['is refused', 'is refused', 'is refused'])
  await vi.advanceTimersByTimeAsync(379)
  expect([count(burst, 'runs'), count(burst, 'is refused')]).toEqual([4, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect([count(burst, 'runs'), count(burst, 'is refused')]).toEqual([4, 6])

  await vi.advanceTimersByTimeAsync(1_000)
  const next = [ask(), ask()]
  await vi.advanceTimersByTimeAsync(250)
  expect(statesOf(next)).toEqual(['runs', 'runs'])
})

test('waits stay short while requests are refused, although they empty the queue', async () => {
  const { ask } = open(1)
  const first = Array.from({ length: 10 }, () => ask())
  await vi.advanceTimersByTimeAsync(1_000)
  expect(count(first, 'is refused')).toBe(6)

  for (let round = 0; round < 10; round += 1) {
    const callers = [ask(), ask(), ask()]
    await vi.advanceTimersByTimeAsync(240)
    expect(count(callers, 'waits'), `round ${round}`).toBe(0)
    await vi.advanceTimersByTimeAsync(10)
  }
})

test('after a short overload, ordinary bursts may wait again', async () => {
  const { ask } = open(4)
  const crowd = Array.from({ length: 450 }, () => ask())
  // The last are refused after a second, and the others take 250 ms.
  await vi.advanceTimersByTimeAsync(1_400)
  expect(count(crowd, 'is refused')).toBeGreaterThan(400)

  // An office whose network may use half of the slots.
  const burst = Array.from({ length: 6 }, () => ask('/api/welcome-books', { ip: '203.0.113.1' }))
  await vi.advanceTimersByTimeAsync(40)
  expect(count(burst, 'is refused')).toBe(0)
})

test('under overload fewer requests run at once while the main thread is busy, and more while it waits', async () => {
  const thread = { busyShare: 0.97 }
  const { ask } = open(12, thread)
  const callers = Array.from({ length: 200 }, () => ask())
  const answered = new Set<Caller>()
  const running = () => callers.filter((caller) => caller.state === 'runs' && !answered.has(caller))
  const answerAll = async () => {
    for (const caller of running()) {
      answered.add(caller)
      caller.answer()
    }
    await settle()
    return running().length
  }
  await settle()
  expect(running()).toHaveLength(12)
  await vi.advanceTimersByTimeAsync(200)
  expect(await answerAll()).toBe(12)

  // For half a second nothing but a burst.
  await vi.advanceTimersByTimeAsync(240)
  expect(await answerAll()).toBe(12)
  const seen: number[] = []
  for (const busyShare of [0.97, 0.97, 0.97, 0.97, 0.5]) {
    thread.busyShare = busyShare
    await vi.advanceTimersByTimeAsync(101)
    seen.push(await answerAll())
  }
  expect(seen).toEqual([12, 6, 4, 4, 5])

  await vi.advanceTimersByTimeAsync(2_000)
  const later = Array.from({ length: 13 }, () => ask())
  await settle()
  expect(count(later, 'runs')).toBe(12)
})

test('requests above the length of the queue are refused at once, counted, and logged in one line', async () => {
  const { ask, shedder, lines } = open()
  const crowd = Array.from({ length: 500 }, () => ask())
  await settle()
  expect([count(crowd, 'runs'), count(crowd, 'waits'), count(crowd, 'is refused')]).toEqual([2, 400, 98])
  expect(shedder.refused).toEqual({ hosts: 98, guests: 0, pages: 0 })
  expect(lines).toHaveLength(1)
})

test('one network that floods takes no other network its turn', async () => {
  const { ask } = open()
  const flood = Array.from({ length: 500 }, () => ask('/api/welcome-books', { ip: '203.0.113.1' }))
  const others = [ask('/api/welcome-books', { ip: '203.0.113.2' }), ask('/api/welcome-books', { ip: '203.0.113.2' })]
  await settle()
  // Half of the slots are left for others.
  expect([count(flood, 'runs'), ...statesOf(others)]).toEqual([1, 'runs', 'waits'])
  flood[0]?.answer()
  others[0]?.answer()
  await settle()
  expect([count(flood, 'runs'), others[1]?.state]).toEqual([2, 'runs'])
})

test('requests whose bodies come slowly leave their places before those that wait are refused', async () => {
  const { ask } = open()
  for (let round = 0; round < 80; round += 1) {
    ask('/api/welcome-books', { complete: false })
    ask('/api/welcome-books', { complete: false })
    const other = ask()
    await vi.advanceTimersByTimeAsync(10)
    expect(other.state, `round ${round}`).toBe('runs')
    other.answer()
  }
})

test('requests with late bodies are bounded, altogether and for each network', async () => {
  const { ask, shedder } = open()
  const upload = async (ip: string) => {
    const caller = ask('/api/welcome-books', { ip, complete: false })
    await vi.advanceTimersByTimeAsync(10)
    return caller
  }
  const flood: Caller[] = []
  for (let sent = 0; sent < 10; sent += 1) flood.push(await upload('203.0.113.1'))
  expect([count(flood, 'runs'), count(flood, 'is refused')]).toEqual([4, 6])
  const others: Caller[] = []
  for (let sent = 0; sent < 40; sent += 1) others.push(await upload(`10.1.0.${sent}`))
  expect([count(others, 'runs'), count(others, 'is refused')]).toEqual([28, 12])
  expect(shedder.refused).toEqual({ hosts: 18, guests: 0, pages: 0 })

  // Other callers are still answered, and each response frees a slot.
  const quick = ask()
  await settle()
  expect(quick.state).toBe('runs')
  others[0]?.answer()
  expect((await upload('10.1.0.41')).state).toBe('runs')
})

test('late bodies of many networks of one IPv6 site leave places for others', async () => {
  const { ask } = open()
  const upload = async (ip: string) => {
    const caller = ask('/api/welcome-books', { ip, complete: false })
    await vi.advanceTimersByTimeAsync(10)
    return caller
  }
  const flood: Caller[] = []
  for (let sent = 0; sent < 40; sent += 1) flood.push(await upload(`2001:db8:1:${sent.toString(16)}::1`))
  expect([count(flood, 'runs'), count(flood, 'is refused')]).toEqual([8, 32])
  expect((await upload('2001:db8:2::1')).state).toBe('runs')
  expect((await upload('203.0.113.9')).state).toBe('runs')
})

test('a body that trickles loses its place, one that comes steadily does not', async () => {
  const { ask } = open()
  const [still, steady] = [{ bytesRead: 0 }, { bytesRead: 0 }]
  const callers = [still, steady].map((socket) => ask('/api/welcome-books', { complete: false, socket }))
  for (let passed = 0; passed < 60; passed += 1) {
    await vi.advanceTimersByTimeAsync(1_000)
    steady.bytesRead += 12_000
    if (passed === 18) expect(statesOf(callers)).toEqual(['runs', 'runs'])
  }
  expect(statesOf(callers)).toEqual(['is refused', 'runs'])
})

test('a request whose caller has gone while it waited takes no place', async () => {
  const { ask } = open(1)
  const [first, gone, next] = [ask(), ask(), ask()]
  await settle()
  gone.disconnect()
  first.answer()
  await settle()
  expect(statesOf([gone, next])).toEqual(['waits', 'runs'])
})

test('the wait of a request is known', async () => {
  const { ask } = open(1)
  const [first, second] = [ask(), ask()]
  await vi.advanceTimersByTimeAsync(120)
  first.answer()
  await settle()
  expect([first.wait(), second.wait()]).toEqual([0, 120])
})

test('under a host’s own domain all requests are those of guests', async () => {
  const { ask } = open(1)
  ask()
  const [waiting, page, card] = [
    ask(),
    ask('/villa-conti', { isForeign: true }),
    ask('/share/k7Qm2x/contact.vcf', { isForeign: true }),
  ]
  await settle()

  expect(statesOf([waiting, page, card])).toEqual(['waits', 'runs', 'runs'])
})

test('what guests load and send does not wait behind pages', async () => {
  const { ask } = open(1)
  // The routes ignore a slash at the end.
  const pages = Array.from({ length: 5 }, (_value, page) => ask(`/share/${page}${page % 2 ? '/' : ''}?lang=it`))
  const others = [ask('/share/0/contact.vcf'), ask('/share/0/preview.jpg?v=1'), ask('/share/0', { method: 'POST' })]
  await settle()

  expect(statesOf([...pages, ...others])).toEqual([...Array(4).fill('runs'), 'waits', ...Array(3).fill('runs')])
})
