import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { describeDay } from '#platform/i18n/day.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.tsx'
import type { ListedSession } from '../../shared/account-settings-contract.ts'
import { browserNames, systemNames } from '../../shared/device.ts'
import { FormProblem } from '../form-problem.tsx'
import { useProblems } from '../problems.ts'
import { useEndSessions, useSessions } from './settings-api.ts'
import { SettingsSection } from './settings-section.tsx'

/** Lists the host's sessions and can end each of them. */
export function SessionsSection() {
  const t = useTranslations('accounts.settings')
  const tPlatform = useTranslations('platform')
  const { data, isPending, isFetching, refetch } = useSessions()
  const end = useEndOfSessions()
  const [now] = useState(() => Date.now())
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? []
  // The current session first, regardless of its last use.
  const sessions = [...(data?.sessions.filter(({ isCurrent }) => isCurrent) ?? []), ...others]

  return (
    <SettingsSection title={t('sessions.title')} text={t('sessions.text')}>
      {isPending && <SkeletonRows rows={2} label={t('sessions.loading')} />}
      {!(isPending || data) && (
        <div className="grid justify-items-start gap-4">
          <p role="alert">{t('sessions.loadFailed')}</p>
          <Button variant="secondary" size="s" busy={isFetching} onClick={() => void refetch()}>
            {tPlatform('tryAgain')}
          </Button>
        </div>
      )}
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} now={now} end={end} />
        ))}
      </ul>
      <FormProblem problem={{ message: end.problem }} />
      {others.length > 1 && (
        <Button
          variant="danger"
          size="s"
          className="mt-4"
          busy={end.isPending && end.endingId === undefined}
          onClick={() => end.end()}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </SettingsSection>
  )
}

type End = ReturnType<typeof useEndOfSessions>

function SessionRow({ session, now, end }: { session: ListedSession; now: number; end: End }) {
  const t = useTranslations('accounts.settings.sessions')
  const language = useLocale()
  const device = useDeviceName(session)
  const isPhone = ['iphone', 'ipad', 'android'].includes(session.system ?? '')
  const Icon = isPhone ? Smartphone : Laptop
  const day = (iso: string) => describeDay(iso, now, language)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t first:pt-0 last:pb-0">
      <Icon size={24} aria-hidden="true" className="flex-none text-muted" />
      <div className="min-w-0 flex-[1_1_180px]">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {device}
          {session.isCurrent && <Badge tone="ok">{t('current')}</Badge>}
        </p>
        <p className="text-small text-muted">
          {t('since', { day: day(session.createdAt) })} · {t('seen', { day: day(session.lastSeenAt) })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="quiet"
          size="s"
          aria-label={t('endName', { device })}
          busy={end.isPending && end.endingId === session.id}
          onClick={() => end.end(session.id)}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

function useDeviceName({ browser, system }: Pick<ListedSession, 'browser' | 'system'>): string {
  const t = useTranslations('accounts.settings.sessions')
  if (browser && system) return t('onSystem', { browser: browserNames[browser], system: systemNames[system] })
  if (browser) return browserNames[browser]
  return system ? systemNames[system] : t('unknown')
}

function useEndOfSessions() {
  const t = useTranslations('accounts.settings')
  const problems = useProblems()
  const { mutate, isPending, variables, error: latest } = useEndSessions()
  const end = (sessionId?: string) =>
    mutate(sessionId, {
      onSuccess: () => showToast({ title: t(sessionId === undefined ? 'sessions.endedOthers' : 'sessions.ended') }),
      onError: (error) =>
        showToast({
          tone: 'error',
          title: problems.titleOfCall(error, t('sessions.failed')),
          description: problems.ofCall(error, t('failedText')),
        }),
    })
  const problem = latest ? problems.ofCall(latest, t('failedText')) : undefined
  return { end, isPending, endingId: variables, problem }
}
