import { createServer } from 'node:http'

/**
 * The yardstick: Node's own HTTP server, sending bytes that it holds, with headers that it holds. Takes them as
 * JSON from its parent.
 */
process.once('message', (message: { headers: Record<string, string>; body: string; port: number }) => {
  const body = Buffer.from(message.body, 'base64')
  createServer((_request, response) => {
    response.writeHead(200, message.headers).end(body)
  }).listen(message.port, '127.0.0.1', () => process.send?.('ready'))
})
