import { useQuery } from '@tanstack/react-query'
import type { Plan } from '#features/accounts/shared/account.ts'
import { ApiError, callApi } from '#platform/browser/api.ts'
import { AmountRefusal, Quote } from '../../shared/quote-contract.ts'

/** The order; the default plan is the account's own. */
export type QuoteQuestion = { plan?: Plan | undefined; code?: string | undefined }

/** What an order or a change charges, from the server. */
export function fetchQuote(question: QuoteQuestion, signal?: AbortSignal): Promise<Quote> {
  return callApi('/api/subscription/quote', {
    method: 'POST',
    body: question,
    answer: Quote,
    ...(signal && { signal }),
  })
}

export function useQuote(question: QuoteQuestion) {
  return useQuery({
    queryKey: ['quote', question.plan ?? null, question.code ?? null],
    queryFn: ({ signal }) => fetchQuote(question, signal),
    staleTime: 0,
    // The amount of an earlier visit must not be shown even for an instant.
    gcTime: 0,
    // Not refetched while the host reads it: the server refuses an outdated amount.
    refetchOnReconnect: false,
  })
}

/**
 * Whether an error says that the host already has the plan: an earlier attempt succeeded, and its response was lost.
 * Free access without a subscription has the kind `settled` too, but announces no charge.
 */
export function isTaken(asked: Quote, refusal: Quote): boolean {
  const isOrdered = refusal.kind === 'scheduled' || (refusal.kind === 'settled' && refusal.charges.length > 0)
  return refusal.plan === asked.plan && isOrdered
}

/** The quote in an AMOUNT_NOT_CONFIRMED error; undefined for every other error. */
export function findNewQuote(error: unknown): Quote | undefined {
  if (!(error instanceof ApiError) || error.code !== 'AMOUNT_NOT_CONFIRMED') return undefined
  return AmountRefusal.safeParse(error.body).data?.quote
}
