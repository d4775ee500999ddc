import { createHmac } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { createSecret } from '#platform/ids.ts'
import { takeVisitorKey } from './visit-queries.ts'

/** Letters of a hash that are kept: 96 bits, far more than the visitors of a day need. */
const hashLength = 16

export type VisitorHash = (...parts: readonly string[]) => string

/**
 * How the visitors of a day are told apart without knowing them: a hash of address, browser and book under a key that
 * all nodes share and that is deleted with the day. Without the key nobody can try out addresses. It is made from a secret
 * in the database and from the service's key, which the database does not hold.
 */
export async function createVisitorHash({ db, keyring }: Context, day: number): Promise<VisitorHash> {
  const key = keyring.hash('visitors', await takeVisitorKey(db, { day }, createSecret()))
  return (...parts) => createHmac('sha256', key).update(parts.join('\n')).digest('base64url').slice(0, hashLength)
}
