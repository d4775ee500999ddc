import { CloudOff, History, Wifi } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#platform/i18n/day.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { KeptDraft } from './local-draft.ts'
import { useOnline } from './use-online.ts'

type KeptNoticeProps = {
  draft: KeptDraft
  /** Whether the stored book is another one than the kept edit began from. */
  isOlder: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** Offers back what was written before. */
export function KeptNotice({ draft, isOlder, onRestore, onDiscard }: KeptNoticeProps) {
  const t = useTranslations('books.wizard.kept')
  const date = formatDate(draft.savedAt, useLocale(), { timeStyle: 'short', hourCycle: 'h23' })
  return (
    <Notice
      role="alert"
      className="mb-8"
      icon={<History size={20} aria-hidden="true" />}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="s" onClick={onRestore}>
            {t('restore')}
          </Button>
          <Button size="s" variant="ghost" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </div>
      }
    >
      {t('offer', { date })} {isOlder && t('older')}
    </Notice>
  )
}

type ConnectionNoticeProps = {
  /** Set when a save has failed for want of a connection. */
  onRetry: (() => void) | undefined
  busy: boolean
}

/** Whether there is a connection, as far as the host has to know; says by itself when it is back. */
export function ConnectionNotice({ onRetry, busy }: ConnectionNoticeProps) {
  const t = useTranslations('books.wizard')
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
        <Button size="s" busy={busy} onClick={onRetry}>
          {t('actions.tryAgain')}
        </Button>
      }
    >
      {isBack ? t('connection.back') : t('connection.notSaved')}
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
