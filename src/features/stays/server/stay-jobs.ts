import { day, hour } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { daysKept } from '../shared/stay.ts'
import { isCodeLate } from './stay-news.ts'
import { addDays } from './stays/stay-dates.ts'
import { readSettings, readStay, type Stay, settingsColumns, stayColumns } from './stays/stay-records.ts'
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

/** Stays that arrive about now, in any time zone, and whose host may have to be told: those after `last`, by arrival. */
async function listUnconfirmed({ db, clock }: Context, last: Stay | undefined) {
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  const rows = await db
    .selectFrom('stays')
    .innerJoin('stay_settings', 'stay_settings.book_id', 'stays.book_id')
    .innerJoin('books', 'books.id', 'stays.book_id')
    .select(stayColumns)
    .select(settingsColumns)
    .select('books.host_id')
    .where('stays.arrival', '>=', addDays(today, -2))
    .where('stays.arrival', '<=', addDays(today, 1))
    .where('stay_settings.code_mode', '=', 'shared')
    .where('stays.code_confirmed_at', 'is', null)
    .where('stays.late_told_at', 'is', null)
    .where('stays.cancelled_at', 'is', null)
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('stays.arrival', 'stays.id'), '>', tuple(last?.arrival ?? '', last?.id ?? '')),
      ),
    )
    .orderBy('stays.arrival')
    .orderBy('stays.id')
    .limit(mostAtOnce)
    .execute()
  return rows.map((row) => ({ stay: readStay(row), settings: readSettings(row), hostId: row.host_id }))
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
