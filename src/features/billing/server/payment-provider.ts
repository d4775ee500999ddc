import { z } from 'zod'
import type { Plan } from '#features/accounts/shared/account.ts'
import type { Language } from '#platform/i18n/languages.ts'

const plan = z.enum(['basic', 'pro'])
/** Milliseconds UTC. */
const time = z.number().int()
const cents = z.number().int()

/**
 * A provider's subscription in our terms. `incomplete`: no card has been confirmed, so nothing will be charged.
 * `ended`: terminated.
 */
export const ProviderSubscription = z.object({
  id: z.string(),
  state: z.enum(['incomplete', 'trialing', 'active', 'pastDue', 'ended']),
  plan,
  /** The plan of the next period. */
  pendingPlan: plan.nullable(),
  discount: z.object({ code: z.string(), percentage: z.number().int() }).nullable(),
  /** The host has confirmed its charges and their dates, so it may become active with a card that an operator sets. */
  areTermsConfirmed: z.boolean().default(false),
  /** Nothing is charged before; null if it was charged from the first day. */
  trialEndsAt: time.nullable(),
  /** End of the paid period or of the trial: then it renews or ends. */
  periodEndsAt: time,
  /** Null if it renews. */
  cancelsAt: time.nullable(),
  /** Cancelled or ended by an operator; the host has not been notified. */
  isStoppedByOperator: z.boolean().default(false),
  /** The host ended it immediately. False for a cancellation at the end of the period. */
  isEndedByHost: z.boolean().default(false),
  /**
   * The host cancelled it in the app for the end of the period, not by a withdrawal. An operator can also cancel in the
   * provider's dashboard.
   */
  isCancelledByHost: z.boolean().default(false),
  /** When the cancellation was made; null without one, and if unknown. */
  cancelledAt: time.nullable().default(null),
  /** Amount of the next period, with the discount. */
  nextCents: cents,
  pastDueSince: time.nullable(),
  /** When the provider retries a failed charge; null when it does not. */
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

/** `open`: due and not paid; `void`: no longer due. */
export type Invoice = {
  id: string
  number: string | null
  plan: Plan | null
  cents: number
  currency: string
  createdAt: number
  paidAt: number | null
  status: 'paid' | 'open' | 'void'
  /** A charge failed. */
  hasFailed: boolean
  nextAttemptAt: number | null
  url: string | null
  pdf: string | null
}

/** A stored card that only needs bank authentication. The id is the provider's. */
export type StoredCard = { id: string; brand: string; last4: string }

/** What the host has to confirm with a card in her browser: a payment now, or only a card for later payments. */
export type PaymentStep = {
  clientSecret: string
  kind: 'payment' | 'setup'
  /** What the confirmation charges; 0 if only the card is stored. */
  amountCents: number
  /** The bank requires authentication (3-D Secure) for this card; null if a new card is required. */
  storedCard: StoredCard | null
}

/** A customer as the provider has it, newest invoices first. */
export type CustomerState = {
  /** The relevant subscription: an active one before any other, else the newest. */
  subscription: ProviderSubscription | null
  card: Card | null
  invoices: Invoice[]
  /**
   * The pending payment or card setup: the first payment, the card of a trial, the payment of an upgrade or of an
   * overdue invoice.
   */
  step: PaymentStep | null
  /** Name and address on receipts; null if the provider sends none. */
  contact: Contact | null
} & CustomerMeans

/** Means by which a new subscription is charged without a card confirmation. */
export type CustomerMeans = {
  /** A credit, which covers (part of) the first charge. Includes the part reserved for a started order. */
  creditCents: number
  /** A card that an operator has set as the customer's in the provider's dashboard: later charges use it. */
  hasDefaultCard: boolean
}

/** Changes of the subscription that was read, without reading it again. Later calls see the effect of earlier ones. */
export type SubscriptionChanges = {
  /** The price of `changePlanNow` at a given time (ms UTC) of the present period, in cents. */
  priceDifference(plan: Plan, at: number): Promise<number>
  /**
   * Changes the plan immediately and charges the difference from a given time (ms UTC) to the end of the period; in a
   * trial nothing is charged.
   */
  changePlanNow(plan: Plan, at: number, key: string): Promise<void>
  /** Changes the plan with the next period. */
  changePlanLater(plan: Plan, key: string): Promise<void>
  /** Records that the host has confirmed the terms of an order that was started without a confirmation. */
  confirmTerms(): Promise<void>
  /** Keeps the current plan (cancels a scheduled change). */
  keepPlan(): Promise<void>
  cancelAtPeriodEnd(by: CancelledBy): Promise<void>
  resume(): Promise<void>
  /**
   * Ends the subscription, started or active, immediately and without a refund; open invoices are not charged.
   * @throws BILLING_BUSY for the host, if a payment was made or a card was confirmed since the read: the subscription
   * is kept
   */
  endNow(by: 'host' | 'operator'): Promise<void>
}

/** A customer as read. `changes` is null if there is no subscription. */
export type CustomerReading = CustomerState & { changes: SubscriptionChanges | null }

export type Contact = { name: string | null; email: string | null }

export type CustomerOrder = { accountId: string; name: string; email: string; language: Language }

export type SubscriptionOrder = {
  customerId: string
  accountId: string
  plan: Plan
  /** Nothing is charged before this time (ms UTC); null: charged immediately. */
  freeUntil: number | null
  /** Deducted from every charge. */
  discount: { code: string; percentage: number } | null
  /** As in `ProviderSubscription`. */
  areTermsConfirmed: boolean
}

/**
 * Who cancels a subscription. The provider stores it with the cancellation, so both are read together. `withdrawal`:
 * the host by a declared withdrawal, which is confirmed separately.
 */
export type CancelledBy = 'host' | 'operator' | 'withdrawal'

/**
 * A payment provider. Plans, states and times are ours; amounts, invoices and cards are the provider's. Calls that
 * create something take an idempotency key.
 * @throws PAYMENTS_UNAVAILABLE when the provider does not respond, or with an unusable response; CARD_DECLINED
 */
export type PaymentProvider = {
  readonly name: 'stripe' | 'test'
  createCustomer(order: CustomerOrder, key: string): Promise<string>
  /** Changes the name and address on receipts. */
  updateContact(customerId: string, contact: Contact): Promise<void>
  startSubscription(order: SubscriptionOrder, key: string): Promise<void>
  /** Undefined for a deleted customer. */
  readCustomer(customerId: string): Promise<CustomerReading | undefined>
  /** A page of the provider on which the host changes her card; null if the app asks for the card itself. */
  openCardPage(customerId: string, returnUrl: string): Promise<string | null>
  /** Ends all subscriptions and deletes the customer. A deleted customer is no error. */
  deleteCustomer(customerId: string): Promise<void>
}
