import { z } from 'zod'
import type { Plan } from '#features/accounts/shared/account.ts'
import { paymentGrace, plans } from '#features/accounts/shared/plan.ts'
import { day, hour } from '#platform/clock.ts'
import type { TestCard } from '../../shared/billing-contract.ts'
import { discountedCents } from '../../shared/price.ts'
import { addMonths } from '../months.ts'

/**
 * The built-in gateway: a model of a payment provider that moves no money. Pure: every function returns a new state.
 * Times are ms UTC.
 */

const time = z.number().int()
const planName = z.enum(['basic', 'pro'])

const GatewayInvoice = z.object({
  id: z.string(),
  plan: planName,
  cents: z.number().int(),
  createdAt: time,
  paidAt: time.nullable(),
  status: z.enum(['paid', 'open', 'void']),
  failedAttempts: z.number().int(),
})
type GatewayInvoice = z.infer<typeof GatewayInvoice>

const GatewaySubscription = z.object({
  id: z.string(),
  plan: planName,
  state: z.enum(['incomplete', 'trialing', 'active', 'pastDue', 'ended']),
  discount: z.object({ code: z.string(), percentage: z.number().int() }).nullable(),
  createdAt: time,
  trialEndsAt: time.nullable(),
  /** Periods are counted from here. */
  anchor: time,
  periodStartsAt: time,
  periodEndsAt: time,
  cancelsAtPeriodEnd: z.boolean(),
  isStoppedByOperator: z.boolean().default(false),
  isEndedByHost: z.boolean().default(false),
  isCancelledByHost: z.boolean().default(false),
  cancelledAt: time.nullable().default(null),
  pendingPlan: planName.nullable(),
  /** A more expensive plan whose price could not be charged: it needs a card. */
  pendingUpgrade: planName.nullable(),
  pastDueSince: time.nullable(),
})
export type GatewaySubscription = z.infer<typeof GatewaySubscription>

export const GatewayCustomer = z.object({
  id: z.string(),
  card: z.enum(['good', 'failsLater', 'asksBank']).nullable(),
  subscription: GatewaySubscription.nullable(),
  /** Oldest first. */
  invoices: z.array(GatewayInvoice),
  failsNext: z.boolean(),
})
export type GatewayCustomer = z.infer<typeof GatewayCustomer>

/** The state afterwards, and whether a card was refused. */
type Charged = { customer: GatewayCustomer; isDeclined: boolean }

/** A subscription that is not confirmed by then ends, as at Stripe. */
const incompleteLength = 23 * hour
/** Delays of the attempts after a failed charge; then the subscription ends. */
const retriesAfter = [3 * day, 5 * day, 7 * day]

export function createGatewayCustomer(id: string): GatewayCustomer {
  return { id, card: null, subscription: null, invoices: [], failsNext: false }
}

export function startGatewaySubscription(
  customer: GatewayCustomer,
  order: { id: string; plan: Plan; freeUntil: number | null; discount: GatewaySubscription['discount'] },
  now: number,
): GatewayCustomer {
  const freeUntil = order.freeUntil !== null && order.freeUntil > now ? order.freeUntil : null
  const subscription: GatewaySubscription = {
    id: order.id,
    plan: order.plan,
    state: freeUntil === null ? 'incomplete' : 'trialing',
    discount: order.discount,
    createdAt: now,
    trialEndsAt: freeUntil,
    anchor: freeUntil ?? now,
    periodStartsAt: now,
    periodEndsAt: freeUntil ?? addMonths(now, 1),
    cancelsAtPeriodEnd: false,
    isStoppedByOperator: false,
    isEndedByHost: false,
    isCancelledByHost: false,
    cancelledAt: null,
    pendingPlan: null,
    pendingUpgrade: null,
    pastDueSince: null,
  }
  const started = { ...customer, card: null, subscription }
  return freeUntil === null ? withInvoice(started, order.plan, priceOf(subscription), now) : started
}

