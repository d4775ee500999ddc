import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A proxy between the service and a server, which can interrupt the connection.
 * @param target an address such as `postgres://user@127.0.0.1:5432/name`
 * @param at the port of the proxy; by default a free one
 * @returns the same address with the port of the proxy
 */
export async function startTcpProxy(target: string, at = 0) {
  const url = new URL(target)
  const sockets = new Set<Socket>()
  let isSilent = false
  let delayMs = 0
  const forward = (to: Socket, bytes: Buffer) => {
    if (delayMs === 0) to.write(bytes)
    else setTimeout(() => to.write(bytes), delayMs)
  }
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    if (isSilent) socket.pause()
  }
  const server = createServer((client) => {
    const upstream = connect(Number(url.port || 5432), url.hostname)
    hold(client)
    hold(upstream)
    client.on('data', (bytes: Buffer) => forward(upstream, bytes))
    upstream.on('data', (bytes: Buffer) => forward(client, bytes))
    client.once('close', () => upstream.destroy())
    // What the server has sent still arrives.
    upstream.once('close', () => client.destroySoon())
  })
  const listen = async (onPort: number) => {
    server.listen(onPort, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(at)
  const proxied = new URL(url)
  proxied.hostname = '127.0.0.1'
  proxied.port = String(port)
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  return {
    url: proxied.href,
    /** Keeps connections open and accepts new ones, but forwards nothing. */
    silence() {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    speak() {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
    /** Forwards everything with a delay in milliseconds; 0: at once. */
    delay(ms: number) {
      delayMs = ms
    },
    /** Closes all connections and refuses new ones. */
    async refuse() {
      const closed = once(server, 'close')
      server.close()
      endAll()
      await closed
    },
    accept: () => listen(port),
    async close() {
      if (server.listening) server.close()
      endAll()
    },
  }
}
