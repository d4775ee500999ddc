import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/shared/account.ts'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { plans } from '#features/accounts/shared/plan.ts'
import { Badge } from '#ui/badge.tsx'
import type { SubscriptionView } from '../../shared/billing-contract.ts'
import { discountedCents } from '../../shared/price.ts'
import { useDay } from '../payment/use-day.ts'
import { findFreeUntil, usePriceWords } from '../plans/plan-price.tsx'

type Props = { user: CurrentUser; subscription: SubscriptionView; plan: Plan; onChange: (plan: Plan) => void }

/** Both plans as radio buttons; the present one is marked. */
export function PlanChoice({ user, subscription, plan, onChange }: Props) {
  const t = useTranslations('billing')
  const name = useId()
  const money = usePriceWords(subscription.currency)
  const day = useDay()
  const freeUntil = findFreeUntil(user)
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3">
      <legend className="sr-only">{t('selection.legend')}</legend>
      {(['basic', 'pro'] as const).map((one) => (
        <label
          key={one}
          className="grid cursor-pointer content-start gap-x-3 gap-y-1 rounded-m border border-line bg-surface p-4 hover:border-control has-checked:border-pine has-checked:shadow-[inset_0_0_0_1px_var(--color-pine)]"
        >
          <span className="flex items-center gap-3">
            <input
              type="radio"
              name={name}
              value={one}
              checked={plan === one}
              onChange={() => onChange(one)}
              className="size-5 flex-none accent-pine"
            />
            <b className="font-display text-h3 font-[580]">{t(`plans.${one}.name`)}</b>
          </span>
          <span className="text-small text-muted">
            {user.plan === one && freeUntil
              ? `${t('free')} ${t('freeUntil', { date: day(freeUntil) })}`
              : t('payment.pricePerMonth', {
                  price: money(discountedCents(plans[one].priceCents, subscription.discount?.percentage ?? 0)),
                })}
          </span>
          {subscription.plan === one && (
            <span>
              <Badge tone="plan">{t('yourPlan')}</Badge>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
