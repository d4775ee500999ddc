import { CircleCheck, Plus, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, IconButton } from '#ui/button.tsx'
import { useStayTexts } from '../stay-texts.ts'
import { type PlacedCalendar, silentSince } from './calendar-needs.ts'
import { calendarName, useCalendarTexts } from './calendar-texts.ts'
import { RemoveCalendar } from './remove-calendar.tsx'
import { SyncButton } from './sync-button.tsx'

type CalendarsSectionProps = {
  /** Undefined until they are loaded. */
  calendars: readonly PlacedCalendar[] | undefined
  hasFailed: boolean
  onRetry: () => void
  onAdd: () => void
}

/** The calendars of the shown books: when each was read, and what it contains. */
export function CalendarsSection({ calendars, hasFailed, onRetry, onAdd }: CalendarsSectionProps) {
  const t = useTranslations('stays.calendars')
  const [removed, setRemoved] = useState<PlacedCalendar>()
  return (
    <section aria-labelledby="stay-calendars" className="mt-12 md:mt-16">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="stay-calendars">{t('title')}</h2>
        <Button variant="quiet" size="s" icon={<Plus size={18} aria-hidden="true" />} onClick={onAdd}>
          {t('add')}
        </Button>
      </div>
      <p className="mt-1.5 mb-3 max-w-[62ch] text-muted">{t('lead')}</p>
      {hasFailed && calendars === undefined && (
        <p role="alert" className="flex flex-wrap items-center gap-x-4">
          {t('loadFailed')}
          <button type="button" className="action-link" onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      )}
      {calendars && calendars.length > 0 && (
        <ul className="border-t border-text">
          {calendars.map((placed) => (
            <CalendarRow key={placed.calendar.id} placed={placed} onRemove={() => setRemoved(placed)} />
          ))}
        </ul>
      )}
      {removed && <RemoveCalendar placed={removed} onClose={() => setRemoved(undefined)} />}
    </section>
  )
}

function CalendarRow({ placed, onRemove }: { placed: PlacedCalendar; onRemove: () => void }) {
  const t = useTranslations('stays.calendars')
  const { comingOf } = useCalendarTexts()
  const { calendar, book } = placed
  const name = calendarName(calendar)
  return (
    <li className="grid items-center gap-x-6 gap-y-1.5 border-b border-line py-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_auto] xl:grid-cols-[minmax(0,220px)_minmax(0,1fr)_minmax(0,1.4fr)_auto]">
      <div className="min-w-0">
        <b className="block font-semibold break-words">{name}</b>
        <small className="block text-small break-words text-muted">{book.name}</small>
      </div>
      <div className="min-w-0 text-muted">
        {comingOf(calendar)}
        {calendar.ask > 0 && (
          <b className="block text-small font-semibold text-warning">{t('questions', { count: calendar.ask })}</b>
        )}
      </div>
      <CalendarState placed={placed} />
      <div className="-ml-4.5 flex items-center gap-1 md:ml-0 md:max-xl:col-start-3 md:max-xl:row-span-2 md:max-xl:row-start-1">
        <SyncButton calendar={calendar} variant="ghost" />
        <IconButton label={t('removeOf', { name })} onClick={onRemove}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}

function CalendarState({ placed: { calendar, book } }: { placed: PlacedCalendar }) {
  const t = useTranslations('stays.calendars')
  const { dateTimeIn } = useStayTexts()
  const { failureText } = useCalendarTexts()
  const since = silentSince(calendar)
  if (since !== undefined) {
    return (
      <p className="flex items-start gap-2 text-[0.9375rem] leading-normal text-warning md:max-xl:col-span-2">
        <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 flex-none" />
        <span className="min-w-0">
          <b className="font-semibold">{t('silent', { moment: dateTimeIn(book, since) })}</b>{' '}
          {failureText(calendar.failure ?? '')}
        </span>
      </p>
    )
  }
  return (
    <p className="flex items-start gap-2 text-[0.9375rem] leading-normal text-muted md:max-xl:col-span-2">
      <CircleCheck size={18} aria-hidden="true" className="mt-0.5 flex-none text-success" />
      {calendar.succeededAt === null ? t('notRead') : t('read', { moment: dateTimeIn(book, calendar.succeededAt) })}
    </p>
  )
}
