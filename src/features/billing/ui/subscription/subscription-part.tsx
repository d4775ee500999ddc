import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { SubscriptionView } from '../../shared/billing-contract.ts'
import { formatPrice } from '../../shared/price.ts'
import { brandName } from '../card/brand-name.ts'
import { usePurchaseTracking } from '../payment/purchase-tracking.ts'
import { useDay } from '../payment/use-day.ts'
import { useSubscription } from '../subscription-api.ts'
import { useReturnFromCardPage } from './card-page-visit.ts'
import { SubscriptionActions } from './subscription-actions.tsx'
import { factsOf, type SubscriptionFact } from './subscription-facts.ts'

/**
 * A host's subscription: its state, the next charge or end, and all actions. Must be inside a card with a heading.
 * @param children between the facts and the actions
 */
export function SubscriptionPart({ user, children }: { user: CurrentUser; children?: ReactNode }) {
  const t = useTranslations('billing.subscription')
  const tPlatform = useTranslations('platform')
  const subscription = useSubscription()
  const day = useDay()
  const { data } = subscription
  useReturnFromCardPage()
  usePurchaseTracking(user.id, data)

  return (
    <>
      <dl className="my-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 border-y border-line py-4 text-[0.9375rem]">
        {factsOf(user, data).map((fact) => (
          <Fact key={fact.key} fact={fact} currency={data?.currency} />
        ))}
      </dl>
      {data?.pendingPlan?.plan === 'basic' && data.booksOverBasic > 0 && (
        <p className="mb-4 text-small font-semibold text-warning">
          {t('booksNote', { count: data.booksOverBasic, date: day(data.pendingPlan.at) })}
        </p>
      )}
      {children}
      {subscription.isPending && (
        <div role="status" className="mt-5 grid gap-3">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-5 w-44" />
        </div>
      )}
      {subscription.isError && !data && (
        <p className="mt-5 text-small">
          {t('loadFailed')}{' '}
          <button
            type="button"
            className="min-h-11 font-semibold underline underline-offset-4"
            onClick={() => void subscription.refetch()}
          >
            {tPlatform('tryAgain')}
          </button>
        </p>
      )}
      {data && <SubscriptionActions user={user} subscription={data} />}
      {data?.provider === 'test' && data.isSubscribed && <p className="mt-3 text-small text-muted">{t('testMode')}</p>}
    </>
  )
}

function Fact({ fact, currency }: { fact: SubscriptionFact; currency: SubscriptionView['currency'] | undefined }) {
  const t = useTranslations('billing.subscription')
  const tPlan = useTranslations('billing.plans')
  const language = useLocale()
  const day = useDay()
  return (
    <>
      <dt className="text-muted">
        {fact.key === 'fromDate' ? t('facts.fromDate', { date: day(fact.at) }) : t(`facts.${fact.key}`)}
      </dt>
      <dd className="text-right font-semibold text-balance lining-nums">{sayValue()}</dd>
    </>
  )

  function sayValue(): string {
    switch (fact.key) {
      case 'status':
        return t(`states.${fact.state}`)
      case 'nextCharge':
        return t('facts.chargeOn', {
          amount: formatPrice(fact.cents, currency ?? 'EUR', language),
          date: day(fact.at),
        })
      case 'fromDate':
        return tPlan(`${fact.plan}.name`)
      case 'card':
        return t('facts.cardText', { brand: brandName(fact.brand), last4: fact.last4 })
      case 'discount':
        return t('facts.discountText', fact)
      default:
        return day(fact.at)
    }
  }
}
