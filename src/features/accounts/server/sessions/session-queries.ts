import type { Db } from '#platform/db/database.ts'
import type { Account } from '../../shared/account.ts'
import type { Device } from '../../shared/device.ts'
import { accountColumns, readAccount } from '../account-queries.ts'

/** Times are milliseconds UTC. */
export type Session = {
  id: string
  tokenHash: string
  accountId: string
  device: Device
  createdAt: number
  lastSeenAt: number
  expiresAt: number
}

export async function insertSession(db: Db, session: Session): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      browser: session.device.browser,
      system: session.device.system,
      token_hash: session.tokenHash,
      account_id: session.accountId,
      created_at: session.createdAt,
      last_seen_at: session.lastSeenAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** The account of a session and the session's last update; undefined if the session or the account is not valid. */
export async function findSessionAccount(
  db: Db,
  { tokenHash }: { tokenHash: string },
  now: number,
): Promise<{ account: Account; lastSeenAt: number } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([...accountColumns, 'sessions.last_seen_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('accounts.disabled_at', 'is', null)
    .executeTakeFirst()
  return row && { account: readAccount(row), lastSeenAt: row.last_seen_at }
}

/** The account id and password hash of a session that has not expired. */
export async function findSessionPassword(
  db: Db,
  { tokenHash }: { tokenHash: string },
  now: number,
): Promise<{ accountId: string; passwordHash: string } | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id as accountId', 'accounts.password_hash as passwordHash'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
}

/** The account of a session, also of an expired one; undefined if the session has ended. */
export async function findSessionOwner(
  db: Db,
  { tokenHash }: { tokenHash: string },
): Promise<{ accountId: string } | undefined> {
  return db
    .selectFrom('sessions')
    .select('account_id as accountId')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export async function extendSession(
  db: Db,
  { tokenHash }: { tokenHash: string },
  times: { lastSeenAt: number; expiresAt: number },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: times.lastSeenAt, expires_at: times.expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteSession(db: Db, { tokenHash }: { tokenHash: string }): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsOf(db: Db, { accountId }: { accountId: string }): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
}

/** The account's sessions that have not expired, most recently used first. */
export async function listSessions(db: Db, { accountId }: { accountId: string }, now: number): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    tokenHash: row.token_hash,
    accountId: row.account_id,
    device: { browser: row.browser, system: row.system },
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  }))
}

/** @returns the hash of its token; undefined if the account has no such session */
export async function deleteSessionOf(
  db: Db,
  scope: { accountId: string; sessionId: string },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sessions')
    .where('account_id', '=', scope.accountId)
    .where('id', '=', scope.sessionId)
    .returning('token_hash')
    .executeTakeFirst()
  return row?.token_hash
}

/** Deletes all sessions of an account except one. */
export async function deleteOtherSessions(db: Db, scope: { accountId: string; tokenHash: string }): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', scope.accountId)
    .where('token_hash', '!=', scope.tokenHash)
    .execute()
}

/** Deletes the account's least recently used sessions. Keeps `kept` sessions, including the given one. */
export async function deleteSessionsBeyond(
  db: Db,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  kept: number,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '!=', sessionId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('account_id', '=', accountId)
        .where('id', '!=', sessionId)
        .orderBy('last_seen_at', 'desc')
        .limit(kept - 1),
    )
    .execute()
}

export async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
