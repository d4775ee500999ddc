import { day, hour } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { refusesWrites } from '#platform/db/outage.ts'
import { createId, createSecret, hashSecret } from '#platform/ids.ts'
import type { Account } from '../../shared/account.ts'
import { readDevice } from '../../shared/device.ts'
import { lockAccount } from '../account-queries.ts'
import type { KnownLogin } from '../known-device.ts'
import { markSeen } from '../mails/account-mail-queries.ts'
import {
  deleteSession,
  deleteSessionsBeyond,
  extendSession,
  findSessionAccount,
  findSessionOwner,
  findSessionPassword,
  insertSession,
} from './session-queries.ts'

/** How long an unused session lasts, in milliseconds. */
export const sessionLength = 30 * day

/** Maximum number of sessions per account. One more ends the least recently used session. */
export const maxSessions = 50

/** Minimum time between two extensions of a session, so that most requests cause no write. */
const extendAfter = hour

/**
 * Opens a session.
 * @param userAgent the User-Agent header; only the coarse `Device` is stored
 * @returns the token for the cookie; the database stores only its hash
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
  await deleteSessionsBeyond(db, { accountId, sessionId }, maxSessions)
  await markSeen(db, { accountId }, now)
  return token
}

/**
 * Finds a session's account and extends the session to 30 days from now. When `extended`, the cookie must be renewed. While
 * the database refuses writes, the session is as long as before, and signed-in callers can read.
 */
export async function continueSession(
  { db, clock }: Context,
  token: string,
): Promise<{ account: Account; extended: boolean } | undefined> {
  const now = clock.now()
  const tokenHash = hashSecret(token)
  const session = await findSessionAccount(db, { tokenHash }, now)
  if (!session) return undefined
  const { account, lastSeenAt } = session
  const extended = now - lastSeenAt >= extendAfter && (await tryToExtend(db, { tokenHash, accountId: account.id }, now))
  return { account, extended }
}

/** @returns whether the database has accepted it */
async function tryToExtend(
  db: Db,
  { tokenHash, accountId }: { tokenHash: string; accountId: string },
  now: number,
): Promise<boolean> {
  try {
    await extendSession(db, { tokenHash }, { lastSeenAt: now, expiresAt: now + sessionLength })
    await markSeen(db, { accountId }, now)
    return true
  } catch (error) {
    if (refusesWrites(error)) return false
    throw error
  }
}

/** The login of a session; undefined when the session has ended, e.g. after a password change on another device. */
export async function findSessionLogin({ db, clock }: Context, token: string): Promise<KnownLogin | undefined> {
  return findSessionPassword(db, { tokenHash: hashSecret(token) }, clock.now())
}

export async function closeSession({ db }: Context, token: string, hooks: readonly SessionEndHook[]): Promise<void> {
  const tokenHash = hashSecret(token)
  const owner = await findSessionOwner(db, { tokenHash })
  if (!owner) return
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, owner)
    await deleteSession(tx, { tokenHash })
    await callSessionEndHooks(tx, hooks, { ...owner, only: tokenHash })
  })
}

/** Sessions of an account, by the hash of their token: all of them, only one, or all except one. */
export type EndedSessions = { accountId: string; only?: string; except?: string }

/**
 * Called in the transaction in which sessions end because somebody wants it: sign-out, a new password, the list of
 * sessions. Not called for sessions that expire or exceed the maximum.
 */
export type SessionEndHook = (tx: Tx, ended: EndedSessions) => Promise<void>

export async function callSessionEndHooks(
  tx: Tx,
  hooks: readonly SessionEndHook[],
  ended: EndedSessions,
): Promise<void> {
  for (const hook of hooks) await hook(tx, ended)
}
