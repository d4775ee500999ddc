import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/account-contract.ts'
import { bookWarningFrom, plans, trialLength } from '#features/accounts/plan.ts'
import { formatPrice } from '#features/billing/price.ts'
import { readCurrency } from '#features/billing/ui/index.ts'
import { day } from '#platform/clock.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { UsageBar } from '#ui/usage-bar.tsx'
import { formatDay } from './day-text.ts'

type PlanCardProps = {
  user: CurrentUser
  /** Undefined while the list is not known. */
  bookCount: number | undefined
  /** Milliseconds UTC. */
  now: number
}

/** What the host pays, for how long, and how much room is left. */
export function PlanCard({ user, bookCount, now }: PlanCardProps) {
  const t = useTranslations('books.profile.plan')
  const language = useLocale()
  const { plan } = user
  const end = endOf(user)
  if (!plan) return <NoPlan />

  return (
    <Card asChild className="p-6">
      <section aria-labelledby="profile-plan">
        <div className="flex items-center justify-between gap-3">
          <h2 id="profile-plan" className="text-h3">
            {t('title')}
          </h2>
          <Badge tone="plan">{plan.toUpperCase()}</Badge>
        </div>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-[2.75rem] leading-none font-[560] tracking-[-0.04em]">
            {formatPrice(plans[plan].priceCents, readCurrency(), language)}
          </span>
          <span className="text-muted">{t('perMonth')}</span>
        </p>
        <dl className="my-5 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-y border-line py-4 text-[0.9375rem]">
          <dt className="text-muted">{t('status')}</dt>
          <dd className="text-right font-semibold">{t(`statuses.${user.planStatus}`)}</dd>
          {end && (
            <>
              <dt className="text-muted">{t(end.label)}</dt>
              <dd className="text-right font-semibold lining-nums">{formatDay(end.moment, now, language)}</dd>
            </>
          )}
          {plan === 'pro' && (
            <>
              <dt className="text-muted">{t('usage')}</dt>
              <dd className="text-right font-semibold">{t('unlimited')}</dd>
            </>
          )}
        </dl>
        {plan === 'basic' && <BasicRoom used={bookCount} />}
      </section>
    </Card>
  )
}

/** The day that a host should keep in mind; a subscription that renews itself has none. */
function endOf({ planStatus, accessUntil, trialEndsAt }: CurrentUser) {
  if (accessUntil) return { label: 'accessUntil', moment: accessUntil } as const
  if (!trialEndsAt || planStatus === 'active') return undefined
  return { label: planStatus === 'trial' ? 'trialEnds' : 'trialEnded', moment: trialEndsAt } as const
}

/** The five slots of Basic, and the way to more. */
function BasicRoom({ used }: { used: number | undefined }) {
  const t = useTranslations('books.profile.plan')
  const limit = plans.basic.bookLimit
  return (
    <>
      {used !== undefined && (
        <>
          <UsageBar used={used} limit={limit} label={t('usage')} valueText={t('usageText', { used, limit })} />
          {used >= bookWarningFrom && (
            <p className="mt-3 flex items-start gap-2 text-small font-semibold text-warning">
              <TriangleAlert size={18} aria-hidden="true" className="mt-px" />
              {warningFor(used)}
            </p>
          )}
        </>
      )}
      <Button asChild variant="secondary" block className="mt-5">
        <Link to="/payment?plan=pro">{t('upgrade')}</Link>
      </Button>
    </>
  )

  function warningFor(count: number) {
    if (count < limit) return t('room', { left: limit - count })
    return count === limit ? t('full', { limit }) : t('overfull', { limit })
  }
}

function NoPlan() {
  const t = useTranslations('books.profile.plan')
  return (
    <Card asChild className="p-6">
      <section aria-labelledby="profile-plan">
        <h2 id="profile-plan" className="text-h3">
          {t('noneTitle')}
        </h2>
        <p className="mt-2 text-muted">{t('noneText', { days: trialLength / day })}</p>
        <Button asChild variant="secondary" block className="mt-5">
          <Link to="/plan-selection">{t('choose')}</Link>
        </Button>
      </section>
    </Card>
  )
}
