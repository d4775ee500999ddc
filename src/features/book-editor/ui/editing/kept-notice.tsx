import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#platform/i18n/day.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

type KeptNoticeProps = {
  /** Milliseconds UTC. */
  savedAt: number
  /** The stored draft, named by its date and time. */
  say: (date: string) => ReactNode
  /** The button that restores it; default: Restore. */
  restoreLabel?: string
  onRestore: () => void
  onDiscard: () => void
  className?: string
}

/** Offers an earlier, unsaved draft. */
export function KeptNotice({ savedAt, say, restoreLabel, onRestore, onDiscard, className }: KeptNoticeProps) {
  const t = useTranslations('bookEditor.kept')
  const date = formatDate(savedAt, useLocale(), { timeStyle: 'short', hourCycle: 'h23' })
  return (
    <Notice
      role="alert"
      className={className}
      icon={<History size={20} aria-hidden="true" />}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="s" onClick={onRestore}>
            {restoreLabel ?? t('restore')}
          </Button>
          <Button size="s" variant="ghost" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </div>
      }
    >
      {say(date)}
    </Notice>
  )
}
