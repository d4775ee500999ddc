import type Stripe from 'stripe'
import { addMonths } from '#features/billing/server/months.ts'
import type { TestCard } from '#features/billing/shared/billing-contract.ts'
import { day, hour } from '#platform/clock.ts'
import * as make from './stripe-objects.ts'
import { StripeRefusal } from './stripe-refusal.ts'

/**
 * The behaviour of a Stripe account and its objects, for subscriptions by card: trials, monthly invoices that are
 * drafts for an hour, retries, pending updates, schedules. Times in seconds.
 */

const draftLength = hour / 1_000
const days = day / 1_000
const incompleteLength = 23 * draftLength
const retriesAfter = [3 * days, 5 * days, 7 * days, 14 * days]

/** A subscription with internal data that is not in the resource. */
type Kept = Stripe.Subscription & { default_payment_method: string | null; latest_invoice: string | null }
/** The last digits of Stripe's own test cards with the same behaviour. */
const digitsOf = { good: '4242', declined: '0002', failsLater: '0341', asksBank: '3184' } as const

type Proration = 'always_invoice' | 'create_prorations' | 'none'
type MissingCard = 'cancel' | 'create_invoice' | 'pause'

/** A change of an item's price; the item's id is empty if none was sent. */
export type ItemChange = {
  itemId: string
  price: string
  proration: Proration
  /** The moment for which the rest of the period counts; undefined: now. */
  prorationDate: number | undefined
  isPending: boolean
}

/** A phase as it was sent. Times in seconds. */
export type PhaseOrder = {
  price: string
  startDate: number | undefined
  endDate: number | undefined
  months: number | undefined
  coupons: readonly string[]
}

const missing = (param: string) =>
  new StripeRefusal(400, 'parameter_missing', { param, message: `Missing required param: ${param}.` })
const invalid = (param: string, message: string) => new StripeRefusal(400, undefined, { param, message })

/** Ends of trials must be in the future, at most two years ahead. */
function requireNear(trialEnd: number, now: number): void {
  if (trialEnd <= now) throw invalid('trial_end', 'Invalid timestamp: must be an integer Unix timestamp in the future.')
  if (trialEnd > now + 730 * days)
    throw invalid('trial_end', 'Invalid timestamp: can be no more than two years in the future.')
}

function requireInPeriod(item: Stripe.SubscriptionItem, at: number | undefined, param: string): void {
  if (at === undefined || (at >= item.current_period_start && at <= item.current_period_end)) return
  throw invalid(param, 'The proration date must be within the current period.')
}

const kinds: Readonly<Record<string, string>> = {
  cus: 'customer',
  pm: 'PaymentMethod',
  prod: 'product',
  price: 'price',
  sub: 'subscription',
  in: 'invoice',
  bpc: 'configuration',
}

function kindOf(id: string): string {
  return kinds[id.slice(0, id.indexOf('_'))] ?? 'object'
}

function keepsCard({ payment_settings: settings }: Stripe.Subscription): boolean {
  return settings?.save_default_payment_method === 'on_subscription'
}

