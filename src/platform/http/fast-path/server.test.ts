import { EventEmitter, once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BoundedServer, type ConnectionBounds } from '../bounded-server.ts'
import type { PageStep } from '../page-exchange.ts'
import { FastPathServer } from './index.ts'

const bounds = { connections: 1000, connectionsPerAddress: 100, writeMs: 30_000, idleMs: 130_000, checkMs: 5_000 }

const pageHeaders = { 'content-type': 'text/plain', etag: '"1"', 'content-length': '4' }

/** `/page` synchronously, `/slow` when told to, `/large` is larger than a connection takes at once. */
function givenHandler() {
  const asked: string[] = []
  const news = new EventEmitter()
  const slow = Promise.withResolvers<void>()
  const large = Buffer.alloc(20_000_000, 'x')
  const largeHeaders = { 'content-length': String(large.length) }
  const handler: PageStep = ({ url = '', headers }, response, next) => {
    asked.push(url)
    news.emit('asked')
    if (headers['if-none-match'] === '"1"') response.writeHead(304, { etag: '"1"' }).end()
    else if (url === '/page') response.writeHead(200, pageHeaders).end(Buffer.from('page'))
    else if (url === '/large') response.writeHead(200, largeHeaders).end(large)
    else if (url === '/slow')
      void slow.promise.then(() => response.writeHead(200, { 'content-length': '4' }).end('slow'))
    else if (url === '/slow-unknown') void slow.promise.then(next)
    else next()
  }
  return {
    handler,
    asked,
    answerSlow: slow.resolve,
    async untilAsked(url: string) {
      while (!asked.includes(url)) await once(news, 'asked')
    },
  }
}

/** Answers what no page handler answers, with the request that it received. */
const listenOrdinarily: RequestListener = async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  response.end(`node ${request.method} ${request.url} ${body}`)
}

type Given = { handler?: PageStep | undefined; listener?: RequestListener } & Partial<ConnectionBounds>

async function startServer({ handler, listener = listenOrdinarily, ...changes }: Given = givenHandler()) {
  const state = { isStopping: false }
  const settings = { bounds: { ...bounds, ...changes }, state }
  const made = handler ? new FastPathServer(listener, handler, settings) : new BoundedServer(listener, settings)
  const server = made.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, state, port: (server.address() as AddressInfo).port }
}

type Caller = { socket: Socket; answers(): string; until(text: string): Promise<string>; ended: Promise<unknown> }

