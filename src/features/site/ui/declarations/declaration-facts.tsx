import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#platform/i18n/day.ts'
import type { DeclarationKind } from '../../shared/declaration-paths.ts'
import type { DeclarationFields } from './declaration-form.ts'

export type Fact = readonly [label: string, value: string]

/** What was typed, as summary and receipt show it. */
export function useDeclaredFacts(kind: DeclarationKind, fields: DeclarationFields): Fact[] {
  const t = useTranslations('site.declarations')
  const language = useLocale()
  const { name, email, contract, reason, day } = fields
  const facts: Fact[] = [
    [t('receipt.declaration'), t(`types.${typeOf(kind, fields)}`)],
    [t('name'), name],
    [t('email'), email],
    [t('contract'), contract || t('contractDefault')],
  ]
  if (kind === 'withdrawal') return facts
  const end = day === '' ? t('earliest') : formatDate(Date.parse(day), language, { timeZone: 'UTC' })
  return [...facts, ...(reason === '' ? [] : [[t('reason'), reason] as const]), [t('day'), end]]
}

function typeOf(kind: DeclarationKind, { type }: DeclarationFields) {
  if (kind === 'withdrawal') return 'withdrawal'
  return type === 'forCause' ? 'forCause' : 'ordinary'
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-8 grid gap-4 rounded-m border border-line bg-card p-5 md:p-8">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="font-medium wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
