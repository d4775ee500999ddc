import type { Db } from '#platform/db/database.ts'
import type { CalendarReading, CalendarView } from '../../shared/calendar-contract.ts'
import { dateAt, type StayDates } from '../house-time.ts'
import { stateAt } from '../stays/stay-window.ts'
import type { BookCalendar } from './calendar-queries.ts'
import { listKnownStays } from './calendar-stays.ts'

/** Questions of one calendar that are shown at once, and of all calendars together: later ones when these are settled. */
const mostShown = 50
const mostShownOfAll = 1_000
const fewestShown = 3

const toIso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())

type Coming = { count: number; next: string }

/** Calendars as their host sees them. */
export async function presentCalendars(
  db: Db,
  calendars: readonly BookCalendar[],
  now: number,
): Promise<CalendarView[]> {
  const coming = new Map<string, Coming>()
  const questions: Questions = { counts: new Map(), shown: new Map() }
  const perCalendar = Math.max(fewestShown, Math.min(mostShown, Math.floor(mostShownOfAll / calendars.length)))
  const byZone = Map.groupBy(calendars, ({ settings }) => settings.timeZone)
  for (const [timeZone, inZone] of byZone) {
    const ids = inZone.map(({ calendar }) => calendar.id)
    const today = dateAt(now, timeZone)
    await readComing(db, ids, today, coming)
    await readQuestions(db, ids, { today, perCalendar }, questions)
  }
  return calendars.map(({ calendar }) => ({
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
    ask: questions.counts.get(calendar.id) ?? 0,
    questions: questions.shown.get(calendar.id) ?? [],
  }))
}

/** What was understood of a response. */
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

type Questions = {
  /** How many are open, by calendar. */
  counts: Map<string, number>
  /** The first of them. */
  shown: Map<string, CalendarView['questions']>
}

async function readQuestions(
  db: Db,
  ids: readonly string[],
  { today, perCalendar }: { today: string; perCalendar: number },
  questions: Questions,
): Promise<void> {
  const open = db
    .selectFrom('calendar_questions')
    .where('calendar_id', 'in', ids)
    .where('answer', 'is', null)
    .where('departure', '>=', today)
  const counts = await open
    .select((eb) => ['calendar_id', eb.fn.countAll<number>().as('count')])
    .groupBy('calendar_id')
    .execute()
  for (const { calendar_id: id, count } of counts) questions.counts.set(id, Number(count))
  const numbered = open.select((eb) => [
    'id',
    'calendar_id',
    'kind',
    'arrival',
    'departure',
    'stay_id',
    eb.fn
      .agg<number>('row_number')
      .over((over) => over.partitionBy('calendar_id').orderBy('arrival').orderBy('id'))
      .as('place'),
  ])
  const rows = await db
    .selectFrom(numbered.as('numbered'))
    .selectAll()
    .where('place', '<=', perCalendar)
    .orderBy('arrival')
    .orderBy('id')
    .execute()
  for (const { id, calendar_id: calendarId, kind, arrival, departure, stay_id: stayId } of rows) {
    const list = questions.shown.get(calendarId) ?? []
    list.push({ id, kind, arrival, departure, stayId })
    questions.shown.set(calendarId, list)
  }
}