function couponsOf({ discounts }: Stripe.Subscription): string[] {
  return discounts.map((discount) => String(discount))
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
  readonly webhookEndpoints: Stripe.WebhookEndpoint[] = []
  /** Seconds; tests can connect it to the service's clock. */
  now: () => number = () => 0
  /** Prorations for the next invoice, in cents by subscription. */
  readonly #owed = new Map<string, number>()
  #ids = 0

  createId(prefix: string): string {
    this.#ids += 1
    return `${prefix}_1Pgc${String(this.#ids).padStart(6, '0')}`
  }

  /** @param param the parameter that contained the id; undefined if it was a part of the address */
  get<T>(kind: ReadonlyMap<string, T>, id: string, param?: string): T {
    const found = kind.get(id)
    if (found) return found
    throw new StripeRefusal(param === undefined ? 404 : 400, 'resource_missing', {
      param: param ?? 'id',
      message: `No such ${kindOf(id)}: '${id}'`,
    })
  }

  startSubscription(params: {
    customer: string
    price: string
    trialEnd: number | undefined
    missingCard: MissingCard
    keepsCard: boolean
    /** Whether the first payment waits for the host's confirmation instead of being attempted at once. */
    waitsForPayment: boolean
    coupons: readonly string[]
    metadata: Record<string, string>
  }): Kept {
    const now = this.now()
    const customer = this.get(this.customers, params.customer, 'customer')
    if (customer.deleted) {
      throw new StripeRefusal(400, 'resource_missing', { param: 'customer', message: 'The customer was deleted.' })
    }
    if (params.trialEnd !== undefined) requireNear(params.trialEnd, now)
    const price = this.get(this.prices, params.price, 'items[0][price]')
    if (!params.waitsForPayment && params.trialEnd === undefined && !customer.invoice_settings.default_payment_method) {
      throw new StripeRefusal(400, 'resource_missing', {
        message: 'This customer has no attached payment source or default payment method.',
      })
    }
    const id = this.createId('sub')
    const end = params.trialEnd ?? this.#monthAfter(now, now)
    const subscription: Kept = {
      ...make.makeSubscription(id, { customer: params.customer, currency: price.currency, created: now }),
      default_payment_method: null,
      latest_invoice: null,
      metadata: params.metadata,
      discounts: params.coupons.map((coupon) => this.get(this.coupons, coupon, 'discounts[0][coupon]').id),
      billing_cycle_anchor: params.trialEnd ?? now,
      trial_start: params.trialEnd ? now : null,
      trial_end: params.trialEnd ?? null,
      payment_settings: {
        payment_method_options: null,
        payment_method_types: null,
        save_default_payment_method: params.keepsCard ? 'on_subscription' : 'off',
      },
      trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: params.missingCard } },
      status: params.trialEnd ? 'trialing' : 'incomplete',
    }
    subscription.items.data.push(make.makeItem(this.createId('si'), { subscription: id, price, start: now, end }))
    this.subscriptions.set(id, subscription)
    if (params.trialEnd) {
      const bill = this.#addInvoice(subscription, 0, 'subscription_create')
      this.#markPaid(bill)
      const hasCard = customer.invoice_settings.default_payment_method !== null
      if (!hasCard) subscription.pending_setup_intent = this.#addSetupIntent(params.customer)
    } else {
      const bill = this.#addInvoice(subscription, this.#priceOf(subscription), 'subscription_create')
      // A credit has paid it: nothing is left to be confirmed.
      if (bill.amount_due === 0) {
        this.#markPaid(bill)
        subscription.status = 'active'
      }
    }
    return subscription
  }

  changeItem(subscription: Kept, { itemId, price: priceId, proration, prorationDate, isPending }: ItemChange): void {
    const price = this.get(this.prices, priceId, 'items[0][price]')
    const item = subscription.items.data.find(({ id }) => id === itemId)
    if (itemId !== '' && !item) {
      throw new StripeRefusal(400, 'resource_missing', { param: 'items[0][id]', message: `No such item: '${itemId}'` })
    }
    // Without an item's id Stripe adds another item, which is charged too.
    const [present] = subscription.items.data
    if (!present) throw new StripeRefusal(400, 'resource_missing')
    const changed = make.makeItem(item?.id ?? this.createId('si'), {
      subscription: subscription.id,
      price,
      start: present.current_period_start,
      end: present.current_period_end,
    })
    const items = item
      ? subscription.items.data.map((one) => (one === item ? changed : one))
      : [...subscription.items.data, changed]
    requireInPeriod(present, prorationDate, 'proration_date')
    const due = this.#prorate(subscription, items, prorationDate)
    if (subscription.status === 'trialing' || proration !== 'always_invoice') {
      subscription.items.data = items
      // Prorations that are not to be charged at once are charged with the next invoice.
      if (subscription.status !== 'trialing' && proration === 'create_prorations') this.#owe(subscription, due)
      return
    }
    this.#dropPending(subscription)
    const bill = this.#addInvoice(subscription, due, 'subscription_update')
    if (!isPending) subscription.items.data = items
    else
      subscription.pending_update = {
        billing_cycle_anchor: null,
        cancel_at_period_end: null,
        discount: null,
        discounts: null,
        expires_at: this.now() + incompleteLength,
        metadata: null,
        subscription_items: items,
        trial_end: null,
        trial_from_plan: null,
      }
    this.#charge(subscription, bill)
  }

  /**
   * A preview of the next invoice after a change of price: at once for the rest of the period, or with the next period.
   */
  previewChange(
    subscription: Kept,
    { itemId, price: priceId, proration, prorationDate }: Omit<ItemChange, 'isPending'>,
  ): number {
    const price = this.get(this.prices, priceId, 'subscription_details[items][0][price]')
    const [item] = subscription.items.data
    if (!item) throw new StripeRefusal(400, 'resource_missing')
    requireInPeriod(item, prorationDate, 'subscription_details[proration_date]')
    const items = subscription.items.data.filter(({ id }) => id !== itemId)
    const changed = [...items, { ...item, price }]
    const due = this.#prorate(subscription, changed, prorationDate)
    if (proration === 'always_invoice') return due
    return (
      this.#priceOf({ ...subscription, items: { ...subscription.items, data: changed } }) +
      (proration === 'none' ? 0 : due)
    )
  }

  #prorate(subscription: Kept, items: Stripe.SubscriptionItem[], at = this.now()): number {
    const [item] = subscription.items.data
    if (!item) throw new StripeRefusal(400, 'resource_missing')
    const { current_period_start: start, current_period_end: end } = item
    const after = this.#priceOf({ ...subscription, items: { ...subscription.items, data: items } })
    return Math.round((after - this.#priceOf(subscription)) * ((end - at) / (end - start)))
  }

  #owe(subscription: Kept, cents: number): void {
    this.#owed.set(subscription.id, (this.#owed.get(subscription.id) ?? 0) + cents)
  }

  cancel(subscription: Kept): void {
    if (subscription.status === 'canceled') {
      throw new StripeRefusal(404, 'resource_missing', { param: 'id', message: 'No such subscription.' })
    }
    const open = this.#latestOpen(subscription)
    if (open && subscription.status === 'incomplete') this.voidInvoice(open)
    if (open) open.auto_advance = false
    subscription.status = 'canceled'
    subscription.ended_at = this.now()
    // The end of a period keeps the time of its cancellation.
    subscription.canceled_at ??= this.now()
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
        coupons: couponsOf(subscription),
      }),
      created: this.now(),
    })
    this.schedules.set(schedule.id, schedule)
    subscription.schedule = schedule.id
    return schedule
  }

  /** Replaces the phases of a schedule; the current phase takes effect at once. */
  changePhases(schedule: Stripe.SubscriptionSchedule, phases: readonly PhaseOrder[]): void {
    const now = this.now()
    const subscription = this.get(this.subscriptions, String(schedule.subscription))
    const present = schedule.phases.find(({ start_date, end_date }) => start_date <= now && now < end_date)
    let start: number | undefined
    schedule.phases = phases.map(({ price, startDate, endDate, months, coupons }, index) => {
      const at = `phases[${index}]`
      this.get(this.prices, price, `${at}[items][0][price]`)
      for (const coupon of coupons) this.get(this.coupons, coupon, `${at}[discounts][0][coupon]`)
      const startsAt = startDate ?? start
      if (startsAt === undefined) throw missing(`${at}[start_date]`)
      if (start !== undefined && startsAt !== start)
        throw invalid(`${at}[start_date]`, 'Phases must follow each other.')
      if (endDate !== undefined && months !== undefined) {
        throw invalid(`${at}[duration]`, 'You may only specify one of these parameters: duration, end_date.')
      }
      const isLast = index === phases.length - 1
      if (endDate === undefined && months === undefined && !isLast) throw missing(`${at}[end_date]`)
      const end = endDate ?? addMonths(startsAt * 1_000, months ?? 1) / 1_000
      if (end <= startsAt) throw invalid(`${at}[end_date]`, 'A phase must end after it starts.')
      start = end
      return make.makePhase({ currency: subscription.currency, price, start_date: startsAt, end_date: end, coupons })
    })
    const [first] = schedule.phases
    if (!first) throw missing('phases')
    if (present && first.start_date !== present.start_date) {
      throw invalid('phases[0][start_date]', 'You can not modify the start date of the current phase.')
    }
    if (present && first.end_date <= now)
      throw invalid('phases[0][end_date]', 'The current phase can not end in the past.')
    schedule.current_phase = { start_date: first.start_date, end_date: first.end_date }
    this.#enterPhase(subscription, first)
  }

  #enterPhase(subscription: Kept, phase: Stripe.SubscriptionSchedule.Phase): void {
    const price = this.prices.get(String(phase.items[0]?.price))
    const [item] = subscription.items.data
    if (item && price) subscription.items.data = [{ ...item, price }]
    // A phase has only its own discounts: a phase without any removes those of the subscription.
    subscription.discounts = phase.discounts.map(({ coupon }) => String(coupon))
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
    this.#changeBalance(invoice, invoice.starting_balance - (invoice.ending_balance ?? 0))
  }

  /**
   * The host's browser confirms a client secret.
   * @returns whether the card was accepted
   */
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
    const cardId = this.#addCard(String(subscription.customer), card)
    subscription.default_payment_method = cardId
    this.#charge(subscription, bill, { isHostThere: true })
    // Unless told to keep it, Stripe does not store a card after a single payment.
    if (!keepsCard(subscription)) subscription.default_payment_method = null
    return true
  }

  /**
   * The host's browser confirms a payment with a stored card, and her bank agrees.
   * @returns whether it was paid
   */
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

  /** The state of an invoice's payment. */
  paymentOf(intentId: string): Pick<Stripe.PaymentIntent, 'id' | 'status' | 'payment_method' | 'last_payment_error'> {
    const bill = this.get(this.invoices, intentId.replace('pi_', 'in_'))
    const subscription = [...this.subscriptions.values()].find(({ latest_invoice }) => latest_invoice === bill.id)
    const card = subscription && this.#cardOf(subscription)
    const open = { id: intentId, payment_method: null, last_payment_error: null }
    if (bill.status !== 'open') return { ...open, status: bill.status === 'paid' ? 'succeeded' : 'canceled' }
    if (!bill.attempted || card?.card?.last4 !== '3184') return { ...open, status: 'requires_payment_method' }
    // If the host is present, Stripe waits for her confirmation; otherwise the attempt fails until she returns.
    if (bill.billing_reason === 'subscription_update')
      return { ...open, status: 'requires_action', payment_method: card }
    const refusal = { type: 'card_error', code: 'authentication_required', payment_method: card } as const
    return { ...open, status: 'requires_payment_method', last_payment_error: refusal }
  }

  /** The host enters a card on Stripe's own page, which makes it the customer's default. */
  changeCard(customerId: string, card: TestCard): void {
    const customer = this.get(this.customers, customerId)
    if (customer.deleted || card === 'declined') throw new StripeRefusal(402, 'card_declined', { type: 'card_error' })
    customer.invoice_settings.default_payment_method = this.#addCard(customerId, card)
  }

  /** Runs everything that is due by now. */
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
    if (['canceled', 'incomplete_expired', 'paused'].includes(status) || !item) return Number.POSITIVE_INFINITY
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
    const whenMissing = subscription.trial_settings?.end_behavior.missing_payment_method
    const isMissed = isTrialOver && !this.#cardOf(subscription) && whenMissing !== 'create_invoice'
    const schedule = this.schedules.get(String(subscription.schedule))
    const isLastPhase = schedule?.phases.every(({ start_date }) => start_date < item.current_period_end)
    const endsWithSchedule = isLastPhase && schedule?.end_behavior === 'cancel'
    if (subscription.cancel_at_period_end || endsWithSchedule || (isMissed && whenMissing === 'cancel')) {
      this.cancel(subscription)
      return
    }
    if (isMissed) {
      subscription.status = 'paused'
      return
    }
    const price = this.#enterNextPhase(subscription, item) ?? item.price
    const start = this.now()
    const end = this.#monthAfter(subscription.billing_cycle_anchor, start)
    subscription.items.data[0] = make.makeItem(item.id, { subscription: subscription.id, price, start, end })
    if (isTrialOver) subscription.status = 'active'
    const owed = this.#owed.get(subscription.id) ?? 0
    this.#owed.delete(subscription.id)
    const bill = this.#addInvoice(subscription, this.#priceOf(subscription) + owed, 'subscription_cycle')
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
    this.#enterPhase(subscription, next)
    return this.prices.get(String(next.items[0]?.price))
  }

  #charge(subscription: Kept, bill: Stripe.Invoice, { isHostThere = false } = {}): void {
    const card = this.#cardOf(subscription)
    bill.attempted = true
    bill.attempt_count += 1
    const digits = card?.card?.last4
    if (digits === '4242' || (digits === '3184' && isHostThere)) {
      this.#markPaid(bill)
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

  #markPaid(bill: Stripe.Invoice): void {
    bill.status = 'paid'
    bill.amount_paid = bill.amount_due
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
    this.#applyBalance(bill)
    this.invoices.set(id, bill)
    subscription.latest_invoice = id
    if (total > 0) {
      subscription.discounts = subscription.discounts.filter(
        (coupon) => this.coupons.get(String(coupon))?.duration !== 'once',
      )
    }
    return bill
  }

  /** What an invoice asks for: a credit of the customer, which is a negative balance, is taken off. */
  dueOf({ customer: id, total }: Pick<Stripe.Invoice, 'customer' | 'total'>): number {
    const customer = this.customers.get(String(id))
    const credit = customer?.deleted ? 0 : Math.max(0, -(customer?.balance ?? 0))
    return total - Math.min(credit, Math.max(0, total))
  }

  #applyBalance(bill: Stripe.Invoice): void {
    const customer = this.customers.get(String(bill.customer))
    bill.amount_due = this.dueOf(bill)
    bill.amount_remaining = bill.amount_due
    bill.starting_balance = customer?.deleted ? 0 : (customer?.balance ?? 0)
    bill.ending_balance = bill.starting_balance + bill.total - bill.amount_due
    this.#changeBalance(bill, bill.total - bill.amount_due)
  }

  #changeBalance({ customer: id }: Stripe.Invoice, cents: number): void {
    const customer = this.customers.get(String(id))
    if (customer && !customer.deleted) customer.balance += cents
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

  #priceOf({ items, discounts }: Kept): number {
    const percentage = this.coupons.get(String(discounts[0] ?? ''))?.percent_off ?? 0
    const full = items.data.reduce((sum, { price }) => sum + (price.unit_amount ?? 0), 0)
    return Math.round((full * (100 - percentage)) / 100)
  }

  #monthAfter(anchor: number, time: number): number {
    let months = 1
    while (addMonths(anchor * 1_000, months) <= time * 1_000) months += 1
    return addMonths(anchor * 1_000, months) / 1_000
  }
}

/** The client secret that confirms an invoice's payment. */
export function secretOf({ id }: Pick<Stripe.Invoice, 'id'>): string {
  const intent = id.replace('in_', 'pi_')
  return `${intent}_secret_${intent.slice(-6)}`
}
