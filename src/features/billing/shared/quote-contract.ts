import { z } from 'zod'
import { textLimits } from '#limits.ts'
import { Failure } from '#platform/failure-contract.ts'
import { text } from '#platform/text/text-contract.ts'

const plan = z.enum(['basic', 'pro'], 'INVALID_VALUE')
const cents = z.number().int()
/** ISO 8601, UTC. */
const iso = z.iso.datetime()

/**
 * What an order or a change of plan means.
 * - `free`: the discount leaves nothing to pay
 * - `newTrial`: the trial begins with the order
 * - `trial`, `covered`: charged from a later day on, the end of the trial or of free access
 * - `paid`: charged from today on
 * - `upgrade`: a subscriber's change at once; the difference for the rest of the period is charged
 * - `change`: a subscriber's change at once, before the first charge
 * - `later`: a subscriber's change with the next period
 * - `scheduled`: that change is already ordered
 * - `resume`: a subscriber resumes a cancelled subscription, or cancels a scheduled change
 * - `overdue`: the last charge has failed
 * - `settled`: nothing is left to order; without a subscription there are no charges
 */
const quoteKinds = [
  'free',
  'newTrial',
  'trial',
  'covered',
  'paid',
  'upgrade',
  'change',
  'later',
  'scheduled',
  'resume',
  'overdue',
  'settled',
] as const

/** The cause of an event in a quote, as a key of `billing.payment.days`. */
const chargeCauses = [
  'trialBegins',
  'cardKept',
  'paid',
  'difference',
  'overdue',
  'nothing',
  'trialEnds',
  'freeEnds',
  'planBegins',
  'renews',
  'freeBegins',
  'freeStops',
] as const

export const Quote = z.object({
  kind: z.enum(quoteKinds),
  plan,
  /** Who charges; `test` moves no money. */
  provider: z.enum(['stripe', 'test']),
  /** ISO 4217, for all amounts of the quote, which are in cents. */
  currency: z.string(),
  /** The plan's price per month without a discount. */
  priceCents: cents,
  discount: z.object({ code: z.string(), percentage: z.number().int() }).nullable(),
  /** The price per month with the discount. */
  monthlyCents: cents,
  /** Charged when the quote is confirmed. */
  dueNowCents: cents,
  /** When the monthly price begins; null: today, or never. */
  paidFrom: iso.nullable(),
  /** The time for which the amounts are valid. */
  quotedAt: iso,
  /** When the trial ended, if that is why a payment is due; else null. */
  trialEndedAt: iso.nullable(),
  /** The events by day; the last one repeats monthly if its cause is `renews`. */
  charges: z.array(z.object({ at: iso, cents, cause: z.enum(chargeCauses) })),
})
export type Quote = z.infer<typeof Quote>
export type QuoteKind = Quote['kind']
export type ChargeCause = Quote['charges'][number]['cause']

/** The quote with the amount that is due at the provider now, which can differ by a credit of the customer. */
export function withDueNow<
  Quoted extends Pick<Quote, 'dueNowCents'> & { quotedAt: unknown; charges: { at: unknown; cents: number }[] },
>(quote: Quoted, dueNowCents: number): Quoted {
  const charges = quote.charges.map((charge) =>
    charge.at === quote.quotedAt ? { ...charge, cents: dueNowCents } : charge,
  )
  return { ...quote, dueNowCents, charges }
}

/** `POST /api/subscription/quote`; the default plan is the account's own. */
export const QuoteRequest = z
  .object({
    plan: plan.optional(),
    code: text(textLimits.discountCode).trim().min(1, 'DISCOUNT_CODE_REQUIRED').optional(),
  })
  .nullish()

/** The parts of a quote that a host has seen and agrees to. The server charges nothing else. */
export const Confirmation = Quote.pick({
  dueNowCents: true,
  monthlyCents: true,
  currency: true,
  paidFrom: true,
  quotedAt: true,
})
export type Confirmation = z.infer<typeof Confirmation>

export function confirmationOf({ dueNowCents, monthlyCents, currency, paidFrom, quotedAt }: Quote): Confirmation {
  return { dueNowCents, monthlyCents, currency, paidFrom, quotedAt }
}

/** Conflicts of the calls that charge. AMOUNT_NOT_CONFIRMED contains the quote that has to be confirmed. */
export const AmountRefusal = Failure.extend({ quote: Quote.optional() })
