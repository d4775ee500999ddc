import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Badge, type BadgeProps } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import type { Overview } from '../shared/admin-contract.ts'
import { mailStates } from '../shared/admin-mail-contract.ts'
import { useTimeFormats } from './admin-formats.ts'
import { Facts } from './part.tsx'

/** The state of the service. */
export function StatusCards({ overview }: { overview: Overview }) {
  const t = useTranslations('admin.cards')
  const { formatDateTime } = useTimeFormats()
  const { countedAt } = overview
  return (
    <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
      <MailCard mail={overview.mail} />
      <NotificationsCard notifications={overview.notifications} />
      <PaymentsCard payments={overview.payments} />
      <TrialsCard trials={overview.trials} />
      <HostsCard accounts={overview.accounts} />
      <BooksCard books={overview.books} />
      <BackupsCard backups={overview.backups} />
      {countedAt && (
        <p className="col-span-full text-small text-muted">{t('counted', { moment: formatDateTime(countedAt) })}</p>
      )}
    </div>
  )
}

type StatusCardProps = { title: string; badge?: ReactNode; children: ReactNode }

function StatusCard({ title, badge, children }: StatusCardProps) {
  return (
    <Card className="p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-h3">{title}</h3>
        {badge}
      </div>
      {children}
    </Card>
  )
}

function State({ tone, children }: { tone: BadgeProps['tone']; children: ReactNode }) {
  return (
    <Badge tone={tone} dot>
      {children}
    </Badge>
  )
}

function MailCard({ mail }: { mail: Overview['mail'] }) {
  const t = useTranslations('admin.cards.mail')
  const groups = useTranslations('admin.outbox.groups')
  const { formatDateTime } = useTimeFormats()
  const tones = { working: 'ok', delayed: 'sun', failing: 'bad' } as const
  return (
    <StatusCard title={t('title')} badge={<State tone={tones[mail.health]}>{t(mail.health)}</State>}>
      <p className="mb-3 text-muted">{t('templates', { count: mail.templates })}</p>
      <Facts
        rows={[
          [t('transport'), t(mail.transport)],
          ...mailStates.map((state) => [groups(state), mail.counts[state]] as const),
          ...(mail.oldestWaitingAt ? [[t('oldest'), formatDateTime(mail.oldestWaitingAt)] as const] : []),
        ]}
      />
    </StatusCard>
  )
}

function NotificationsCard({ notifications }: { notifications: Overview['notifications'] }) {
  const t = useTranslations('admin.cards.notifications')
  const { adminEmail } = notifications
  return (
    <StatusCard
      title={t('title')}
      badge={<State tone={adminEmail ? 'ok' : 'sun'}>{adminEmail ? t('on') : t('off')}</State>}
    >
      <p className="mb-3 text-muted">{adminEmail ? t('text') : t('missing')}</p>
      {adminEmail && <Facts rows={[[t('to'), <Address key="address" address={adminEmail} />]]} />}
    </StatusCard>
  )
}

/** Breaks an e-mail address before its domain if it is too long, not in the middle of a word. */
function Address({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}

function PaymentsCard({ payments }: { payments: Overview['payments'] }) {
  const t = useTranslations('admin.cards.payments')
  const texts = useTranslations('admin')
  const { formatDateTime } = useTimeFormats()
  const isReal = payments.provider === 'stripe'
  const lastSeen = payments.webhookLastSeenAt
  return (
    <StatusCard title={t('title')} badge={<State tone={isReal ? 'ok' : 'sun'}>{t(payments.provider)}</State>}>
      <Facts
        rows={[
          [t('connection'), isReal ? t('configured') : t('builtIn')],
          [t('webhook'), lastSeen ? formatDateTime(lastSeen) : texts('never')],
        ]}
      />
      {isReal && !payments.hasWebhookSecret && <p className="mt-3 text-small text-warning">{t('secretMissing')}</p>}
    </StatusCard>
  )
}

function TrialsCard({ trials }: { trials: Overview['trials'] }) {
  const t = useTranslations('admin.cards.trials')
  return (
    <StatusCard title={t('title')}>
      <p className="mb-3 text-muted">{t('days', { days: trials.days })}</p>
      <Facts
        rows={[
          [t('running'), trials.running],
          [t('in3Days'), trials.endingIn3Days],
          [t('in7Days'), trials.endingIn7Days],
        ]}
      />
    </StatusCard>
  )
}

function HostsCard({ accounts }: { accounts: Overview['accounts'] }) {
  const t = useTranslations('admin.cards.hosts')
  return (
    <StatusCard title={t('title')}>
      <Facts
        rows={[
          [t('hosts'), accounts.hosts],
          [t('disabled'), accounts.disabled],
          [t('disabledCharged'), accounts.disabledCharged],
        ]}
      />
    </StatusCard>
  )
}

function BooksCard({ books }: { books: Overview['books'] }) {
  const t = useTranslations('admin.cards.books')
  return (
    <StatusCard title={t('title')}>
      <Facts
        rows={[
          [t('published'), books.published],
          [t('draft'), books.draft],
        ]}
      />
    </StatusCard>
  )
}

function BackupsCard({ backups: { state, provedAt, missing, failure } }: { backups: Overview['backups'] }) {
  const t = useTranslations('admin.cards.backups')
  const { formatDateTime } = useTimeFormats()
  const tones = { off: 'sun', waiting: 'sun', proved: 'ok', failing: 'bad', overdue: 'bad' } as const
  const failures = { backup: 'backupFailed', proof: 'proofFailed', pictures: 'picturesMissing' } as const
  return (
    <StatusCard title={t('title')} badge={<State tone={tones[state]}>{t(state)}</State>}>
      <p className="text-muted">{t(state === 'off' ? 'missing' : 'text')}</p>
      {provedAt && <p className="mt-3 font-semibold">{t('lastProved', { moment: formatDateTime(provedAt) })}</p>}
      {missing > 0 && <p className="mt-3 text-small text-warning">{t('picturesLost', { count: missing })}</p>}
      {failure && state === 'failing' && (
        <p className="mt-3 wrap-anywhere text-small text-warning">
          {t('lastFailure', { moment: formatDateTime(failure.at) })}{' '}
          {t(failures[failure.step], { reason: failure.reason })}
        </p>
      )}
    </StatusCard>
  )
}
