import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import type { Quote } from '../../shared/quote-contract.ts'
import { usePriceWords } from '../plans/plan-price.tsx'
import { useQuoteWords } from './quote-words.ts'

type Props = {
  before: Quote
  quote: Quote
  /** The order has started, and the provider has computed its amount, which the card form shows. */
  isBegun?: boolean
}

/** Says that the amount differs from the shown one, before it is confirmed again. */
export function ChangedQuote({ before, quote, isBegun = false }: Props) {
  const t = useTranslations('billing.payment')
  const { amount } = useQuoteWords(quote)
  const money = usePriceWords(quote.currency)
  const notice = useRef<HTMLDivElement>(null)
  // On phones the pressed button is far below.
  useEffect(() => notice.current?.focus(), [])
  const isAmount = quote.dueNowCents !== before.dueNowCents
  const unbegunText = quote.trialEndedAt === null ? 'changedText' : 'changedTrial'
  return (
    <div role="alert">
      <Notice ref={notice} tabIndex={-1} tone="warning" icon={<TriangleAlert size={22} aria-hidden="true" />}>
        <strong className="block font-semibold">
          {isAmount ? t('amountChanged', { amount, before: money(before.dueNowCents) }) : t('termsChanged')}
        </strong>
        {t(isBegun ? 'changedByProvider' : unbegunText)}
      </Notice>
    </div>
  )
}
