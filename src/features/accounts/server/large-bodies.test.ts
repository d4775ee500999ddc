import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { limitLargeBodies } from './large-bodies.ts'

const megabyte = 1_000_000

function createLimiter(perAccount: number, total: number) {
  const admit = limitLargeBodies({ perAccount: perAccount * megabyte, total: total * megabyte })
  return (accountId: string | undefined, length: number | string | undefined = 2 * megabyte) => {
    const raw = new EventEmitter()
    const state = { isCut: false, isRefused: false }
    const destroy = () => {
      state.isCut = true
      raw.emit('close')
    }
    const request = {
      account: accountId === undefined ? null : { id: accountId },
      headers: { 'content-length': length },
      routeOptions: { bodyLimit: 2 * megabyte },
      raw: { destroy },
    }
    try {
      admit(request as unknown as FastifyRequest, { raw } as unknown as FastifyReply)
    } catch (error) {
      expect(error).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 10 })
      state.isRefused = true
    }
    return { state, end: () => raw.emit('close') }
  }
}

test('each account has its own limit of bytes in progress', () => {
  const enter = createLimiter(4, 20)
  const first = enter('ada')
  expect([enter('ada'), enter('ada'), enter('bea'), enter('bea')].map(({ state }) => state.isRefused)).toEqual([
    false,
    true,
    false,
    false,
  ])
  first.end()
  expect([enter('ada'), enter('ada')].map(({ state }) => state.isRefused)).toEqual([false, true])
})

test('when the total limit is reached, the account with the most bytes loses its latest request', () => {
  const enter = createLimiter(20, 8)
  const requests = [1, 2, 3, 4].map(() => enter('ada'))
  const bea = enter('bea')
  expect(requests.map(({ state }) => state.isCut)).toEqual([false, false, false, true])
  expect(enter('ada').state.isRefused).toBe(true)

  expect(enter('bea').state.isRefused).toBe(false)
  expect(requests.map(({ state }) => state.isCut)).toEqual([false, false, true, true])
  expect(enter('bea').state.isRefused).toBe(true)
  expect(bea.state.isCut).toBe(false)
})

test('bytes are released when requests end', () => {
  const enter = createLimiter(2, 4)
  for (let round = 0; round < 100; round += 1) {
    const entered = [enter('ada'), enter('bea')]
    expect(entered.map(({ state }) => state.isRefused)).toEqual([false, false])
    for (const { end } of entered) end()
  }
})

test('a body without a valid length counts as its route’s limit, and bodies of usual size are not counted', () => {
  const enter = createLimiter(2, 2)
  const chunked = enter('ada', undefined)
  expect(enter('ada', 100_001).state.isRefused).toBe(true)
  expect(enter('ada', 100_000).state.isRefused).toBe(false)
  expect(enter('bea', 0).state.isRefused).toBe(false)
  chunked.end()
  for (const length of ['much', '9000000000']) {
    const large = enter('ada', length)
    expect(enter('ada', 100_001).state.isRefused).toBe(true)
    large.end()
  }
})

test('callers without a session are not limited here, because the session guard refuses them', () => {
  const enter = createLimiter(2, 2)
  expect([enter(undefined), enter(undefined)].map(({ state }) => state.isRefused)).toEqual([false, false])
})
