import { useTranslations } from 'use-intl'
import { useSubscription } from '../subscription-api.ts'

/** What deleting the account does to the subscription; renders nothing without one. */
export function SubscriptionEndNote() {
  const t = useTranslations('billing.subscription.deletion')
  const tPlan = useTranslations('billing.plans')
  const { data } = useSubscription()
  if (!data) return <li>{t('unknown')}</li>
  return data.isSubscribed && <li>{t('subscribed', { plan: tPlan(`${data.plan ?? 'basic'}.name`) })}</li>
}
