import { Mail, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { findLocalHours } from '#platform/i18n/office-hours.ts'
import { IconButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Quote } from '../../shared/quote-contract.ts'
import { DiscountBox, type RefusedCode } from '../plans/discount-box.tsx'
import { usePriceWords, VatNote } from '../plans/plan-price.tsx'
import { useOrderWords } from './order-words.ts'
import { useQuoteWords } from './quote-words.ts'
import { useDay } from './use-day.ts'
import { takesCode } from './use-order.ts'

export interface OrderSummaryProps {
  quote: Quote
  /** Shown where a code can be entered, and by itself where none can. */
  refused: RefusedCode | undefined
  /** Another code, or none any more. */
  onCode: (code: string | undefined) => void
  /** The order is being sent: its terms can no longer change. */
  isSettled: boolean
  /** The start button, or its result. */
  children: ReactNode
}

/** What it costs, today and afterwards, with the discount box and the start. */
export function OrderSummary({ quote, refused, onCode, isSettled, children }: OrderSummaryProps) {
  const t = useTranslations('billing.payment')
  const tPlatform = useTranslations('platform')
  const hours = findLocalHours(Date.now(), useLocale())
  const canChangeCode = takesCode.has(quote.kind) && !isSettled
  return (
    <Card asChild className="p-6 md:p-7 xl:sticky xl:top-6">
      <section aria-labelledby="order-summary">
        <h2 id="order-summary" className="mb-5 text-h3 font-[580]">
          {t('summary')}
        </h2>
        <Amounts quote={quote} onRemove={canChangeCode ? () => onCode(undefined) : undefined} />
        {!quote.discount && canChangeCode && (
          <div className="mt-6">
            <DiscountBox refused={refused} onApply={({ code }) => onCode(code)} />
          </div>
        )}
        {refused && !takesCode.has(quote.kind) && (
          <p role="alert" className="mt-6 text-small text-danger">
            {refused.reason}
          </p>
        )}
        <p role="status" className="sr-only">
          {quote.discount && t('applied')}
        </p>
        <div className="mt-6">{children}</div>
        <p className="mt-4 flex gap-2.5 text-small text-muted">
          <Mail size={18} aria-hidden="true" className="mt-px" />
          <span>
            {t('support')} {hours && tPlatform('localHours', hours)}
          </span>
        </p>
      </section>
    </Card>
  )
}

/** Consumers must read of their right to withdraw before they order (article 6 (1) h of Directive 2011/83/EU). */
function WithdrawalNote() {
  const t = useTranslations('billing.payment')
  const address = `${localizedPath(useLocale(), '/legal')}#withdrawal`
  return (
    <p className="text-small text-muted">
      {t.rich('withdrawal', {
        link: (chunks) => (
          <a href={address} target="_blank" className="text-link" rel="noopener">
            {chunks}
          </a>
        ),
      })}
    </p>
  )
}

function Amounts({ quote, onRemove }: { quote: Quote; onRemove: (() => void) | undefined }) {
  const t = useTranslations('billing.payment')
  const day = useDay()
  const { plan, amount, price, date } = useQuoteWords(quote)
  const { due } = useOrderWords(quote)
  const money = usePriceWords(quote.currency)
  const { kind, discount, priceCents, monthlyCents } = quote
  const isFree = kind === 'free'
  const nextCharge = quote.charges.find(({ at, cents }) => cents > 0 && at !== quote.quotedAt)
  return (
    <>
      <dl className="grid gap-3 tabular-nums">
        <Row label={t('monthly', { plan })} value={money(priceCents)} />
        {discount && (
          <Row
            label={t('discount', discount)}
            value={money(monthlyCents - priceCents)}
            action={
              onRemove && (
                // The focused field was removed: the focus moves to the button that removes the code.
                <IconButton
                  autoFocus
                  label={t('removeDiscount')}
                  onClick={onRemove}
                  className="-my-2.5 focus-visible:-outline-offset-3"
                >
                  <X size={18} aria-hidden="true" />
                </IconButton>
              )
            }
          />
        )}
        {kind === 'newTrial' && <Row label={t('trial')} value={t('included')} className="[&_dd]:text-success" />}
        {kind === 'trial' && (
          <Row label={t('trialUntil', { date })} value={t('freeOfCharge')} className="[&_dd]:text-success" />
        )}
        {kind === 'covered' && (
          <Row label={t('coveredUntil', { date })} value={t('freeOfCharge')} className="[&_dd]:text-success" />
        )}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="font-semibold">{due}</dt>
          <dd className="font-display text-h2 leading-tight font-[560]">{isFree ? t('free') : amount}</dd>
        </div>
        {nextCharge && (
          <Row
            className="text-small text-muted"
            label={t('from', { date: day(nextCharge.at) })}
            value={t('pricePerMonth', { price })}
          />
        )}
      </dl>
      {!isFree && (
        <div className="mt-2">
          <VatNote />
          <WithdrawalNote />
        </div>
      )}
      {isFree && <p className="mt-2 text-small text-muted">{t('freePeriod')}</p>}
    </>
  )
}

function Row({
  label,
  value,
  action,
  className,
}: {
  label: string
  value: string
  action?: ReactNode
  className?: string
}) {
  return (
    <div className={classNames('flex items-baseline justify-between gap-4', className)}>
      <dt className="flex min-w-0 items-center gap-2">
        {label}
        {action}
      </dt>
      <dd className="flex-none text-right">{value}</dd>
    </div>
  )
}
