import { useTranslations } from 'use-intl'
import type { Quote, QuoteKind } from '../../shared/quote-contract.ts'
import { useQuoteWords } from './quote-words.ts'

/** Orders that charge, now or later, and what their buttons say where no money moves: keys of `payment.testStarts`. */
const testStarts = {
  trial: 'subscribe',
  covered: 'subscribe',
  paid: 'subscribe',
  upgrade: 'change',
  change: 'change',
  resume: 'resume',
  overdue: 'pay',
} as const satisfies Partial<Record<QuoteKind, string>>

/** What the buttons say that begin an order and confirm it with a card, and the name of what is due. */
export function useOrderWords(quote: Quote): { start: string; confirm: string; due: string; dueInDialog: string } {
  const t = useTranslations('billing.payment')
  const card = useTranslations('billing.card')
  const change = useTranslations('billing.subscription.change')
  const words = useQuoteWords(quote)
  if (quote.provider === 'test') {
    const key = hasTestStart(quote.kind) ? testStarts[quote.kind] : undefined
    const start = key ? t(`testStarts.${key}`, words) : t(`starts.${quote.kind}`, words)
    return { start, confirm: start, due: t('dueTodayTest'), dueInDialog: change('todayTest') }
  }
  return {
    start: t(`starts.${quote.kind}`, words),
    confirm: card(quote.kind === 'overdue' ? 'pay' : 'order', words),
    due: t('dueToday'),
    dueInDialog: change('today'),
  }
}

function hasTestStart(kind: QuoteKind): kind is keyof typeof testStarts {
  return kind in testStarts
}
