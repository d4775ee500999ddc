import type { FastifyReply, FastifyRequest } from 'fastify'
import { bodyLimits } from '#limits.ts'
import { platformError } from '#platform/errors.ts'

/** Seconds; sent with a refusal. */
const retryAfter = 10

export type LargeBodyLimits = {
  /** Bytes of one account's bodies that are under way. */
  perAccount: number
  /** Bytes of all accounts' bodies together. */
  inAll: number
}

/** A dozen pictures, or five books with pictures. JSON takes its size again while it is parsed. */
const usualLimits: LargeBodyLimits = { perAccount: 30_000_000, inAll: 160_000_000 }

type Body = { bytes: number; request: FastifyRequest }

/**
 * Bounds the memory for large bodies: the service holds each from its first byte until its answer, and a sender may take
 * minutes. When all of it is taken, the account with the most loses its latest request to an account with less.
 * @returns for the hook `onRequest`, once the account of the request is known. It throws UNAVAILABLE before the body is
 *   read. Bodies that say that they are of the usual size are not counted.
 */
export function limitLargeBodies({ perAccount, inAll }: LargeBodyLimits = usualLimits) {
  const held = new Map<string, Body[]>()
  const heldBy = (accountId: string) => held.get(accountId) ?? []

  const release = (accountId: string, body: Body) => {
    const left = heldBy(accountId).filter((other) => other !== body)
    if (left.length > 0) held.set(accountId, left)
    else held.delete(accountId)
  }
  const makeRoom = (bytes: number, accountId: string): boolean => {
    const sums = [...held].map(([id, bodies]) => ({ id, bytes: sumBytes(bodies) }))
    if (sumBytes(sums) + bytes <= inAll) return true
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
    // The session was read meanwhile; after 'close' nothing would release the body.
    if (reply.raw.destroyed) return
    const body = { bytes, request }
    held.set(accountId, [...heldBy(accountId), body])
    reply.raw.once('close', () => release(accountId, body))
  }
}

/** What a request says that it sends, at most what its route takes. */
function expectedBytes({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? bodyLimits.usual
  const length = Number(headers['content-length'] ?? most)
  return Number.isNaN(length) ? most : Math.min(length, most)
}

function sumBytes(bodies: readonly { bytes: number }[]): number {
  return bodies.reduce((sum, { bytes }) => sum + bytes, 0)
}
