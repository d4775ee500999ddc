import type { Account } from '#features/accounts/index.ts'
import { findSupportMessage, listSupportMessages, setAnsweredAt } from '#features/site/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import type { ListedMessage } from '../shared/admin-reports-contract.ts'
import { presentMessage } from './admin-presenter.ts'
import { insertAuditEntry } from './audit-queries.ts'

const listLength = 50

/** Messages to support: unanswered ones first, of these messages of Pro hosts first. */
export async function listMessages({ db }: Context): Promise<ListedMessage[]> {
  return (await listSupportMessages(db, listLength)).map(presentMessage)
}

/**
 * Marks a message as answered or unanswered, and logs it.
 * @throws NOT_FOUND
 */
export async function markAnswered(
  { db, clock }: Context,
  { id: adminId }: Account,
  { messageId, isAnswered }: { messageId: string; isAnswered: boolean },
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const message = await findSupportMessage(tx, { messageId })
    if (!message) throw platformError('NOT_FOUND')
    if (!(await setAnsweredAt(tx, { messageId }, isAnswered ? now : null))) return
    const { accountId } = message
    // No name and no text, because the audit log is kept for longer than the message.
    const data = { messageId, messageFrom: accountId === null ? ('visitor' as const) : ('host' as const) }
    const kind = isAnswered ? 'messageAnswered' : 'messageReopened'
    await insertAuditEntry(tx, { adminId, accountId }, { kind, data }, now)
  })
}
