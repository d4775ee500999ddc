import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { formatBeginning, formatDate } from '#platform/i18n/day.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { DayRecord } from '#platform/service-record.ts'
import { roundShare, type ServiceFigures, type ServiceStatus, uptimeOf } from '../shared/status.ts'

/** Interruptions that are listed, the latest first. */
const mostListed = 10

const inUtc = { timeZone: 'UTC' } as const

/** A date that is no part of a sentence, so Italian needs no weekday. */
const alone = { ...inUtc, dateStyle: 'long' } as const

/** How reliably the service has worked: uptime, mails, backups. */
export function StatusPage({ status, language }: { status: ServiceStatus; language: Language }) {
  const t = useTranslations('site.status')
  const { state, figures } = status
  const checked = formatDate(status.checkedAt, language, { ...inUtc, timeStyle: 'short' })
  return (
    <main id="main" className="page-width pt-12 pb-section md:pt-18">
      <h1>{t('title')}</h1>
      <div
        className={`mt-8 rounded-m p-5 md:p-8 ${state === 'works' ? 'bg-pine text-paper' : 'border border-warning-line bg-warning-bg text-warning'}`}
        role="status"
      >
        <p className="max-w-[32ch] text-h2 font-display">{t(state)}</p>
        <p className="mt-3 text-small">{t('checked', { time: checked })}</p>
      </div>
      {figures ? (
        <Figures figures={figures} language={language} />
      ) : (
        <p className="mt-12 max-w-[68ch] text-lead text-muted">{t('unknown')}</p>
      )}
      <p className="mt-10 max-w-[68ch] text-muted">{t('method')}</p>
    </main>
  )
}

function Figures({ figures, language }: { figures: ServiceFigures; language: Language }) {
  const t = useTranslations('site.status')
  const format = useFormatter()
  const { days, mails, provedAt } = figures
  const uptime = uptimeOf(days)
  const percent = (share: number) => format.number(roundShare(share), { style: 'percent', maximumFractionDigits: 2 })
  const begin = days[0] && formatBeginning(Date.parse(days[0].day), language, inUtc)
  return (
    <dl className="mt-12 grid grid-cols-[minmax(0,1fr)] border-t border-line">
      <Figure
        label={t('uptime.label')}
        value={uptime === undefined ? undefined : percent(uptime)}
        note={begin ? t('uptime.since', { date: begin }) : t('uptime.begins')}
      >
        {days.length > 0 && <Days days={days} daysShown={figures.daysShown} language={language} />}
      </Figure>
      {mails && (
        <Figure
          label={t('mails.label')}
          value={mails.total === 0 ? undefined : percent(mails.inTime / mails.total)}
          note={t('mails.count', { count: mails.total })}
        >
          {mails.late > 0 && <p>{t('mails.late')}</p>}
        </Figure>
      )}
      {provedAt !== undefined && (
        <Figure
          label={t('restore.label')}
          value={provedAt === null ? undefined : formatDate(provedAt, language, alone)}
          note={provedAt === null ? undefined : t('restore.note')}
        />
      )}
    </dl>
  )
}

type FigureProps = {
  label: string
  /** Undefined: there is none yet. */
  value: string | undefined
  note: string | undefined
  children?: ReactNode
}

function Figure({ label, value, note, children }: FigureProps) {
  const t = useTranslations('site.status')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-3 border-b border-line py-7 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <dt className="max-w-[30ch] text-h3 font-display text-balance">{label}</dt>
      <dd className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {value === undefined ? (
          <span className="text-lead text-muted">{t('none')}</span>
        ) : (
          <span className="font-display text-h1 leading-none tabular-nums">{value}</span>
        )}
        {note && <span className="text-muted">{note}</span>}
        {children}
      </dd>
    </div>
  )
}

type DaysProps = Pick<ServiceFigures, 'days' | 'daysShown'> & { language: Language }

/** A bar for each day, and the interruptions in words: colour alone says nothing to many. */
function Days({ days, daysShown, language }: DaysProps) {
  const t = useTranslations('site.status.days')
  const interrupted = days.filter((day) => missingOf(day) > 0)
  const unknown = daysShown - days.length
  return (
    <>
      <svg
        viewBox={`0 0 ${daysShown * 8} 40`}
        preserveAspectRatio="none"
        className="mt-4 h-10 w-full"
        role="img"
        aria-label={t('summary', { days: days.length, interrupted: interrupted.length })}
      >
        {Array.from({ length: daysShown }, (_, index) => {
          const day = days[index - unknown]
          return <rect key={day?.day ?? index} x={index * 8 + 1} y="0" width="6" height="40" className={fillOf(day)} />
        })}
      </svg>
      <p className="flex justify-between text-small text-muted" aria-hidden="true">
        <span>{t('ago', { days: daysShown })}</span>
        <span>{t('today')}</span>
      </p>
      {interrupted.length === 0 ? (
        <p>{t('noInterruption')}</p>
      ) : (
        <ul className="mt-1 grid gap-1">
          {interrupted
            .slice(-mostListed)
            .reverse()
            .map((day) => (
              <li key={day.day}>
                {t('interruption', {
                  date: formatDate(Date.parse(day.day), language, alone),
                  minutes: missingOf(day),
                })}
              </li>
            ))}
        </ul>
      )}
    </>
  )
}

function missingOf({ expected, noted }: DayRecord): number {
  return Math.max(0, expected - noted)
}

/** More than a hundredth of a day missing is a long interruption. */
function fillOf(day: DayRecord | undefined): string {
  if (!day) return 'fill-sand'
  const missing = missingOf(day)
  if (missing === 0) return 'fill-pine'
  return missing > day.expected / 100 ? 'fill-terracotta' : 'fill-sun'
}
