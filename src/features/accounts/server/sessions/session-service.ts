import { day, hour } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { createId, createSecret, hashSecret } from '#platform/ids.ts'
import type { Account } from '../../shared/account.ts'
import { readDevice } from '../../shared/device.ts'
import type { KnownLogin } from '../known-device.ts'
import { markSeen } from '../mails/account-mail-queries.ts'
import {
  deleteSession,
  deleteSessionsBeyond,
  extendSession,
  findSessionAccount,
  findSessionPassword,
  insertSession,
} from './session-queries.ts'

/** How long a session lasts without being used, in milliseconds. */
export const sessionLength = 30 * day

/** Sessions of one account; beyond it a new one ends the one that was used longest ago. */
export const mostSessions = 50

/** A session in use is written to no more often than this, so that reading costs no writes. */
const extendAfter = hour

/**
 * Opens a session.
 * @param userAgent what the browser says of itself; only the coarse `Device` in it is kept
 * @returns its token, which goes into the cookie and is kept nowhere else
 */
export async function openSession(db: Db, accountId: string, now: number, userAgent?: string): Promise<string> {
  const [sessionId, token] = [createId(), createSecret()]
  await insertSession(db, {
    id: sessionId,
    device: readDevice(userAgent),
    tokenHash: hashSecret(token),
    accountId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + sessionLength,
  })
  await deleteSessionsBeyond(db, { accountId, sessionId }, mostSessions)
  await markSeen(db, { accountId }, now)
  return token
}

/** The account of a session, which lasts another 30 days from now on. `extended` asks for a new cookie. */
export async function continueSession(
  { db, clock }: Context,
  token: string,
): Promise<{ account: Account; extended: boolean } | undefined> {
  const now = clock.now()
  const tokenHash = hashSecret(token)
  const session = await findSessionAccount(db, { tokenHash }, now)
  if (!session) return undefined
  const extended = now - session.lastSeenAt >= extendAfter
  if (extended) {
    await extendSession(db, { tokenHash }, { lastSeenAt: now, expiresAt: now + sessionLength })
    await markSeen(db, { accountId: session.account.id }, now)
  }
  return { account: session.account, extended }
}

/** The login that opened a session; undefined when the session is over, as after a change of the password elsewhere. */
export async function findSessionLogin({ db, clock }: Context, token: string): Promise<KnownLogin | undefined> {
  return findSessionPassword(db, { tokenHash: hashSecret(token) }, clock.now())
}

export async function closeSession({ db }: Context, token: string): Promise<void> {
  await deleteSession(db, { tokenHash: hashSecret(token) })
}
