import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DirectConnection } from './direct-connection.ts'

/** A server with PostgreSQL's protocol. Each connection gets these answers, one for each message of the client. */
async function givenServer(...answers: Buffer[]) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    let messages = 0
    socket.on('error', () => undefined)
    socket.on('data', () => {
      socket.write(answers[Math.min(messages, answers.length - 1)] ?? '')
      messages += 1
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const direct = new DirectConnection(`postgres://user@127.0.0.1:${(server.address() as AddressInfo).port}/name`)
  onTestFinished(() => {
    direct.close()
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const read = () => direct.read({ sql: 'select 1', parameters: [] })
  return { direct, read, sockets }
}

/** A message of PostgreSQL: its type, its length, its content. */
function message(type: string, content: string | Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + Buffer.byteLength(content))
  return Buffer.concat([Buffer.from(type), length, Buffer.from(content)])
}

const refusal = message('E', 'SFATAL\0C53300\0Msorry, too many clients already\0\0')
const ready = message('Z', 'I')
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready])
const noRows = Buffer.concat([message('C', 'SELECT 0\0'), ready])

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
  const { read, sockets } = await givenServer(refusal)
  for (let count = 0; count < 10; count += 1) await expect(read()).rejects.toMatchObject({ code: '53300' })
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  await expect(read()).rejects.toMatchObject({ code: '53300' })
  expect(sockets).toHaveLength(2)
})
