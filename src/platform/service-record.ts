import { sql } from 'kysely'
import { day, minute } from './clock.ts'
import type { Db } from './db/database.ts'

declare module './db/database.ts' {
  interface Tables {
    /** One row per day (UTC) of the days that are shown. Minutes are counted since 1970. */
    service_days: {
      day: string
      first_minute: number | null
      last_minute: number | null
      minutes: number
      mails: number
      mails_in_time: number
    }
  }
}

/** Number of days that the status page shows, today included. */
const daysShown = 90

const minutesOfDay = day / minute

/** What was recorded for a day. */
export type DayRecord = {
  /** `2026-11-23`, UTC. */
  day: string
  /** Minutes that could be recorded: fewer on the first day and today. 0: nothing has been recorded yet. */
  expected: number
  /** Minutes in which a node answered. */
  noted: number
}

export type ServiceRecord = {
  /** Every day from the first recorded one to today. */
  days: readonly DayRecord[]
  /** Maximum number of days. */
  daysShown: number
  mails: { total: number; inTime: number }
}

/** Records that a node has answered in this minute. Any number of nodes may do so; the minute counts once. */
export async function noteMinute(db: Db, now: number): Promise<void> {
  const current = Math.floor(now / minute)
  await db
    .insertInto('service_days')
    .values({ day: dayOf(now), first_minute: current, last_minute: current, minutes: 1, mails: 0, mails_in_time: 0 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({
          first_minute: sql`coalesce(service_days.first_minute, excluded.first_minute)`,
          last_minute: current,
          minutes: sql`service_days.minutes + 1`,
        })
        .where((eb) =>
          eb.or([eb('service_days.last_minute', 'is', null), eb('service_days.last_minute', '<', current)]),
        ),
    )
    .execute()
}

/** Counts a mail that was accepted by the mail server, or given up. */
export async function noteMail(db: Db, now: number, isInTime: boolean): Promise<void> {
  const inTime = isInTime ? 1 : 0
  await db
    .insertInto('service_days')
    .values({ day: dayOf(now), minutes: 0, mails: 1, mails_in_time: inTime })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({
        mails: sql`service_days.mails + 1`,
        mails_in_time: sql`service_days.mails_in_time + ${inTime}`,
      }),
    )
    .execute()
}

/** Deletes the days that are no longer shown. */
export async function forgetServiceDays({ db, clock }: { db: Db; clock: { now(): number } }): Promise<void> {
  await db.deleteFrom('service_days').where('day', '<', firstShown(clock.now())).execute()
}

/** The records of the last 90 days. A day without a row, after the first one, is a day without a single minute. */
export async function readServiceRecord(db: Db, now: number): Promise<ServiceRecord> {
  const rows = await db
    .selectFrom('service_days')
    .selectAll()
    .where('day', '>=', firstShown(now))
    .where('day', '<=', dayOf(now))
    .orderBy('day')
    .execute()
  const noted = new Map(rows.map((row) => [row.day, row]))
  const first = rows.find(({ first_minute: begin }) => begin !== null)
  const days: DayRecord[] = []
  if (first) {
    for (let at = Date.parse(first.day); at <= now; at += day) {
      const row = noted.get(dayOf(at))
      const begin = row === first ? (first.first_minute ?? 0) : at / minute
      // The current minute counts only once it is recorded, because it may still be.
      const end = Math.min(at / minute + minutesOfDay, Math.max(Math.floor(now / minute), (row?.last_minute ?? -1) + 1))
      days.push({ day: dayOf(at), expected: Math.max(0, end - begin), noted: row?.minutes ?? 0 })
    }
  }
  const sum = (count: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + count(row), 0)
  return { days, daysShown, mails: { total: sum((row) => row.mails), inTime: sum((row) => row.mails_in_time) } }
}

function firstShown(now: number): string {
  return dayOf(now - (daysShown - 1) * day)
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
