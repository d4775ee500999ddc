import { type Account, accessEndsAt } from '#features/accounts/index.ts'
import { enqueueForAccount, enqueueForOperator } from '#features/mail/index.ts'
import { day, minute } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { CustomerState, Invoice, ProviderSubscription } from './payment-provider.ts'
import { liveOf, type Snapshot } from './subscriptions/subscription.ts'

/** No mail for payments older than this, for example those made while the service was down. */
const newsLength = 30 * day

/**
 * Orders the mails that follow from the provider's state: each once per invoice or subscription.
 * @param account with the access that it has from now on
 */
export async function enqueueBillingMails(
  tx: Tx,
  context: Context,
  account: Account,
  { before, state }: { before: Snapshot; state: CustomerState },
): Promise<void> {
  const { subscription } = state
  if (!subscription) return
  await enqueueContractMail(tx, context, account, before.subscription, subscription)
  for (const invoice of state.invoices) await enqueueInvoiceMails(tx, context, account, subscription, invoice)
  await enqueueOperatorNews(tx, context, account, before, subscription)
  await enqueueStoppedMail(tx, context, account, before.subscription, subscription)
  await enqueueCancelledMail(tx, context, account, before.subscription, subscription)
}

/** Confirms a contract once charges are certain, and each change to another plan. */
async function enqueueContractMail(
  tx: Tx,
  { clock, config }: Context,
  account: Account,
  before: ProviderSubscription | null,
  subscription: ProviderSubscription,
): Promise<void> {
  const { id, plan, state, trialEndsAt, nextCents } = subscription
  if (!liveOf(subscription)) return
  const known = before?.id === id && liveOf(before) ? before : null
  if (known?.plan === plan) return
  const now = clock.now()
  const paidFrom = state === 'trialing' ? (trialEndsAt ?? now) : now
  const params = { plan, cents: nextCents, currency: config.currency, orderedAt: now, paidFrom }
  const cause = known ? `${id}:${plan}:${now}` : id
  await enqueueForAccount(tx, clock, account, { template: 'contractConfirmed', params, cause })
}

async function enqueueInvoiceMails(
  tx: Tx,
  context: Context,
  account: Account,
  subscription: ProviderSubscription,
  invoice: Invoice,
): Promise<void> {
  const { clock } = context
  const paid = {
    plan: invoice.plan ?? subscription.plan,
    cents: invoice.cents,
    currency: invoice.currency.toUpperCase(),
  }
  const cause = invoice.id
  if (invoice.status === 'paid' && invoice.cents > 0 && (invoice.paidAt ?? 0) > clock.now() - newsLength) {
    const nextChargeAt = liveOf(subscription) && !subscription.cancelsAt ? subscription.periodEndsAt : null
    const params = { ...paid, paidAt: invoice.paidAt ?? invoice.createdAt, nextChargeAt }
    await enqueueForAccount(tx, clock, account, { template: 'paymentConfirmed', params, cause })
  }
  // The host sees the failure of a first payment or an upgrade on the screen, so no mail is sent.
  if (invoice.hasFailed && subscription.state === 'pastDue') {
    const params = { ...paid, nextAttemptAt: invoice.nextAttemptAt }
    await enqueueForAccount(tx, clock, account, { template: 'paymentFailed', params, cause })
    await enqueueForOperator(tx, context, account, { template: 'operatorPaymentFailed', params: paid, cause })
  }
}

async function enqueueOperatorNews(
  tx: Tx,
  context: Context,
  account: Account,
  before: Snapshot,
  subscription: ProviderSubscription,
): Promise<void> {
  const { id, plan, cancelsAt } = subscription
  if (liveOf(subscription)) {
    const params = { plan, cents: subscription.nextCents, currency: context.config.currency }
    await enqueueForOperator(tx, context, account, { template: 'operatorNewSubscription', params, cause: id })
  }
  // Cancelled at `cancelsAt`, or ended immediately if null.
  const wasLive = before.subscription?.id === id && liveOf(before.subscription) !== null
  const endsAt = cancelsAt ?? (wasLive && subscription.state === 'ended' ? context.clock.now() : null)
  if (endsAt !== null && (wasLive || liveOf(subscription))) {
    const cause = `${id}:${cancelsAt ?? 'ended'}`
    await enqueueForOperator(tx, context, account, {
      template: 'operatorCancellation',
      params: { plan, endsAt },
      cause,
    })
  }
}

/** Tells the host what an operator cancelled and which access remains. The later end sends no second mail. */
async function enqueueStoppedMail(
  tx: Tx,
  { clock }: Context,
  account: Account,
  before: ProviderSubscription | null,
  subscription: ProviderSubscription,
): Promise<void> {
  const { id, plan } = subscription
  if (!subscription.isStoppedByOperator || before?.id !== id || !liveOf(before)) return
  const now = clock.now()
  const isOver = subscription.state === 'ended'
  // The provider's clock may be a little ahead of ours.
  const orderedFor = before.isStoppedByOperator ? before.cancelsAt : null
  if (orderedFor !== null && (!isOver || orderedFor <= now + minute)) return
  const accessUntil = accessUntilOf(account, subscription, now)
  const losesPaidTime = accessUntil === null && before.state === 'active'
  const params = { plan, endedAt: isOver ? now : null, accessUntil, losesPaidTime }
  await enqueueForAccount(tx, clock, account, { template: 'subscriptionStopped', params, cause: `${id}:${now}` })
}

/**
 * When the access that a host keeps after her subscription was ended or cancelled is over (ms UTC); null without any.
 */
function accessUntilOf(account: Account, { state, cancelsAt }: ProviderSubscription, now: number): number | null {
  return accessEndsAt(account, now) ?? (state === 'ended' ? null : cancelsAt)
}

/**
 * Confirms to the host a cancellation that she made in the app, with its time and the end of access. The rate limit of
 * cancellations bounds the number of mails.
 */
async function enqueueCancelledMail(
  tx: Tx,
  { clock }: Context,
  account: Account,
  before: ProviderSubscription | null,
  subscription: ProviderSubscription,
): Promise<void> {
  const { id, plan, cancelsAt, isEndedByHost, isCancelledByHost } = subscription
  if (before?.id !== id || !liveOf(before)) return
  if (!isEndedByHost && !(isCancelledByHost && before.cancelsAt === null)) return
  const now = clock.now()
  const cancelledAt = subscription.cancelledAt ?? now
  const accessUntil = accessUntilOf(account, subscription, now)
  const params = { plan, cancelledAt, accessUntil }
  const cause = `${id}:${isEndedByHost ? 'ended' : cancelsAt}:${cancelledAt}`
  await enqueueForAccount(tx, clock, account, { template: 'subscriptionCancelled', params, cause })
}
