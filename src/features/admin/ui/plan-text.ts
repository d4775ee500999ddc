import { useTranslations } from 'use-intl'
import type { FoundHost } from '../shared/admin-contract.ts'

const known = ['none', 'trial', 'active', 'expired'] as const

/** An account's plan and its state as a short text. */
export function usePlanText(): (host: Pick<FoundHost, 'plan' | 'planStatus'>) => string {
  const t = useTranslations('admin.hosts')
  const plans = useTranslations('billing.plans')
  return ({ plan, planStatus }) => {
    if (!plan) return t('noPlan')
    const status = known.find((candidate) => candidate === planStatus) ?? 'other'
    return `${plans(`${plan}.name`)} · ${t(`status.${status}`)}`
  }
}
