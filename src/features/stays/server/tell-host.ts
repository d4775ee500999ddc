import { findAccount } from '#features/accounts/index.ts'
import { enqueueStayNews } from '#features/mail/index.ts'
import type { MailParams } from '#features/mail/shared/mail.ts'
import type { Context } from '#platform/context.ts'
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

/**
 * Tells a host by mail and on her devices, in the transaction of the cause. Mail and devices are tried independently. Beyond
 * LIMIT_STAY_MAILS_PER_ACCOUNT or LIMIT_BOOKING_MAILS_PER_ACCOUNT nothing is sent: the page Stays shows it.
 */
export async function tellHost<Name extends NewsTemplate>(
  tx: Tx,
  context: Pick<Context, 'clock' | 'config'>,
  hostId: string,
  news: ToldNews<Name>,
): Promise<void> {
  const host = await findAccount(tx, { accountId: hostId })
  if (!host) return
  const isNew = await enqueueStayNews(tx, context, host, news)
  if (isNew) await enqueuePush(tx, context.clock, hostId, { ...news, cause: pushCauseOf(news) })
}

/** Key to cancel a push message. */
export function pushCauseOf({ template, cause }: { template: NewsTemplate; cause: string }): string {
  return `${template}:${cause}`
}
