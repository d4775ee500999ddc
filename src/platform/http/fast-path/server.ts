import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { BoundedServer, type ServerSettings } from '../bounded-server.ts'
import type { PageStep } from '../page-exchange.ts'
import { createAnswerWriter } from './answer.ts'
import { FastConnection, Outbox } from './connection.ts'

/**
 * A server with a fast path: a connection is served here as long as it sends only simple requests that the page handler
 * answers. The first other request hands the connection, with the bytes that were read, to node:http for the rest of
 * its life.
 */
export class FastPathServer extends BoundedServer {
  readonly #held = new Map<Socket, FastConnection>()
  readonly #handler: PageStep
  readonly #write = createAnswerWriter()
  readonly #outbox = new Outbox()

  /**
   * @param listener handles what the page handler does not answer, and what is not a simple request; it calls the page
   * handler again
   */
  constructor(listener: RequestListener, handler: PageStep, settings: ServerSettings) {
    super(listener, settings)
    this.#handler = handler
  }

  override closeIdleConnections(): void {
    super.closeIdleConnections()
    for (const connection of this.#held.values()) if (connection.isIdle) connection.close()
  }

  override closeAllConnections(): void {
    super.closeAllConnections()
    for (const connection of this.#held.values()) connection.close()
  }

  protected override isIdle(socket: Socket): boolean {
    return this.#held.get(socket)?.isIdle ?? super.isIdle(socket)
  }

  protected override serve(socket: Socket, serveByNode: () => void): void {
    const release = (isForNode: boolean) => {
      this.#held.delete(socket)
      if (isForNode) serveByNode()
    }
    const shared = { handler: this.#handler, write: this.#write, outbox: this.#outbox }
    this.#held.set(socket, new FastConnection(this, socket, { ...shared, release }))
  }
}
