import { once } from 'node:events'
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http'
import { createServer, type ListenOptions, type Server as NetServer, type Socket } from 'node:net'
import { ConnectionLimit } from './connection-limit.ts'
import { hasPendingAnswer, trackAnswer } from './pending-answers.ts'
import { StalledWrites } from './stalled-writes.ts'

/** Bounds on time and number of connections. Heads are bounded by Node at 16 kB, bodies by each route. */
export type ConnectionBounds = {
  /** Maximum number of open connections; further ones are closed. */
  connections: number
  /** Maximum number of open connections of one public network. */
  connectionsPerAddress: number
  /** A connection is closed if its response makes no progress for this time. */
  writeMs: number
  /**
   * An idle connection stays open for this long. Longer than proxies keep a connection for the next request (Caddy two
   * minutes, nginx one): if we closed first, a request in flight could be lost.
   */
  idleMs: number
  /**
   * Interval of the checks for slow headers and bodies (Node's limits: 60 and 300 s). Node's default interval is 30 s.
   */
  checkMs: number
}

/**
 * Maximum number of requests in one read. Browsers and proxies send the next request after the response to the last
 * one.
 */
const mostInOneRead = 4
const headEnd = Buffer.from('\r\n\r\n')

/** Read on every request; `isStopping` changes once, from false to true. */
export type ServiceState = { isStopping: boolean }

export type ServerSettings = { bounds: ConnectionBounds; state: ServiceState }

/** Node's HTTP server with bounds on its connections, which sends `Connection: close` while the service stops. */
export class BoundedServer extends Server {
  readonly #state: ServiceState
  readonly #acceptors: NetServer[] = []
  #openConnections = 0
  readonly writeMs: number

  constructor(listener: RequestListener, { bounds, state }: ServerSettings) {
    // The listener checks the host, with an answer in the usual shape.
    super({ connectionsCheckingInterval: bounds.checkMs, requireHostHeader: false }, listener)
    this.#state = state
    this.writeMs = bounds.writeMs
    this.timeout = bounds.writeMs
    this.keepAliveTimeout = bounds.idleMs
    const stalledWrites = new StalledWrites(bounds.writeMs)
    const limit = new ConnectionLimit(bounds.connectionsPerAddress, (socket) => this.isIdle(socket))
    this.prependListener('request', (request, response) => this.#trackRequest(request, response))
    // An unknown expectation may be ignored (RFC 9110, 10.1.1). Node would answer 417 without our headers.
    this.on('checkExpectation', (request, response) => this.emit('request', request, response))
    this.on('timeout', (socket: Socket) => {
      // Without a listener for 'timeout' node:http would also close connections that wait for our own answer.
      if (!hasPendingAnswer(socket) || socket.writableLength > 0) socket.destroy()
    })
    const listeners = this.listeners('connection')
    this.removeAllListeners('connection')
    this.on('connection', (socket: Socket) => {
      if (!this.#countConnection(socket, bounds.connections) || !limit.admit(socket)) return
      stalledWrites.watch(socket)
      this.serve(socket, () => {
        for (const listen of listeners) listen.call(this, socket)
        refusePipelines(socket)
      })
    })
  }

  /**
   * Accepts connections on more sockets of the same port. libuv accepts one connection per socket in each turn of the
   * event loop, so with one socket and turns of 10 ms a busy service accepts a hundred connections per second.
   * @param options of the first socket, with `reusePort`
   */
  async acceptOnMoreSockets(count: number, options: ListenOptions): Promise<void> {
    while (this.#acceptors.length < count) {
      // With the options that node:http uses.
      const acceptor = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => this.emit('connection', socket))
      this.#acceptors.push(acceptor)
      acceptor.listen(options)
      await once(acceptor, 'listening')
    }
  }

  override close(callback?: (error?: Error) => void): this {
    // `server.close()` waits only for connections that the server has accepted itself.
    const closed = this.#acceptors.map((acceptor) => new Promise((resolve) => acceptor.close(resolve)))
    return super.close((error) => void Promise.all(closed).then(() => callback?.(error)))
  }

  /** Whether connections are kept open after a response. */
  get keepsConnections(): boolean {
    return this.listening && !this.#state.isStopping
  }

  /** Whether a connection has no pending request. */
  protected isIdle(socket: Socket): boolean {
    return !hasPendingAnswer(socket)
  }

  /**
   * Begins to read an admitted connection.
   * @param serveByNode hands the connection to node:http
   */
  protected serve(_socket: Socket, serveByNode: () => void): void {
    serveByNode()
  }

  /** Counts a new connection until it closes. Returns false, and closes it, when there are too many. */
  #countConnection(socket: Socket, most: number): boolean {
    if (this.#openConnections >= most) {
      socket.destroy()
      return false
    }
    this.#openConnections += 1
    socket.once('close', () => {
      this.#openConnections -= 1
    })
    return true
  }

  #trackRequest(request: IncomingMessage, response: ServerResponse): void {
    if (this.#state.isStopping) response.setHeader('connection', 'close')
    trackAnswer(request, response)
  }
}

/**
 * Closes a connection if one read contains many requests. node:http answers all requests of a read in one turn of the
 * event loop; a read of 64 kB contains two thousand, and a caller may have hundreds of connections.
 */
function refusePipelines(socket: Socket): void {
  const listeners = socket.listeners('data') as ((bytes: Buffer) => void)[]
  socket.removeAllListeners('data')
  socket.on('data', (bytes: Buffer) => {
    if (countHeads(bytes) > mostInOneRead) socket.destroy()
    else for (const read of listeners) read.call(socket, bytes)
  })
}

/** Counts empty lines before three capitals, which begin a method, but stops at the limit. */
function countHeads(bytes: Buffer): number {
  let count = 1
  let end = bytes.indexOf(headEnd)
  while (end !== -1 && count <= mostInOneRead) {
    let next = end + headEnd.length
    // Parsers skip empty lines before a request.
    while (bytes[next] === 13 || bytes[next] === 10) next += 1
    if (/^[A-Z]{3}/.test(bytes.toString('latin1', next, next + 3))) count += 1
    end = bytes.indexOf(headEnd, next)
  }
  return count
}
