import { createServer } from 'node:http'

/**
 * The server to compare with: a bare node:http server that sends fixed bytes and headers, which its parent process
 * sends as JSON.
 */
process.once('message', (message: { headers: Record<string, string>; body: string; port: number }) => {
  const body = Buffer.from(message.body, 'base64')
  createServer((_request, response) => {
    response.writeHead(200, message.headers).end(body)
  }).listen(message.port, '127.0.0.1', () => process.send?.('ready'))
})
