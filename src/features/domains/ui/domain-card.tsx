import { ExternalLink, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { formatDateTime } from '#platform/i18n/day.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { showToast } from '#ui/toast.tsx'
import type { DomainView } from '../shared/domain-contract.ts'
import { ChangeDomainDialog } from './change-domain-dialog.tsx'
import { DnsRecords } from './dns-records.tsx'
import { useCheckDomain } from './domain-api.ts'
import { useDomainProblems } from './domain-problems.ts'
import { DomainSummary } from './domain-summary.tsx'
import { RemoveDomainDialog } from './remove-domain-dialog.tsx'

type DomainCardProps = {
  domain: DomainView
  books: readonly BookSummary[]
  /** Without Pro a domain redirects to share links, and a claim is not checked. */
  isPro: boolean
}

export function domainHeadingId(id: string): string {
  return `domain-${id}`
}

/** One domain: its state with an explanation, the records to set, and its actions. */
export function DomainCard({ domain, books, isPro }: DomainCardProps) {
  const [dialog, setDialog] = useState<'change' | 'remove'>()
  const { state, isTaken } = domain
  // If another account has proved the name, records do not help.
  const needsRecords = (state === 'waiting' && isPro && !isTaken) || state === 'astray'
  const headingId = domainHeadingId(domain.id)

  return (
    <Card asChild className="p-5 md:p-6">
      <li aria-labelledby={headingId}>
        <DomainSummary
          domain={domain}
          isPro={isPro}
          headingId={headingId}
          shows={<ShownBooks domain={domain} books={books} />}
        />
        {needsRecords && (
          <div className="mt-6">
            <DnsRecords domain={domain} />
          </div>
        )}
        <Actions
          domain={domain}
          isPro={isPro}
          onChange={() => setDialog('change')}
          onRemove={() => setDialog('remove')}
        />
        {dialog === 'change' && (
          <ChangeDomainDialog domain={domain} books={books} onClose={() => setDialog(undefined)} />
        )}
        {dialog === 'remove' && <RemoveDomainDialog domain={domain} onClose={() => setDialog(undefined)} />}
      </li>
    </Card>
  )
}

function ShownBooks({ domain, books }: Omit<DomainCardProps, 'isPro'>) {
  const t = useTranslations('domains')
  if (domain.bookId !== null) return books.find(({ id }) => id === domain.bookId)?.propertyName ?? ''
  return domain.listsBooks ? `${t('add.allBooks')}, ${t('listsOn')}` : t('add.allBooks')
}

type ActionsProps = { domain: DomainView; isPro: boolean; onChange: () => void; onRemove: () => void }

function Actions({ domain, isPro, onChange, onRemove }: ActionsProps) {
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
        {(isPro || state === 'proved' || state === 'astray') && (
          <Button
            variant={state === 'proved' ? 'quiet' : 'secondary'}
            size="s"
            busy={isPending}
            icon={<RefreshCw size={18} aria-hidden="true" />}
            onClick={check}
          >
            {t(isOver ? 'again' : 'check')}
          </Button>
        )}
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
      {t('checkedAt', { when: formatDateTime(checkedAt, language) })}
      {nextCheckAt !== null && `, ${t('nextCheck', { when: formatDateTime(nextCheckAt, language) })}`}
    </p>
  )
}
