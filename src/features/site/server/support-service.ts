import { type Account, accountMailSources, findAccount, hasPro } from '#features/accounts/index.ts'
import { deleteMailsBefore, enqueueSupport } from '#features/mail/index.ts'
import { rateOf, takeAttempt } from '#platform/attempts.ts'
import { day, hour } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { hashSecret } from '#platform/ids.ts'
import type { Job } from '#platform/jobs.ts'
import { networkOf } from '#platform/networks.ts'
import type { SupportForm } from '../shared/support-contract.ts'
import { answerBy, type SupportMessage, supportRetentionDays } from './support.ts'
import { deleteSupportMessagesBefore, findSupportMessage, insertSupportMessage } from './support-queries.ts'

type Writer = {
  account: Account | undefined
  language: Language
  /** Of the network, for the limit. */
  address: string
}

/**
 * Stores what somebody writes to support and tells the operator. A form that is sent twice within the hour is one
 * message.
 * @throws TOO_MANY_REQUESTS
 */
export async function writeToSupport(context: Context, writer: Writer, form: SupportForm): Promise<void> {
  const { db, clock } = context
  const { account, language, address } = writer
  await takeAttempt(context, [
    { name: 'support', subject: networkOf(address), ...rateOf(context, 'supportPerAddress') },
  ])
  const now = clock.now()
  const host = account ?? (await findHostByAddress(db, form.email))
  const message: SupportMessage = {
    ...form,
    id: hashSecret([account?.id, form.email, form.message, Math.floor(now / hour)].join('\n')),
    accountId: account?.id ?? null,
    language,
    plan: host?.plan ?? null,
    isPriority: host !== undefined && hasPro(host, now),
    createdAt: now,
    answeredAt: null,
  }
  await db.transaction().execute(async (tx) => {
    if (!(await insertSupportMessage(tx, message))) return
    await enqueueSupport(tx, context, { messageId: message.id, accountId: message.accountId })
  })
}

/**
 * A host who cannot sign in is still a host. The address proves nothing, so it gives her a better place in the queue
 * and nothing else; the operator reads that she was not signed in.
 */
async function findHostByAddress(db: Db, email: string): Promise<Account | undefined> {
  const reader = await accountMailSources.findReaderByAddress(db, email)
  return reader && findAccount(db, { accountId: reader.accountId })
}

/** What the operator's mail shows of a message; undefined once it is gone. */
export async function prepareSupportMail(db: Db, messageId: string) {
  const found = await findSupportMessage(db, { messageId })
  if (!found) return undefined
  const { name, email, language, message, plan, isPriority, accountId, createdAt } = found
  const isSignedIn = accountId !== null
  return { name, email, language, message, plan, isPriority, isSignedIn, answerBy: answerBy(createdAt) }
}

/** Takes away what was written a year ago, and the mails that told the operator of it. */
export const forgetSupportMessages: Job = {
  name: 'forget-support-messages',
  schedule: '23 4 * * *',
  async run({ db, clock }) {
    const before = clock.now() - supportRetentionDays * day
    await deleteSupportMessagesBefore(db, before)
    await deleteMailsBefore(db, 'operatorSupport', before)
  },
}
