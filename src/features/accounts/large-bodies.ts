import type { FastifyReply, FastifyRequest } from 'fastify'
import { platformError } from '#platform/errors.ts'

/** Seconds; sent with a refusal. */
const retryAfter = 10

export type LargeBodyLimits = {
  /** Requests of one account that are received or worked on at once. */
  perAccount: number
  /** Requests of all accounts together. */
  inAll: number
}

/**
 * Bounds how many requests with large bodies a service holds: each keeps megabytes from its first byte until its answer,
 * and may send them slowly. When all places are taken, the account with the most requests loses its latest to an
 * account with fewer.
 * @returns for the hook `onRequest` of routes with a session. It throws UNAVAILABLE before the body is read.
 */
export function limitLargeBodies({ perAccount, inAll }: LargeBodyLimits) {
  const held = new Map<string, FastifyRequest[]>()

  const release = (accountId: string, request: FastifyRequest) => {
    const left = held.get(accountId)?.filter((other) => other !== request) ?? []
    if (left.length > 0) held.set(accountId, left)
    else held.delete(accountId)
  }
  const makeRoom = (count: number): boolean => {
    const all = [...held]
    if (all.reduce((sum, [, own]) => sum + own.length, 0) < inAll) return true
    const [largest, requests] = all.reduce((most, other) => (other[1].length > most[1].length ? other : most))
    const latest = requests.at(-1)
    if (requests.length <= count + 1 || !latest) return false
    release(largest, latest)
    latest.raw.destroy()
    return true
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const accountId = request.account?.id
    if (accountId === undefined) return
    const count = held.get(accountId)?.length ?? 0
    if (count >= perAccount || !makeRoom(count)) throw platformError('UNAVAILABLE', { retryAfter })
    held.set(accountId, [...(held.get(accountId) ?? []), request])
    reply.raw.once('close', () => release(accountId, request))
  }
}
