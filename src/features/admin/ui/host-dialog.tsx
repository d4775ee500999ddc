import { useTranslations } from 'use-intl'
import { isLanguage, languageNames } from '#platform/i18n/languages.ts'
import { Dialog } from '#ui/dialog.tsx'
import { keepFocus } from '#ui/keep-focus.ts'
import type { FoundHost, HostDetails } from '../shared/admin-contract.ts'
import { useHost } from './admin-api.ts'
import { usePlanText, useTimeFormats } from './admin-formats.ts'
import { HostBooks } from './host-books.tsx'
import { AccessForms } from './host-forms.tsx'
import { HostLock } from './host-lock.tsx'
import { HostPayments } from './host-payments.tsx'
import { Facts, Loaded } from './part.tsx'

/** A host's account with the operator's actions. */
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
          <div ref={keepFocus}>
            <HostFacts host={data} />
            <HostPayments host={data} />
            <HostBooks host={data} />
            {data.domains.length > 0 && <Domains domains={data.domains} />}
            <Sessions sessions={data.sessions} />
            <AccessForms hostId={data.id} />
            {data.role === 'host' && <HostLock host={data} />}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

function HostFacts({ host }: { host: HostDetails }) {
  const t = useTranslations('admin.host')
  const never = useTranslations('admin')('never')
  const { formatDateTime, formatLastDay } = useTimeFormats()
  const planText = usePlanText()
  return (
    <Facts
      rows={[
        [t('plan'), planText(host)],
        ...(host.trialEndsAt ? [[t('trialEnds'), formatDateTime(host.trialEndsAt)] as const] : []),
        ...(host.accessUntil ? [[t('accessUntil'), formatLastDay(host.accessUntil)] as const] : []),
        [t('books'), host.bookCount],
        [t('language'), isLanguage(host.language) ? languageNames[host.language] : host.language],
        [t('registered'), formatDateTime(host.createdAt)],
        [t('lastSeen'), host.lastSeenAt ? formatDateTime(host.lastSeenAt) : never],
        ...(host.disabledAt ? [[t('disabledAt'), formatDateTime(host.disabledAt)] as const] : []),
      ]}
    />
  )
}

/** The host's own domains, with the same texts that the host sees. */
function Domains({ domains }: Pick<HostDetails, 'domains'>) {
  const t = useTranslations('admin.host')
  const words = useTranslations('domains')
  const { formatDateTime } = useTimeFormats()
  return (
    <section aria-labelledby="host-domains" className="mt-6">
      <h3 id="host-domains" className="mb-2 text-h3">
        {t('domains')}
      </h3>
      <ul className="grid gap-3">
        {domains.map(({ name, state, stateSince, pointing, ownership, checkedAt }) => (
          <li key={name} className="text-[0.9375rem]">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p>{t('domainState', { state: words(`states.${state}`), since: formatDateTime(stateSince) })}</p>
            <p className="text-small text-muted">
              {t('domainRecord', { record: words('records.pointing'), finding: words(`findings.${pointing}`) })}
            </p>
            <p className="text-small text-muted">
              {t('domainRecord', { record: words('records.ownership'), finding: words(`findings.${ownership}`) })}
            </p>
            {checkedAt && (
              <p className="text-small text-muted">{words('checkedAt', { when: formatDateTime(checkedAt) })}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sessions({ sessions }: Pick<HostDetails, 'sessions'>) {
  const t = useTranslations('admin.host')
  const { formatDateTime } = useTimeFormats()
  return (
    <section aria-labelledby="host-sessions" className="mt-6">
      <h3 id="host-sessions" className="mb-2 text-h3">
        {t('sessions')}
      </h3>
      {sessions.length === 0 ? (
        <p className="text-muted">{t('noSessions')}</p>
      ) : (
        <ul className="grid gap-1 text-[0.9375rem] text-muted">
          {sessions.map((session, index) => (
            <li key={`${session.createdAt} ${index.toString()}`}>
              {t('session', { since: formatDateTime(session.createdAt), used: formatDateTime(session.lastSeenAt) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
