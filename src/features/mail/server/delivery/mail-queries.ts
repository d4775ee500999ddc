import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Mail, MailState, TemplateName } from '../../shared/mail.ts'
import type { MailsTable } from './mail-tables.ts'

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

export function readMail(row: Selectable<MailsTable>): Mail {
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
