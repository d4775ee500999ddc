import { useTranslations } from 'use-intl'
import { isLanguage, languageNames } from '#platform/i18n/languages.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { FoundHost, HostDetails } from '../admin-contract.ts'
import { useHost } from './admin-calls.ts'
import { AccessForms } from './host-forms.tsx'
import { HostLock } from './host-lock.tsx'
import { HostPayments } from './host-payments.tsx'
import { useMoments } from './moments.ts'
import { Facts, Loaded } from './part.tsx'
import { usePlanText } from './plan-text.ts'

/** A host's account and what the operator may change of it. */
export function HostDialog({ host, onClose }: { host: FoundHost; onClose: () => void }) {
  const t = useTranslations('admin.host')
  const details = useHost(host.id)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={host.name}
      description={host.email}
      closeLabel={t('close')}
      size="l"
    >
      <Loaded answer={details}>
        {(data) => (
          <>
            <HostFacts host={data} />
            <HostPayments host={data} />
            <Sessions sessions={data.sessions} />
            <AccessForms hostId={data.id} />
            {data.role === 'host' && <HostLock host={data} />}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

function HostFacts({ host }: { host: HostDetails }) {
  const t = useTranslations('admin.host')
  const never = useTranslations('admin')('never')
  const { formatMoment, formatLastDay } = useMoments()
  const planText = usePlanText()
  return (
    <Facts
      rows={[
        [t('plan'), planText(host)],
        ...(host.trialEndsAt ? [[t('trialEnds'), formatMoment(host.trialEndsAt)] as const] : []),
        ...(host.accessUntil ? [[t('accessUntil'), formatLastDay(host.accessUntil)] as const] : []),
        [t('books'), host.bookCount],
        [t('language'), isLanguage(host.language) ? languageNames[host.language] : host.language],
        [t('registered'), formatMoment(host.createdAt)],
        [t('lastSeen'), host.lastSeenAt ? formatMoment(host.lastSeenAt) : never],
        ...(host.disabledAt ? [[t('disabledAt'), formatMoment(host.disabledAt)] as const] : []),
      ]}
    />
  )
}

function Sessions({ sessions }: Pick<HostDetails, 'sessions'>) {
  const t = useTranslations('admin.host')
  const { formatMoment } = useMoments()
  return (
    <section className="mt-6">
      <h3 className="mb-2 text-h3">{t('sessions')}</h3>
      {sessions.length === 0 ? (
        <p className="text-muted">{t('noSessions')}</p>
      ) : (
        <ul className="grid gap-1 text-[0.9375rem] text-muted">
          {sessions.map((session, index) => (
            <li key={`${session.createdAt} ${index.toString()}`}>
              {t('session', { since: formatMoment(session.createdAt), used: formatMoment(session.lastSeenAt) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
