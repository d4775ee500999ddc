import { findAccount } from '#features/accounts/index.ts'
import { enqueueForAccount } from '#features/mail/index.ts'
import type { MailParams } from '#features/mail/shared/mail.ts'
import type { Clock } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { enqueuePush } from './push/push-outbox.ts'
import type { NewsTemplate } from './stay-news.ts'

export type ToldNews<Name extends NewsTemplate> = {
  template: Name
  params: MailParams<Name>
  /** Identifies the cause: the host is notified of it once. */
  cause: string
  /** Milliseconds UTC; default: at once. */
  dueAt?: number
}

/** Notifies a host by mail and push, in the transaction of the change. Each channel fails independently. */
export async function tellHost<Name extends NewsTemplate>(
  tx: Tx,
  clock: Clock,
  hostId: string,
  news: ToldNews<Name>,
): Promise<void> {
  const host = await findAccount(tx, { accountId: hostId })
  if (!host) return
  const isNew = await enqueueForAccount(tx, clock, host, news as never)
  if (isNew) await enqueuePush(tx, clock, hostId, { ...news, cause: pushCauseOf(news) })
}

/** Key to cancel a push message. */
export function pushCauseOf({ template, cause }: { template: NewsTemplate; cause: string }): string {
  return `${template}:${cause}`
}
