import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A connection that node:http serves. */
type Connection = {
  /** Requests whose response is not finished. */
  pending: number
  /** The last request, until it was read and answered to the end. */
  last: { request: IncomingMessage; response: ServerResponse } | undefined
  /** Set when the connection is to end. Called after each response. */
  endIfAnswered: (() => void) | undefined
}

const connections = new WeakMap<Socket, Connection>()

const openConnection = (): Connection => ({ pending: 0, last: undefined, endIfAnswered: undefined })

/** Counts a request as pending until its response is finished or its connection is closed. */
export function trackAnswer(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  const connection = connections.get(socket) ?? openConnection()
  connections.set(socket, connection)
  connection.pending += 1
  connection.last = { request, response }
  response.once('close', () => {
    connection.pending -= 1
    if (request.complete && connection.last?.request === request) connection.last = undefined
    connection.endIfAnswered?.()
  })
}

export function hasPendingAnswer(socket: Socket): boolean {
  return (connections.get(socket)?.pending ?? 0) > 0
}

/**
 * Ends a connection of which node:http can read no more. Callers match responses to requests by their order alone, so
 * earlier requests are answered first. A request that was answered before its body became unreadable, such as one that was
 * refused under overload, gets no second answer.
 * @param answer the bytes of the response to the unreadable request
 */
export function endUnreadable(socket: Socket, answer: string): void {
  const connection = connections.get(socket) ?? openConnection()
  connections.set(socket, connection)
  // node:http reports an error for all further bytes.
  if (connection.endIfAnswered) return
  connection.endIfAnswered = () => {
    const { last, pending } = connection
    const hasUnreadableBody = last !== undefined && !last.request.complete
    const isAnswered = hasUnreadableBody && last.response.headersSent
    // An unanswered request waits for the rest of its body, which never comes.
    const earlier = hasUnreadableBody && !isAnswered ? pending - 1 : pending
    if (earlier > 0) return
    if (!isAnswered && socket.writable) socket.write(answer)
    socket.destroySoon()
  }
  connection.endIfAnswered()
}
