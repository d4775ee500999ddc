import { MessageSquareText } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { stayLimits } from '#limits.ts'
import { Button } from '#ui/button.tsx'
import type { DueMessage } from '../../shared/message-contract.ts'
import type { PlacedStay } from '../stay-groups.ts'
import { messagesPath, stayPathOf } from '../stay-paths.ts'
import { useStayTexts } from '../stay-texts.ts'
import { useParts } from '../use-parts.ts'
import { useDueMessages } from './message-api.ts'
import { momentDay } from './message-day.ts'

/** Number of entries that are shown at first. */
const shownFirst = 4

type Due = { message: DueMessage; placed: PlacedStay }

/** The messages to send today, each with a link to its stay. @param stays those that the page shows */
export function DueMessageList({ stays }: { stays: readonly PlacedStay[] }) {
  const t = useTranslations('stays.messages.due')
  const { data = [], isLoadingError, refetch } = useDueMessages()
  const known = new Map(stays.map((placed) => [placed.stay.id, placed]))
  const due = data.flatMap((message): Due[] => {
    const placed = known.get(message.stayId)
    return placed ? [{ message, placed }] : []
  })
  const { shown, left, showMore, listRef } = useParts(due, shownFirst)
  if (isLoadingError) return <NotLoaded onRetry={() => void refetch()} />
  if (due.length === 0) return null
  const isFull = data.length === stayLimits.dueMessages
  return (
    <section aria-labelledby="due-messages" className="mt-7 mb-10 md:mt-10 md:mb-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="due-messages" className="text-h3">
          {t(isFull ? 'many' : 'title', { count: due.length })}
        </h2>
        <Link to={messagesPath} className="action-link">
          {t('templates')}
        </Link>
      </div>
      <p className="mb-3 max-w-[62ch] text-muted">{t('lead')}</p>
      <ul ref={listRef} className="border-t border-text">
        {shown.map((entry) => (
          <DueEntry key={`${entry.message.stayId} ${entry.message.moment}`} {...entry} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="ghost" size="s" className="mt-3 -ml-3" onClick={showMore}>
          {t('more', { count: left })}
        </Button>
      )}
    </section>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('stays.messages.section')
  return (
    <p role="alert" className="mt-7 flex flex-wrap items-center gap-x-4">
      {t('loadFailed')}
      <button type="button" className="action-link" onClick={onRetry}>
        {t('again')}
      </button>
    </p>
  )
}

function DueEntry({ message, placed }: Due) {
  const t = useTranslations('stays.messages')
  const { rangeOf } = useStayTexts()
  const { time } = momentDay(message.dueAt, placed.book.timeZone)
  return (
    <li className="relative grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b border-line py-3 hover:bg-surface-sunken/60">
      <MessageSquareText size={20} aria-hidden="true" className="text-muted" />
      <div className="min-w-0 md:grid md:grid-cols-[minmax(0,240px)_minmax(0,1fr)] md:items-center md:gap-x-6">
        <Link
          to={`${stayPathOf(placed)}#messages`}
          className="block font-semibold no-underline after:absolute after:inset-0 hover:underline"
        >
          {t(`moments.${message.moment}`)}
        </Link>
        <p className="min-w-0 text-small break-words text-muted">
          {[rangeOf(placed.stay, true), placed.book.name, placed.stay.label].filter(Boolean).join(', ')}
        </p>
      </div>
      <span className="text-small text-muted tabular-nums">
        {message.isDue ? t('due.now') : t('due.later', { time })}
      </span>
    </li>
  )
}