async function call(port: number): Promise<Caller> {
  const socket = connect(port, '127.0.0.1')
  const chunks: string[] = []
  const answers = () => chunks.join('')
  socket.on('data', (data) => chunks.push(data.toString('latin1')))
  // A server that closes while the test still sends may reset the connection; that counts as closed too.
  socket.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await once(socket, 'connect')
  onTestFinished(() => void socket.destroy())
  const until = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => chunks.slice(-2).join('').includes(text) && resolve(answers())
      socket.on('data', look)
      void ended.then(() => reject(new Error(`the connection ended before ${text}`)))
      look()
    })
  return { socket, answers, until, ended }
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`
const headersOf = (answer: string) =>
  answer
    .split('\r\n\r\n', 1)[0]
    ?.split('\r\n')
    .map((line) => line.toLowerCase())
    .filter((line) => !/^(?:date|connection|keep-alive):/.test(line))
    .sort()

test('an answer past Node has the words of an answer by Node, but not what HTTP/1.1 means anyway', async () => {
  const { port } = await startServer()
  const plain = await call(port)
  plain.socket.write(get('/page'))
  const byNode = new BoundedServer((_request, response) => response.writeHead(200, pageHeaders).end('page'), {
    bounds,
    state: { isStopping: false },
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void byNode.close())
  await once(byNode, 'listening')
  const other = await call((byNode.address() as AddressInfo).port)
  other.socket.write(get('/page'))

  const answer = await plain.until('page')
  expect(headersOf(answer)).toEqual(headersOf(await other.until('page')))
  expect(answer).not.toContain('keep-alive')
  expect(Math.abs(Date.parse(/date: (.*)/i.exec(answer)?.[1] ?? '') - Date.now())).toBeLessThan(10_000)
  other.socket.destroy()
})

test('one connection serves page after page, then everything else by Node, and pages again', async () => {
  const { port } = await startServer()
  const { socket, until } = await call(port)
  for (const path of ['/page', '/page', '/page']) {
    socket.write(get(path))
    await once(socket, 'data')
  }
  socket.write('POST /call HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhel')
  socket.write('lo')
  await until('node POST /call hello')
  socket.write(get('/other'))
  await until('node GET /other')
  socket.write(get('/page'))
  const answers = await until('node GET /page')
  expect(answers.match(/\r\n\r\npage/g)).toHaveLength(3)
})

test.each([1, 7, 20, 40])('a request that comes in pieces of %i bytes is answered', async (size) => {
  const { port } = await startServer()
  const { socket, until } = await call(port)
  socket.setNoDelay(true)
  const head = get('/elsewhere', 'X-Note: pieces\r\n')
  for (let at = 0; at < head.length; at += size) {
    socket.write(head.slice(at, at + size))
    await sleep(1)
  }
  expect(await until('node')).toContain('node GET /elsewhere')
})

test('requests that come at once are answered in their order, also by the slow', async () => {
  const given = givenHandler()
  const { port } = await startServer(given)
  const { socket, until, answers } = await call(port)
  socket.write(get('/slow'))
  await given.untilAsked('/slow')
  socket.write(get('/page') + get('/last'))
  await sleep(20)
  expect(answers()).toBe('')

  given.answerSlow()
  await until('node GET /last')
  expect(answers().match(/slow|node GET \/\w+/g)).toEqual(['slow', 'node GET /page', 'node GET /last'])
})

test('a client that sends its request and closes its side at once gets the answer', async () => {
  const { port } = await startServer()
  const { socket, answers, ended } = await call(port)
  socket.end(get('/page'))
  await ended
  expect(answers()).toMatch(/^HTTP\/1\.1 200 OK\r\n.+\r\n\r\npage$/s)
})

test('a connection that is cut in the turn of its answer harms nobody', async () => {
  const given = givenHandler()
  const { server, port } = await startServer(given)
  const cut = await call(port)
  cut.socket.write(get('/page'))
  await given.untilAsked('/page')
  server.closeAllConnections()
  await cut.ended
  expect(cut.answers()).toBe('')

  const { socket, until } = await call(port)
  socket.write(get('/page'))
  expect(await until('page')).toContain('200 OK')
})

test('a request that a page handler passes on late is answered by Node', async () => {
  const given = givenHandler()
  const { port } = await startServer(given)
  const { socket, until } = await call(port)
  socket.write(get('/slow-unknown'))
  await given.untilAsked('/slow-unknown')
  given.answerSlow()
  expect(await until('node')).toContain('node GET /slow-unknown')
})

test('without a body: asked for the head alone, or for a page that the guest has', async () => {
  const { port } = await startServer()
  const { socket, until } = await call(port)
  socket.write(get('/page').replace('GET', 'HEAD'))
  const head = await until('\r\n\r\n')
  socket.write(get('/page', 'If-None-Match: "1"\r\n'))
  const answers = await until('304')

  expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*content-length: 4\r\n(?:.+\r\n)+\r\n$/)
  expect(answers.slice(head.length)).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n(?:.+\r\n)+\r\n$/)
  expect(answers.slice(head.length)).not.toContain('content-length')
})

test('a guest who leaves before the answer harms nobody', async () => {
  const given = givenHandler()
  const { port } = await startServer(given)
  for (const path of ['/slow', '/slow-unknown']) {
    const { socket, ended } = await call(port)
    socket.write(get(path))
    await given.untilAsked(path)
    socket.resetAndDestroy()
    await ended
  }
  given.answerSlow()
  const { socket, until } = await call(port)
  socket.write(get('/page'))
  expect(await until('page')).toContain('200 OK')
})

test('of a client that does not read the answers, no more requests are read', async () => {
  const given = givenHandler()
  const { port } = await startServer(given)
  const { socket, until } = await call(port)
  socket.write(get('/large'))
  await once(socket, 'data')
  socket.pause()
  await sleep(50)
  socket.write(get('/page'))
  await sleep(50)
  expect(given.asked).toEqual(['/large'])

  socket.resume()
  await until('page')
  expect(given.asked).toEqual(['/large', '/page'])
})

test('readers who do not read share one copy of a large page', async () => {
  const given = givenHandler()
  const { port } = await startServer(given)
  const callers = await Promise.all(Array.from({ length: 10 }, () => call(port)))
  const before = process.memoryUsage().arrayBuffers
  for (const { socket } of callers) {
    socket.pause()
    socket.write(get('/large'))
  }
  while (given.asked.length < callers.length) await sleep(5)
  await sleep(20)
  // One copy has 20 MB.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000)
})

/** With the fast path, and with node:http alone. */
const paths: [name: string, hasHandler: boolean][] = [
  ['on the fast path', true],
  ['by node:http', false],
]

/** Serves large answers, slowly consumed or not, with or without a page handler. */
function givenLargeServer(hasHandler: boolean, changes: Partial<ConnectionBounds>) {
  const large = Buffer.alloc(20_000_000, 'x')
  const given = givenHandler()
  const byNode: RequestListener = (request, response) => {
    if (request.url === '/large') response.end(large)
    else if (request.url === '/late') setTimeout(() => response.end('late'), 400)
    else response.end('page')
  }
  return startServer({ handler: hasHandler ? given.handler : undefined, listener: byNode, ...changes })
}

test.each(paths)('who asks and never reads is cut off, %s', async (_name, hasHandler) => {
  const { server, port } = await givenLargeServer(hasHandler, { writeMs: 100 })
  const stalled = await Promise.all(Array.from({ length: 20 }, () => call(port)))
  for (const { socket } of stalled) {
    socket.pause()
    socket.write(get('/large'))
  }
  const reader = await call(port)
  reader.socket.write(get('/page'))
  await reader.until('page')

  await vi.waitFor(async () => expect(await countConnections(server)).toBeLessThanOrEqual(1), 20_000)
  for (const { socket } of stalled) socket.destroy()
})

test.each(paths)('a caller that sends on but never reads is cut off, %s', async (_name, hasHandler) => {
  const { server, port } = await givenLargeServer(hasHandler, { writeMs: 300 })
  const { socket } = await call(port)
  socket.pause()
  socket.write(get('/large'))
  // Node's timeout restarts with each of these bytes.
  const timer = setInterval(() => socket.write('G'), 50)
  onTestFinished(() => clearInterval(timer))

  await vi.waitFor(async () => expect(await countConnections(server)).toBe(0), 20_000)
})

test.each(paths)('an answer that is read slowly but steadily is not cut off, %s', async (_name, hasHandler) => {
  const { port } = await givenLargeServer(hasHandler, { writeMs: 1_000 })
  const { socket, answers, ended } = await call(port)
  // Some 300 chunks take three seconds, in which no second passes without progress.
  socket.on('data', () => {
    socket.pause()
    setTimeout(() => socket.resume(), 10)
  })
  socket.write(get('/large', 'Connection: close\r\n'))
  await ended
  expect(answers().length).toBeGreaterThan(20_000_000)
})

test('a request that takes us longer than a write may take is answered', async () => {
  const { port } = await givenLargeServer(false, { writeMs: 100 })
  const { socket, until } = await call(port)
  socket.write(get('/late'))
  expect(await until('late')).toContain('200 OK')
})

test('connections beyond the limit are closed', async () => {
  const { port } = await startServer({ ...givenHandler(), connections: 3 })
  const open = [await call(port), await call(port), await call(port)]
  const refused = await call(port)
  refused.socket.on('error', () => undefined)
  await refused.ended
  expect(open.every(({ socket }) => !socket.destroyed)).toBe(true)
})

test.each(paths)(
  'a stopping server answers what still comes and says that it was the last, %s',
  async (_name, hasHandler) => {
    const { state, port } = await startServer({ handler: hasHandler ? givenHandler().handler : undefined })
    const { socket, until, ended } = await call(port)
    socket.write(get('/other'))
    await until('node')
    const quiet = await call(port)
    state.isStopping = true

    socket.write(get('/again'))
    expect(await until('/again')).toMatch(/connection: close/i)
    await ended
    const late = await call(port)
    late.socket.write(get('/late'))
    expect(await late.until('/late')).toMatch(/connection: close/i)
    expect(quiet.socket.destroyed).toBe(false)
  },
)

test('a stopping server answers pages by Node, on new connections and on those of the fast path', async () => {
  const { state, port } = await startServer()
  const open = await call(port)
  open.socket.write(get('/page'))
  expect(await open.until('page')).not.toMatch(/connection: close/i)
  state.isStopping = true

  for (const { socket, answers, ended } of [open, await call(port)]) {
    socket.write(get('/page'))
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/connection: close/i)
    await ended
    expect(answers()).toContain('node GET /page')
  }
})

function countConnections(server: BoundedServer): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

test('a connection without a request is closed in time, one that still sends is not', async () => {
  const { server, port } = await startServer()
  server.headersTimeout = 1_500
  server.keepAliveTimeout = 50
  const silent = await call(port)
  const idle = await call(port)
  const slow = await call(port)
  slow.socket.pause()
  slow.socket.write(get('/large'))
  idle.socket.write(get('/page'))
  await idle.until('page')

  await idle.ended
  expect(silent.socket.destroyed).toBe(false)
  await silent.ended
  expect(slow.socket.destroyed).toBe(false)
  slow.socket.resume()
  await slow.ended
  expect(slow.answers().length).toBeGreaterThan(20_000_000)
})

test('a server that closes ends idle connections at once, and others after their answer', async () => {
  const given = givenHandler()
  const { server, port } = await startServer(given)
  const idle = await call(port)
  const silent = await call(port)
  const busy = await call(port)
  idle.socket.write(get('/page'))
  await idle.until('page')
  busy.socket.write(get('/slow'))
  await given.untilAsked('/slow')

  const closed = once(server, 'close')
  server.close()
  await Promise.all([idle.ended, silent.ended])
  expect(busy.socket.destroyed).toBe(false)
  given.answerSlow()
  await busy.until('slow')
  await Promise.all([busy.ended, closed])
})

test('an answer needs its length, and no value may end its line', async () => {
  const errors: unknown[] = []
  const answers: [status: number, headers: Record<string, string>][] = [
    [200, {}],
    [302, { 'content-length': '0', location: '/\r\nset-cookie: a=b' }],
  ]
  const handler: PageStep = (_request, response, next) => {
    try {
      response.writeHead(...(answers.shift() ?? [200, {}])).end('')
    } catch (error) {
      errors.push(error)
      next()
    }
  }
  const { port } = await startServer({ handler })
  for (const path of ['/1', '/2']) {
    const { socket, until } = await call(port)
    socket.write(get(path))
    expect(await until('node')).not.toContain('set-cookie')
  }
  expect(errors.map(String)).toEqual([expect.stringContaining('length'), expect.stringContaining('Invalid character')])
})

test.each([
  ['with the fast path', true],
  ['without it', false],
])('many requests in one read close their connection, %s', async (_name, hasHandler) => {
  const given = givenHandler()
  let requests = 0
  const { port } = await startServer({
    handler: hasHandler ? given.handler : undefined,
    listener: (_request, response) => {
      requests += 1
      response.end('answer')
    },
  })
  const request = 'GET /a HTTP/1.1\r\nHost: x\r\n\r\n'
  const open = () => {
    const socket = connect(port, '127.0.0.1')
    let answers = ''
    socket.on('data', (bytes) => {
      answers += bytes
    })
    // Bytes that are no longer read reset the connection.
    socket.on('error', () => undefined)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    onTestFinished(() => void socket.destroy())
    return { socket, closed, countAnswers: () => answers.match(/answer/g)?.length ?? 0 }
  }
  const some = open()
  some.socket.write(request.repeat(4))
  await vi.waitFor(() => expect(some.countAnswers()).toBe(4))

  const many = open()
  many.socket.write(`${request}\r\n`.repeat(1_000))
  await many.closed
  expect([requests, many.countAnswers()]).toEqual([4, 0])

  // A connection on which node:http has answered already.
  some.socket.write(request.repeat(1_000))
  await some.closed
  expect(requests).toBe(4)
})

test('a body with empty lines is read whole', async () => {
  const { port } = await startServer()
  const caller = await call(port)
  const body = 'line\r\n\r\n'.repeat(30)
  caller.socket.write(`POST /b HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`)
  caller.socket.write(body)
  expect(await caller.until('line\r\n\r\nline')).toContain('node POST /b line')
})

test.each(['/page', '/other'])('a head that takes too long is noticed at the next look, after %s too', async (path) => {
  const { server, port } = await startServer({ ...givenHandler(), checkMs: 50 })
  server.headersTimeout = 100
  const { socket, until, ended } = await call(port)
  socket.write(get(path))
  await until(path === '/page' ? 'page' : 'node')
  socket.write('GET / HTTP/1.1\r\nx-slow: ')
  const slow = setInterval(() => socket.write('a'), 20)
  // Node's own interval is 30 s.
  const winner = await Promise.race([ended.then(() => 'closed'), sleep(4_500).then(() => 'open')])
  clearInterval(slow)
  expect(winner).toBe('closed')
})
