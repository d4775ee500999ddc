import type Stripe from 'stripe'
import { addMonths } from '#features/billing/server/months.ts'
import type { TestCard } from '#features/billing/shared/billing-contract.ts'
import { day, hour } from '#platform/clock.ts'
import * as make from './stripe-objects.ts'

/**
 * What a Stripe account does by itself and to the objects in it, as far as subscriptions by card go: trials, monthly
 * invoices that are drafts for an hour, retries, pending updates, schedules. Times in seconds.
 */

const draftLength = hour / 1_000
const days = day / 1_000
const incompleteLength = 23 * draftLength
const retriesAfter = [3 * days, 5 * days, 7 * days, 14 * days]

/** A subscription with what Stripe keeps beside the resource. */
type Kept = Stripe.Subscription & { default_payment_method: string | null; latest_invoice: string | null }
/** The last digits of Stripe's own test cards that do the same. */
const digitsOf = { good: '4242', declined: '0002', failsLater: '0341', asksBank: '3184' } as const

type Refusal = { status: number; error: { type: string; code: string; message: string } }

export class StripeRefusal extends Error {
  readonly answer: Refusal
  constructor(status: number, code: string, type = 'invalid_request_error') {
    super(code)
    this.answer = { status, error: { type, code, message: code } }
  }
}

export class StripeAccount {
  readonly customers = new Map<string, Stripe.Customer | Stripe.DeletedCustomer>()
  readonly cards = new Map<string, Stripe.PaymentMethod>()
  readonly products = new Map<string, Stripe.Product>()
  readonly prices = new Map<string, Stripe.Price>()
  readonly coupons = new Map<string, Stripe.Coupon>()
  readonly subscriptions = new Map<string, Kept>()
  readonly invoices = new Map<string, Stripe.Invoice>()
  readonly schedules = new Map<string, Stripe.SubscriptionSchedule>()
  readonly setupIntents = new Map<string, Stripe.SetupIntent>()
  readonly portals = new Map<string, Stripe.BillingPortal.Configuration>()
  /** Seconds; a test lets it follow the service's clock. */
  now: () => number = () => 0
  #ids = 0

  createId(prefix: string): string {
    this.#ids += 1
    return `${prefix}_1Pgc${String(this.#ids).padStart(6, '0')}`
  }

  get<T>(kind: ReadonlyMap<string, T>, id: string): T {
    const found = kind.get(id)
    if (!found) throw new StripeRefusal(404, 'resource_missing')
    return found
  }

  startSubscription(params: {
    customer: string
    price: string
    trialEnd: number | undefined
    coupon: string | undefined
    metadata: Record<string, string>
  }): Kept {
    const now = this.now()
    const customer = this.get(this.customers, params.customer)
    if (customer.deleted) throw new StripeRefusal(404, 'resource_missing')
    const price = this.get(this.prices, params.price)
    const id = this.createId('sub')
    const end = params.trialEnd ?? this.#monthAfter(now, now)
    const subscription: Kept = {
      ...make.makeSubscription(id, { customer: params.customer, currency: price.currency, created: now }),
      default_payment_method: null,
      latest_invoice: null,
      metadata: params.metadata,
      discounts: params.coupon ? [this.get(this.coupons, params.coupon).id] : [],
      billing_cycle_anchor: params.trialEnd ?? now,
      trial_start: params.trialEnd ? now : null,
      trial_end: params.trialEnd ?? null,
      status: params.trialEnd ? 'trialing' : 'incomplete',
    }
    subscription.items.data.push(make.makeItem(this.createId('si'), { subscription: id, price, start: now, end }))
    this.subscriptions.set(id, subscription)
    if (params.trialEnd) {
      const bill = this.#addInvoice(subscription, 0, 'subscription_create')
      this.#settle(bill)
      const hasCard = customer.invoice_settings.default_payment_method !== null
      if (!hasCard) subscription.pending_setup_intent = this.#addSetupIntent(params.customer)
    } else {
      this.#addInvoice(subscription, this.#priceOf(subscription), 'subscription_create')
    }
    return subscription
  }

