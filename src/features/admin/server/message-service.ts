import type { Account } from '#features/accounts/index.ts'
import { findSupportMessage, listSupportMessages, setAnsweredAt } from '#features/site/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import type { ListedMessage } from '../shared/admin-contract.ts'
import { presentMessage } from './admin-presenter.ts'
import { insertAct } from './admin-queries.ts'

const listLength = 50

/** What people wrote to support: what waits for an answer first, of that Pro hosts' messages. */
export async function listMessages({ db }: Context): Promise<ListedMessage[]> {
  return (await listSupportMessages(db, listLength)).map(presentMessage)
}

/** Takes a message off the waiting ones, or puts it back; who did it stands in the audit log. @throws NOT_FOUND */
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
    // Neither name nor words: the log outlives the message.
    const data = { messageId, messageFrom: accountId === null ? ('visitor' as const) : ('host' as const) }
    const kind = isAnswered ? 'messageAnswered' : 'messageReopened'
    await insertAct(tx, { adminId, accountId }, { kind, data }, now)
  })
}
