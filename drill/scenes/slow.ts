import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { readMemory } from '../../bench/process-figures.ts'
import { registerHost } from '../client.ts'
import { countBy, megabytes, ms, p99 } from '../figures.ts'
import { startGuests } from '../guests.ts'
import { type Product, startProduct } from '../product.ts'
import type { Scene, Stage } from '../scene.ts'

const count = 200
const watchedMs = 80_000

export const slowClients: Scene = {
  name: 'slow',
  title: `${count} clients that never read, ${count} that send a byte of their head now and then`,
  isMeasured: false,
  async play(stage) {
    const product = await startProduct(stage, { folder: await stage.openFolder() })
    const host = await registerHost(product.origin)
    const bookId = await host.createBook()
    const before = readMemory(product.processId).now
    const page = `GET /share/${bookId} HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\n\r\n`
    const readers = openAll(stage, product, (socket) => {
      socket.pause()
      const timer = setInterval(() => socket.write(page), 100)
      socket.once('close', () => clearInterval(timer))
    })
    const senders = openAll(stage, product, (socket) => {
      socket.write('GET / HTTP/1.1\r\nx-slow: ')
      const timer = setInterval(() => socket.write('a'), 3_000)
      socket.once('close', () => clearInterval(timer))
    })
    const guests = await startGuests(stage, product, [bookId], 10)
    const [readersAfter, sendersAfter] = await Promise.all([waitUntilClosed(readers), waitUntilClosed(senders)])
    const during = await guests.end()
    stage.check(
      'a caller that asks on without reading is closed, by its requests in one read or after 30 s without progress',
      readersAfter < 80_000,
      `all ${count} closed after ${ms(readersAfter)}`,
    )
    stage.check(
      'a caller that sends a head for longer than a minute is closed, at the next look in every 5 s',
      sendersAfter < watchedMs,
      `all ${count} closed after ${ms(sendersAfter)}`,
    )
    stage.check(
      'guests read on',
      during.every(({ status }) => status === 200),
      `${countBy(during, ({ status }) => status)}; p99 ${ms(p99(during))}`,
    )
    const { now, peak } = readMemory(product.processId)
    stage.check(
      'memory stays bounded',
      peak < 700e6,
      `${megabytes(before)} before, ${megabytes(peak)} at most, ${megabytes(now)} after`,
    )
  },
}

function openAll(stage: Stage, { port }: Product, begin: (socket: Socket) => void): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => begin(socket))
    socket.on('error', () => undefined)
    stage.atEnd(() => socket.destroy())
    return socket
  })
}

/** A paused socket notices its end only when it writes. @returns milliseconds until all are closed; infinite if never */
async function waitUntilClosed(sockets: readonly Socket[]): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < watchedMs) {
    const open = sockets.filter((socket) => !socket.destroyed)
    if (open.length === 0) return performance.now() - start
    await sleep(500)
  }
  return Number.POSITIVE_INFINITY
}
