import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { errorTexts } from '#error-texts.ts'
import { createLog } from '../log.ts'
import { BoundedServer } from './bounded-server.ts'
import { createClientErrorHandler } from './client-errors.ts'

/** `/refused` is answered before its body is read, `/slow` when told to, all others after their body. */
async function startServer() {
  const slow = Promise.withResolvers<void>()
  const listener: RequestListener = (request, response) => {
    const answer = () => response.end(`answer ${request.url}`)
    if (request.url === '/refused') response.writeHead(503).end('refused')
    else if (request.url === '/slow') void slow.promise.then(answer)
    else request.resume().once('end', answer)
    request.on('error', () => undefined)
  }
  const bounds = { connections: 100, connectionsPerAddress: 100, writeMs: 30_000, idleMs: 130_000, checkMs: 50 }
  const server = new BoundedServer(listener, { bounds, state: { isStopping: false } })
  server.on('clientError', createClientErrorHandler(createLog('silent'), errorTexts))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answers = ''
  socket.on('data', (bytes) => {
    answers += bytes
  })
  // A connection that the server resets counts as closed.
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  return {
    server,
    socket,
    answerSlow: slow.resolve,
    async until(text: string) {
      while (!answers.includes(text) && !socket.destroyed) {
        await Promise.race([new Promise((resolve) => socket.once('data', resolve)), closed])
      }
    },
    /** The statuses of all answers, in their order. */
    async statuses() {
      await closed
      return [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
    },
  }
}

const head = (path: string, ...headers: string[]) =>
  `POST ${path} HTTP/1.1\r\n${['Host: x', ...headers].join('\r\n')}\r\n\r\n`
const chunked = 'Transfer-Encoding: chunked'

test('a request that was answered gets no second answer if its body cannot be read', async () => {
  const { socket, until, statuses } = await startServer()
  socket.write(head('/refused', chunked))
  await until('refused')
  socket.write('zz\r\n')
  expect(await statuses()).toEqual([503])
})

test('a request that was answered gets no second answer if its body is late or cut off', async () => {
  const late = await startServer()
  late.server.headersTimeout = late.server.requestTimeout = 100
  late.socket.write(head('/refused', 'Content-Length: 9'))
  expect(await late.statuses()).toEqual([503])

  const short = await startServer()
  short.socket.write(head('/refused', 'Content-Length: 9'))
  await short.until('refused')
  short.socket.end('half')
  expect(await short.statuses()).toEqual([503])
})

test('the next request on the connection of a refused one has its own answer', async () => {
  const { socket, until, statuses } = await startServer()
  socket.write(head('/refused', chunked))
  await until('refused')
  socket.write(`0\r\n\r\n${head('/next', 'Content-Length: 0')}`)
  await until('answer /next')
  socket.write(head('/unread', chunked, 'Content-Length: 3'))
  expect(await statuses()).toEqual([503, 200, 400])
})

test.each([
  ['an unreadable request', 'no HTTP\r\n\r\n'],
  ['a request with an unreadable body', `${head('/next', chunked)}zz\r\n`],
])('%s is refused after the requests before it were answered', async (_name, bytes) => {
  const { socket, until, answerSlow, statuses } = await startServer()
  socket.write(`${head('/first', 'Content-Length: 0')}${head('/slow', 'Content-Length: 0')}${bytes}`)
  await until('answer /first')
  answerSlow()
  expect(await statuses()).toEqual([200, 200, 400])
})

test('a request whose body cannot be read is refused at once', async () => {
  const { socket, statuses } = await startServer()
  socket.write(`${head('/body', chunked)}3\r\nabc\r\nzz\r\n`)
  expect(await statuses()).toEqual([400])
})
