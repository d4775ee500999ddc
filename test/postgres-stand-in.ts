import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { listen } from './local-server.ts'

/**
 * A server with PostgreSQL's protocol. Each connection gets these answers, one for each message of the client, and the
 * last one for all further messages.
 */
export async function givenPostgresStandIn(...answers: Buffer[]): Promise<{ url: string; sockets: Socket[] }> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    let messages = 0
    socket.on('error', () => undefined)
    socket.on('data', () => {
      socket.write(answers[Math.min(messages, answers.length - 1)] ?? '')
      messages += 1
    })
  })
  const port = await listen(server)
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  return { url: `postgres://user@127.0.0.1:${port}/name`, sockets }
}

/** A message of PostgreSQL: its type, its length, its content. */
function message(type: string, content: string | Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + Buffer.byteLength(content))
  return Buffer.concat([Buffer.from(type), length, Buffer.from(content)])
}

const ready = message('Z', 'I')

/** A refusal of a connection. @param code of PostgreSQL's appendix A */
export const fatal = (code: string): Buffer => message('E', `SFATAL\0C${code}\0Mrefused\0\0`)
/** A refusal of a statement. */
export const refused = (code: string): Buffer => Buffer.concat([message('E', `SERROR\0C${code}\0Mrefused\0\0`), ready])
export const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready])
export const noRows = Buffer.concat([message('C', 'SELECT 0\0'), ready])
export const silence = Buffer.alloc(0)
