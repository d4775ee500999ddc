import { WifiOff } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { LoadFailure } from '#features/accounts/ui/index.ts'
import { formatTime } from '#platform/i18n/day.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { LoadingScreen } from '#ui/spinner.tsx'
import type { useStays } from './stay-api.ts'

type OutdatedNoticeProps = {
  /** Passed as a prop: another observer would read the stays once more. */
  stays: Pick<ReturnType<typeof useStays>, 'outdatedSince' | 'isFetching' | 'refetch'>
}

/** In place of a screen whose stays are being loaded, or could not be loaded. */
export function MissingStays({
  stays: { isPending, isFetching, refetch },
}: {
  stays: Pick<ReturnType<typeof useStays>, 'isPending' | 'isFetching' | 'refetch'>
}) {
  const t = useTranslations('stays')
  if (isPending) return <LoadingScreen label={t('loading')} />
  return (
    <LoadFailure
      title={t('loadFailed')}
      text={t('loadFailedText')}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

/** Above stays that could not be read again: how old they are. An open page reads them every minute. */
export function OutdatedNotice({ stays: { outdatedSince, isFetching, refetch } }: OutdatedNoticeProps) {
  const t = useTranslations('stays')
  const language = useLocale()
  if (outdatedSince === undefined) return null
  return (
    <Notice
      tone="warning"
      role="status"
      className="mb-6"
      icon={<WifiOff size={20} aria-hidden="true" />}
      action={
        <Button variant="secondary" size="s" busy={isFetching} onClick={() => void refetch()}>
          {t('calendars.retry')}
        </Button>
      }
    >
      {t('outdated', { time: formatTime(outdatedSince, language) })}
    </Notice>
  )
}
