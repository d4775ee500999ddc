import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ConnectionLimit } from './connection-limit.ts'
import type { Headers } from './page.ts'
import type { PageLane, PageResponse } from './page-exchange.ts'
import { type AnswerWriter, createAnswerWriter, type PlainAnswer } from './plain-answer.ts'
import { type PlainRequest, readPlainRequest } from './plain-request.ts'

/** Bounds on time and number of connections. Heads are bounded by Node at 16 kB, bodies by each route. */
export type ConnectionBounds = {
  /** Open connections of all callers; a new one beyond is closed. */
  connections: number
  /** Open connections of one public network. */
  connectionsPerAddress: number
  /** A connection on which an answer makes no progress for this long is closed. */
  writeMs: number
  /**
   * An idle connection stays open for this long. Longer than proxies keep a connection that they may send the next
   * request on (Caddy two minutes, nginx one): closed by us first, it could close under that request.
   */
  idleMs: number
}

/** Read on every request; `isStopping` turns once. */
export type ServiceState = { isStopping: boolean }

type PageServerOptions = {
  /** Answers simple requests straight from the socket. Without it every request goes to node:http. */
  lane?: PageLane | undefined
  bounds: ConnectionBounds
  state: ServiceState
}

/**
 * Node's HTTP server with bounds on its connections and, with a lane, a fast path: a connection is served here as long
 * as it sends nothing but simple requests that the lane answers. The first other request hands the connection to
 * node:http, bytes included, for good. Reading and writing HTTP in general costs more than a kept page does.
 */
export class PageServer extends Server {
  readonly #held = new Map<Socket, PlainConnection>()
  /** Requests under way in node:http, by connection. */
  readonly #busy = new Map<Socket, number>()
  readonly #state: ServiceState
  readonly writeMs: number

  constructor(listener: RequestListener, { lane, bounds, state }: PageServerOptions) {
    super(listener)
    this.#state = state
    this.writeMs = bounds.writeMs
    this.timeout = bounds.writeMs
    this.keepAliveTimeout = bounds.idleMs
    this.maxConnections = bounds.connections
    const limit = new ConnectionLimit(bounds.connectionsPerAddress, (socket) => this.#isIdle(socket))
    this.prependListener('request', (request, response) => this.#trackRequest(request, response))
    this.on('timeout', (socket: Socket) => {
      // Without 'timeout' being handled node:http would also close connections that wait for our own answer.
      if (!this.#busy.has(socket) || socket.writableLength > 0) socket.destroy()
    })
    if (lane) this.#serveSimpleRequests(lane)
    const serve = this.listeners('connection')
    this.removeAllListeners('connection')
    this.on('connection', (socket: Socket) => {
      if (limit.admit(socket)) for (const listen of serve) listen.call(this, socket)
    })
  }

  /** Whether connections are kept open after an answer. */
  get keepsConnections(): boolean {
    return this.listening && !this.#state.isStopping
  }

  override closeIdleConnections(): void {
    super.closeIdleConnections()
    for (const connection of this.#held.values()) if (connection.isIdle) connection.close()
  }

  override closeAllConnections(): void {
    super.closeAllConnections()
    for (const connection of this.#held.values()) connection.close()
  }

  #serveSimpleRequests(lane: PageLane): void {
    const [serve] = this.listeners('connection')
    if (!serve) throw new Error('node:http does not wait for connections')
    this.removeAllListeners('connection')
    const write = createAnswerWriter()
    const outbox = new Outbox()
    this.on('connection', (socket: Socket) => {
      const release = (isForNode: boolean) => {
        this.#held.delete(socket)
        if (isForNode) serve.call(this, socket)
      }
      this.#held.set(socket, new PlainConnection(this, socket, { lane, write, outbox, release }))
    })
  }

  #trackRequest({ socket }: IncomingMessage, response: ServerResponse): void {
    if (this.#state.isStopping) response.setHeader('connection', 'close')
    this.#busy.set(socket, (this.#busy.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (this.#busy.get(socket) ?? 1) - 1
      if (left === 0) this.#busy.delete(socket)
      else this.#busy.set(socket, left)
    })
  }

  #isIdle(socket: Socket): boolean {
    return this.#held.get(socket)?.isIdle ?? !this.#busy.has(socket)
  }
}

/**
 * Answers leave together, when whatever could be read was read: their reader, on this machine often a proxy, is woken
 * once and not by each of them, which takes as long as a kept page.
 */
class Outbox {
  #waiting: PlainConnection[] = []