/** The host confirms a card, which pays what is due. */
export function confirmCard(customer: GatewayCustomer, card: TestCard, now: number): Charged {
  const { subscription } = customer
  if (card === 'declined') return { customer, isDeclined: true }
  const needsCharge =
    subscription !== null &&
    (subscription.state === 'incomplete' || subscription.state === 'pastDue' || subscription.pendingUpgrade !== null)
  // A new card is charged immediately only if a payment is due.
  if (!needsCharge) return { customer: { ...customer, card }, isDeclined: false }
  const charged = chargeOpen(
    { ...customer, card, failsNext: customer.failsNext && subscription?.state !== 'pastDue' },
    now,
    { isHostThere: true },
  )
  if (!charged.isDeclined) return charged
  return subscription.state === 'incomplete' ? { customer, isDeclined: true } : charged
}

/** Pays the newest open invoice and applies its effect. `isHostThere`: on-session, so her bank can ask her. */
export function chargeOpen(customer: GatewayCustomer, now: number, { isHostThere = false } = {}): Charged {
  const { subscription } = customer
  const open = openInvoiceOf(customer)
  if (!subscription || !open) return { customer, isDeclined: false }
  const pays = customer.card === 'good' || (customer.card === 'asksBank' && isHostThere)
  if (!pays || customer.failsNext) {
    const failed = { ...open, failedAttempts: open.failedAttempts + 1 }
    return { customer: { ...replaceInvoice(customer, failed), failsNext: false }, isDeclined: true }
  }
  const paid = replaceInvoice(customer, { ...open, status: 'paid', paidAt: now })
  const { pendingUpgrade } = subscription
  const after = pendingUpgrade
    ? { ...subscription, plan: pendingUpgrade, pendingUpgrade: null, pendingPlan: null }
    : { ...subscription, state: 'active' as const, pastDueSince: null }
  return { customer: { ...paid, subscription: after }, isDeclined: false }
}

/** In a trial nothing is charged; else the difference from `at` to the end of the period is. */
export function upgradeNow(
  customer: GatewayCustomer,
  to: Plan,
  { at, now }: { at: number; now: number },
): GatewayCustomer {
  const { subscription } = customer
  if (!subscription) return customer
  if (subscription.state === 'trialing') {
    return { ...customer, subscription: { ...subscription, plan: to, pendingPlan: null } }
  }
  const cents = differenceCents(subscription, to, at)
  const asked = withInvoice(voidOpen(customer), to, cents, now)
  return chargeOpen({ ...asked, subscription: { ...subscription, pendingUpgrade: to } }, now).customer
}

/** What another plan costs more for the rest of the period; 0 for a cheaper one. */
export function differenceCents(subscription: GatewaySubscription, to: Plan, at: number): number {
  if (subscription.state === 'trialing') return 0
  const { periodStartsAt, periodEndsAt } = subscription
  const rest = Math.max(0, periodEndsAt - at) / Math.max(1, periodEndsAt - periodStartsAt)
  return Math.max(0, Math.round((priceOf(subscription, to) - priceOf(subscription)) * rest))
}

/** Ends the subscription immediately; open invoices become void. */
export function endGatewaySubscription(customer: GatewayCustomer): GatewayCustomer {
  if (!customer.subscription) return customer
  return { ...voidOpen(customer), subscription: { ...customer.subscription, state: 'ended' } }
}

/** Lets operators skip to the end of the period. */
export function renewNow(customer: GatewayCustomer, now: number): GatewayCustomer {
  const { subscription } = customer
  const isCharged = subscription?.state === 'active' || subscription?.state === 'trialing'
  if (!subscription || !isCharged || customer.card === null) return customer
  return advanceGateway({ ...customer, subscription: { ...subscription, periodEndsAt: now, anchor: now } }, now)
}

/** Pays the open invoice with the present card. */
export function recoverGateway(customer: GatewayCustomer, now: number): GatewayCustomer {
  return chargeOpen({ ...customer, card: 'good', failsNext: false }, now).customer
}

