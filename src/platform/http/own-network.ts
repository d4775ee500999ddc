import type { IncomingMessage } from 'node:http'
import { isPrivateAddress } from '../networks.ts'

/** Whether a request comes from a machine of ours itself, and not through a proxy on somebody's behalf. */
export function isFromOwnNetwork({ headers, socket }: IncomingMessage): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
  return !isForwarded && isPrivateAddress(socket.remoteAddress)
}
