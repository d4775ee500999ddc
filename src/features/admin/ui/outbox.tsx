import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import { type ListedMail, mailStates } from '../shared/admin-mail-contract.ts'
import { useMails, useOpenMail, useRetryMail } from './admin-api.ts'
import { useTemplateName, useTimeFormats } from './admin-formats.ts'
import { MailDialog } from './mail-dialog.tsx'
import { Loaded } from './part.tsx'

const tones = { waiting: 'sun', sending: 'sun', sent: 'ok', dropped: 'neutral', dead: 'bad' } as const

/** The newest mails, filtered by state ('' for all); each can be opened, a dead one can be retried. */
export function Outbox({ state, onState }: { state: string; onState: (state: string) => void }) {
  const t = useTranslations('admin.outbox')
  const mails = useMails(state)
  const { opened, open } = useReading()
  return (
    <>
      <SelectField
        label={t('state')}
        className="mb-5 max-w-[280px]"
        value={state}
        onChange={(event) => onState(event.target.value)}
        options={[
          { value: '', label: t('all') },
          ...mailStates.map((value) => ({ value, label: t(`groups.${value}`) })),
        ]}
      />
      <Loaded answer={mails}>
        {({ mails: listed }) =>
          listed.length === 0 ? (
            <p className="text-muted">{t('none')}</p>
          ) : (
            <ul className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface">
              {listed.map((mail) => (
                <MailRow key={mail.id} mail={mail} onOpen={() => open(mail.id)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {opened.data && <MailDialog mail={opened.data} onClose={() => opened.reset()} />}
    </>
  )
}

function MailRow({ mail, onOpen }: { mail: ListedMail; onOpen: () => void }) {
  const t = useTranslations('admin.outbox')
  const { formatDateTime } = useTimeFormats()
  const template = useTemplateName()(mail.template)
  const { retry, isRetrying } = useRetrying()
  const names = { template, recipient: mail.recipient }
  const details = [
    mail.recipient,
    formatDateTime(mail.sentAt ?? mail.createdAt),
    mail.attempts > 1 && t('attempts', { count: mail.attempts }),
    mail.lastError,
  ].filter(Boolean)
  return (
    <li className="grid gap-x-6 gap-y-2.5 px-5 py-3.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{template}</span>
          <Badge tone={tones[mail.state]}>{t(`states.${mail.state}`)}</Badge>
        </p>
        <p className="text-small break-words text-muted">{details.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {mail.state === 'dead' && (
          <Button
            variant="secondary"
            size="s"
            busy={isRetrying}
            aria-label={t('retryLabel', names)}
            onClick={() => retry(mail.id)}
          >
            {t('retry')}
          </Button>
        )}
        <Button variant="quiet" size="s" aria-label={t('open', names)} onClick={onOpen}>
          {t('view')}
        </Button>
      </div>
    </li>
  )
}

function useReading() {
  const failedText = useTranslations('admin')('failedText')
  const { ofCall, error: title } = useProblems()
  const opened = useOpenMail()
  const open = (id: string) =>
    opened.mutate(id, {
      onError: (error) => showToast({ tone: 'error', title, description: ofCall(error, failedText) }),
    })
  return { opened, open }
}

function useRetrying() {
  const t = useTranslations('admin.outbox')
  const failedText = useTranslations('admin')('failedText')
  const { ofCall } = useProblems()
  const retryMail = useRetryMail()
  const retry = (id: string) =>
    retryMail.mutate(id, {
      onSuccess: () => showToast({ title: t('retried') }),
      onError: (error) => showToast({ tone: 'error', title: t('retryFailed'), description: ofCall(error, failedText) }),
    })
  return { retry, isRetrying: retryMail.isPending }
}
