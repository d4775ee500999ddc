import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Quote } from '../../shared/quote-contract.ts'
import { KeepTrial } from '../payment/order-button.tsx'
import { useOrderWords } from '../payment/order-words.ts'
import { useQuoteWords } from '../payment/quote-words.ts'
import { returnPathOf } from '../payment/returned-from-bank.ts'
import { takesCode } from '../payment/use-order.ts'
import { usePriceWords } from '../plans/plan-price.tsx'
import { CardForm } from './card-form.tsx'
import type { CardStep } from './card-parts.tsx'
import { TestSpecimen } from './test-specimen.tsx'

type Props = {
  quote: Quote
  step: CardStep | undefined
  /** Written on the specimen. */
  holder: string
  isVisitor: boolean
  onDone: () => void
  onOutdated: () => void
}

/** The card: the provider's form once the order has started, before that a description of the next step. */
export function CardSection({ quote, step, holder, isVisitor, ...outcome }: Props) {
  const t = useTranslations('billing.payment')
  if (step) return <CardAsked quote={quote} step={step} {...outcome} />
  if (!takesCode.has(quote.kind) || quote.kind === 'free') return null
  if (quote.provider === 'stripe' && isVisitor) return null
  return (
    <section aria-labelledby="card">
      <h2 id="card" className="mb-4 text-h3 font-[580]">
        {t('card')}
      </h2>
      {quote.provider === 'test' ? <TestSpecimen holder={holder} /> : <p className="text-muted">{t('cardNext')}</p>}
    </section>
  )
}

function CardAsked({
  quote,
  step,
  onDone,
  onOutdated,
}: Pick<Props, 'quote' | 'onDone' | 'onOutdated'> & { step: CardStep }) {
  const t = useTranslations('billing.card')
  const words = useQuoteWords(quote)
  const money = usePriceWords(quote.currency)
  const payment = useTranslations('billing.payment')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const isLater = step.kind === 'setup'
  // The trial runs by now, also where it began with this order.
  const kind = quote.kind === 'newTrial' ? 'trial' : quote.kind
  const order = useOrderWords({ ...quote, kind, dueNowCents: step.amountCents })
  return (
    <section aria-labelledby="card">
      <h2 id="card" ref={heading} tabIndex={-1} className="text-h3 font-[580]">
        {t(step.storedCard ? 'titleStored' : 'title')}
      </h2>
      {isLater && (
        <p className="mt-1 text-small text-muted">{words.date ? t('textLater', words) : t('textNothingNow')}</p>
      )}
      <p className="mt-3 flex items-baseline justify-between gap-4 border-y border-line py-3">
        <span className="font-semibold">{isLater && words.date ? payment('from', words) : order.due}</span>
        <span className="font-semibold tabular-nums">
          {isLater ? payment('pricePerMonth', words) : money(step.amountCents)}
        </span>
      </p>
      <div className="mt-4">
        <CardForm
          step={step}
          returnPath={returnPathOf(quote.plan, quote.kind)}
          submitLabel={isLater ? order.start : order.confirm}
          onDone={onDone}
          onOutdated={onOutdated}
          secondary={isLater && quote.kind !== 'covered' && <KeepTrial />}
        />
      </div>
    </section>
  )
}
