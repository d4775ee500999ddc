import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from '#test/running-service.ts'
import { BoundedServer } from './bounded-server.ts'
import type { HttpApp } from './http-app.ts'
import { listenOn } from './listening.ts'

const bounds = { connections: 50, connectionsPerAddress: 100, writeMs: 30_000, idleMs: 130_000, checkMs: 5_000 }
const local = { host: '127.0.0.1', backlog: 200 }

function givenApp(): HttpApp {
  const app = fastify({
    serverFactory: (handler) => new BoundedServer(handler, { bounds, state: { isStopping: false } }),
  }) as unknown as HttpApp
  app.get('/', () => 'answer')
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  return app
}

/** Opens connections at the same moment and waits until the server has seen all of them. */
async function connectMany(app: HttpApp, count: number): Promise<{ sockets: Socket[]; mostInOneTurn: number }> {
  let seen = 0
  let ofThisTurn = 0
  let mostInOneTurn = 0
  app.server.on('connection', () => {
    seen += 1
    ofThisTurn += 1
  })
  const { port } = app.server.address() as AddressInfo
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => undefined))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  while (seen < count) {
    await new Promise((resolve) => setImmediate(resolve))
    mostInOneTurn = Math.max(mostInOneTurn, ofThisTurn)
    ofThisTurn = 0
  }
  return { sockets, mostInOneTurn }
}

// On other systems sockets cannot share a port.
test.runIf(process.platform === 'linux')('several connections are accepted in one turn of the event loop', async () => {
  const app = givenApp()
  await listenOn(app, { port: 0, ...local })
  const one = givenApp()
  await listenOn(one, { port: 0, ...local }, 1)

  expect((await connectMany(app, 40)).mostInOneTurn).toBeGreaterThan(1)
  expect((await connectMany(one, 40)).mostInOneTurn).toBe(1)
})

test('requests are answered on every socket, and the limit of connections is that of all sockets', async () => {
  const app = givenApp()
  const address = await listenOn(app, { port: 0, ...local })
  const answers = await Promise.all(
    Array.from({ length: 40 }, async () => (await fetch(address, { headers: { connection: 'close' } })).text()),
  )
  expect(new Set(answers)).toEqual(new Set(['answer']))

  const { sockets } = await connectMany(app, 80)
  for (const socket of sockets) socket.resume()
  await vi.waitFor(
    () => expect(sockets.filter((socket) => socket.closed)).toHaveLength(80 - bounds.connections),
    20_000,
  )
})

test('a port that another service has is refused', async () => {
  const port = await findFreePort()
  await listenOn(givenApp(), { port, ...local })

  await expect(listenOn(givenApp(), { port, ...local })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('closing waits for the connections of all sockets, and frees the port', async () => {
  const app = givenApp()
  await listenOn(app, { port: 0, ...local })
  const { port } = app.server.address() as AddressInfo
  const { sockets } = await connectMany(app, 30)

  await app.close()

  await Promise.all(sockets.map((socket) => socket.closed || once(socket.resume(), 'close')))
  await listenOn(givenApp(), { port, ...local })
})
