import { z } from 'zod'
import type { Plan } from '#features/accounts/shared/account.ts'
import type { Language } from '#platform/i18n/languages.ts'

const plan = z.enum(['basic', 'pro'])
/** Milliseconds UTC. */
const time = z.number().int()
const cents = z.number().int()

/**
 * A subscription as every provider's is told to us. `incomplete`: begun, but no card has been confirmed, so nothing
 * is going to be charged. `ended`: finally over.
 */
export const ProviderSubscription = z.object({
  id: z.string(),
  state: z.enum(['incomplete', 'trialing', 'active', 'pastDue', 'ended']),
  plan,
  /** The plan that follows with the next period. */
  pendingPlan: plan.nullable(),
  discount: z.object({ code: z.string(), percentage: z.number().int() }).nullable(),
  /** The host has confirmed what it charges and when, so that it may become live by a card that an operator sets. */
  areTermsConfirmed: z.boolean().default(false),
  /** Nothing is charged before; null where it was charged from the first day. */
  trialEndsAt: time.nullable(),
  /** End of what is paid for, or of the trial: when it renews or ends. */
  periodEndsAt: time,
  /** Null while it renews. */
  cancelsAt: time.nullable(),
  /** It was an operator who had it renew no more, or ended it: the host does not know of it yet. */
  isStoppedByOperator: z.boolean().default(false),
  /** The host ended it at once. False for a cancellation at the end of the period. */
  isEndedByHost: z.boolean().default(false),
  /**
   * The host cancelled it here for the end of the period, not by a withdrawal; an operator can also do that in the
   * provider's dashboard.
   */
  isCancelledByHost: z.boolean().default(false),
  /** When the cancellation was made; null without one, and where the provider does not tell. */
  cancelledAt: time.nullable().default(null),
  /** What the next period costs, discount taken off. */
  nextCents: cents,
  pastDueSince: time.nullable(),
  /** When the provider charges again after a failure; null when it does not. */
  nextAttemptAt: time.nullable(),
})
export type ProviderSubscription = z.infer<typeof ProviderSubscription>

export const Card = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
})
export type Card = z.infer<typeof Card>

/** `open`: not paid, and still to be; `void`: nobody asks for it any more. */
export type Invoice = {
  id: string
  number: string | null
  plan: Plan | null
  cents: number
  currency: string
  createdAt: number
  paidAt: number | null
  status: 'paid' | 'open' | 'void'
  /** A charge was tried and failed. */
  hasFailed: boolean
  nextAttemptAt: number | null
  url: string | null
  pdf: string | null
}

/** A card on file that has only to be confirmed with its bank. The id is the provider's. */
export type StoredCard = { id: string; brand: string; last4: string }

/** What the host's browser has to confirm with a card: a payment now, or only the card for later. */
export type PaymentStep = {
  clientSecret: string
  kind: 'payment' | 'setup'
  /** What the confirmation charges; 0 where only the card is kept. */
  amountCents: number
  /** The bank of this card wants to ask the host, and no other card is needed; null where one is asked for. */
  storedCard: StoredCard | null
}

/** Everything that a provider has of one customer, newest invoices first. */
export type CustomerState = {
  /** The one that counts: a live one before any other, else the newest. */
  subscription: ProviderSubscription | null
  card: Card | null
  invoices: Invoice[]
  /** What waits for the host: the first payment, the card of a trial, the payment of an upgrade or of what is overdue. */
  step: PaymentStep | null
  /** To whom it sends receipts; null where it sends none. */
  contact: Contact | null
} & CustomerMeans

/** With what a new subscription can begin although the host confirms no card for it. */
export type CustomerMeans = {
  /** A credit: it pays the first charge as far as it goes. With what is set aside for an order that was begun. */
  creditCents: number
  /** A card of the customer herself, as an operator can set it in the provider's dashboard: it pays the later charges. */
  hasDefaultCard: boolean
}

/**
 * What can be done to the subscription that was read, without reading it again. What was done through it is known to what
 * is done next.
 */
export type SubscriptionChanges = {
  /** What `changePlanNow` charges for a moment (ms UTC) of the present period, in cents. */
  priceDifference(plan: Plan, at: number): Promise<number>
  /**
   * Changes the plan at once and charges the difference between a moment (ms UTC) and the end of the period; in a trial
   * nothing is charged.
   */
  changePlanNow(plan: Plan, at: number, key: string): Promise<void>
  /** Changes the plan with the next period. */
  changePlanLater(plan: Plan, key: string): Promise<void>
  /** Notes that the host has confirmed the terms of an order that was begun without. */
  confirmTerms(): Promise<void>
  /** The present plan goes on after the period. */
  keepPlan(): Promise<void>
  cancelAtPeriodEnd(by: CancelledBy): Promise<void>
  resume(): Promise<void>
  /**
   * Ends what there is, begun or live, at once and without giving money back; open invoices are not charged.
   * @throws BILLING_BUSY for the host, when something was paid or a card was confirmed since the reading: it stays
   */
  endNow(by: 'host' | 'operator'): Promise<void>
}

/** A customer as it was read. `changes` is null where there is no subscription. */
export type CustomerReading = CustomerState & { changes: SubscriptionChanges | null }

export type Contact = { name: string | null; email: string | null }

export type CustomerOrder = { accountId: string; name: string; email: string; language: Language }

export type SubscriptionOrder = {
  customerId: string
  accountId: string
  plan: Plan
  /** Nothing is charged before this moment (ms UTC); null: from now on. */
  freeUntil: number | null
  /** Taken off every charge. */
  discount: { code: string; percentage: number } | null
  /** As in `ProviderSubscription`. */
  areTermsConfirmed: boolean
}

/**
 * Who cancels a subscription. The provider stores it with the cancellation, so both are read together. `withdrawal`: the
 * host by a declared withdrawal, which has a confirmation of its own.
 */
export type CancelledBy = 'host' | 'operator' | 'withdrawal'

/**
 * Where money is kept and moved. Plans, states and times are ours; everything else is the provider's. Calls that
 * create take a key: with the same key they create once, however often they are made.
 * @throws PAYMENTS_UNAVAILABLE when the provider does not answer or not usefully, CARD_DECLINED
 */
export type PaymentProvider = {
  readonly name: 'stripe' | 'test'
  createCustomer(order: CustomerOrder, key: string): Promise<string>
  /** Sends what it sends to another name or address from now on. */
  updateContact(customerId: string, contact: Contact): Promise<void>
  startSubscription(order: SubscriptionOrder, key: string): Promise<void>
  /** Undefined for a customer that is gone. */
  readCustomer(customerId: string): Promise<CustomerReading | undefined>
  /** A page of the provider on which the host changes her card; null where the service itself asks for it. */
  openCardPage(customerId: string, returnUrl: string): Promise<string | null>
  /** Ends everything and forgets the customer; a customer that is gone is no error. */
  deleteCustomer(customerId: string): Promise<void>
}
