import { useLocale, useMessages, useTranslations } from 'use-intl'
import { formatDateTime, formatShortDate } from '#platform/i18n/day.ts'
import type { FoundHost } from '../shared/admin-contract.ts'

/** Formats dates and times in the language of the screen. Input is ISO 8601. */
export function useTimeFormats() {
  const language = useLocale()
  return {
    formatDateTime: (iso: string) => formatDateTime(iso, language),
    formatDay: (iso: string) => formatShortDate(iso, language),
    /** The last full day in UTC before a time: access that ends at midnight lasts until the day before. */
    formatLastDay: (iso: string) =>
      formatShortDate(new Date(Date.parse(iso) - 1).toISOString(), language, { timeZone: 'UTC' }),
  }
}

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

/** The display name of a template; unknown templates are shown by their own name. */
export function useTemplateName(): (template: string) => string {
  const names: Readonly<Record<string, string | undefined>> = useMessages().admin.templates
  return (template) => names[template] ?? template
}
