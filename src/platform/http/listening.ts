import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { BoundedServer } from './bounded-server.ts'
import type { HttpApp } from './http-app.ts'

/**
 * Sockets on which one process accepts connections. Each gives one connection in a turn of the event loop; a busy service
 * has a hundred turns per second.
 */
const socketsOnLinux = 16

/**
 * Opens the port of the service. On Linux, connections are accepted on several sockets, among which the kernel distributes
 * them; elsewhere sockets cannot share a port in this way.
 * @param at `backlog` is the number of connections that the kernel may hold until they are accepted, for each socket
 * @returns the address of the service
 * @throws Error with code EADDRINUSE when another process has the port
 */
export async function listenOn(
  app: HttpApp,
  at: { port: number; host: string; backlog: number },
  sockets = process.platform === 'linux' ? socketsOnLinux : 1,
): Promise<string> {
  if (sockets === 1) return app.listen(at)
  // Two services of the same user could share a port. Without `reusePort` the second one is refused.
  await openAndClose(at)
  const shared = { ...at, reusePort: true }
  const address = await app.listen(shared)
  const { address: host, port } = app.server.address() as AddressInfo
  if (app.server instanceof BoundedServer) {
    await app.server.acceptOnMoreSockets(sockets - 1, { host, port, backlog: at.backlog })
  }
  return address
}

async function openAndClose({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer().listen({ port, host })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
