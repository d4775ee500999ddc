import type { Db } from '#platform/db/database.ts'
import type { CalendarReading, CalendarView } from '../../shared/calendar-contract.ts'
import { dateAt, type StayDates } from '../house-time.ts'
import { stateAt } from '../stays/stay-window.ts'
import type { BookCalendar } from './calendar-queries.ts'
import { listKnownStays } from './calendar-stays.ts'

/** Questions of one calendar that are shown at once. */
const mostShown = 50

const toIso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())

type Coming = { count: number; next: string }

/** Calendars as their host sees them. */
export async function presentCalendars(
  db: Db,
  calendars: readonly BookCalendar[],
  now: number,
): Promise<CalendarView[]> {
  const coming = new Map<string, Coming>()
  const questions = new Map<string, CalendarView['questions']>()
  const byZone = Map.groupBy(calendars, ({ settings }) => settings.timeZone)
  for (const [timeZone, inZone] of byZone) {
    const ids = inZone.map(({ calendar }) => calendar.id)
    const today = dateAt(now, timeZone)
    await readComing(db, ids, today, coming)
    await readQuestions(db, ids, today, questions)
  }
  return calendars.map(({ calendar }) => {
    const asked = questions.get(calendar.id) ?? []
    return {
      id: calendar.id,
      bookId: calendar.bookId,
      hostName: calendar.hostName,
      source: calendar.source,
      checkedAt: toIso(calendar.checkedAt),
      succeededAt: toIso(calendar.succeededAt),
      failure: calendar.failure,
      failingSince: toIso(calendar.failingSince),
      isReading: calendar.leasedUntil !== null && calendar.leasedUntil > now,
      coming: coming.get(calendar.id)?.count ?? 0,
      next: coming.get(calendar.id)?.next ?? null,
      ignored: calendar.ignored,
      ask: asked.length,
      questions: asked.slice(0, mostShown),
    }
  })
}

/** What a reading has understood. */
export async function presentReading(
  db: Db,
  found: BookCalendar,
  leftOut: readonly StayDates[],
  now: number,
): Promise<CalendarReading> {
  const [view] = await presentCalendars(db, [found], now)
  if (!view) throw new Error('a calendar was not presented')
  const known = await listKnownStays(db, found.calendar.id)
  const shown = known.flatMap(({ stay }) => {
    const state = stateAt(stay, found.settings, now)
    const isShown = stay.removedAt === null && (state === 'expected' || state === 'inHouse')
    return isShown ? { id: stay.id, arrival: stay.arrival, departure: stay.departure, state } : []
  })
  return {
    ...view,
    stays: shown,
    leftOut: leftOut
      .map(({ arrival, departure }) => ({ arrival, departure }))
      .sort((a, b) => a.arrival.localeCompare(b.arrival)),
  }
}

async function readComing(db: Db, ids: readonly string[], today: string, coming: Map<string, Coming>): Promise<void> {
  const rows = await db
    .selectFrom('stays')
    .select((eb) => ['calendar_id', eb.fn.countAll<number>().as('count'), eb.fn.min('arrival').as('next')])
    .where('calendar_id', 'in', ids)
    .where('arrival', '>=', today)
    .where('cancelled_at', 'is', null)
    .groupBy('calendar_id')
    .execute()
  for (const { calendar_id: id, count, next } of rows) {
    if (id !== null) coming.set(id, { count: Number(count), next })
  }
}

async function readQuestions(
  db: Db,
  ids: readonly string[],
  today: string,
  questions: Map<string, CalendarView['questions']>,
): Promise<void> {
  const rows = await db
    .selectFrom('calendar_questions')
    .select(['id', 'calendar_id', 'kind', 'arrival', 'departure', 'stay_id'])
    .where('calendar_id', 'in', ids)
    .where('answer', 'is', null)
    .where('departure', '>=', today)
    .orderBy('arrival')
    .orderBy('id')
    .execute()
  for (const { id, calendar_id: calendarId, kind, arrival, departure, stay_id: stayId } of rows) {
    const list = questions.get(calendarId) ?? []
    list.push({ id, kind, arrival, departure, stayId })
    questions.set(calendarId, list)
  }
}
