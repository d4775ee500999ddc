import { useTranslations } from 'use-intl'
import type { AuditEntryView } from '../shared/admin-contract.ts'
import { useAuditLog } from './admin-api.ts'
import { useTemplateName, useTimeFormats } from './admin-formats.ts'
import { Loaded } from './part.tsx'

/** The audit log, newest entries first. */
export function AuditLog() {
  const t = useTranslations('admin.acts')
  const log = useAuditLog()
  const { formatDateTime } = useTimeFormats()
  const textOf = useAuditText()
  return (
    <Loaded answer={log}>
      {(data) =>
        data.acts.length === 0 ? (
          <p className="text-muted">{t('none')}</p>
        ) : (
          <ol className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface">
            {data.acts.map((entry) => (
              <li key={entry.id} className="px-5 py-3">
                <p className="break-words">
                  <strong className="font-semibold">
                    {entry.isFromCommandLine ? t('commandLine') : (entry.adminEmail ?? t('somebody'))}
                  </strong>{' '}
                  {textOf(entry)}
                </p>
                <time dateTime={entry.createdAt} className="text-small text-muted">
                  {formatDateTime(entry.createdAt)}
                </time>
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  )
}

function useAuditText(): (entry: AuditEntryView) => string {
  const t = useTranslations('admin.acts')
  const plans = useTranslations('billing.plans')
  const nameOf = useTemplateName()
  const { formatLastDay } = useTimeFormats()
  return (entry) =>
    t(entry.kind, {
      account: entry.accountEmail ?? t('somebody'),
      plan: entry.plan ? plans(`${entry.plan}.name`) : '',
      until: entry.until ? formatLastDay(entry.until) : '',
      template: entry.template ? nameOf(entry.template) : '',
      hero: entry.hero ?? '',
      messageFrom: entry.messageFrom ?? 'visitor',
      sent: entry.sent ?? 0,
      failed: entry.failed ?? 0,
      subscription: entry.subscription ?? 'none',
      book: entry.bookId ?? '',
      books: entry.books ?? 0,
      reports: entry.reports ?? 0,
    })
}
