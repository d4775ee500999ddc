import { useTranslations } from 'use-intl'
import {
  type HostDetails,
  type SubscriptionFate,
  type SubscriptionStop,
  subscriptionStops,
} from '../shared/admin-contract.ts'
import { useMoments } from './moments.ts'

type Option<Value> = { value: Value; label: string; text: string }

/**
 * How a subscription that is going to be charged can be stopped, the mildest way first; nothing where none is. What is
 * overdue has no paid time left, so that it only ends at once.
 */
export function useStops({ state, nextCharge, periodEndsAt }: HostDetails['payments']): Option<SubscriptionStop>[] {
  const t = useTranslations('admin.host.fates')
  const { formatMoment } = useMoments()
  if (nextCharge === null || periodEndsAt === null) return []
  const date = formatMoment(periodEndsAt)
  return subscriptionStops
    .filter((stop) => stop === 'endNow' || state !== 'pastDue')
    .map((value) => ({ value, label: t(value), text: t(`${value}Text`, { date }) }))
}

/** As `useStops`, and that it is left as it is. */
export function useFates(payments: HostDetails['payments']): Option<SubscriptionFate>[] {
  const t = useTranslations('admin.host.fates')
  const stops = useStops(payments)
  return stops.length === 0 ? [] : [...stops, { value: 'keep', label: t('keep'), text: t('keepText') }]
}
