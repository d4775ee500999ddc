import { once } from 'node:events'
import { type AddressInfo, createServer, type ListenOptions } from 'node:net'
import { BoundedServer } from './bounded-server.ts'
import type { HttpApp } from './http-app.ts'

/**
 * Number of sockets on which one process accepts connections. Each accepts one connection in a turn of the event loop;
 * a busy service has a hundred turns per second.
 */
const socketsOnLinux = 16

/**
 * Opens the port of the service. On Linux, connections are accepted on several sockets, among which the kernel
 * distributes them; elsewhere sockets cannot share a port in this way.
 * @param at `backlog` is the number of connections that the kernel queues until they are accepted
 * @returns the address of the service
 * @throws Error with code EADDRINUSE when another service has the port
 */
export async function listenOn(
  app: HttpApp,
  at: { port: number; host: string; backlog: number },
  sockets = socketsOnLinux,
): Promise<string> {
  // Synchronously, so that no time passes between the next two steps.
  await app.ready()
  // Two services of the same user could share a port. Without `reusePort` the second one is refused.
  await openAndClose(at)
  if (sockets === 1 || !(await canSharePorts(at.host))) return app.listen(at)
  // Twice the share of each, because the kernel does not distribute evenly.
  const shared = { host: at.host, backlog: Math.ceil((2 * at.backlog) / sockets), reusePort: true }
  const address = await app.listen({ ...shared, port: at.port })
  try {
    const { address: host, port } = app.server.address() as AddressInfo
    if (app.server instanceof BoundedServer) {
      await app.server.acceptOnMoreSockets(sockets - 1, { ...shared, host, port })
    }
  } catch (error) {
    await app.close()
    throw error
  }
  return address
}

async function canSharePorts(host: string): Promise<boolean> {
  if (process.platform !== 'linux') return false
  try {
    await openAndClose({ host, port: 0, reusePort: true })
    return true
  } catch {
    return false
  }
}

async function openAndClose(at: ListenOptions): Promise<void> {
  const probe = createServer().listen(at)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
