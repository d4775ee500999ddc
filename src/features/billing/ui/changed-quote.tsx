import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import type { Quote } from '../shared/quote-contract.ts'
import { usePriceWords } from './plan-price.tsx'
import { useQuoteWords } from './quote-words.ts'

type Props = {
  before: Quote
  quote: Quote
  /** The order has begun, and the provider has computed its amount; the card form asks for it. */
  isBegun?: boolean
}

/** Says that something else is due than the page has shown, before it is confirmed again. */
export function ChangedQuote({ before, quote, isBegun = false }: Props) {
  const t = useTranslations('billing.payment')
  const { amount } = useQuoteWords(quote)
  const money = usePriceWords(quote.currency)
  const notice = useRef<HTMLDivElement>(null)
  // The pressed button is far below on phones.
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
