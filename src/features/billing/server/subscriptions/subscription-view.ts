import { type Account, accessOf, plans } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import type { InvoiceView, SubscriptionView } from '../../shared/billing-contract.ts'
import type { Invoice, PaymentStep } from '../payment-provider.ts'
import { openProvider, providerName } from '../provider.ts'
import { emptySnapshot, liveOf, type Snapshot } from './subscription.ts'
import { findSubscription } from './subscription-queries.ts'

/** Data that billing needs from later features. */
export type BillingSources = { countBooks(context: Context, accountId: string): Promise<number> }

/** The host's subscription as last read, so that it can be shown while the provider is down. */
export async function viewSubscription(
  context: Context,
  account: Account,
  sources: BillingSources,
): Promise<SubscriptionView> {
  const { db, config, clock } = context
  const stored = await findSubscription(db, { accountId: account.id })
  const isPresent = stored?.provider === providerName(context)
  const books = await sources.countBooks(context, account.id)
  return {
    ...presentSubscription(account, isPresent ? stored.snapshot : emptySnapshot, clock.now()),
    ...presentProvider(context),
    currency: config.currency,
    books,
    booksOverBasic: Math.max(0, books - plans.basic.bookLimit),
  }
}

export function presentProvider(context: Context): Pick<SubscriptionView, 'provider' | 'publishableKey'> {
  return { provider: providerName(context), publishableKey: context.config.stripe?.publishableKey ?? null }
}

function presentSubscription(account: Account, { subscription, card, firstPaid }: Snapshot, now: number) {
  const access = accessOf(account, now)
  const live = liveOf(subscription) ? subscription : null
  const isCancelled = live !== null && live.cancelsAt !== null
  const nextChargeAt = live?.state === 'pastDue' ? live.nextAttemptAt : (live?.periodEndsAt ?? null)
  const cancelEndsAt = live?.state === 'pastDue' ? now : (live?.periodEndsAt ?? null)
  return {
    plan: account.plan,
    state: access.state,
    isSubscribed: live !== null,
    isCancelled,
    pendingPlan: live?.pendingPlan ? { plan: live.pendingPlan, at: toIsoTime(live.periodEndsAt) } : null,
    nextCharge:
      live && !isCancelled && nextChargeAt !== null ? { cents: live.nextCents, at: toIsoTime(nextChargeAt) } : null,
    endsAt: presentTime(account.renewal === 'renews' ? null : endOf(account, access.status)),
    cancelEndsAt: isCancelled ? null : presentTime(cancelEndsAt),
    card: live ? card : null,
    discount: live?.discount ?? null,
    firstPaid,
  }
}

function endOf(account: Account, status: SubscriptionView['state']): number | null {
  return status === 'trial' ? account.trialEndsAt : account.accessUntil
}

export function presentStep(step: PaymentStep | null): {
  clientSecret: string | null
  kind: PaymentStep['kind'] | null
  amountCents: number | null
  storedCard: PaymentStep['storedCard']
} {
  return {
    clientSecret: step?.clientSecret ?? null,
    kind: step?.kind ?? null,
    amountCents: step?.amountCents ?? null,
    storedCard: step?.storedCard ?? null,
  }
}

/** The host's invoices, newest first. @throws PAYMENTS_UNAVAILABLE */
export async function listInvoices(context: Context, account: Account): Promise<InvoiceView[]> {
  const stored = await findSubscription(context.db, { accountId: account.id })
  if (stored?.provider !== providerName(context)) return []
  const provider = await openProvider(context)
  const state = await provider.readCustomer(stored.customerId)
  // A trial is not charged; its zero invoice is not shown.
  return (state?.invoices ?? []).filter(({ cents }) => cents > 0).map(presentInvoice)
}

function presentInvoice(invoice: Invoice): InvoiceView {
  const { id, number, plan, cents, url, pdf } = invoice
  return {
    id,
    number,
    plan,
    cents,
    currency: invoice.currency.toUpperCase(),
    createdAt: toIsoTime(invoice.createdAt),
    status: invoice.hasFailed ? 'failed' : invoice.status,
    url,
    pdf,
  }
}

export function toIsoTime(time: number): string {
  return new Date(time).toISOString()
}

function presentTime(time: number | null): string | null {
  return time === null ? null : toIsoTime(time)
}
