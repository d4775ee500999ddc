import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { readDeclaration } from './declarations/declaration-queries.ts'
import type { DeclarationsTable, SupportMessagesTable } from './site-tables.ts'
import type { SupportMessage } from './support.ts'

type MessageScope = { messageId: string }

/** Messages, each with what it declares, if anything. */
function selectMessages(db: Db) {
  return db
    .selectFrom('support_messages')
    .leftJoin('declarations', 'declarations.message_id', 'support_messages.id')
    .selectAll('support_messages')
    .select(['kind', 'is_for_cause', 'contract', 'wished_end', 'host_id', 'state'])
}

type MessageRow = Selectable<SupportMessagesTable> & {
  [Column in 'kind' | 'is_for_cause' | 'contract' | 'wished_end' | 'host_id' | 'state']:
    | Selectable<DeclarationsTable>[Column]
    | null
}

/** @returns false if the same message is already stored */
export async function insertSupportMessage(db: Db, message: SupportMessage): Promise<boolean> {
  const row: Insertable<SupportMessagesTable> = {
    id: message.id,
    account_id: message.accountId,
    name: message.name,
    email: message.email,
    language: message.language,
    message: message.message,
    plan: message.plan,
    is_priority: message.isPriority ? 1 : 0,
    created_at: message.createdAt,
    answered_at: null,
  }
  const inserted = await db
    .insertInto('support_messages')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The messages that a host has written while she was signed in, oldest first. */
export async function listSupportMessagesOf(db: Db, { accountId }: { accountId: string }): Promise<SupportMessage[]> {
  const rows = await selectMessages(db)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(readMessage)
}

export async function findSupportMessage(db: Db, { messageId }: MessageScope): Promise<SupportMessage | undefined> {
  const row = await selectMessages(db).where('id', '=', messageId).executeTakeFirst()
  return row && readMessage(row)
}

/** Unanswered messages first, sorted by priority and age; then answered ones, the most recently answered first. */
export async function listSupportMessages(db: Db, limit: number): Promise<SupportMessage[]> {
  const waiting = await selectMessages(db)
    .where('answered_at', 'is', null)
    .orderBy('is_priority', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  const answered = await selectMessages(db)
    .where('answered_at', 'is not', null)
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .limit(limit - waiting.length)
    .execute()
  return [...waiting, ...answered].map(readMessage)
}

/**
 * @param at ms UTC; null: unanswered
 * @returns whether the value has changed
 */
export async function setAnsweredAt(db: Db, { messageId }: MessageScope, at: number | null): Promise<boolean> {
  const row = await db
    .updateTable('support_messages')
    .set({ answered_at: at })
    .where('id', '=', messageId)
    .where('answered_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes messages from before a time (ms UTC), except declarations that are still to be carried out. */
export async function deleteSupportMessagesBefore(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('support_messages')
    .where('created_at', '<', before)
    .where(({ exists, not, selectFrom }) => {
      const waiting = selectFrom('declarations')
        .select('declarations.message_id')
        .whereRef('declarations.message_id', '=', 'support_messages.id')
        .where('declarations.state', '=', 'waiting')
      return not(exists(waiting))
    })
    .execute()
}

function readMessage(row: MessageRow): SupportMessage {
  const { kind, is_for_cause, contract, wished_end, host_id, state } = row
  const isDeclaration = kind !== null && is_for_cause !== null && contract !== null && state !== null
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    email: row.email,
    language: row.language,
    message: row.message,
    plan: row.plan,
    isPriority: row.is_priority === 1,
    createdAt: row.created_at,
    answeredAt: row.answered_at,
    declaration: isDeclaration ? readDeclaration({ kind, is_for_cause, contract, wished_end, host_id, state }) : null,
  }
}
