import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { isLanguage, languageNames } from '#platform/i18n/languages.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog, Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast.tsx'
import type { FoundHost, HostDetails } from '../admin-contract.ts'
import { useChangeHost, useHost } from './admin-calls.ts'
import { AccessForms } from './host-forms.tsx'
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
            {data.role === 'host' && <Lock host={data} />}
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

/** Disabling asks first; enabling takes nothing away. */
function Lock({ host }: { host: HostDetails }) {
  const t = useTranslations('admin.host')
  const failedText = useTranslations('admin')('failedText')
  const { ofCall } = useProblems()
  const change = useChangeHost(host.id)
  const [isAsking, setIsAsking] = useState(false)
  const apply = (kind: 'disable' | 'enable') =>
    change.mutate(
      { kind },
      {
        onSuccess: () => showToast({ title: kind === 'disable' ? t('disabledDone') : t('enabledDone') }),
        onError: (error) => showToast({ tone: 'error', title: t('failed'), description: ofCall(error, failedText) }),
        onSettled: () => setIsAsking(false),
      },
    )

  return (
    <div className="mt-8 border-t border-line pt-6">
      {host.disabledAt ? (
        <Button variant="secondary" busy={change.isPending} onClick={() => apply('enable')}>
          {t('enable')}
        </Button>
      ) : (
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {t('disable')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('disableTitle', { name: host.name })}
        description={t('disableText')}
        confirmLabel={t('disable')}
        cancelLabel={t('cancel')}
        busy={change.isPending}
        onConfirm={() => apply('disable')}
      />
    </div>
  )
}
