import type { Db } from '#platform/db/database.ts'

/** Messages deleted in one statement. */
const mostDeletedAtOnce = 500

/** A message that this worker sends. Times in ms UTC. */
export type ClaimedPush = {
  id: string
  subscriptionId: string
  accountId: string
  contentSealed: string
  failingSince: number | null
  template: string
  /** JSON text. */
  data: string
  /** Including this one. */
  attempts: number
  expiresAt: number
}

export type ClaimOptions = {
  /** Skips messages that are due later. */
  dueUntil: number
  /** When another worker may try, if this one dies. */
  leaseUntil: number
  /** Accounts to which this worker is sending: one account does not occupy all of its slots. */
  busyAccounts: readonly string[]
  /** Skips messages to devices whose last one failed. */
  skipsFailing: boolean
}

/** Claims the message that is due first. @returns undefined when there is none, or another worker was faster */
export async function claimNextPush(db: Db, options: ClaimOptions): Promise<ClaimedPush | undefined> {
  const { dueUntil, leaseUntil, busyAccounts, skipsFailing } = options
  const due = await db
    .selectFrom('push_messages')
    .innerJoin('push_subscriptions', 'push_subscriptions.id', 'push_messages.subscription_id')
    .innerJoin('accounts', 'accounts.id', 'push_subscriptions.account_id')
    .select([
      'push_messages.id',
      'push_messages.subscription_id',
      'push_messages.template',
      'push_messages.data',
      'push_messages.attempts',
      'push_messages.next_attempt_at',
      'push_messages.expires_at',
      'push_subscriptions.account_id',
      'push_subscriptions.content_sealed',
      'push_subscriptions.failing_since',
    ])
    .where('push_messages.next_attempt_at', '<=', dueUntil)
    .where('accounts.disabled_at', 'is', null)
    .$if(busyAccounts.length > 0, (query) => query.where('push_subscriptions.account_id', 'not in', busyAccounts))
    .$if(skipsFailing, (query) => query.where('push_subscriptions.failing_since', 'is', null))
    .orderBy('push_messages.next_attempt_at')
    .orderBy('push_messages.id')
    .limit(1)
    .executeTakeFirst()
  if (!due) return undefined
  const claimed = await db
    .updateTable('push_messages')
    .set({ attempts: due.attempts + 1, next_attempt_at: leaseUntil })
    .where('id', '=', due.id)
    .where('attempts', '=', due.attempts)
    .where('next_attempt_at', '=', due.next_attempt_at)
    .returning('id')
    .executeTakeFirst()
  if (!claimed) return undefined
  return {
    id: due.id,
    subscriptionId: due.subscription_id,
    accountId: due.account_id,
    contentSealed: due.content_sealed,
    failingSince: due.failing_since,
    template: due.template,
    data: due.data,
    attempts: due.attempts + 1,
    expiresAt: due.expires_at,
  }
}

export async function forgetMessage(db: Db, messageId: string): Promise<void> {
  await db.deleteFrom('push_messages').where('id', '=', messageId).execute()
}

/**
 * Deletes outdated messages. Workers drop those that they claim; messages of disabled accounts are never claimed.
 * @param now ms UTC
 */
export async function forgetExpiredMessages(db: Db, now: number): Promise<void> {
  while (true) {
    const expired = db.selectFrom('push_messages').select('id').where('expires_at', '<=', now).limit(mostDeletedAtOnce)
    const deleted = await db.deleteFrom('push_messages').where('id', 'in', expired).returning('id').execute()
    if (deleted.length < mostDeletedAtOnce) return
  }
}

/** Deletes a device with its waiting messages. */
export async function forgetDevice(db: Db, subscriptionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute()
}

export async function noteSent(db: Db, { id, subscriptionId, failingSince }: ClaimedPush): Promise<void> {
  await forgetMessage(db, id)
  if (failingSince === null) return
  await db.updateTable('push_subscriptions').set({ failing_since: null }).where('id', '=', subscriptionId).execute()
}

/** @param nextAttemptAt undefined: the message is given up */
export async function noteFailure(
  db: Db,
  { id, subscriptionId }: ClaimedPush,
  { now, nextAttemptAt }: { now: number; nextAttemptAt: number | undefined },
): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ failing_since: now })
    .where('id', '=', subscriptionId)
    .where('failing_since', 'is', null)
    .execute()
  if (nextAttemptAt === undefined) return forgetMessage(db, id)
  await db.updateTable('push_messages').set({ next_attempt_at: nextAttemptAt }).where('id', '=', id).execute()
}
