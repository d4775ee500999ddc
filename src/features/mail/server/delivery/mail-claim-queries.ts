import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Db, Tables } from '#platform/db/database.ts'
import type { Mail, TemplateName } from '../../shared/mail.ts'
import { readMail } from './mail-queries.ts'

/** A mail and the worker that has claimed it. */
type ClaimScope = { mailId: string; worker: string }

export type DueMail = { id: string; accountId: string | null; template: string }

/** Lists mails that a worker may claim, longest due first. */
export async function listDueMails(db: Db, now: number, limit: number): Promise<DueMail[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'account_id as accountId', 'template'])
    .where((eb) => isClaimable(eb, now, now))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Lists due mails of some templates, longest due first. */
export function listDueOf(
  db: Db,
  { templates, now, limit }: { templates: readonly TemplateName[]; now: number; limit: number },
): Promise<DueMail[]> {
  return dueMails(db, now)
    .where('template', 'in', templates)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Lists due mails without an account, such as those to the operator, longest due first. */
export function listDueWithoutAccount(db: Db, { now, limit }: { now: number; limit: number }): Promise<DueMail[]> {
  return dueMails(db, now)
    .where('account_id', 'is', null)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Lists due mails of the account that follows in the order of ids, longest due first; an empty list after the last. */
export async function listDueOfNext(
  db: Db,
  { after, now, limit }: { after: string; now: number; limit: number },
): Promise<DueMail[]> {
  const next = await dueMails(db, now)
    .where('account_id', '>', after)
    .orderBy('account_id')
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst()
  if (!next) return []
  return dueMails(db, now).where('account_id', '=', next.accountId).orderBy('next_attempt_at').limit(limit).execute()
}

function dueMails(db: Db, now: number) {
  return db
    .selectFrom('mails')
    .select(['id', 'account_id as accountId', 'template'])
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
}

/** Lists the ids of all unsent mails that no worker holds, due or not. */
export async function listUnsentMails(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('id')
    .where((eb) => isClaimable(eb, Number.MAX_SAFE_INTEGER, now))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Claims a mail for a worker and counts the attempt. Of concurrent workers one gets the mail: for the others the row no
 * longer matches the condition when they get its lock.
 * @param times all ms UTC; a waiting mail must be due at `due`
 * @returns undefined when the mail cannot be claimed
 */
export async function claimMail(
  db: Db,
  { mailId, worker }: ClaimScope,
  times: { now: number; due: number; leaseUntil: number },
): Promise<(Mail & { unsubscribeToken: string }) | undefined> {
  const row = await db
    .updateTable('mails')
    .set((eb) => ({
      state: 'sending' as const,
      leased_by: worker,
      lease_until: times.leaseUntil,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', mailId)
    .where((eb) => isClaimable(eb, times.due, times.now))
    .returningAll()
    .executeTakeFirst()
  return row && { ...readMail(row), unsubscribeToken: row.unsubscribe_token }
}

function isClaimable(eb: ExpressionBuilder<Tables, 'mails'>, due: number, now: number): Expression<SqlBool> {
  return eb.or([
    eb.and([eb('state', '=', 'waiting'), eb('next_attempt_at', '<=', due)]),
    eb.and([eb('state', '=', 'sending'), eb('lease_until', '<=', now)]),
  ])
}

export async function extendLease(db: Db, scope: ClaimScope, leaseUntil: number): Promise<void> {
  await ownMail(db, scope).set({ lease_until: leaseUntil }).execute()
}

type Ending =
  | { state: 'sent'; accountId: string | null; sentAt: number; subject: string; html: string }
  | { state: 'dropped'; lastError: string }
  | { state: 'waiting'; nextAttemptAt: number; lastError: string }
  | { state: 'dead'; lastError: string }

/** Stores the result of a claimed mail and releases it. @returns false when another worker has claimed it meanwhile */
export async function finishMail(db: Db, scope: ClaimScope, ending: Ending): Promise<boolean> {
  const row = await ownMail(db, scope)
    .set({
      state: ending.state,
      leased_by: null,
      lease_until: null,
      last_error: ending.state === 'sent' ? null : ending.lastError,
      ...(ending.state === 'sent' && {
        account_id: ending.accountId,
        sent_at: ending.sentAt,
        sent_subject: ending.subject,
        sent_html: ending.html,
      }),
      ...(ending.state === 'waiting' && { next_attempt_at: ending.nextAttemptAt }),
    })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function ownMail(db: Db, { mailId, worker }: ClaimScope) {
  return db.updateTable('mails').where('id', '=', mailId).where('state', '=', 'sending').where('leased_by', '=', worker)
}

/** Deletes a claimed mail. */
export async function deleteClaimedMail(db: Db, { mailId, worker }: ClaimScope): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', mailId).where('leased_by', '=', worker).execute()
}
