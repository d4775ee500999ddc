import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { ConnectionLimit } from './connection-limit.ts'

function givenSocket(remoteAddress: string): Socket & { isBusy: boolean } {
  const socket = Object.assign(new EventEmitter(), {
    remoteAddress,
    isBusy: false,
    destroyed: false,
    destroy() {
      socket.destroyed = true
      queueMicrotask(() => socket.emit('close'))
    },
  })
  return socket as unknown as Socket & { isBusy: boolean }
}

const givenLimit = () => new ConnectionLimit(2, (socket) => !(socket as Socket & { isBusy: boolean }).isBusy)

test('a network over its limit loses its oldest idle connection, and no other network does', () => {
  const limit = givenLimit()
  const other = givenSocket('198.51.100.9')
  const [busy, idle, next] = [givenSocket('203.0.113.7'), givenSocket('203.0.113.7'), givenSocket('203.0.113.7')]
  busy.isBusy = true
  for (const socket of [other, busy, idle]) expect(limit.admit(socket)).toBe(true)

  expect(limit.admit(next)).toBe(true)
  expect([other, busy, idle, next].map(({ destroyed }) => destroyed)).toEqual([false, false, true, false])
})

test('where all connections of a network are busy the new one is refused, until one closes', async () => {
  const limit = givenLimit()
  const sockets = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4'].map(givenSocket)
  for (const socket of sockets) socket.isBusy = true
  const [first, second, third, fourth] = sockets
  if (!first || !second || !third || !fourth) throw new Error('four sockets are given')
  expect([first, second, third].map((socket) => limit.admit(socket))).toEqual([true, true, false])
  expect(third.destroyed).toBe(true)

  first.destroy()
  await Promise.resolve()
  expect(limit.admit(fourth)).toBe(true)
})

test('the networks of one IPv6 site have eight times the limit together', () => {
  const limit = givenLimit()
  const admitBusy = (address: string) => {
    const socket = givenSocket(address)
    socket.isBusy = true
    return limit.admit(socket)
  }
  const admitted = Array.from({ length: 20 }, (_, index) => admitBusy(`2001:db8:1:${index}::1`))
  expect(admitted.filter(Boolean)).toHaveLength(16)
  expect(admitBusy('2001:db8:2::1')).toBe(true)
})

test('private networks have no limit, since a proxy brings everybody from one address', () => {
  const limit = givenLimit()
  const sockets = Array.from({ length: 50 }, () => givenSocket('127.0.0.1'))
  for (const socket of sockets) socket.isBusy = true
  expect(sockets.every((socket) => limit.admit(socket))).toBe(true)
})
