import { day, hour } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs.ts'
import { daysKept } from '../shared/stay.ts'
import { isToldNow } from './codes/code-on-lock.ts'
import { tellOfUnsetCode } from './codes/tell-of-code.ts'
import { isCodeLate } from './stay-news.ts'
import { addDays } from './stays/stay-dates.ts'
import {
  readSettings,
  readStay,
  type SettingsRow,
  type Stay,
  type StayRow,
  settingsColumns,
  stayColumns,
} from './stays/stay-records.ts'
import { secretsStateAt, windowOf } from './stays/stay-window.ts'
import { tellHost } from './tell-host.ts'

/** How long before the arrival a host is notified that the change of the code is not confirmed, in milliseconds. */
const warningTime = 3 * hour

/** Stays read or deleted in one statement. */
const mostAtOnce = 500

/**
 * Notifies hosts of guests whose shared code nobody has confirmed: once three hours before the arrival, and once at the
 * arrival, when the page of the stay begins to show the phone number and a spare code.
 */
export const warnOfUnconfirmedCodes: Job = {
  name: 'unconfirmed-codes',
  schedule: '* * * * *',
  async run(context) {
    const now = context.clock.now()
    let last: Stay | undefined
    do {
      const candidates = await listUnconfirmed(context, last)
      for (const { stay, settings, hostId } of candidates) {
        const isSoon = now >= windowOf(stay, settings).arrivesAt - warningTime
        if (isCodeLate({ stay, settings }, now)) await warn(context, stay, hostId, 'stayCodeLate')
        else if (isSoon && stay.unconfirmedToldAt === null && secretsStateAt(stay, settings, now).needsChange) {
          await warn(context, stay, hostId, 'stayUnconfirmed')
        }
      }
      last = candidates.length < mostAtOnce ? undefined : candidates.at(-1)?.stay
    } while (last)
  },
}

/** Stays that arrive about now, in any time zone, and whose host may have to be notified: those after `last`, by arrival. */
async function listUnconfirmed({ db, clock }: Context, last: Stay | undefined) {
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  const rows = await selectArriving(db, last)
    .where('stays.arrival', '>=', addDays(today, -2))
    .where('stays.arrival', '<=', addDays(today, 1))
    .where('stay_settings.code_mode', '=', 'shared')
    .where('stays.code_confirmed_at', 'is', null)
    .where('stays.late_told_at', 'is', null)
    .execute()
  return rows.map(readArriving)
}

/** The first stays after `last`, by arrival, with their settings and host. */
function selectArriving(db: Db, last: Stay | undefined) {
  return db
    .selectFrom('stays')
    .innerJoin('stay_settings', 'stay_settings.book_id', 'stays.book_id')
    .innerJoin('books', 'books.id', 'stays.book_id')
    .select(stayColumns)
    .select(settingsColumns)
    .select('books.host_id')
    .where('stays.cancelled_at', 'is', null)
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('stays.arrival', 'stays.id'), '>', tuple(last?.arrival ?? '', last?.id ?? '')),
      ),
    )
    .orderBy('stays.arrival')
    .orderBy('stays.id')
    .limit(mostAtOnce)
}

function readArriving(row: StayRow & SettingsRow & { host_id: string }) {
  return { stay: readStay(row), settings: readSettings(row), hostId: row.host_id }
}

async function warn(
  context: Context,
  { id, arrival, unconfirmedToldAt }: Stay,
  hostId: string,
  template: 'stayUnconfirmed' | 'stayCodeLate',
): Promise<void> {
  const now = context.clock.now()
  await context.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('stays')
      .set({ unconfirmed_told_at: unconfirmedToldAt ?? now, ...(template === 'stayCodeLate' && { late_told_at: now }) })
      .where('id', '=', id)
      .execute()
    await tellHost(tx, context, hostId, { template, params: { stayId: id }, cause: `${id}:${arrival}` })
  })
}

/**
 * Notifies hosts of guests whose personal code is not on the lock: three hours before the arrival, or as soon as there is
 * such a stay.
 */
export const warnOfUnsetCodes: Job = {
  name: 'unset-codes',
  schedule: '* * * * *',
  async run(context) {
    const now = context.clock.now()
    let last: Stay | undefined
    do {
      const candidates = await listUnset(context, last)
      for (const { stay, settings, hostId } of candidates) {
        if (isToldNow(context, stay, settings, now)) await warnOfUnset(context, stay, hostId)
      }
      last = candidates.length < mostAtOnce ? undefined : candidates.at(-1)?.stay
    } while (last)
  },
}

/** Stays that arrive about now and whose code may not be on the lock: those after `last`, by arrival. */
async function listUnset({ db, clock }: Context, last: Stay | undefined) {
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  const rows = await selectArriving(db, last)
    .where('stays.arrival', '>=', addDays(today, -2))
    .where('stays.arrival', '<=', addDays(today, 1))
    .where('stay_settings.code_mode', '=', 'personal')
    .where('stay_settings.lock_takes_codes', '=', 0)
    .where('stays.code_sealed', 'is not', null)
    .where('stays.code_set_at', 'is', null)
    .execute()
  return rows.map(readArriving)
}

async function warnOfUnset(context: Context, stay: Stay, hostId: string): Promise<void> {
  const now = context.clock.now()
  await context.db.transaction().execute(async (tx) => {
    const claimed = await tx
      .updateTable('stays')
      .set({ code_told_at: now })
      .where('id', '=', stay.id)
      .where('code_set_at', 'is', null)
      // Of two nodes, one notifies.
      .where('code_told_at', stay.codeToldAt === null ? 'is' : '=', stay.codeToldAt)
      .returning('id')
      .executeTakeFirst()
    if (claimed) await tellOfUnsetCode(tx, context, hostId, stay)
  })
}

/** Deletes stays 30 days after their departure. */
export const forgetStays: Job = {
  name: 'forget-stays',
  schedule: '27 4 * * *',
  async run({ db, clock }) {
    const before = new Date(clock.now() - daysKept * day).toISOString().slice(0, 10)
    while (true) {
      const due = db.selectFrom('stays').select('id').where('departure', '<', before).limit(mostAtOnce)
      const deleted = await db.deleteFrom('stays').where('id', 'in', due).returning('id').execute()
      if (deleted.length < mostAtOnce) return
    }
  },
}
