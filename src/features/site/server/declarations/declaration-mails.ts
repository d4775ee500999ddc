import { endsBeforeWished, findSubscription, liveOf } from '#features/billing/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import type { SupportMessage } from '../support.ts'
import { findSupportMessage } from '../support-queries.ts'
import { type Declaration, failuresUntilMail } from './declaration.ts'
import { countFailures } from './declaration-queries.ts'

/**
 * The data of the mail that confirms a declaration to its host. Name, contract and reason only if the host was signed in:
 * otherwise a stranger may have written them. Undefined if the message was deleted.
 */
export async function prepareDeclarationMail(context: Context, messageId: string) {
  const found = await findDeclared(context.db, messageId)
  if (!found) return undefined
  const { message, declaration } = found
  const { accountId, name, message: text } = message
  const { contract, hostId } = declaration
  const isProven = accountId !== null && accountId === hostId
  return {
    ...common(found),
    effect: await findEffect(context, declaration, isProven),
    typed: isProven ? { name, contract, text } : undefined,
  }
}

/** The data of the mail to an address without an account. Undefined if the message was deleted. */
export async function prepareUnmatchedMail(db: Db, messageId: string) {
  const found = await findDeclared(db, messageId)
  return found && common(found)
}

/** The data of the operator's mail about a declaration. Undefined if the message was deleted. */
export async function prepareOperatorDeclaration(db: Db, messageId: string) {
  const found = await findDeclared(db, messageId)
  if (!found) return undefined
  const { name, email, language, message: text, accountId } = found.message
  const { contract, hostId } = found.declaration
  const isFailing = (await countFailures(db, { messageId })) >= failuresUntilMail
  const state = isFailing ? ('failing' as const) : found.declaration.state
  const isSignedIn = accountId !== null && accountId === hostId
  return { ...common(found), name, email, language, text, contract, state, hasAccount: hostId !== null, isSignedIn }
}

type Declared = { message: SupportMessage; declaration: Declaration }

async function findDeclared(db: Db, messageId: string): Promise<Declared | undefined> {
  const message = await findSupportMessage(db, { messageId })
  return message?.declaration ? { message, declaration: message.declaration } : undefined
}

function common({ message, declaration: { kind, isForCause, wishedEnd } }: Declared) {
  return { kind, isForCause, wishedEnd, receivedAt: message.createdAt }
}

/** What a cancellation does, as far as it is known when the mail is sent. `at` in milliseconds UTC. */
async function findEffect({ db }: Context, { kind, hostId, state, wishedEnd }: Declaration, isProven: boolean) {
  if (kind === 'withdrawal') return { kind: 'checked' } as const
  if (state === 'byHand') return { kind: 'byHand' } as const
  const stored = hostId === null ? undefined : await findSubscription(db, { accountId: hostId })
  const subscription = stored?.snapshot.subscription ?? null
  if (!subscription || !liveOf(subscription)) return { kind: 'nothing' } as const
  const { cancelsAt, periodEndsAt } = subscription
  if (subscription.state === 'pastDue') return { kind: isProven ? 'endsAtOnce' : 'byHand' } as const
  return cancelsAt === null && wishedEnd !== null && endsBeforeWished(periodEndsAt, wishedEnd)
    ? ({ kind: 'later', at: wishedEnd } as const)
    : ({ kind: 'ends', at: cancelsAt ?? periodEndsAt } as const)
}
