import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fatal, givenPostgresStandIn, noRows, welcome } from '#test/postgres-stand-in.ts'
import { DirectConnection } from './direct-connection.ts'

/** Reads from a server that gives these answers. */
async function givenServer(...answers: Buffer[]) {
  const { url, sockets } = await givenPostgresStandIn(...answers)
  const direct = new DirectConnection(url)
  onTestFinished(() => direct.close())
  const read = () => direct.read({ sql: 'select 1', parameters: [] })
  return { direct, read, sockets }
}

test('reads that follow each other use one connection, which is closed with the database', async () => {
  const { direct, read, sockets } = await givenServer(welcome, noRows)
  for (let count = 0; count < 10; count += 1) expect(await read()).toEqual([])
  expect(sockets).toHaveLength(1)
  direct.close()
  await vi.waitFor(() => expect(sockets[0]?.readableEnded).toBe(true), 20_000)
})

test('a connection that the server has closed is not used again', async () => {
  const { read, sockets } = await givenServer(welcome, noRows)
  await read()
  sockets[0]?.end()
  await vi.waitFor(() => expect(sockets[0]?.destroyed).toBe(true), 20_000)
  for (let turn = 0; turn < 10; turn += 1) await nextTurn()
  expect(await read()).toEqual([])
  expect(sockets).toHaveLength(2)
})

test('a server that refuses a connection is left alone for a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { read, sockets } = await givenServer(fatal('53300'))
  for (let count = 0; count < 10; count += 1) await expect(read()).rejects.toMatchObject({ code: '53300' })
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  await expect(read()).rejects.toMatchObject({ code: '53300' })
  expect(sockets).toHaveLength(2)
})
