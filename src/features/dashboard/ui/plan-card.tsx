import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/shared/account.ts'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { bookWarningFrom, plans, trialLength } from '#features/accounts/shared/plan.ts'
import { SubscriptionPart, usePlanPrice } from '#features/billing/ui/index.ts'
import { day } from '#platform/clock.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { UsageBar } from '#ui/usage-bar.tsx'

type PlanCardProps = {
  user: CurrentUser
  /** Undefined while the list is not loaded. */
  bookCount: number | undefined
}

/** The host's plan, its end, and how many books it allows. */
export function PlanCard({ user, bookCount }: PlanCardProps) {
  const t = useTranslations('dashboard.plan')
  const { plan } = user
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
        <Price user={user} plan={plan} />
        <SubscriptionPart user={user}>
          {plan === 'basic' ? <BasicRoom used={bookCount} /> : <UnlimitedRoom />}
        </SubscriptionPart>
      </section>
    </Card>
  )
}

function Price({ user, plan }: { user: CurrentUser; plan: Plan }) {
  const { price, note } = usePlanPrice(plan, user)
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
      <span className="font-display text-[2.75rem] leading-none font-[560] tracking-[-0.04em]">{price}</span>
      <span className="text-muted">{note}</span>
    </p>
  )
}

function UnlimitedRoom() {
  const t = useTranslations('dashboard.plan')
  return (
    <p className="flex justify-between gap-4 font-semibold">
      <span>{t('usage')}</span>
      <span>{t('unlimited')}</span>
    </p>
  )
}

/** The five books of Basic, and the upgrade to Pro. */
function BasicRoom({ used }: { used: number | undefined }) {
  const t = useTranslations('dashboard.plan')
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
  const t = useTranslations('dashboard.plan')
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