  changeItem(subscription: Kept, priceId: string, isPending: boolean): void {
    const price = this.get(this.prices, priceId)
    const [item] = subscription.items.data
    if (!item) throw new StripeRefusal(400, 'resource_missing')
    const changed = make.makeItem(item.id, {
      subscription: subscription.id,
      price,
      start: item.current_period_start,
      end: item.current_period_end,
    })
    if (!isPending || subscription.status === 'trialing') {
      subscription.items.data[0] = changed
      return
    }
    this.#dropPending(subscription)
    const due = this.previewChange(subscription, priceId)
    const bill = this.#addInvoice(subscription, due, 'subscription_update')
    subscription.pending_update = {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: this.now() + incompleteLength,
      metadata: null,
      subscription_items: [changed],
      trial_end: null,
      trial_from_plan: null,
    }
    this.#charge(subscription, bill)
  }

  /** What changing the price costs for the rest of the period. */
  previewChange(subscription: Kept, priceId: string): number {
    const [item] = subscription.items.data
    if (!item) throw new StripeRefusal(400, 'resource_missing')
    const { current_period_start: start, current_period_end: end } = item
    const rest = (end - this.now()) / (end - start)
    const price = this.get(this.prices, priceId)
    return Math.round((this.#priceOf(subscription, price) - this.#priceOf(subscription)) * rest)
  }

  cancel(subscription: Kept): void {
    if (subscription.status === 'canceled') throw new StripeRefusal(404, 'resource_missing')
    const open = this.#latestOpen(subscription)
    if (open && subscription.status === 'incomplete') this.voidInvoice(open)
    if (open) open.auto_advance = false
    subscription.status = 'canceled'
    subscription.ended_at = this.now()
    subscription.canceled_at = this.now()
    this.releaseSchedule(subscription)
  }

  createSchedule(subscription: Kept): Stripe.SubscriptionSchedule {
    if (subscription.schedule) throw new StripeRefusal(400, 'subscription_already_scheduled')
    const [item] = subscription.items.data
    if (!item) throw new StripeRefusal(400, 'resource_missing')
    const schedule = make.makeSchedule(this.createId('sub_sched'), {
      customer: String(subscription.customer),
      subscription: subscription.id,
      phase: make.makePhase({
        currency: subscription.currency,
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        price: item.price.id,
      }),
      created: this.now(),
    })
    this.schedules.set(schedule.id, schedule)
    subscription.schedule = schedule.id
    return schedule
  }

  releaseSchedule(subscription: Kept): void {
    const schedule = typeof subscription.schedule === 'string' ? this.schedules.get(subscription.schedule) : undefined
    if (!schedule) return
    schedule.status = 'released'
    schedule.released_at = this.now()
    schedule.current_phase = null
    subscription.schedule = null
  }

  voidInvoice(invoice: Stripe.Invoice): void {
    if (invoice.status !== 'open') throw new StripeRefusal(400, 'invoice_not_open')
    invoice.status = 'void'
    invoice.status_transitions.voided_at = this.now()
  }

  /** The host's browser confirms what a secret stands for. @returns whether the card was taken */
  confirm(clientSecret: string, card: TestCard): boolean {
    this.advance()
    const [intentId = ''] = clientSecret.split('_secret_')
    const setup = this.setupIntents.get(intentId)
    if (setup) return this.#confirmSetup(setup, card)
    const bill = [...this.invoices.values()].find((invoice) => secretOf(invoice) === clientSecret)
    const subscription = [...this.subscriptions.values()].find(({ latest_invoice }) => latest_invoice === bill?.id)
    if (bill?.status !== 'open' || !subscription) throw new StripeRefusal(400, 'payment_intent_unexpected_state')
    bill.attempted = true
    if (card !== 'good' && card !== 'asksBank') return false
    subscription.default_payment_method = this.#addCard(String(subscription.customer), card)
    this.#charge(subscription, bill, { isHostThere: true })
    return true
  }

  /** The host's browser confirms a payment with a card on file, and her bank says yes. @returns whether it was paid */
  confirmStored(clientSecret: string, cardId: string): boolean {
    this.advance()
    const bill = [...this.invoices.values()].find((invoice) => secretOf(invoice) === clientSecret)
    const subscription = [...this.subscriptions.values()].find(({ latest_invoice }) => latest_invoice === bill?.id)
    const isOwn = this.get(this.cards, cardId).customer === bill?.customer
    if (bill?.status !== 'open' || !subscription || !isOwn) {
      throw new StripeRefusal(400, 'payment_intent_unexpected_state')
    }
    subscription.default_payment_method = cardId
    this.#charge(subscription, bill, { isHostThere: true })
    return subscription.pending_update === null && subscription.status === 'active'
  }

  /** The payment of an invoice as far as it has come. */
  paymentOf(intentId: string): Pick<Stripe.PaymentIntent, 'id' | 'status' | 'payment_method' | 'last_payment_error'> {
    const bill = this.get(this.invoices, intentId.replace('pi_', 'in_'))
    const subscription = [...this.subscriptions.values()].find(({ latest_invoice }) => latest_invoice === bill.id)
    const card = subscription && this.#cardOf(subscription)
    const open = { id: intentId, payment_method: null, last_payment_error: null }
    if (bill.status !== 'open') return { ...open, status: bill.status === 'paid' ? 'succeeded' : 'canceled' }
    if (!bill.attempted || card?.card?.last4 !== '3184') return { ...open, status: 'requires_payment_method' }
    // Tried with the host at her screen, Stripe waits for her; in her absence it gives up until she comes.
    if (bill.billing_reason === 'subscription_update')
      return { ...open, status: 'requires_action', payment_method: card }
    const refusal = { type: 'card_error', code: 'authentication_required', payment_method: card } as const
    return { ...open, status: 'requires_payment_method', last_payment_error: refusal }
  }

  /** The host gives a card on Stripe's own page, which makes it the customer's default. */
  changeCard(customerId: string, card: TestCard): void {
    const customer = this.get(this.customers, customerId)
    if (customer.deleted || card === 'declined') throw new StripeRefusal(402, 'card_declined', 'card_error')
    customer.invoice_settings.default_payment_method = this.#addCard(customerId, card)
  }

  /** Everything that has happened by itself until now. */
  advance(): void {
    for (const subscription of this.subscriptions.values()) {
      for (let due = this.#nextEventAt(subscription); due <= this.now(); due = this.#nextEventAt(subscription)) {
        const present = this.now
        this.now = () => due
        this.#passEvent(subscription)
        this.now = present
      }
    }
  }

  #nextEventAt(subscription: Kept): number {
    const { status, created, pending_update: update } = subscription
    const [item] = subscription.items.data
    const bill = this.#latest(subscription)
    if (status === 'canceled' || status === 'incomplete_expired' || !item) return Number.POSITIVE_INFINITY
    if (status === 'incomplete') return created + incompleteLength
    return Math.min(
      item.current_period_end,
      bill?.status === 'draft' ? (bill.automatically_finalizes_at ?? 0) : Number.POSITIVE_INFINITY,
      status === 'past_due' ? (bill?.next_payment_attempt ?? bill?.created ?? 0) : Number.POSITIVE_INFINITY,
      update?.expires_at ?? Number.POSITIVE_INFINITY,
    )
  }

  #passEvent(subscription: Kept): void {
    const bill = this.#latest(subscription)
    const [item] = subscription.items.data
    if (subscription.status === 'incomplete') {
      if (bill?.status === 'open') this.voidInvoice(bill)
      subscription.status = 'incomplete_expired'
    } else if (bill?.status === 'draft' && (bill.automatically_finalizes_at ?? 0) <= this.now()) {
      bill.status = 'open'
      bill.status_transitions.finalized_at = this.now()
      this.#charge(subscription, bill)
    } else if (subscription.status === 'past_due' && bill && (bill.next_payment_attempt ?? 0) <= this.now()) {
      this.#charge(subscription, bill)
    } else if (subscription.pending_update && subscription.pending_update.expires_at <= this.now()) {
      this.#dropPending(subscription)
    } else if (item) {
      this.#renew(subscription, item)
    }
  }

