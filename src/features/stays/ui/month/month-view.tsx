import { ArrowLeftRight, ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale, useTranslations } from 'use-intl'
import { formatCalendarDay } from '#platform/i18n/day.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { StayBook } from '../../shared/stay-contract.ts'
import { useSourceName } from '../calendars/calendar-texts.ts'
import { type PlacedStay, todayIn } from '../stay-groups.ts'
import { DayLedger } from './day-ledger.tsx'
import {
  addMonths,
  type Bar,
  barsOf,
  dayOfKey,
  isUnclear,
  type Month,
  type MonthEntry,
  monthOf,
  type UnclearLine,
  weeksOf,
} from './month-weeks.ts'

type MonthViewProps = {
  stays: readonly PlacedStay[]
  /** Drawn with dashes. */
  unclear: readonly UnclearLine[]
  books: readonly StayBook[]
  /** Milliseconds UTC. */
  now: number
}

/** The stays of a month: a lane per book, and the chosen day's arrivals and departures below. */
export function MonthView({ stays, unclear, books, now }: MonthViewProps) {
  const t = useTranslations('stays.month')
  const language = useLocale()
  const today = todayIn(books[0] ?? { timeZone: null }, now)
  const [month, setMonth] = useState<Month>(monthOf(today))
  const [chosen, setChosen] = useState(today)
  const show = (next: Month, day = `${next}-01`) => {
    setMonth(next)
    setChosen(day)
  }
  /** All days are one stop of the Tab key; the arrow keys move from day to day, also into other months. */
  const followKey = (event: KeyboardEvent<HTMLElement>) => {
    const day = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayOfKey(event.key, chosen)
    if (day === undefined) return
    event.preventDefault()
    const grid = event.currentTarget
    flushSync(() => show(monthOf(day), day))
    grid.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }
  return (
    <section aria-labelledby="stay-month" className="mt-7 md:mt-16">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="stay-month" aria-live="polite" className="first-letter:uppercase">
          {formatCalendarDay(`${month}-01`, language, { weekday: undefined, day: undefined, year: 'numeric' })}
        </h2>
        <div className="flex items-center gap-1">
          <IconButton label={t('previous')} onClick={() => show(addMonths(month, -1))}>
            <ChevronLeft size={22} aria-hidden="true" />
          </IconButton>
          <Button variant="quiet" size="s" onClick={() => show(monthOf(today), today)}>
            {t('today')}
          </Button>
          <IconButton label={t('next')} onClick={() => show(addMonths(month, 1))}>
            <ChevronRight size={22} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <Legend books={books} hasUnclear={unclear.length > 0} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own */}
      <div
        role="group"
        aria-labelledby="stay-month"
        onKeyDown={followKey}
        className="overflow-hidden border-y border-line bg-surface max-md:-mx-gutter md:rounded-m md:border-x"
      >
        <WeekdayNames week={weeksOf(month)[0] ?? []} />
        {weeksOf(month).map((week) => (
          <Week
            key={week[0]}
            week={week}
            bars={barsOf(
              week,
              [...stays, ...unclear],
              books.map(({ id }) => id),
            )}
            books={books}
            month={month}
            today={today}
            chosen={chosen}
            onChoose={setChosen}
          />
        ))}
      </div>
      <DayLedger day={chosen} stays={stays} />
    </section>
  )
}

/** The styles of the lanes: by the position of their book in the list. */
const lanes = [
  'bg-pine text-paper',
  'bg-pine-soft text-text shadow-[inset_0_0_0_1.5px_var(--color-pine)]',
  'bg-sea-soft text-text shadow-[inset_0_0_0_1.5px_var(--color-sea)]',
  'bg-sun-soft text-text shadow-[inset_0_0_0_1.5px_var(--color-control)]',
]
const laneOf = (books: readonly StayBook[], bookId: string) =>
  lanes[books.findIndex(({ id }) => id === bookId) % lanes.length]

function Legend({ books, hasUnclear }: { books: readonly StayBook[]; hasUnclear: boolean }) {
  const t = useTranslations('stays.month')
  const tCalendars = useTranslations('stays.calendars')
  return (
    <ul className="mt-1 mb-4.5 flex flex-wrap gap-x-6 gap-y-1.5 text-small text-muted">
      {books.map(({ id, name }) => (
        <li key={id} className="flex min-w-0 items-center gap-2">
          <i className={classNames('h-3 w-6.5 flex-none rounded-full', laneOf(books, id))} />
          <span className="truncate">{name}</span>
        </li>
      ))}
      <li className="flex items-center gap-2">
        <ArrowLeftRight size={14} aria-hidden="true" className="text-terracotta-deep" />
        {t('turnover')}
      </li>
      {hasUnclear && (
        <li className="flex items-center gap-2">
          <i className="h-3 w-6.5 flex-none rounded-full border-[1.5px] border-dashed border-control" />
          {tCalendars('unclear')}
        </li>
      )}
    </ul>
  )
}

