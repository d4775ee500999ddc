import type { Db } from '#platform/db/database.ts'
import type { CalendarReading, CalendarView, StayPair } from '../../shared/calendar-contract.ts'
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
  const pairs = new Map<string, StayPair[]>()
  const perCalendar = Math.max(fewestShown, Math.min(mostShown, Math.floor(mostShownOfAll / calendars.length)))
  const byZone = Map.groupBy(calendars, ({ settings }) => settings.timeZone)
  for (const [timeZone, inZone] of byZone) {
    const ids = inZone.map(({ calendar }) => calendar.id)
    const today = dateAt(now, timeZone)
    await readComing(db, ids, today, coming)
    await readQuestions(db, ids, { today, perCalendar }, questions)
    await readPairs(db, ids, today, pairs)
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
    pairs: pairs.get(calendar.id) ?? [],
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

/**
 * The pairs of stays that the host has said are one, and of which neither was removed: the stay of a question's event, and
 * the one that the question is about.
 */
async function readPairs(db: Db, ids: readonly string[], today: string, pairs: Map<string, StayPair[]>): Promise<void> {
  const rows = await db
    .selectFrom('calendar_questions as question')
    .innerJoin('stays as other', 'other.id', 'question.stay_id')
    .innerJoin('stays as kept', (join) =>
      join
        .onRef('kept.calendar_id', '=', 'question.calendar_id')
        .onRef('kept.uid_hash', '=', 'question.uid_hash')
        .onRef('kept.id', '!=', 'other.id'),
    )
    .select(['question.id', 'question.calendar_id'])
    .select(['kept.id as kept_id', 'kept.arrival as kept_arrival', 'kept.departure as kept_departure'])
    .select(['other.id as other_id', 'other.arrival as other_arrival', 'other.departure as other_departure'])
    .where('question.calendar_id', 'in', ids)
    .where('question.kind', 'in', ['sameGuests', 'moved', 'sameBooking'])
    .where('question.answer', '=', 'yes')
    .where('question.uid_hash', '!=', '')
    .where('kept.cancelled_at', 'is', null)
    .where('kept.departed_at', 'is', null)
    .where('kept.departure', '>=', today)
    .where('other.cancelled_at', 'is', null)
    .where('other.departed_at', 'is', null)
    .where('other.departure', '>=', today)
    .orderBy('kept.arrival')
    .orderBy('question.id')
    .limit(mostShownOfAll)
    .execute()
  for (const row of rows) {
    const list = pairs.get(row.calendar_id) ?? []
    list.push({
      id: row.id,
      kept: { id: row.kept_id, arrival: row.kept_arrival, departure: row.kept_departure },
      other: { id: row.other_id, arrival: row.other_arrival, departure: row.other_departure },
    })
    pairs.set(row.calendar_id, list)
  }
}