  #renew(subscription: Kept, item: Stripe.SubscriptionItem): void {
    const isTrialOver = subscription.status === 'trialing'
    if (subscription.cancel_at_period_end || (isTrialOver && !this.#cardOf(subscription))) {
      this.cancel(subscription)
      return
    }
    const price = this.#enterNextPhase(subscription, item) ?? item.price
    const start = this.now()
    const end = this.#monthAfter(subscription.billing_cycle_anchor, start)
    subscription.items.data[0] = make.makeItem(item.id, { subscription: subscription.id, price, start, end })
    if (isTrialOver) subscription.status = 'active'
    const bill = this.#addInvoice(subscription, this.#priceOf(subscription), 'subscription_cycle')
    bill.status = 'draft'
    bill.status_transitions.finalized_at = null
    bill.automatically_finalizes_at = start + draftLength
  }

  #enterNextPhase(subscription: Kept, item: Stripe.SubscriptionItem): Stripe.Price | undefined {
    const schedule = typeof subscription.schedule === 'string' ? this.schedules.get(subscription.schedule) : undefined
    if (!schedule) return undefined
    const next = schedule.phases.find(({ start_date }) => start_date >= item.current_period_end)
    if (!next) {
      this.releaseSchedule(subscription)
      return undefined
    }
    schedule.current_phase = { start_date: next.start_date, end_date: next.end_date }
    return this.prices.get(String(next.items[0]?.price))
  }

  #charge(subscription: Kept, bill: Stripe.Invoice, { isHostThere = false } = {}): void {
    const card = this.#cardOf(subscription)
    bill.attempted = true
    bill.attempt_count += 1
    const digits = card?.card?.last4
    if (digits === '4242' || (digits === '3184' && isHostThere)) {
      this.#settle(bill)
      const update = subscription.pending_update?.subscription_items
      if (update && bill.billing_reason === 'subscription_update') subscription.items.data = update
      subscription.pending_update = null
      if (subscription.status !== 'trialing') subscription.status = 'active'
      return
    }
    if (bill.billing_reason !== 'subscription_cycle') return
    if (bill.attempt_count > retriesAfter.length) {
      this.cancel(subscription)
      return
    }
    subscription.status = 'past_due'
    bill.next_payment_attempt = bill.created + (retriesAfter[bill.attempt_count - 1] ?? 0)
  }

  #settle(bill: Stripe.Invoice): void {
    bill.status = 'paid'
    bill.amount_paid = bill.total
    bill.amount_remaining = 0
    bill.next_payment_attempt = null
    bill.status_transitions.paid_at = this.now()
  }

  #confirmSetup(setup: Stripe.SetupIntent, card: TestCard): boolean {
    if (card === 'declined') return false
    const customer = String(setup.customer)
    const cardId = this.#addCard(customer, card)
    setup.status = 'succeeded'
    setup.payment_method = cardId
    for (const subscription of this.subscriptions.values()) {
      if (subscription.pending_setup_intent !== setup.id) continue
      subscription.default_payment_method = cardId
      subscription.pending_setup_intent = null
    }
    return true
  }

  #addCard(customer: string, card: TestCard): string {
    const id = this.createId('pm')
    this.cards.set(id, make.makeCard(id, customer, digitsOf[card], this.now()))
    return id
  }

  #addSetupIntent(customer: string): string {
    const id = this.createId('seti')
    this.setupIntents.set(id, make.makeSetupIntent(id, customer, this.now()))
    return id
  }

  #addInvoice(
    subscription: Kept,
    total: number,
    reason: 'subscription_create' | 'subscription_update' | 'subscription_cycle',
  ) {
    const id = this.createId('in')
    const bill = make.makeInvoice(id, {
      billing_reason: reason,
      created: this.now(),
      currency: subscription.currency,
      customer: subscription.customer,
      number: `7FE1103-${String(this.invoices.size + 1).padStart(4, '0')}`,
      subscription: subscription.id,
      total,
    })
    this.invoices.set(id, bill)
    subscription.latest_invoice = id
    return bill
  }

  #dropPending(subscription: Kept): void {
    const open = subscription.pending_update ? this.#latestOpen(subscription) : undefined
    if (open) this.voidInvoice(open)
    subscription.pending_update = null
  }

  #latest({ latest_invoice }: Kept): Stripe.Invoice | undefined {
    return latest_invoice === null ? undefined : this.invoices.get(latest_invoice)
  }

  #latestOpen(subscription: Kept): Stripe.Invoice | undefined {
    const bill = this.#latest(subscription)
    return bill?.status === 'open' ? bill : undefined
  }

  #cardOf(subscription: Kept): Stripe.PaymentMethod | undefined {
    const customer = this.customers.get(String(subscription.customer))
    const fallback = customer?.deleted ? null : customer?.invoice_settings.default_payment_method
    const id = subscription.default_payment_method ?? fallback
    return typeof id === 'string' ? this.cards.get(id) : undefined
  }

  #priceOf({ items, discounts }: Kept, price = items.data[0]?.price): number {
    const percentage = this.coupons.get(String(discounts[0] ?? ''))?.percent_off ?? 0
    return Math.round(((price?.unit_amount ?? 0) * (100 - percentage)) / 100)
  }

  #monthAfter(anchor: number, time: number): number {
    let months = 1
    while (addMonths(anchor * 1_000, months) <= time * 1_000) months += 1
    return addMonths(anchor * 1_000, months) / 1_000
  }
}

/** The secret with which an invoice's payment is confirmed. */
export function secretOf({ id }: Pick<Stripe.Invoice, 'id'>): string {
  const intent = id.replace('in_', 'pi_')
  return `${intent}_secret_${intent.slice(-6)}`
}
