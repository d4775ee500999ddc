import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { type LargeBodyLimits, limitLargeBodies } from './large-bodies.ts'

const unavailable = { code: 'UNAVAILABLE', status: 503, retryAfter: 10 }

function openDoor(limits: LargeBodyLimits) {
  const admit = limitLargeBodies(limits)
  return (accountId?: string) => {
    const raw = new EventEmitter()
    const state = { isCut: false }
    const destroy = () => {
      state.isCut = true
      raw.emit('close')
    }
    const request = { account: accountId === undefined ? null : { id: accountId }, raw: { destroy } }
    const admitted = admit(request as unknown as FastifyRequest, { raw } as unknown as FastifyReply)
    return { admitted, state, end: () => raw.emit('close') }
  }
}

test('an account has so many large bodies at once, and another one as many', async () => {
  const enter = openDoor({ perAccount: 2, inAll: 10 })
  const [first, second] = [enter('ada'), enter('ada')]
  await Promise.all([first.admitted, second.admitted, enter('bea').admitted])

  await expect(enter('ada').admitted).rejects.toMatchObject(unavailable)
  first.end()
  await enter('ada').admitted
  await expect(enter('ada').admitted).rejects.toMatchObject(unavailable)
})

test('when all places are taken, the account with the most loses its latest', async () => {
  const enter = openDoor({ perAccount: 9, inAll: 4 })
  const crowd = [1, 2, 3, 4].map(() => enter('ada'))
  const bea = enter('bea')
  await Promise.all([...crowd, bea].map(({ admitted }) => admitted))
  expect(crowd.map(({ state }) => state.isCut)).toEqual([false, false, false, true])

  await expect(enter('ada').admitted).rejects.toMatchObject(unavailable)
  await enter('bea').admitted
  await expect(enter('bea').admitted).rejects.toMatchObject(unavailable)
  expect(crowd.map(({ state }) => state.isCut)).toEqual([false, false, true, true])
  expect(bea.state.isCut).toBe(false)
})

test('no account leaves a trace when its requests have ended', async () => {
  const enter = openDoor({ perAccount: 1, inAll: 2 })
  for (let round = 0; round < 100; round += 1) {
    const entered = [enter('ada'), enter('bea')]
    await Promise.all(entered.map(({ admitted }) => admitted))
    for (const { end } of entered) end()
  }
})

test('callers without a session are for the session guard to refuse', async () => {
  const enter = openDoor({ perAccount: 1, inAll: 1 })
  await Promise.all([enter().admitted, enter().admitted])
})
