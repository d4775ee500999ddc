import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#platform/i18n/day.ts'
import { Badge, type BadgeProps } from '#ui/badge.tsx'
import type { DomainView } from '../shared/domain-contract.ts'

const tones: Record<DomainView['state'], BadgeProps['tone']> = {
  waiting: 'sun',
  proved: 'ok',
  astray: 'bad',
  released: 'draft',
  expired: 'draft',
}

type DomainSummaryProps = {
  domain: Pick<DomainView, 'name' | 'asciiName' | 'state' | 'isTaken' | 'endsAt'>
  headingId: string
  /** Without Pro a domain redirects to share links, and a claim is not checked. */
  isPro: boolean
  /** What the domain shows to guests. */
  shows: ReactNode
}

/** A domain's name, its state with an explanation, and what it shows. */
export function DomainSummary({ domain, headingId, isPro, shows }: DomainSummaryProps) {
  const t = useTranslations('domains')
  const { name, asciiName, state, isTaken } = domain
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={headingId} tabIndex={-1} className="min-w-0 text-h3 wrap-anywhere">
          {name}
        </h3>
        <Badge tone={isTaken ? 'bad' : tones[state]} dot={state === 'proved' && isPro}>
          {t(isTaken ? 'states.taken' : `states.${state}`)}
        </Badge>
      </div>
      {name !== asciiName && <p className="mt-1 font-mono text-small wrap-anywhere text-muted">{asciiName}</p>}
      <Explanation domain={domain} isPro={isPro} />
      <p className="mt-2 text-small text-muted">
        {t('shows')}: {shows}
      </p>
    </>
  )
}

function Explanation({ domain: { state, isTaken, endsAt }, isPro }: Pick<DomainSummaryProps, 'domain' | 'isPro'>) {
  const t = useTranslations('domains.explain')
  const language = useLocale()
  const date = endsAt ? formatDate(Date.parse(endsAt), language) : ''
  const isClaim = state === 'waiting' && !isTaken
  if (!isPro && (state === 'proved' || isClaim)) {
    return <p className="mt-2 max-w-[68ch]">{t(isClaim ? 'restingClaim' : 'resting')}</p>
  }
  return (
    <>
      <p className="mt-2 max-w-[68ch]">
        {isTaken ? t('taken') : t(state, { date })}
        {isClaim && ` ${t('waitingUntil', { date })}`}
      </p>
      {isClaim && <p className="mt-2 max-w-[68ch]">{t('help')}</p>}
    </>
  )
}
