import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely'
import type { Db, Tables } from '#platform/db/database.ts'
import { type Mail, type MailState, mailStates, type TemplateName, templatesToAddresses } from '../../shared/mail.ts'
import type { MailsTable } from './mail-tables.ts'

type MailScope = { mailId: string }
/** A mail and the worker that has claimed it. */
type ClaimScope = MailScope & { worker: string }

export type NewMail = Pick<Mail, 'id' | 'accountId' | 'recipient' | 'template' | 'language' | 'data' | 'createdAt'> & {
  dedupeKey: string
  unsubscribeToken: string
  /** Milliseconds UTC; default: when it was created. */
  dueAt?: number
}

/** Adds a mail to the outbox. @returns false when a mail with the same dedupe key exists */
export async function insertMail(db: Db, mail: NewMail): Promise<boolean> {
  const row = await db
    .insertInto('mails')
    .values({
      id: mail.id,
      account_id: mail.accountId,
      recipient: mail.recipient,
      template: mail.template,
      language: mail.language,
      data: mail.data,
      dedupe_key: mail.dedupeKey,
      unsubscribe_token: mail.unsubscribeToken,
      state: 'waiting',
      attempts: 0,
      next_attempt_at: mail.dueAt ?? mail.createdAt,
      created_at: mail.createdAt,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The state of the mail with this dedupe key; undefined when there is none. */
export async function findMailState(db: Db, dedupeKey: string): Promise<MailState | undefined> {
  const row = await db.selectFrom('mails').select('state').where('dedupe_key', '=', dedupeKey).executeTakeFirst()
  return row?.state
}

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

/** Whether at least `count` mails of some templates were enqueued for an account since a time (ms UTC). */
export async function hasMailsSince(
  db: Db,
  { accountId }: { accountId: string },
  { templates, since, count }: { templates: readonly TemplateName[]; since: number; count: number },
): Promise<boolean> {
  if (count === 0) return true
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .where('template', 'in', templates)
    .orderBy('created_at', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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

/** Deletes the mails of a template that were created before a time (ms UTC), sent or not. */
export async function deleteMailsBefore(db: Db, template: TemplateName, before: number): Promise<void> {
  await db.deleteFrom('mails').where('template', '=', template).where('created_at', '<', before).execute()
}

/**
 * Deletes the unsent mails to an address that belong to no account, such as password resets and captcha codes.
 * @param address normalized by `normalizeEmail`
 */
export async function deleteMailsToAddress(db: Db, address: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('account_id', 'is', null)
    .where('template', 'in', templatesToAddresses)
    .where((eb) => eb(eb.fn<string>('lower', [eb.fn<string>('trim', ['recipient'])]), '=', address))
    .execute()
}

/** Deletes dead mails without an account whose last attempt was due before a time (ms UTC). */
export async function deleteDeadMails(
  db: Db,
  { templates, before }: { templates: readonly TemplateName[]; before: number },
): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('state', '=', 'dead')
    .where('next_attempt_at', '<', before)
    .where('account_id', 'is', null)
    .where('template', 'in', templates)
    .execute()
}

/** Mails whose text is deleted, or that are deleted, in one statement. */
const mostForgottenAtOnce = 200

/** Deletes the texts of mails that were due before a time (ms UTC), and have been sent. */
export async function deleteMailTexts(db: Db, before: number): Promise<void> {
  while (true) {
    const old = db
      .selectFrom('mails')
      .select('id')
      .where('sent_html', 'is not', null)
      .where('next_attempt_at', '<', before)
      .orderBy('next_attempt_at')
      .limit(mostForgottenAtOnce)
    const cleared = await db
      .updateTable('mails')
      .set({ sent_html: null })
      .where('id', 'in', old)
      .returning('id')
      .execute()
    if (cleared.length < mostForgottenAtOnce) return
  }
}

/** Deletes sent, dropped and dead mails of templates whose causes do not come again, if they were due before a time (ms UTC). */
export async function deleteEndedMails(
  db: Db,
  { templates, before }: { templates: readonly TemplateName[]; before: number },
): Promise<void> {
  while (true) {
    const old = db
      .selectFrom('mails')
      .select('id')
      .where('state', 'in', ['sent', 'dropped', 'dead'])
      .where('template', 'in', templates)
      .where('next_attempt_at', '<', before)
      .limit(mostForgottenAtOnce)
    const deleted = await db.deleteFrom('mails').where('id', 'in', old).returning('id').execute()
    if (deleted.length < mostForgottenAtOnce) return
  }
}

/** Queues a dead mail again and resets its attempts. @returns whether the mail was dead */
export async function reviveMail(db: Db, { mailId }: MailScope, now: number): Promise<boolean> {
  const row = await db
    .updateTable('mails')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now })
    .where('id', '=', mailId)
    .where('state', '=', 'dead')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Finds the account of an unsubscribe link, and the language of the mail with the link. */
export async function findUnsubscriber(
  db: Db,
  { unsubscribeToken }: { unsubscribeToken: string },
): Promise<{ accountId: string; language: Mail['language'] } | undefined> {
  const row = await db
    .selectFrom('mails')
    .select(['account_id', 'language'])
    .where('unsubscribe_token', '=', unsubscribeToken)
    .executeTakeFirst()
  return row?.account_id ? { accountId: row.account_id, language: row.language } : undefined
}

/** Lists the newest mails of one state or of all, for the operator. */
export async function listMails(db: Db, filter: { state?: MailState | undefined; limit: number }): Promise<Mail[]> {
  let query = db.selectFrom('mails').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(filter.limit)
  if (filter.state) query = query.where('state', '=', filter.state)
  return (await query.execute()).map(readMail)
}

/** The creation time of the oldest unsent mail, ms UTC; undefined when there is none. */
export async function findOldestUnsent(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('mails')
    .select('created_at')
    .where('state', 'in', ['waiting', 'sending'])
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}

/** A mail as sent, without its unsubscribe token. Subject and HTML are null before sending. */
export async function findSentMail(
  db: Db,
  { mailId }: MailScope,
): Promise<{ mail: Mail; subject: string | null; html: string | null } | undefined> {
  const row = await db.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst()
  if (!row) return undefined
  const html = row.sent_html?.replaceAll(row.unsubscribe_token, '…') ?? null
  return { mail: readMail(row), subject: row.sent_subject, html }
}

/**
 * Counts the mails in each of some states, for the operator; 0 for the others.
 * @param atOnce mails in one statement: SQLite counts on the main thread
 */
export async function countMails(
  db: Db,
  states: readonly MailState[] = mailStates,
  atOnce = 5_000,
): Promise<Record<MailState, number>> {
  const counts = { waiting: 0, sending: 0, sent: 0, dropped: 0, dead: 0 }
  for (const state of states) counts[state] = await countInState(db, state, atOnce)
  return counts
}

/** In parts by the time of the next attempt, by which an index orders the mails of a state. */
async function countInState(db: Db, state: MailState, atOnce: number): Promise<number> {
  let { size, until } = await countPart(db, state, { from: 0, atOnce })
  let count = size
  while (until !== undefined) {
    ;({ size, until } = await countPart(db, state, { from: until, atOnce }))
    count += size
  }
  return count
}

/** @returns the number of mails from one time to another; `until` is undefined if none follow */
async function countPart(
  db: Db,
  state: MailState,
  { from, atOnce }: { from: number; atOnce: number },
): Promise<{ size: number; until: number | undefined }> {
  const following = db.selectFrom('mails').where('state', '=', state).where('next_attempt_at', '>=', from)
  const next = await following
    .select('next_attempt_at')
    .orderBy('next_attempt_at')
    .offset(atOnce)
    .limit(1)
    .executeTakeFirst()
  // More mails than `atOnce` may have the same time.
  const until = next && Math.max(next.next_attempt_at, from + 1)
  const { size } = await following
    .$if(until !== undefined, (query) => query.where('next_attempt_at', '<', until ?? 0))
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .executeTakeFirstOrThrow()
  return { size, until }
}

/** Mails that are counted in one state: counting takes time with each, and so many are too many. */
const mostCounted = 10_000

/** Counts mails that wait for a later time, that are due, and that are dead, up to 10,000 each. Times in ms UTC. */
export async function countUnsent(
  db: Db,
  now: number,
): Promise<{ waiting: number; due: number; dead: number; oldestDueAt: number | undefined }> {
  const inState = (state: MailState) => db.selectFrom('mails').select('next_attempt_at').where('state', '=', state)
  const count = async (found: ReturnType<typeof inState>) => {
    const { number } = await db
      .selectFrom(found.limit(mostCounted).as('found'))
      .select((eb) => eb.fn.countAll<number>().as('number'))
      .executeTakeFirstOrThrow()
    return Number(number)
  }
  const due = inState('waiting').where('next_attempt_at', '<=', now)
  const oldest = await due.orderBy('next_attempt_at').limit(1).executeTakeFirst()
  return {
    waiting: await count(inState('waiting').where('next_attempt_at', '>', now)),
    due: await count(due),
    dead: await count(inState('dead')),
    oldestDueAt: oldest?.next_attempt_at,
  }
}

function readMail(row: Selectable<MailsTable>): Mail {
  return {
    id: row.id,
    accountId: row.account_id,
    recipient: row.recipient,
    template: row.template,
    language: row.language,
    data: row.data,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    lastError: row.last_error,
  }
}
