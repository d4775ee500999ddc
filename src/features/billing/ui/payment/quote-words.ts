import { useTranslations } from 'use-intl'
import type { Quote } from '../../shared/quote-contract.ts'
import { usePriceWords } from '../plans/plan-price.tsx'
import { useDay } from './use-day.ts'

/** Values for the texts about a quote. `date`: when the monthly price begins, or when the present access ends. */
export type QuoteWords = { plan: string; amount: string; price: string; date: string }

export function useQuoteWords(quote: Quote): QuoteWords {
  const plan = useTranslations('billing.plans')(`${quote.plan}.name`)
  const day = useDay()
  const money = usePriceWords(quote.currency)
  return {
    plan,
    amount: money(quote.dueNowCents),
    price: money(quote.monthlyCents),
    date: quote.paidFrom === null ? '' : day(quote.paidFrom),
  }
}
