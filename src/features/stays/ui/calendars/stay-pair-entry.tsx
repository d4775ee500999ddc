import { Link2 } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import type { StayPair } from '../../shared/calendar-contract.ts'
import { stayPathOf } from '../stay-paths.ts'
import { useStayTexts } from '../stay-texts.ts'
import type { PlacedCalendar } from './calendar-needs.ts'
import { calendarName } from './calendar-texts.ts'

type StayPairEntryProps = PlacedCalendar & {
  pair: StayPair
  /** The stay whose page shows the entry: both can have the same dates. */
  stayId?: string | undefined
}

/** Two stays that the host has said are one, and what she can do: either link may be with the guests. */
export function StayPairEntry({ calendar, book, pair, stayId }: StayPairEntryProps) {
  const t = useTranslations('stays.calendars.pair')
  const { rangeOf } = useStayTexts()
  const [kept, other] = [rangeOf(pair.kept), rangeOf(pair.other)]
  const pathOf = ({ id }: StayPair['kept']) => stayPathOf({ stay: { bookId: book.id, id } })
  return (
    <article className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 border-t border-line pt-4.5 pb-5">
      <Link2 size={22} aria-hidden="true" className="mt-px text-warning" />
      <div className="min-w-0">
        <h3 className="font-sans text-[1.0625rem] leading-snug font-semibold break-words">
          {t('heading', { dates: kept === other ? kept : t('both', { kept, other }) })}
        </h3>
        <p className="mt-1 mb-3.5 text-[0.9375rem] leading-normal break-words text-muted">
          {t('text', { book: book.name, name: calendarName(calendar), kept })}
        </p>
        {stayId !== undefined && (
          <p className="mb-3.5 font-semibold">{t(stayId === pair.kept.id ? 'isKept' : 'isOther')}</p>
        )}
        <div className="flex flex-wrap gap-2">
          {stayId !== pair.kept.id && (
            <Button asChild variant="secondary" size="s">
              <Link to={pathOf(pair.kept)}>{t('kept')}</Link>
            </Button>
          )}
          {stayId !== pair.other.id && (
            <Button asChild variant="quiet" size="s">
              <Link to={pathOf(pair.other)}>{t('other')}</Link>
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}
