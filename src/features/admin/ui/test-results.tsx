import { useTranslations } from 'use-intl'
import { Badge } from '#ui/badge.tsx'
import type { TemplatesSent } from '../shared/admin-mail-contract.ts'
import { useTemplateName } from './admin-formats.ts'

/** The result for each template. */
export function TestResults({ results }: { results: TemplatesSent['results'] }) {
  const t = useTranslations('admin.mailTest')
  const nameOf = useTemplateName()
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface">
      {results.map(({ template, success }) => (
        <li key={template} className="flex items-center justify-between gap-4 px-5 py-3">
          <span>{nameOf(template)}</span>
          <Badge tone={success ? 'ok' : 'bad'} dot>
            {success ? t('sent') : t('failed')}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
