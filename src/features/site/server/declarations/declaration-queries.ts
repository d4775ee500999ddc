import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DeclarationsTable } from '../site-tables.ts'
import type { Declaration, DeclarationState } from './declaration.ts'

type Scope = { messageId: string }

export async function insertDeclaration(db: Db, { messageId }: Scope, declaration: Declaration, now: number) {
  const { kind, isForCause, contract, wishedEnd, hostId, state } = declaration
  await db
    .insertInto('declarations')
    .values({
      message_id: messageId,
      kind,
      is_for_cause: isForCause ? 1 : 0,
      contract,
      wished_end: wishedEnd,
      host_id: hostId,
      state,
      state_at: now,
      attempts: 0,
      next_attempt_at: state === 'waiting' ? now : null,
    })
    .execute()
}

type DeclarationRow = Pick<
  Selectable<DeclarationsTable>,
  'kind' | 'is_for_cause' | 'contract' | 'wished_end' | 'host_id' | 'state'
>

export function readDeclaration(row: DeclarationRow): Declaration {
  return {
    kind: row.kind,
    isForCause: row.is_for_cause === 1,
    contract: row.contract,
    wishedEnd: row.wished_end,
    hostId: row.host_id,
    state: row.state,
  }
}

/** Whether a declaration about this account has stopped its renewal since a time (ms UTC). */
export async function hasCancelledSince(db: Db, { hostId }: { hostId: string }, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('declarations')
    .select('message_id')
    .where('host_id', '=', hostId)
    .where('state', '=', 'stopped')
    .where('state_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A declaration that is to be carried out. `isProven`: the host was signed in. */
export type DueDeclaration = Scope &
  Pick<Declaration, 'kind' | 'hostId' | 'wishedEnd'> & { attempts: number; isProven: boolean }

/** Declarations whose next attempt is due, the longest due first. */
export async function listDueDeclarations(db: Db, now: number, limit: number): Promise<DueDeclaration[]> {
  const rows = await db
    .selectFrom('declarations')
    .innerJoin('support_messages', 'support_messages.id', 'declarations.message_id')
    .select(['message_id', 'kind', 'host_id', 'wished_end', 'attempts', 'account_id'])
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('message_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    messageId: row.message_id,
    kind: row.kind,
    hostId: row.host_id,
    wishedEnd: row.wished_end,
    attempts: row.attempts,
    isProven: row.account_id !== null && row.account_id === row.host_id,
  }))
}

/** @returns false when it has its final state already */
export async function finishDeclaration(
  db: Db,
  { messageId }: Scope,
  state: Exclude<DeclarationState, 'waiting'>,
  now: number,
): Promise<boolean> {
  const row = await db
    .updateTable('declarations')
    .set({ state, state_at: now, next_attempt_at: null })
    .where('message_id', '=', messageId)
    .where('state', '=', 'waiting')
    .returning('message_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The failed attempts in a row of a declaration that is still to be carried out. */
export async function countFailures(db: Db, { messageId }: Scope): Promise<number> {
  const row = await db
    .selectFrom('declarations')
    .select('attempts')
    .where('message_id', '=', messageId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row?.attempts ?? 0
}

/** @param attempts failed ones in a row */
export async function postponeDeclaration(db: Db, { messageId }: Scope, attempts: number, nextAttemptAt: number) {
  await db
    .updateTable('declarations')
    .set({ attempts, next_attempt_at: nextAttemptAt })
    .where('message_id', '=', messageId)
    .where('state', '=', 'waiting')
    .execute()
}
