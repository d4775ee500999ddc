import { useLocale, useTranslations } from 'use-intl'
import { formatCalendarDay } from '#platform/i18n/day.ts'
import type { FeedSource } from '../../shared/calendar.ts'
import type { CalendarReading, CalendarView } from '../../shared/calendar-contract.ts'
import type { StayOfBook } from '../../shared/stay-contract.ts'
import { useCalendars } from './calendar-api.ts'

const platformNames: Record<Exclude<FeedSource, 'other'>, string> = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
}

/** The platform of a calendar, or the host name of its address. */
export function calendarName({ source, hostName }: Pick<CalendarView, 'source' | 'hostName'>): string {
  return source === 'other' ? hostName : platformNames[source]
}

/** The source of a stay: the name of its calendar if known, otherwise the kind of its source. */
export function useSourceName(): (stay: Pick<StayOfBook, 'source' | 'calendarId'>) => string {
  const t = useTranslations('stays.source')
  const { data: calendars = [] } = useCalendars()
  return ({ source, calendarId }) => {
    const calendar = calendars.find(({ id }) => id === calendarId)
    return calendar ? calendarName(calendar) : t(source)
  }
}

/** What a calendar contains, as text. */
export function useCalendarTexts() {
  const t = useTranslations('stays.calendars')
  const language = useLocale()
  const dayOf = (date: string) => formatCalendarDay(date, language, { weekday: undefined })
  const contentOf = (stays: number, ignored: number, next: string | null, questions = 0) => {
    const parts = [t('stays', { count: stays })]
    if (questions > 0) parts.push(t('questions', { count: questions }))
    if (ignored > 0) parts.push(t('leftOut', { count: ignored }))
    if (next !== null) parts.push(t('next', { day: dayOf(next) }))
    return parts.join(', ')
  }
  return {
    /** '4 stays to come, next 12 October'. */
    comingOf: ({ coming, next }: CalendarView) => contentOf(coming, 0, next),
    /**
     * 'Airbnb: 4 stays, 2 left out, next 12 October'; 'Booking.com: no stays, 20 questions' before the host has answered.
     * @param stays number of stays that have not ended
     */
    sentenceOf: (reading: Pick<CalendarReading, 'source' | 'hostName' | 'ignored' | 'next' | 'ask'>, stays: number) => {
      const questions = stays === 0 ? reading.ask : 0
      return t('sentence', {
        name: calendarName(reading),
        content: contentOf(stays, reading.ignored, reading.next, questions),
      })
    },
    /** Why the last poll failed. @param failure an error code */
    failureText: (failure: string) => {
      const key = `errors.${failure}` as 'errors.CALENDAR_BROKEN'
      return t.has(key) ? t(key) : t('failed')
    },
  }
}
