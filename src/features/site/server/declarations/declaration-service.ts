import { type Account, accountMailSources } from '#features/accounts/index.ts'
import { findSubscription, liveOf } from '#features/billing/index.ts'
import { enqueueForAccount, enqueueMail, enqueueOperatorMessage, type MailReader } from '#features/mail/index.ts'
import { hour } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { hashSecret } from '#platform/ids.ts'
import { consumeRateLimit, limitsOfAddress, rateOf, tryRateLimit } from '#platform/rate-limits.ts'
import { mailboxOf } from '#platform/text/email-address.ts'
import type { TypedDeclaration } from '../../shared/declaration-contract.ts'
import type { DeclarationKind } from '../../shared/declaration-paths.ts'
import { findSupportMessage, insertSupportMessage } from '../support-queries.ts'
import { type Declaration, type DeclarationState, objectionLength } from './declaration.ts'
import { hasCancelledSince, insertDeclaration } from './declaration-queries.ts'

export type Declarer = {
  /** The account that is signed in, if any. */
  account: Account | undefined
  language: Language
  /** The client's IP address, for the rate limit. */
  address: string
}

/**
 * Stores a declaration, orders its mails, and has the renewal stopped within a minute. The answer is the same whether or
 * not there is an account with this address. The same declaration within an hour is stored once.
 * @returns when it was received, ms UTC
 * @throws TOO_MANY_REQUESTS
 */
export async function declare(
  context: Context,
  { account, language, address }: Declarer,
  kind: DeclarationKind,
  typed: TypedDeclaration,
): Promise<number> {
  const { db, clock } = context
  const rate = rateOf(context, 'declarationsPerAddress')
  await consumeRateLimit(context, limitsOfAddress('declaration', address, rate))
  const now = clock.now()
  const { name, email, contract, reason, type, wishedEnd } = typed
  const parts = [kind, account?.id, name, email, contract, type, reason, wishedEnd, Math.floor(now / hour)]
  const messageId = hashSecret(JSON.stringify(parts))
  const known = await findSupportMessage(db, { messageId })
  if (known) return known.createdAt

  const host = await accountMailSources.findReaderByAddress(db, email)
  const hostId = host?.accountId ?? null
  const isProven = hostId !== null && account?.id === hostId
  const state = await findState(context, hostId, isProven)
  const isForCause = type === 'forCause'
  const declaration: Declaration = { kind, isForCause, contract, wishedEnd, hostId, state }
  const accountId = account?.id ?? null
  const common = { id: messageId, accountId, name, email, language, message: reason, createdAt: now }
  const message = { ...common, plan: null, isPriority: hostId !== null, answeredAt: null, declaration }
  const sends = await countMails(context, email, host, isProven)
  await db.transaction().execute(async (tx) => {
    if (!(await insertSupportMessage(tx, message))) return
    await insertDeclaration(tx, { messageId }, declaration, now)
    if (sends.toOperator) {
      await enqueueOperatorMessage(tx, context, { template: 'operatorDeclaration', messageId, accountId })
    }
    if (!sends.toWriter) return
    if (host) {
      const reader = { id: host.accountId, email: host.email, language: host.language }
      const mail = { template: 'declarationReceived', params: { messageId }, cause: messageId } as const
      await enqueueForAccount(tx, clock, reader, mail)
      return
    }
    await enqueueMail(tx, clock, {
      template: 'declarationUnmatched',
      accountId: null,
      recipient: email,
      language,
      params: { messageId },
      dedupeKey: `declarationUnmatched:${messageId}`,
    })
  })
  return now
}

/**
 * What is to become of the renewal. A stranger can type any address: what cannot be taken back, and what the host has
 * taken back already, is left to an operator unless the host is signed in.
 */
async function findState(context: Context, hostId: string | null, isProven: boolean): Promise<DeclarationState> {
  const { db, clock } = context
  if (hostId === null) return 'byHand'
  const stored = await findSubscription(db, { accountId: hostId })
  const live = liveOf(stored?.snapshot.subscription ?? null)
  if (!live) return 'nothing'
  if (isProven) return 'waiting'
  if (live.state === 'pastDue') return 'byHand'
  const isResumed = live.cancelsAt === null && (await hasCancelledSince(db, { hostId }, clock.now() - objectionLength))
  return isResumed ? 'byHand' : 'waiting'
}

/** Counts the mails. A declaration is stored also when its mails are refused: strangers must not keep a host from it. */
async function countMails(context: Context, email: string, host: MailReader | undefined, isProven: boolean) {
  if (isProven) return { toWriter: true, toOperator: true }
  const perMailbox = rateOf(context, 'declarationMailsPerMailbox')
  const ofService = { name: 'declaration-mails', subject: 'all', ...rateOf(context, 'declarationMails') }
  const isBelowAll = host !== undefined || (await tryRateLimit(context, [ofService])) !== undefined
  const ofMailbox = { name: 'declaration-mail', subject: mailboxOf(email), ...perMailbox }
  const isBelowMailbox = isBelowAll && (await tryRateLimit(context, [ofMailbox])) !== undefined
  return { toWriter: isBelowMailbox, toOperator: isBelowAll }
}