/** All scheduled events until now, in order. */
export function advanceGateway(customer: GatewayCustomer, now: number): GatewayCustomer {
  let current = customer
  for (let due = nextEventAt(current); due !== null && due <= now; due = nextEventAt(current)) {
    current = passEvent(current, due)
  }
  return current
}

/** When the next scheduled event happens; null if there is none. */
function nextEventAt(customer: GatewayCustomer): number | null {
  const { subscription } = customer
  if (!subscription || subscription.state === 'ended') return null
  if (subscription.state === 'incomplete') return subscription.createdAt + incompleteLength
  if (subscription.state !== 'pastDue') return subscription.periodEndsAt
  const failures = openInvoiceOf(customer)?.failedAttempts ?? 0
  return (subscription.pastDueSince ?? 0) + (retriesAfter[failures - 1] ?? paymentGrace)
}

function passEvent(customer: GatewayCustomer, now: number): GatewayCustomer {
  const { subscription } = customer
  if (!subscription) return customer
  if (subscription.state === 'incomplete') return endGatewaySubscription(customer)
  if (subscription.state === 'pastDue') {
    const isLast = now >= (subscription.pastDueSince ?? 0) + paymentGrace
    return isLast ? endGatewaySubscription(customer) : chargeOpen(customer, now).customer
  }
  // A trial that ends without a card never becomes an active subscription.
  const isOver = subscription.cancelsAtPeriodEnd || customer.card === null
  return isOver ? endGatewaySubscription(customer) : renew(customer, subscription, now)
}

function renew(customer: GatewayCustomer, subscription: GatewaySubscription, now: number): GatewayCustomer {
  const plan = subscription.pendingPlan ?? subscription.plan
  let months = 1
  while (addMonths(subscription.anchor, months) <= now) months += 1
  const renewed: GatewaySubscription = {
    ...subscription,
    plan,
    pendingPlan: null,
    pendingUpgrade: null,
    state: 'active',
    trialEndsAt: null,
    periodStartsAt: now,
    periodEndsAt: addMonths(subscription.anchor, months),
  }
  const asked = withInvoice(voidOpen({ ...customer, subscription: renewed }), plan, priceOf(renewed), now)
  const { customer: charged, isDeclined } = chargeOpen(asked, now)
  return isDeclined ? { ...charged, subscription: { ...renewed, state: 'pastDue', pastDueSince: now } } : charged
}

/** Amount of a period of the subscription, with the discount. */
export function priceOf({ plan, discount }: GatewaySubscription, of: Plan = plan): number {
  return discountedCents(plans[of].priceCents, discount?.percentage ?? 0)
}

/** When an open invoice is charged again; null when it is not. */
export function nextAttemptAt(customer: GatewayCustomer): number | null {
  const next = customer.subscription?.state === 'pastDue' ? nextEventAt(customer) : null
  return next === null || next >= (customer.subscription?.pastDueSince ?? 0) + paymentGrace ? null : next
}

/** The newest open invoice. */
export function openInvoiceOf({ invoices }: GatewayCustomer): GatewayInvoice | undefined {
  return invoices.findLast((invoice) => invoice.status === 'open')
}

function withInvoice(customer: GatewayCustomer, of: Plan, cents: number, now: number): GatewayCustomer {
  const invoice: GatewayInvoice = {
    id: `test_in_${customer.id.slice(-6)}_${customer.invoices.length + 1}`,
    plan: of,
    cents,
    createdAt: now,
    paidAt: null,
    status: 'open',
    failedAttempts: 0,
  }
  return { ...customer, invoices: [...customer.invoices, invoice] }
}

function replaceInvoice(customer: GatewayCustomer, invoice: GatewayInvoice): GatewayCustomer {
  return { ...customer, invoices: customer.invoices.map((other) => (other.id === invoice.id ? invoice : other)) }
}

function voidOpen(customer: GatewayCustomer): GatewayCustomer {
  return {
    ...customer,
    invoices: customer.invoices.map((invoice) =>
      invoice.status === 'open' ? { ...invoice, status: 'void' } : invoice,
    ),
  }
}
