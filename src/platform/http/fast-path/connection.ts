import type { Socket } from 'node:net'
import { afterEvents } from '../../event-loop-turns.ts'
import type { BoundedServer } from '../bounded-server.ts'
import type { Headers } from '../page.ts'
import type { PageResponse, PageStep } from '../page-exchange.ts'
import type { AnswerWriter, SimpleAnswer } from './answer.ts'
import { readSimpleRequest, type SimpleRequest } from './request.ts'

/**
 * Sends the responses of one turn of the event loop together, after all requests of that turn were read. Their reader,
 * often a proxy on the same machine, then wakes once instead of once per response; a wake costs as much as a cached
 * page.
 */
export class Outbox {
  #waiting: FastConnection[] = []

  add(connection: FastConnection): void {
    if (this.#waiting.push(connection) === 1) afterEvents(this.#send)
  }

  readonly #send = () => {
    const waiting = this.#waiting
    this.#waiting = []
    for (const connection of waiting) connection.send()
  }
}

type Shared = { handler: PageStep; write: AnswerWriter; outbox: Outbox }

/** Serves one request after the other; nothing is read while a response is pending. */
export class FastConnection {
  readonly #server: BoundedServer
  readonly #socket: Socket
  readonly #shared: Shared
  readonly #release: (isForNode: boolean) => void
  /** True while a request is being answered. */
  #isBusy = false
  /** The response waiting in the outbox. */
  #ready: readonly Buffer[] | undefined
  #hasAnswered = false
  /** The kernel did not accept all of the last responses at once. */
  #isWriting = false

  readonly #listeners: readonly [event: string, listener: (bytes: Buffer) => void][] = [
    ['data', (bytes: Buffer) => this.#read(bytes)],
    ['end', () => this.#end()],
    ['timeout', () => this.#timeOut()],
    ['drain', () => this.#endWriting()],
    // The caller has closed the connection; 'close' follows.
    ['error', () => undefined],
    ['close', () => this.#release(false)],
  ]

  /** @param release called once, when the connection goes to node:http or has ended */
  constructor(
    server: BoundedServer,
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

  /** Sends the waiting response, if there is one. */
  send(): void {
    const pieces = this.#ready
    if (!pieces) return
    this.#ready = undefined
    const socket = this.#socket
    const isWhole = pieces.length === 1
    if (!isWhole) socket.cork()
    for (const piece of pieces) socket.write(piece)
    if (!isWhole) socket.uncork()
    this.#endAnswer()
  }

  /** Node emits 'timeout' only after a time without any progress: it restarts the timer while a write goes on. */
  #timeOut(): void {
    if (this.#isBusy) return
    if (this.#isWriting && this.#socket.writableLength === 0) this.#endWriting()
    else this.close()
  }

  #endWriting(): void {
    this.#isWriting = false
    this.#socket.setTimeout(this.#server.keepAliveTimeout)
    this.#resumeReading()
  }

  #read(bytes: Buffer): void {
    // The next request came before the previous response was sent.
    this.send()
    // While the server stops, responses carry `Connection: close`, which node:http adds.
    const request = this.#server.keepsConnections ? readSimpleRequest(bytes) : undefined
    if (request) this.#answer(request, bytes)
    else this.#leaveToNode(bytes)
  }

  #answer(request: SimpleRequest, bytes: Buffer): void {
    const socket = this.#socket
    const { handler, write, outbox } = this.#shared
    const isHead = request.method === 'HEAD'
    const response = new FastResponse(({ status, headers, body }) => {
      this.#ready = write({ status, headers, body: isHead ? undefined : body })
      outbox.add(this)
    })
    this.#isBusy = true
    handler({ ...request, socket }, response, () => this.#leaveToNode(bytes))
    if (this.#isBusy && !this.#ready) socket.pause()
  }

  #endAnswer(): void {
    const socket = this.#socket
    this.#isBusy = false
    if (socket.writableLength > 0) {
      this.#isWriting = true
      socket.setTimeout(this.#server.writeMs)
    } else if (!this.#hasAnswered) socket.setTimeout(this.#server.keepAliveTimeout)
    this.#hasAnswered = true
    if (!this.#server.listening) socket.end()
    else if (socket.writableNeedDrain) socket.pause()
    else this.#resumeReading()
  }

  #end(): void {
    this.send()
    this.#socket.end()
  }

  #resumeReading(): void {
    if (!this.#isBusy && this.#socket.isPaused()) this.#socket.resume()
  }

  /** Hands the connection to node:http and puts back the bytes that were read last. */
  #leaveToNode(bytes: Buffer): void {
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

/** The response to one request, sent when it is complete. */
class FastResponse implements PageResponse {
  readonly #send: (answer: SimpleAnswer) => void
  #headers: Headers | undefined
  statusCode = 200

  constructor(send: (answer: SimpleAnswer) => void) {
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
