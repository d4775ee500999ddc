import type { Socket } from 'node:net'
import { isPrivateAddress, networkOf, networksPerSite, siteNetworkOf } from '../networks.ts'

/**
 * Bounds the open connections of one network, and of one IPv6 site with eight times as many, so that one caller cannot
 * take all that the server may hold. A network over its limit loses its oldest idle connection, which clients open
 * again without notice; where none is idle, the new connection is refused. Private networks are not counted: a reverse
 * proxy brings everybody from one address.
 */
export class ConnectionLimit {
  readonly #limit: number
  readonly #isIdle: (socket: Socket) => boolean
  readonly #byNetwork = new Map<string, Set<Socket>>()

  /** @param limit connections of one network: an IPv4 address or 64 bits of IPv6; a site has 48 bits */
  constructor(limit: number, isIdle: (socket: Socket) => boolean) {
    this.#limit = limit
    this.#isIdle = isIdle
  }

  /** Counts a new connection until it closes. Returns false, and closes it, when its network has too many busy ones. */
  admit(socket: Socket): boolean {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isPrivateAddress(remoteAddress)) return true
    const site = siteNetworkOf(remoteAddress)
    const isAdmitted =
      this.#makeRoom(networkOf(remoteAddress), this.#limit) &&
      (site === undefined || this.#makeRoom(site, networksPerSite * this.#limit))
    if (!isAdmitted) {
      socket.destroy()
      return false
    }
    this.#count(networkOf(remoteAddress), socket)
    if (site !== undefined) this.#count(site, socket)
    return true
  }

  #makeRoom(network: string, limit: number): boolean {
    const open = this.#byNetwork.get(network)
    return open === undefined || open.size < limit || this.#closeOldestIdle(open)
  }

  #count(network: string, socket: Socket): void {
    const open = this.#byNetwork.get(network) ?? new Set()
    open.add(socket)
    this.#byNetwork.set(network, open)
    socket.once('close', () => {
      open.delete(socket)
      if (open.size === 0 && this.#byNetwork.get(network) === open) this.#byNetwork.delete(network)
    })
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
