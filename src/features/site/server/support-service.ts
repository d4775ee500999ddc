import { type Account, accountMailSources, findAccount, hasPro } from '#features/accounts/index.ts'
import { deleteMailsBefore, enqueueOperatorMessage } from '#features/mail/index.ts'
import { day, hour } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { hashSecret } from '#platform/ids.ts'
import type { Job } from '#platform/jobs.ts'
import { consumeRateLimit, limitsOfAddress, rateOf } from '#platform/rate-limits.ts'
import type { SupportForm } from '../shared/support-contract.ts'
import { answerBy, type SupportMessage, supportRetentionDays } from './support.ts'
import { deleteSupportMessagesBefore, findSupportMessage, insertSupportMessage } from './support-queries.ts'

type Writer = {
  account: Account | undefined
  language: Language
  /** The client's IP address, for the rate limit. */
  address: string
}

/**
 * Stores a message to support and notifies the operator. The same message within an hour is stored once.
 * @throws TOO_MANY_REQUESTS
 */
export async function writeToSupport(context: Context, writer: Writer, form: SupportForm): Promise<void> {
  const { db, clock } = context
  const { account, language, address } = writer
  await consumeRateLimit(context, [...limitsOfAddress('support', address, rateOf(context, 'supportPerAddress'))])
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
    declaration: null,
  }
  await db.transaction().execute(async (tx) => {
    if (!(await insertSupportMessage(tx, message))) return
    const mail = { template: 'operatorSupport', messageId: message.id, accountId: message.accountId } as const
    await enqueueOperatorMessage(tx, context, mail)
  })
}

/**
 * Finds the account of a writer who is not signed in. Anyone can type an address, so the match only raises the
 * message's priority; the operator sees that the writer was not signed in.
 */
async function findHostByAddress(db: Db, email: string): Promise<Account | undefined> {
  const reader = await accountMailSources.findReaderByAddress(db, email)
  return reader && findAccount(db, { accountId: reader.accountId })
}

/** The parameters of the operator's mail about a message; undefined if the message was deleted. */
export async function prepareSupportMail(db: Db, messageId: string) {
  const found = await findSupportMessage(db, { messageId })
  if (!found) return undefined
  const { name, email, language, message, plan, isPriority, accountId, createdAt } = found
  const isSignedIn = accountId !== null
  return { name, email, language, message, plan, isPriority, isSignedIn, answerBy: answerBy(createdAt) }
}

/**
 * Deletes messages after the retention period, and the mails that notified the operator. A cancellation for a later day
 * stays until it is carried out.
 */
export const forgetSupportMessages: Job = {
  name: 'forget-support-messages',
  schedule: '23 4 * * *',
  async run({ db, clock }) {
    const before = clock.now() - supportRetentionDays * day
    await deleteSupportMessagesBefore(db, before)
    await deleteMailsBefore(db, 'operatorSupport', before)
    await deleteMailsBefore(db, 'operatorDeclaration', before)
  },
}
