import { listSupportMessages, setAnsweredAt } from '#features/site/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import type { ListedMessage } from './admin-contract.ts'
import { presentMessage } from './admin-presenter.ts'

const listLength = 50

/** What people wrote to support: what waits for an answer first, of that Pro hosts' messages. */
export async function listMessages({ db }: Context): Promise<ListedMessage[]> {
  return (await listSupportMessages(db, listLength)).map(presentMessage)
}

/** Takes a message off the waiting ones, or puts it back. @throws NOT_FOUND */
export async function markAnswered({ db, clock }: Context, messageId: string, isAnswered: boolean): Promise<void> {
  if (!(await setAnsweredAt(db, { messageId }, isAnswered ? clock.now() : null))) throw platformError('NOT_FOUND')
}
