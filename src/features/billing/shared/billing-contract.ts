import { z } from 'zod'
import { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { textLimits } from '#limits.ts'
import { text } from '#platform/text/text-contract.ts'
import { Confirmation, Quote } from './quote-contract.ts'

const plan = z.enum(['basic', 'pro'], 'INVALID_VALUE')
const code = text(textLimits.discountCode).trim().min(1, 'DISCOUNT_CODE_REQUIRED')
const cents = z.number().int()
/** ISO 8601, UTC. */
const iso = z.iso.datetime()

/** `POST /api/select-plan` */
export const PlanChoice = z.object({ plan })

/** The account after the choice. `paymentNeeded`: the choice gives access only after payment. */
export const PlanChosen = z.object({ host: CurrentUser, paymentNeeded: z.boolean() })

/**
 * `POST /api/create-subscription`, also without a body; the default plan is the account's own. Without `confirmed` the
 * call charges nothing and changes no active subscription: its response, or its refusal, contains the quote.
 */
export const SubscriptionRequest = z
  .object({ plan: plan.optional(), code: code.optional(), confirmed: Confirmation.optional() })
  .nullish()

/** What the host has to confirm with a card. `setup`: only the card, for later; null: nothing. */
const step = {
  clientSecret: z.string().nullable(),
  kind: z.enum(['payment', 'setup']).nullable(),
  /** What the confirmation charges; null where there is nothing to confirm. */
  amountCents: cents.nullable(),
  /** A stored card that only needs bank authentication; null if a new card is required. */
  storedCard: z.object({ id: z.string(), brand: z.string(), last4: z.string() }).nullable(),
}

export const SubscriptionStarted = z.object({
  ...step,
  provider: z.enum(['stripe', 'test']),
  /** For the provider's script in the browser; null in test mode. */
  publishableKey: z.string().nullable(),
  quote: Quote,
})
export type SubscriptionStarted = z.infer<typeof SubscriptionStarted>

/** `GET /api/subscription`. Amounts in cents of `currency`, discounts taken off. */
export const SubscriptionView = z.object({
  provider: z.enum(['stripe', 'test']),
  publishableKey: z.string().nullable(),
  currency: z.string(),
  plan: plan.nullable(),
  state: z.enum(['none', 'trial', 'active', 'pastDue', 'cancelled', 'expired']),
  /** There is a subscription at the provider: it can be cancelled, resumed and changed, and so can its card. */
  isSubscribed: z.boolean(),
  /** Cancelled for the end of the trial or period: `endsAt` says when, and it can be resumed. */
  isCancelled: z.boolean(),
  /** The next plan, and when it starts. */
  pendingPlan: z.object({ plan, at: iso }).nullable(),
  nextCharge: z.object({ cents, at: iso }).nullable(),
  /** When access ends unless a payment is made before; null if it renews. */
  endsAt: iso.nullable(),
  /**
   * When access would end if the host cancelled now; the present time if a payment is overdue. Null: nothing to cancel.
   */
  cancelEndsAt: iso.nullable(),
  card: z
    .object({ brand: z.string(), last4: z.string(), expMonth: z.number().int(), expYear: z.number().int() })
    .nullable(),
  discount: z.object({ code: z.string(), percentage: z.number().int() }).nullable(),
  /** The very first charge; null while nothing was paid. */
  firstPaid: z.object({ plan, cents, currency: z.string() }).nullable(),
  /**
   * Books above Basic's limit: they stay readable and editable, and block new ones. `books` minus the limit, at least
   * 0.
   */
  books: z.number().int(),
  booksOverBasic: z.number().int(),
})
export type SubscriptionView = z.infer<typeof SubscriptionView>

/** The response of every change: the subscription, and what is still to be confirmed with a card. */
export const SubscriptionChanged = z.object({ subscription: SubscriptionView, ...step })
export type SubscriptionChanged = z.infer<typeof SubscriptionChanged>

/** The query of `GET /api/subscription/plan-change`. */
export const PlanQuestion = z.object({ plan })

/** `POST /api/subscription/plan`. A change that affects a charge, now or later, is refused without `confirmed`. */
export const PlanChangeRequest = z.object({ plan, confirmed: Confirmation.optional() })

/** `POST /api/subscription/resume`; without `confirmed` it responds with what would be charged. */
export const ResumeRequest = z.object({ confirmed: Confirmation.optional() }).nullish()

/** `never`: nothing would change. */
export const PlanChangePreview = z.object({
  takesEffect: z.enum(['now', 'later', 'never']),
  at: iso,
  dueNowCents: cents,
})
export type PlanChangePreview = z.infer<typeof PlanChangePreview>

/** `POST /api/subscription/card`: a page of the provider; null if the app asks for the card itself. */
export const CardPage = z.object({ url: z.string().nullable() })

/**
 * The cards of the test mode: one pays; one is refused; one is accepted and later fails to pay; one pays after the
 * bank's authentication.
 */
export const testCards = ['good', 'declined', 'failsLater', 'asksBank'] as const
export type TestCard = (typeof testCards)[number]

/**
 * `POST /api/subscription/test-card`, in test mode only: confirms a pending payment or card setup, or changes the card.
 */
export const TestCardRequest = z.object({
  card: z.enum(testCards, 'INVALID_VALUE'),
  /** The amount that the host has seen: no other is charged. */
  amountCents: cents.optional(),
})

export const InvoiceView = z.object({
  id: z.string(),
  number: z.string().nullable(),
  plan: plan.nullable(),
  cents,
  currency: z.string(),
  createdAt: iso,
  status: z.enum(['paid', 'open', 'failed', 'void']),
  /** Pages of the provider; null in test mode. */
  url: z.string().nullable(),
  pdf: z.string().nullable(),
})
export type InvoiceView = z.infer<typeof InvoiceView>

/** `GET /api/subscription/invoices`, newest first. */
export const Invoices = z.object({ invoices: z.array(InvoiceView) })

/** `POST /api/discounts/check` */
export const DiscountQuestion = z.object({ code })

/** The code as it is configured, and the percentage that it takes off the price. */
export const Discount = z.object({ code: z.string(), percentage: z.number().int() })
export type Discount = z.infer<typeof Discount>

/** `POST /api/discounts/redeem` */
export const DiscountRedemption = z.object({ code, plan })

export const DiscountRedeemed = z.object({ host: CurrentUser })
