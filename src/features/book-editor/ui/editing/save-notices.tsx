import { CircleAlert, CloudOff, Wifi } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { Editing } from './use-editing.ts'

/** Notices that stay visible until the next save: a limit that was reached, or a save that can be repeated. */
export function SaveNotices({ editing: { trouble, running, retry } }: { editing: Editing }) {
  const failure = trouble?.failure
  return (
    <>
      {failure?.kind === 'limit' && (
        <Notice role="alert" tone="danger" icon={<CircleAlert size={20} aria-hidden="true" />}>
          {failure.message}
        </Notice>
      )}
      {failure?.kind === 'busy' && retry ? (
        <BusyNotice message={failure.message} isBusy={running !== undefined} onRetry={retry} />
      ) : (
        <ConnectionNotice isOffline={failure?.kind === 'offline'} isBusy={running !== undefined} onRetry={retry} />
      )}
    </>
  )
}

/** @param message empty if it was not our server that refused */
function BusyNotice({ message, isBusy, onRetry }: { message: string; isBusy: boolean; onRetry: () => void }) {
  const t = useTranslations('bookEditor.connection')
  const tPlatform = useTranslations('platform')
  return (
    <Notice
      role="alert"
      tone="warning"
      icon={<CloudOff size={20} aria-hidden="true" />}
      action={
        <Button size="s" busy={isBusy} onClick={onRetry}>
          {tPlatform('tryAgain')}
        </Button>
      }
    >
      {t('busy', { message: message || tPlatform('errors.TOO_MANY_REQUESTS') })}
    </Notice>
  )
}

type ConnectionNoticeProps = {
  /** Whether the browser had no network when the last save failed. */
  isOffline: boolean
  /** Set when a save got no answer. */
  onRetry: (() => void) | undefined
  isBusy: boolean
}

/** Shows whether there is a connection; updates when it is back. */
function ConnectionNotice({ isOffline, onRetry, isBusy }: ConnectionNoticeProps) {
  const t = useTranslations('bookEditor')
  const tPlatform = useTranslations('platform')
  const isOnline = useOnline()
  const hasReturned = useHasReturned(onRetry !== undefined)
  if (!onRetry) {
    return isOnline ? null : (
      <Notice role="alert" tone="warning" icon={<CloudOff size={20} aria-hidden="true" />}>
        {t('connection.offline')}
      </Notice>
    )
  }
  const isBack = isOnline && hasReturned
  const Icon = isBack ? Wifi : CloudOff
  return (
    <Notice
      role="alert"
      tone={isBack ? 'success' : 'warning'}
      icon={<Icon size={20} aria-hidden="true" />}
      action={
        <Button size="s" busy={isBusy} onClick={onRetry}>
          {tPlatform('tryAgain')}
        </Button>
      }
    >
      {isBack ? t('connection.back') : t(isOffline ? 'connection.notSaved' : 'connection.unreachable')}
    </Notice>
  )
}

/** Whether the browser has found the connection again since a save failed. */
function useHasReturned(isWaiting: boolean): boolean {
  const [hasReturned, setHasReturned] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const notice = () => setHasReturned(true)
    window.addEventListener('online', notice)
    return () => {
      window.removeEventListener('online', notice)
      setHasReturned(false)
    }
  }, [isWaiting])
  return hasReturned
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** The browser's opinion about the connection. True may be wrong, false is rarely wrong. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}
