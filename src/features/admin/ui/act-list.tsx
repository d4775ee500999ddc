import { useTranslations } from 'use-intl'
import type { LoggedActView } from '../shared/admin-contract.ts'
import { useActs } from './admin-calls.ts'
import { useMoments } from './moments.ts'
import { Loaded } from './part.tsx'
import { useTemplateName } from './template-names.ts'

/** What operators have done, the newest first. */
export function ActList() {
  const t = useTranslations('admin.acts')
  const acts = useActs()
  const { formatMoment } = useMoments()
  const textOf = useActText()
  return (
    <Loaded answer={acts}>
      {(data) =>
        data.acts.length === 0 ? (
          <p className="text-muted">{t('none')}</p>
        ) : (
          <ol className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface">
            {data.acts.map((act) => (
              <li key={act.id} className="px-5 py-3">
                <p className="break-words">
                  <strong className="font-semibold">
                    {act.isFromCommandLine ? t('commandLine') : (act.adminEmail ?? t('somebody'))}
                  </strong>{' '}
                  {textOf(act)}
                </p>
                <time dateTime={act.createdAt} className="text-small text-muted">
                  {formatMoment(act.createdAt)}
                </time>
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  )
}

function useActText(): (act: LoggedActView) => string {
  const t = useTranslations('admin.acts')
  const plans = useTranslations('billing.plans')
  const nameOf = useTemplateName()
  const { formatLastDay } = useMoments()
  return (act) =>
    t(act.kind, {
      account: act.accountEmail ?? t('somebody'),
      plan: act.plan ? plans(`${act.plan}.name`) : '',
      until: act.until ? formatLastDay(act.until) : '',
      template: act.template ? nameOf(act.template) : '',
      hero: act.hero ?? '',
      messageFrom: act.messageFrom ?? 'visitor',
      sent: act.sent ?? 0,
      failed: act.failed ?? 0,
      subscription: act.subscription ?? 'none',
      book: act.bookId ?? '',
      books: act.books ?? 0,
      reports: act.reports ?? 0,
    })
}
