import { useQuery } from '@tanstack/react-query'
import type { Plan } from '#features/accounts/shared/account.ts'
import { ApiError, callApi } from '#platform/browser/api.ts'
import { AmountRefusal, Quote } from '../shared/quote-contract.ts'

/** What is asked for; without a plan the account's own. */
export type QuoteQuestion = { plan?: Plan | undefined; code?: string | undefined }

/** What an order or a change charges, as the server says. */
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
    // An amount of an earlier visit must not be shown for an instant.
    gcTime: 0,
    // What a host is reading does not change under her eyes: the server refuses an amount that is not true any more.
    refetchOnReconnect: false,
  })
}

/**
 * Whether a refusal says that the plan which was asked for is taken already: an earlier attempt succeeded, and its answer
 * was lost. Free access without a subscription is settled too, but announces no charge.
 */
export function isTaken(asked: Quote, refusal: Quote): boolean {
  const isOrdered = refusal.kind === 'scheduled' || (refusal.kind === 'settled' && refusal.charges.length > 0)
  return refusal.plan === asked.plan && isOrdered
}

/** The quote with which the server has refused an amount; undefined for every other failure. */
export function findNewQuote(error: unknown): Quote | undefined {
  if (!(error instanceof ApiError) || error.code !== 'AMOUNT_NOT_CONFIRMED') return undefined
  return AmountRefusal.safeParse(error.body).data?.quote
}
