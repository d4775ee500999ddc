import type { Plan } from '#features/accounts/shared/account.ts'
import { second } from '#platform/clock.ts'
import type { QuoteKind } from '../../shared/quote-contract.ts'

/** What the address says about a payment that the bank confirmed, or refused, on its own page. */
export type ReturnedFromBank = {
  isConfirmed: boolean
  /** Only a card was confirmed, for later: nothing was to be paid. */
  isSetup: boolean
  /** The plan that was ordered; null if somebody has shortened the address. */
  orderKind: string | null
}

/** The return address for the bank. */
export function returnPathOf(plan: Plan, kind: QuoteKind): string {
  return `/payment?plan=${plan}&order=${kind}`
}

/**
 * Reads what Stripe appends to the return address: `redirect_status` beside the intent's id and secret. Undefined on
 * every other visit.
 */
export function readReturn(search: URLSearchParams): ReturnedFromBank | undefined {
  const status = search.get('redirect_status')
  if (status === null || !(search.has('payment_intent') || search.has('setup_intent'))) return undefined
  const isSetup = !search.has('payment_intent')
  return { isConfirmed: status === 'succeeded', isSetup, orderKind: search.get('order') }
}

/** The bank's confirmation can reach the provider later than the host returns. */
const pausesBetweenReadings = [second, second, 2 * second]

/**
 * Reads until the bank's confirmation has arrived, at most four times in four seconds.
 * @returns whether it has arrived
 */
export async function awaitArrival(
  hasArrived: () => Promise<boolean>,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<boolean> {
  if (await hasArrived()) return true
  for (const pause of pausesBetweenReadings) {
    await wait(pause)
    if (await hasArrived()) return true
  }
  return false
}

/**
 * The same address without Stripe's parameters: a reload must not confirm again, and the history must contain no
 * secrets.
 */
export function withoutReturn(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(search)
  const appended = ['redirect_status', 'payment_intent', 'setup_intent']
  for (const name of ['order', ...appended, ...appended.map((intent) => `${intent}_client_secret`)]) kept.delete(name)
  return kept
}