function WeekdayNames({ week }: { week: readonly string[] }) {
  const language = useLocale()
  return (
    <div aria-hidden="true" className="grid grid-cols-7 bg-surface-sunken text-label font-semibold text-muted">
      {week.map((day) => (
        <span key={day} className="px-3 py-2.5 max-md:px-0 max-md:text-center">
          {formatCalendarDay(day, language, { weekday: 'short', day: undefined, month: undefined })}
        </span>
      ))}
    </div>
  )
}

type WeekProps = {
  week: readonly string[]
  bars: readonly Bar[]
  books: readonly StayBook[]
  month: Month
  today: string
  chosen: string
  onChoose: (day: string) => void
}

/** Height of a lane and of the row of dates, in px. */
const laneHeight = { narrow: 16, wide: 34 }
const dateHeight = { narrow: 40, wide: 46 }

function Week({ week, bars, books, month, today, chosen, onChoose }: WeekProps) {
  const t = useTranslations('stays.month')
  const language = useLocale()
  const count = Math.max(books.length, ...bars.map(({ lane }) => lane + 1), 1)
  const sizes = {
    '--week-narrow': `${dateHeight.narrow + count * laneHeight.narrow + 8}px`,
    '--week-wide': `${dateHeight.wide + count * laneHeight.wide + 12}px`,
  } as CSSProperties
  return (
    <div className="relative border-t border-line" style={sizes}>
      <div className="grid grid-cols-7">
        {week.map((day) => {
          const known = bars.filter(({ placed }) => !isUnclear(placed))
          const arrivals = known.filter(({ placed }) => placed.stay.arrival === day)
          const departures = known.filter(({ placed }) => placed.stay.departure === day)
          const isTurnover = arrivals.some(({ placed }) =>
            departures.some((other) => other.placed.stay.bookId === placed.stay.bookId),
          )
          return (
            <button
              key={day}
              type="button"
              data-day={day}
              tabIndex={day === chosen ? 0 : -1}
              aria-pressed={day === chosen}
              {...(day === today && { 'aria-current': 'date' as const })}
              aria-label={t('day', {
                day: formatCalendarDay(day, language),
                arrivals: arrivals.length,
                departures: departures.length,
              })}
              onClick={() => onChoose(day)}
              className={classNames(
                'flex h-(--week-narrow) items-start justify-center border-l border-line p-1.5 text-small font-semibold first:border-l-0 hover:bg-surface-sunken focus-visible:-outline-offset-3 md:h-(--week-wide) md:justify-between md:p-2 md:text-[0.9375rem]',
                day === chosen && 'bg-surface-sunken',
                monthOf(day) !== month && 'font-normal text-muted',
              )}
            >
              <span
                className={classNames(
                  'grid size-7.5 place-items-center rounded-full',
                  day === today && 'bg-ink text-paper',
                )}
              >
                {Number(day.slice(8))}
              </span>
              {isTurnover && (
                <ArrowLeftRight size={14} aria-hidden="true" className="mt-2 text-terracotta-deep max-md:hidden" />
              )}
            </button>
          )
        })}
      </div>
      <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-0 max-md:hidden">
        {bars.map((bar) => (
          <WeekBar key={bar.placed.stay.id} bar={bar} look={laneOf(books, bar.placed.stay.bookId)} isWide />
        ))}
      </div>
      <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-0 md:hidden">
        {bars.map((bar) => (
          <WeekBar key={bar.placed.stay.id} bar={bar} look={laneOf(books, bar.placed.stay.bookId)} />
        ))}
      </div>
    </div>
  )
}

/** What overrides the style of a lane. */
function lookOf(placed: MonthEntry): string | undefined {
  if (isUnclear(placed)) return 'border-[1.5px] border-dashed border-control bg-surface text-text'
  return placed.stay.state === 'departed' ? 'bg-surface-sunken text-muted' : undefined
}

function WeekBar({ bar, look, isWide = false }: { bar: Bar; look: string | undefined; isWide?: boolean }) {
  const t = useTranslations('stays.calendars')
  const sourceName = useSourceName()
  const { placed } = bar
  const height = isWide ? laneHeight.wide : laneHeight.narrow
  return (
    <span
      className={classNames(
        'absolute flex items-center gap-1.5 overflow-hidden text-small whitespace-nowrap',
        bar.begins && 'rounded-l-full',
        bar.ends && 'rounded-r-full',
        isWide && 'px-3',
        lookOf(placed) ?? look,
      )}
      style={{
        left: `${(bar.from / 7) * 100}%`,
        width: `${((bar.to - bar.from) / 7) * 100}%`,
        top: (isWide ? dateHeight.wide : dateHeight.narrow) + bar.lane * height,
        height: height - 4,
      }}
    >
      {isWide && (
        <>
          <b className="max-w-full flex-none truncate font-semibold">
            {isUnclear(placed) ? t('unclear') : sourceName(placed.stay)}
          </b>
          {!isUnclear(placed) && <span className="truncate">{placed.stay.label}</span>}
        </>
      )}
    </span>
  )
}
