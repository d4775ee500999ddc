import { ExternalLink, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/book-contract.ts'
import { formatDate } from '#platform/i18n/day.ts'
import { Badge, type BadgeProps } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { showToast } from '#ui/toast.tsx'
import type { DomainView } from '../domain-contract.ts'
import { ChangeDomainDialog } from './change-domain-dialog.tsx'
import { DnsRecords } from './dns-records.tsx'
import { useCheckDomain } from './domain-calls.ts'
import { useDomainProblems } from './domain-problems.ts'
import { formatMoment } from './moments.ts'
import { RemoveDomainDialog } from './remove-domain-dialog.tsx'

type DomainCardProps = { domain: DomainView; books: readonly BookSummary[] }

const tones: Record<DomainView['state'], BadgeProps['tone']> = {
  waiting: 'sun',
  proved: 'ok',
  astray: 'bad',
  released: 'draft',
  expired: 'draft',
}

export function domainHeadingId(id: string): string {
  return `domain-${id}`
}

/** One domain: its state and why, what to set, and what can be done. */
export function DomainCard({ domain, books }: DomainCardProps) {
  const t = useTranslations('domains')
  const [dialog, setDialog] = useState<'change' | 'remove'>()
  const { state, isTaken } = domain
  const needsRecords = state === 'waiting' || state === 'astray'
  const headingId = domainHeadingId(domain.id)

  return (
    <Card asChild className="p-5 md:p-6">
      <li aria-labelledby={headingId}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 id={headingId} tabIndex={-1} className="min-w-0 text-h3 wrap-anywhere">
            {domain.name}
          </h3>
          <Badge tone={isTaken ? 'bad' : tones[state]} dot={state === 'proved'}>
            {t(isTaken ? 'states.taken' : `states.${state}`)}
          </Badge>
        </div>
        {domain.name !== domain.asciiName && (
          <p className="mt-1 font-mono text-small wrap-anywhere text-muted">{domain.asciiName}</p>
        )}
        <Explanation domain={domain} />
        <p className="mt-2 text-small text-muted">
          {t('shows')}: <ShownBooks domain={domain} books={books} />
        </p>
        {needsRecords && (
          <div className="mt-6">
            <DnsRecords domain={domain} />
          </div>
        )}
        <Actions domain={domain} onChange={() => setDialog('change')} onRemove={() => setDialog('remove')} />
        {dialog === 'change' && (
          <ChangeDomainDialog domain={domain} books={books} onClose={() => setDialog(undefined)} />
        )}
        {dialog === 'remove' && <RemoveDomainDialog domain={domain} onClose={() => setDialog(undefined)} />}
      </li>
    </Card>
  )
}

function Explanation({ domain: { state, isTaken, endsAt } }: { domain: DomainView }) {
  const t = useTranslations('domains.explain')
  const language = useLocale()
  const date = endsAt ? formatDate(Date.parse(endsAt), language) : ''
  return (
    <p className="mt-2 max-w-[68ch]">
      {isTaken ? t('taken') : t(state, { date })}
      {state === 'waiting' && !isTaken && ` ${t('waitingUntil', { date })}`}
    </p>
  )
}

function ShownBooks({ domain, books }: DomainCardProps) {
  const t = useTranslations('domains')
  if (domain.bookId !== null) return books.find(({ id }) => id === domain.bookId)?.propertyName ?? ''
  return domain.listsBooks ? `${t('add.allBooks')}, ${t('listsOn')}` : t('add.allBooks')
}

type ActionsProps = { domain: DomainView; onChange: () => void; onRemove: () => void }

function Actions({ domain, onChange, onRemove }: ActionsProps) {
  const t = useTranslations('domains')
  const problems = useDomainProblems()
  const { mutate, isPending } = useCheckDomain()
  const { id, name, state } = domain
  const isOver = state === 'released' || state === 'expired'

  function check() {
    mutate(id, {
      onSuccess: () => showToast({ title: t('checked', { name }) }),
      onError: problems.show,
    })
  }

  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        {state === 'proved' && (
          <Button asChild variant="secondary" size="s" icon={<ExternalLink size={18} aria-hidden="true" />}>
            <a href={domain.origin} target="_blank" rel="noopener">
              {t('open')}
            </a>
          </Button>
        )}
        <Button
          variant={state === 'proved' ? 'quiet' : 'secondary'}
          size="s"
          busy={isPending}
          icon={<RefreshCw size={18} aria-hidden="true" />}
          onClick={check}
        >
          {t(isOver ? 'again' : 'check')}
        </Button>
        {!isOver && (
          <Button variant="quiet" size="s" onClick={onChange}>
            {t('change')}
          </Button>
        )}
        <Button variant="quiet" size="s" icon={<Trash2 size={18} aria-hidden="true" />} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
      <CheckTimes domain={domain} />
    </>
  )
}

function CheckTimes({ domain: { checkedAt, nextCheckAt } }: { domain: DomainView }) {
  const t = useTranslations('domains')
  const language = useLocale()
  if (checkedAt === null) return null
  return (
    <p className="mt-3 text-small text-muted">
      {t('checkedAt', { when: formatMoment(checkedAt, language) })}
      {nextCheckAt !== null && `, ${t('nextCheck', { when: formatMoment(nextCheckAt, language) })}`}
    </p>
  )
}
