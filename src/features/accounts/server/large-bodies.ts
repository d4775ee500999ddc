import type { FastifyReply, FastifyRequest } from 'fastify'
import { bodyLimits } from '#limits.ts'
import { platformError } from '#platform/errors.ts'

/** Seconds; sent as `Retry-After`. */
const retryAfter = 10

export type LargeBodyLimits = {
  /** Maximum bytes of one account's request bodies in progress. */
  perAccount: number
  /** Maximum bytes of all accounts' request bodies in progress. */
  total: number
}

/** `perAccount` is about 12 pictures, or four books with pictures. Parsing JSON needs the size of the body again. */
const usualLimits: LargeBodyLimits = { perAccount: 30_000_000, total: 160_000_000 }

type Body = { bytes: number; request: FastifyRequest }

/**
 * Limits the memory for large request bodies. The service holds a body from its first byte until the response, and a slow
 * sender may need minutes. When the total limit is reached, the account with the most bytes loses its latest request to
 * an account with fewer bytes.
 * @returns a function for the hook `onRequest`; `request.account` must be set. It throws UNAVAILABLE before the body is
 *   read. Bodies whose declared length is of usual size are not counted.
 */
export function limitLargeBodies({ perAccount, total }: LargeBodyLimits = usualLimits) {
  const held = new Map<string, Body[]>()
  const heldBy = (accountId: string) => held.get(accountId) ?? []

  const release = (accountId: string, body: Body) => {
    const left = heldBy(accountId).filter((other) => other !== body)
    if (left.length > 0) held.set(accountId, left)
    else held.delete(accountId)
  }
  const makeRoom = (bytes: number, accountId: string): boolean => {
    const sums = [...held].map(([id, bodies]) => ({ id, bytes: sumBytes(bodies) }))
    if (sumBytes(sums) + bytes <= total) return true
    const most = sums.reduce((largest, other) => (other.bytes > largest.bytes ? other : largest))
    const latest = heldBy(most.id).at(-1)
    if (!latest || most.bytes - latest.bytes < sumBytes(heldBy(accountId)) + bytes) return false
    release(most.id, latest)
    latest.request.raw.destroy()
    return makeRoom(bytes, accountId)
  }

  return (request: FastifyRequest, reply: FastifyReply): void => {
    const accountId = request.account?.id
    const bytes = expectedBytes(request)
    if (accountId === undefined || bytes <= bodyLimits.usual) return
    if (sumBytes(heldBy(accountId)) + bytes > perAccount || !makeRoom(bytes, accountId)) {
      throw platformError('UNAVAILABLE', { retryAfter })
    }
    // The connection may have closed while the session was read. Then 'close' would never release the body.
    if (reply.raw.destroyed) return
    const body = { bytes, request }
    held.set(accountId, [...heldBy(accountId), body])
    reply.raw.once('close', () => release(accountId, body))
  }
}

/** The declared content length, at most the body limit of the route. */
function expectedBytes({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? bodyLimits.usual
  const length = Number(headers['content-length'] ?? most)
  return Number.isNaN(length) ? most : Math.min(length, most)
}

function sumBytes(bodies: readonly { bytes: number }[]): number {
  return bodies.reduce((sum, { bytes }) => sum + bytes, 0)
}
