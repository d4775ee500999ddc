import { useTranslations } from 'use-intl'
import {
  type CancellationKind,
  cancellationKinds,
  type HostDetails,
  type SubscriptionChoice,
} from '../shared/admin-contract.ts'
import { useTimeFormats } from './admin-formats.ts'

type Option<Value> = { value: Value; label: string; text: string }

/**
 * The ways to cancel a subscription that will be charged, the mildest first; empty if nothing will be charged. An
 * overdue subscription has no paid time left, so it can only end immediately.
 */
export function useCancellationChoices({
  state,
  nextCharge,
  periodEndsAt,
}: HostDetails['payments']): Option<CancellationKind>[] {
  const t = useTranslations('admin.host.fates')
  const { formatDateTime } = useTimeFormats()
  if (nextCharge === null || periodEndsAt === null) return []
  const date = formatDateTime(periodEndsAt)
  return cancellationKinds
    .filter((stop) => stop === 'endNow' || state !== 'pastDue')
    .map((value) => ({ value, label: t(value), text: t(`${value}Text`, { date }) }))
}

/** As `useCancellationChoices`, plus the option to keep the subscription. */
export function useSubscriptionChoices(payments: HostDetails['payments']): Option<SubscriptionChoice>[] {
  const t = useTranslations('admin.host.fates')
  const stops = useCancellationChoices(payments)
  return stops.length === 0 ? [] : [...stops, { value: 'keep', label: t('keep'), text: t('keepText') }]
}
