import { type RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Headers } from './page.ts'
import type { PageLane, PageResponse } from './page-exchange.ts'
import { type AnswerWriter, createAnswerWriter, type PlainAnswer } from './plain-answer.ts'
import { type PlainRequest, readPlainRequest } from './plain-request.ts'

/**
 * Node's HTTP server with a road past it. A connection is served here as long as nothing but plain requests come that
 * the lane answers; the first other one takes it over to Node, bytes and all, and for good. Node reads and writes HTTP
 * in general, which costs more than a kept page does.
 */
export class PageServer extends Server {
  readonly #held = new Set<PlainConnection>()

  constructor(lane: PageLane, listener: RequestListener) {
    super(listener)
    const [serve] = this.listeners('connection')
    if (!serve) throw new Error('node:http does not wait for connections')
    this.removeAllListeners('connection')
    const write = createAnswerWriter()
    const outbox = new Outbox()
    this.on('connection', (socket: Socket) => {
      const release = (isForNode: boolean) => {
        this.#held.delete(connection)
        if (isForNode) serve.call(this, socket)
      }
      const connection = new PlainConnection(this, socket, { lane, write, outbox, release })
      this.#held.add(connection)
    })
  }

  override closeIdleConnections(): void {
    super.closeIdleConnections()
    for (const connection of this.#held) if (connection.isIdle) connection.close()
  }

  override closeAllConnections(): void {
    super.closeAllConnections()
    for (const connection of this.#held) connection.close()
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
  readonly #server: Server
  readonly #socket: Socket
  readonly #shared: Shared
  readonly #release: (isForNode: boolean) => void
  /** From a request to its answer. */
  #isBusy = false
  /** What waits in the outbox. */
  #ready: Buffer | undefined
  #hasAnswered = false

  readonly #listeners: readonly [event: string, listener: (bytes: Buffer) => void][] = [
    ['data', (bytes: Buffer) => this.#read(bytes)],
    ['end', () => this.#end()],
    // What is on its way to a slow phone is not idle.
    ['timeout', () => this.isIdle && this.close()],
    ['drain', () => this.#readOn()],
    // A guest who has gone is no fault of anybody; 'close' follows.
    ['error', () => undefined],
    ['close', () => this.#release(false)],
  ]

  /** @param release told once, when the connection is Node's or has ended */
  constructor(server: Server, socket: Socket, { release, ...shared }: Shared & { release(isForNode: boolean): void }) {
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
    const bytes = this.#ready
    if (!bytes) return
    this.#ready = undefined
    this.#socket.write(bytes)
    this.#settle()
  }

  #read(bytes: Buffer): void {
    // The next request did not wait for the answer.
    this.send()
    // A server that closes says so with its answers: that is Node's to know.
    const request = this.#server.listening ? readPlainRequest(bytes) : undefined
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
    if (!this.#hasAnswered) {
      this.#hasAnswered = true
      socket.setTimeout(this.#server.keepAliveTimeout)
    }
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