  add(connection: PlainConnection): void {
    if (this.#waiting.push(connection) === 1) setImmediate(this.#send)
  }

  readonly #send = () => {
    const waiting = this.#waiting
    this.#waiting = []
    for (const connection of waiting) connection.send()
  }
}

type Shared = { lane: PageLane; write: AnswerWriter; outbox: Outbox }

/** One request after the other; while one waits for its answer nothing is read. */
class PlainConnection {
  readonly #server: PageServer
  readonly #socket: Socket
  readonly #shared: Shared
  readonly #release: (isForNode: boolean) => void
  /** From a request to its answer. */
  #isBusy = false
  /** What waits in the outbox. */
  #ready: readonly Buffer[] | undefined
  #hasAnswered = false
  /** The kernel did not take all of the last answers at once. */
  #isWriting = false

  readonly #listeners: readonly [event: string, listener: (bytes: Buffer) => void][] = [
    ['data', (bytes: Buffer) => this.#read(bytes)],
    ['end', () => this.#end()],
    ['timeout', () => this.#timeOut()],
    ['drain', () => this.#endWriting()],
    // A guest who has gone is no fault of anybody; 'close' follows.
    ['error', () => undefined],
    ['close', () => this.#release(false)],
  ]

  /** @param release told once, when the connection is Node's or has ended */
  constructor(
    server: PageServer,
    socket: Socket,
    { release, ...shared }: Shared & { release(isForNode: boolean): void },
  ) {
    this.#server = server
    this.#socket = socket
    this.#shared = shared
    this.#release = release
    socket.setTimeout(server.headersTimeout)
    for (const [event, listener] of this.#listeners) socket.on(event, listener)
  }

  get isIdle(): boolean {
    return !this.#isBusy && this.#socket.writableLength === 0
  }

  close(): void {
    this.#socket.destroy()
  }

  /** Sends what is ready, if anything is. */
  send(): void {
    const pieces = this.#ready
    if (!pieces) return
    this.#ready = undefined
    const socket = this.#socket
    const isWhole = pieces.length === 1
    if (!isWhole) socket.cork()
    for (const piece of pieces) socket.write(piece)
    if (!isWhole) socket.uncork()
    this.#settle()
  }

  /** Comes only after a time without any progress: Node puts it off while a write goes on. */
  #timeOut(): void {
    if (this.#isBusy) return
    if (this.#isWriting && this.#socket.writableLength === 0) this.#endWriting()
    else this.close()
  }

  #endWriting(): void {
    this.#isWriting = false
    this.#socket.setTimeout(this.#server.keepAliveTimeout)
    this.#readOn()
  }

  #read(bytes: Buffer): void {
    // The next request did not wait for the answer.
    this.send()
    // A server that is stopping says so with its answers, which node:http does.
    const request = this.#server.keepsConnections ? readPlainRequest(bytes) : undefined
    if (request) this.#answer(request, bytes)
    else this.#leave(bytes)
  }

  #answer(request: PlainRequest, bytes: Buffer): void {
    const socket = this.#socket
    const { lane, write, outbox } = this.#shared
    const isHead = request.method === 'HEAD'
    const response = new PlainResponse(({ status, headers, body }) => {
      this.#ready = write({ status, headers, body: isHead ? undefined : body })
      outbox.add(this)
    })
    this.#isBusy = true
    lane({ ...request, socket }, response, () => this.#leave(bytes))
    if (this.#isBusy && !this.#ready) socket.pause()
  }

  #settle(): void {
    const socket = this.#socket
    this.#isBusy = false
    if (socket.writableLength > 0) {
      this.#isWriting = true
      socket.setTimeout(this.#server.writeMs)
    } else if (!this.#hasAnswered) socket.setTimeout(this.#server.keepAliveTimeout)
    this.#hasAnswered = true
    if (!this.#server.listening) socket.end()
    else if (socket.writableNeedDrain) socket.pause()
    else this.#readOn()
  }

  #end(): void {
    this.send()
    this.#socket.end()
  }

  #readOn(): void {
    if (!this.#isBusy && this.#socket.isPaused()) this.#socket.resume()
  }

  /** Node begins with what was read last, as if it had just come. */
  #leave(bytes: Buffer): void {
    const socket = this.#socket
    this.#isBusy = false
    if (socket.destroyed) return
    for (const [event, listener] of this.#listeners) socket.off(event, listener)
    socket.setTimeout(0)
    socket.pause()
    socket.unshift(bytes)
    this.#release(true)
    socket.resume()
  }
}

/** The answer to one request, sent when it is whole. */
class PlainResponse implements PageResponse {
  readonly #send: (answer: PlainAnswer) => void
  #headers: Headers | undefined
  statusCode = 200

  constructor(send: (answer: PlainAnswer) => void) {
    this.#send = send
  }

  get headersSent(): boolean {
    return this.#headers !== undefined
  }

  writeHead(status: number, headers: Headers): this {
    this.statusCode = status
    this.#headers = headers
    return this
  }

  end(body?: Buffer | string): void {
    this.#send({ status: this.statusCode, headers: this.#headers ?? {}, body })
  }
}
