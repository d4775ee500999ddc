import { TriangleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { deviceTimeZone, formatCalendarDay } from '#platform/i18n/day.ts'
import { Notice } from '#ui/banner.tsx'
import { findLosing, type LosingStay } from './losing-stays.ts'
import { useBookStays } from './stay-api.ts'
import { useStayTexts } from './stay-texts.ts'
import { useNow } from './use-now.ts'

/** The stays of a book whose guests would find no page if it went offline now; none while they are not known. */
export function useLosingGuests(bookId: string): readonly LosingStay[] {
  const { data } = useBookStays(bookId)
  const now = useNow()
  return data ? findLosing(data, now, deviceTimeZone()) : []
}

/** Names the guests whose page disappears if the book goes offline. Renders nothing if there are none. */
export function LosingGuestsOf({ bookId }: { bookId: string }) {
  return <LosingGuests stays={useLosingGuests(bookId)} />
}

/** A sentence about the guests who would find no page, and their stays with the host's notes. */
export function LosingGuests({ stays }: { stays: readonly LosingStay[] }) {
  const t = useTranslations('stays.losing')
  const language = useLocale()
  const { rangeOf } = useStayTexts()
  const staying = stays.filter(({ state }) => state === 'inHouse')
  const coming = stays.length - staying.length
  const [last = ''] = staying
    .map(({ departure }) => departure)
    .toSorted()
    .reverse()
  if (stays.length === 0) return null
  const values = {
    staying: staying.length,
    coming,
    until: last && formatCalendarDay(last, language),
  }
  const key = staying.length === 0 ? 'coming' : 'staying'
  return (
    <Notice tone="danger" role="status" icon={<TriangleAlert size={20} aria-hidden="true" />}>
      <p className="font-semibold">{t(staying.length > 0 && coming > 0 ? 'both' : key, values)}</p>
      <ul className="mt-2 max-h-40 overflow-y-auto">
        {stays.map((stay) => (
          <li key={stay.id} className="break-words">
            {stay.label === '' ? rangeOf(stay) : t('stay', { dates: rangeOf(stay), note: stay.label })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
