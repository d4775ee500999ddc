import { useTranslations } from 'use-intl'
import { useCalendars } from '../calendars/calendar-api.ts'
import { CalendarNeedEntries } from '../calendars/calendar-need-entries.tsx'
import { findCalendarNeeds, isAbout, placeCalendars } from '../calendars/calendar-needs.ts'
import type { PlacedStay } from '../stay-groups.ts'

/** What a calendar needs about a stay: answers to questions, or the choice of one of two stays for the same guests. */
export function StayQuestions({ placed: { stay, book }, now }: { placed: PlacedStay; now: number }) {
  const t = useTranslations('stays.needs')
  const { data } = useCalendars()
  const needs = findCalendarNeeds(placeCalendars(data ?? [], [book]), now).filter(
    (need) =>
      (need.kind === 'question' && isAbout(need.question, need.calendar, stay)) ||
      (need.kind === 'pair' && [need.pair.kept.id, need.pair.other.id].includes(stay.id)),
  )
  if (needs.length === 0) return null
  return (
    <section aria-labelledby="stay-questions" className="mb-8 border-t-[3px] border-text pt-2.5">
      <h2 id="stay-questions" className="flex min-h-11 items-center text-h3">
        {t('title')}
      </h2>
      <CalendarNeedEntries needs={needs} stayId={stay.id} />
    </section>
  )
}
