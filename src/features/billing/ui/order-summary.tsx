import { Mail, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { IconButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Discount } from '../shared/billing-contract.ts'
import { formatPrice } from '../shared/price.ts'
import { readCurrency } from './currency.ts'
import { DiscountBox } from './discount-box.tsx'
import { discountable, type Order } from './order.ts'
import { useDay } from './use-day.ts'

export interface OrderSummaryProps {
  planName: string
  order: Order
  discount: Discount | undefined
  onDiscount: (discount: Discount | undefined) => void
  /** The order is on its way: its terms can no longer change. */
  isSettled: boolean
  /** Too tall to stay in view while the page scrolls. */
  isTall: boolean
  /** The start button, or what became of it. */
  children: ReactNode
}

/** What it costs, today and afterwards, with the discount box and the start. */
export function OrderSummary({
  planName,
  order,
  discount,
  onDiscount,
  isSettled,
  isTall,
  children,
}: OrderSummaryProps) {
  const t = useTranslations('billing.payment')
  const takesCode = discountable.has(order.kind)
  return (
    <Card asChild className={classNames('p-6 md:p-7', !isTall && 'xl:sticky xl:top-6')}>
      <section aria-labelledby="order-summary">
        <h2 id="order-summary" className="mb-5 text-h3 font-[580]">
          {t('summary')}
        </h2>
        <Amounts
          planName={planName}
          order={order}
          discount={discount}
          onRemove={isSettled || !takesCode ? undefined : () => onDiscount(undefined)}
        />
        {!discount && takesCode && !isSettled && (
          <div className="mt-6">
            <DiscountBox onApply={onDiscount} />
          </div>
        )}
        <p role="status" className="sr-only">
          {discount && t('applied')}
        </p>
        <div className="mt-6">{children}</div>
        <p className="mt-4 flex gap-2.5 text-small text-muted">
          <Mail size={18} aria-hidden="true" className="mt-px" />
          <span>{t('support')}</span>
        </p>
      </section>
    </Card>
  )
}

type AmountsProps = Pick<OrderSummaryProps, 'planName' | 'order' | 'discount'> & { onRemove: (() => void) | undefined }

function Amounts({ planName, order, discount, onRemove }: AmountsProps) {
  const t = useTranslations('billing.payment')
  const day = useDay()
  const language = useLocale()
  const money = (cents: number) => formatPrice(cents, readCurrency(), language)
  const isFree = order.kind === 'free'
  return (
    <>
      <dl className="grid gap-3 tabular-nums">
        <Row label={t('monthly', { plan: planName })} value={money(order.priceCents)} />
        {discount && (
          <Row
            label={t('discount', discount)}
            value={money(-order.discountCents)}
            action={
              onRemove && (
                // The field that had the focus is gone: the focus goes on where the code can be taken back.
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
        {order.kind === 'trial' && <Row label={t('trial')} value={t('included')} className="[&_dd]:text-success" />}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="font-semibold">{t('dueToday')}</dt>
          <dd className="font-display text-h2 leading-tight font-[560]">
            {isFree ? t('free') : money(order.dueTodayCents)}
          </dd>
        </div>
        {!isFree && order.kind !== 'settled' && order.kind !== 'overdue' && (
          <Row
            className="text-small text-muted"
            label={order.paidFrom ? t('from', { date: day(order.paidFrom.toISOString()) }) : t('afterwards')}
            value={t('pricePerMonth', { price: money(order.monthlyCents) })}
          />
        )}
      </dl>
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
