import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatCalendarDay } from '#platform/i18n/day.ts'
import type { PlacedStay } from '../stay-groups.ts'
import { stayPathOf } from '../stay-paths.ts'
import { hoursOf } from '../stay-texts.ts'

/** Departures, present guests and arrivals of a day. @param day `YYYY-MM-DD` */
export function DayLedger({ day, stays }: { day: string; stays: readonly PlacedStay[] }) {
  const t = useTranslations('stays.month')
  const language = useLocale()
  const entries = stays
    .filter(({ stay }) => stay.state !== 'cancelled' && stay.arrival <= day && day <= stay.departure)
    .map((placed) => ({ placed, ...eventOf(placed, day) }))
    .toSorted((a, b) => a.time.localeCompare(b.time))
  return (
    <div
      aria-live="polite"
      className="mt-5 grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,220px)_minmax(0,1fr)] [&_h3]:text-h3"
    >
      <h3 className="first-letter:uppercase">{formatCalendarDay(day, language)}</h3>
      {entries.length === 0 ? (
        <p className="text-muted">{t('free')}</p>
      ) : (
        <ul>
          {entries.map(({ placed, kind, time }) => (
            <li
              key={placed.stay.id}
              className="grid min-h-12 grid-cols-[72px_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-2 md:grid-cols-[104px_minmax(0,1fr)]"
            >
              <b className="font-semibold tabular-nums">{time}</b>
              <Link to={stayPathOf(placed)} className="min-w-0 break-words no-underline hover:underline">
                <b className="font-semibold">{t(kind)}</b>{' '}
                {[placed.book.name, placed.stay.label].filter(Boolean).join(', ')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type DayEvent = { kind: 'out' | 'in' | 'stays'; time: string }

function eventOf({ stay, book }: PlacedStay, day: string): DayEvent {
  const hours = hoursOf(stay, book)
  if (stay.departure === day) return { kind: 'out', time: hours.departure }
  return stay.arrival === day ? { kind: 'in', time: hours.arrival } : { kind: 'stays', time: '' }
}
