import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/shared/account.ts'
import { classNames } from '#ui/class-names.ts'

/** What each plan contains, as keys of `billing.features`. */
export const planFeatures = {
  basic: ['fiveBooks', 'sharing', 'branding', 'templates', 'emailSupport'],
  pro: [
    'unlimitedBooks',
    'sharing',
    'branding',
    'customization',
    'prioritySupport',
    'analytics',
    'languages',
    'domains',
    'messages',
  ],
} as const satisfies Record<Plan, readonly string[]>

export function PlanFeatures({ plan, className }: { plan: Plan; className?: string }) {
  const t = useTranslations('billing.features')
  return (
    <ul className={classNames('grid gap-3', className)}>
      {planFeatures[plan].map((feature) => (
        <li key={feature} className="flex gap-3 leading-[1.45]">
          <Check size={20} aria-hidden="true" className="mt-px text-(--color-check,var(--color-success))" />
          <span className="min-w-0">{t(feature)}</span>
        </li>
      ))}
    </ul>
  )
}
