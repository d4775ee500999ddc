import type { Socket } from 'node:net'
import { isPrivateAddress, networkOf } from '../networks.ts'

/**
 * Bounds the open connections of one network, so that one client cannot use all connections. A network over its limit
 * loses its oldest idle connection, which clients open again unnoticed; if none is idle, the new connection is refused.
 * Private networks are not counted: behind a reverse proxy all clients have one address.
 */
export class ConnectionLimit {
  readonly #limit: number
  readonly #isIdle: (socket: Socket) => boolean
  readonly #byNetwork = new Map<string, Set<Socket>>()

  /** @param limit connections of one network: an IPv4 address or 64 bits of IPv6 */
  constructor(limit: number, isIdle: (socket: Socket) => boolean) {
    this.#limit = limit
    this.#isIdle = isIdle
  }

  /** Counts a new connection until it closes. Returns false, and closes it, when its network has too many busy ones. */
  admit(socket: Socket): boolean {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isPrivateAddress(remoteAddress)) return true
    const network = networkOf(remoteAddress)
    const open = this.#byNetwork.get(network) ?? new Set()
    if (open.size >= this.#limit && !this.#closeOldestIdle(open)) {
      socket.destroy()
      return false
    }
    open.add(socket)
    this.#byNetwork.set(network, open)
    socket.once('close', () => {
      open.delete(socket)
      if (open.size === 0 && this.#byNetwork.get(network) === open) this.#byNetwork.delete(network)
    })
    return true
  }

  #closeOldestIdle(open: Set<Socket>): boolean {
    for (const socket of open) {
      if (!this.#isIdle(socket)) continue
      // Now, not at 'close': more connections may arrive before that event.
      open.delete(socket)
      socket.destroy()
      return true
    }
    return false
  }
}
