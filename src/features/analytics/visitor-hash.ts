import { createHmac } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import { createSecret } from '#platform/ids.ts'
import { takeVisitorKey } from './visit-queries.ts'

/** Letters of a hash that are kept: 96 bits, far more than the visitors of a day need. */
const hashLength = 16

export type VisitorHash = (...parts: readonly string[]) => string

/**
 * How the visitors of a day are told apart without knowing them: a hash of address, browser and book under a key that
 * all nodes share and that is deleted with the day. Without the key nobody can try out addresses.
 */
export async function createVisitorHash(db: Db, day: number): Promise<VisitorHash> {
  const key = await takeVisitorKey(db, { day }, createSecret())
  return (...parts) => createHmac('sha256', key).update(parts.join('\n')).digest('base64url').slice(0, hashLength)
}
