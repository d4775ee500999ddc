import type { IncomingMessage } from 'node:http'
import { isPrivateAddress } from '../networks.ts'

/** Whether a request comes from one of our own machines directly, and not through a proxy for somebody else. */
export function isFromOwnNetwork({ headers, socket }: IncomingMessage): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
  return !isForwarded && isPrivateAddress(socket.remoteAddress)
}
