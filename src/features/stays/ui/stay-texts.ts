import { useLocale, useTranslations } from 'use-intl'
import { formatDays, formatShortDay } from '#platform/i18n/day.ts'
import type { StayBook, StayOfBook } from '../shared/stay-contract.ts'
import type { CodeState } from '../shared/stay-needs.ts'
import type { PlacedStay } from './stay-groups.ts'

/** A day in milliseconds. */
const day = 24 * 60 * 60_000

export function nightsOf({ arrival, departure }: Pick<StayOfBook, 'arrival' | 'departure'>): number {
  return Math.round((Date.parse(departure) - Date.parse(arrival)) / day)
}

/** The hour of arrival and of departure: the stay's own, or the book's. */
export function hoursOf(
  stay: Pick<StayOfBook, 'arrivalTime' | 'departureTime'>,
  book: Pick<StayBook, 'arrivalTime' | 'departureTime'>,
): { arrival: string; departure: string } {
  return {
    arrival: stay.arrivalTime ?? book.arrivalTime,
    departure: stay.departureTime ?? book.departureTime,
  }
}

/**
 * Limits where a range of dates can break: after its dash if it has two months, otherwise between days and month, because
 * '24–' at the end of a line reads like a range without an end.
 */
export function keepDatesWhole(range: string): string {
  const days = /^\S+–\S+/.exec(range)?.[0]
  if (days !== undefined) {
    const month = range.slice(days.length).trimStart().replaceAll(' ', '\u00a0')
    // Browsers break after a dash; a word joiner prevents it.
    return `${days.replace('–', '–\u2060')} ${month}`
  }
  // Around the dash Node writes thin spaces, Chromium plain ones. Any but a plain one would begin the next line.
  return range.replaceAll(' ', '\u00a0').replace(/\s–\s/, '\u00a0– ')
}

/** '9 Dec, 15:00' with the day and the month in one line. */
export function keepDayWhole(dayAndTime: string): string {
  return dayAndTime.replace(' ', '\u00a0')
}

/** Dates and times of stays in the reader's language and the house's time. */
export function useStayTexts() {
  const t = useTranslations('stays')
  const language = useLocale()
  const rangeOf = ({ arrival, departure }: Pick<StayOfBook, 'arrival' | 'departure'>, isShort = false) =>
    keepDatesWhole(
      formatDays(Date.parse(arrival), Date.parse(departure), language, {
        timeZone: 'UTC',
        ...(isShort && { month: 'short' }),
      }),
    )
  /** '9 Dec, 15:00' in the house's time. @param timeIso ISO 8601 */
  const dateTimeIn = ({ timeZone }: Pick<StayBook, 'timeZone'>, timeIso: string) =>
    keepDayWhole(
      formatShortDay(Date.parse(timeIso), language, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: timeZone ?? 'UTC',
      }),
    )
  return {
    rangeOf,
    dateTimeIn,
    /** '10 Dec, 15:00'. @param date `YYYY-MM-DD` @param time `HH:MM` */
    dayAt: (date: string, time: string) => dateTimeIn({ timeZone: 'UTC' }, `${date}T${time}:00Z`),
    nights: (stay: Pick<StayOfBook, 'arrival' | 'departure'>) => t('nights', { count: nightsOf(stay) }),
    weekdays: ({ arrival, departure }: Pick<StayOfBook, 'arrival' | 'departure'>) =>
      t('weekdays', { from: weekday(arrival, language), until: weekday(departure, language) }),
    /** The sentence below the badge of a code's state. */
    codeDetail: ({ stay, book }: PlacedStay, state: CodeState) => {
      if (state === 'waiting') {
        return stay.waitsFor === 'codeChange'
          ? t('code.waitsForChange')
          : t('code.appears', { moment: dateTimeIn(book, stay.releaseAt) })
      }
      if (state === 'shown') return t('code.until', { moment: dateTimeIn(book, stay.endsAt) })
      if (state === 'over') return t('code.since', { moment: dateTimeIn(book, stay.endsAt) })
      return state === 'cancelled' ? '' : t(`code.detail.${state}`)
    },
  }
}

function weekday(date: string, language: Parameters<typeof formatShortDay>[1]): string {
  return formatShortDay(Date.parse(date), language, {
    weekday: 'short',
    day: undefined,
    month: undefined,
    timeZone: 'UTC',
  })
}
