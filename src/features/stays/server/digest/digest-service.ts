import type { Account } from '#features/accounts/index.ts'
import { writeAlone } from '#features/books/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import type { StayDigest, StayDigestInput } from '../../shared/message-contract.ts'
import { dateAt, instantOf, isTimeZone } from '../house-time.ts'
import { countStayWrite } from '../settings/settings-service.ts'
import { addDays } from '../stays/stay-dates.ts'

/** When the host wants the daily mail; undefined: it is off. `nextAt` in ms UTC. */
export async function findDigest(
  db: Db,
  { id }: Pick<Account, 'id'>,
): Promise<{ hour: number; timeZone: string; nextAt: number } | undefined> {
  const row = await db.selectFrom('stay_digests').selectAll().where('account_id', '=', id).executeTakeFirst()
  return row && { hour: row.hour, timeZone: row.time_zone, nextAt: row.next_at }
}

export async function viewDigest({ db }: Pick<Context, 'db'>, host: Account): Promise<StayDigest> {
  const digest = await findDigest(db, host)
  return {
    hour: digest?.hour ?? null,
    timeZone: digest?.timeZone ?? null,
    nextAt: digest ? new Date(digest.nextAt).toISOString() : null,
    isConfirmed: host.emailConfirmedAt !== null,
  }
}

/**
 * Chooses the hour of the daily mail, or turns it off. Without a time zone the stored one is kept.
 * @throws INVALID_INPUT without any time zone or for an unknown one, TOO_MANY_REQUESTS
 */
export async function changeDigest(context: Context, host: Account, input: StayDigestInput): Promise<StayDigest> {
  await countStayWrite(context, host)
  const { hour } = input
  await writeAlone(context, host, async (tx) => {
    if (hour === null) {
      await tx.deleteFrom('stay_digests').where('account_id', '=', host.id).execute()
      return
    }
    const timeZone = input.timeZone ?? (await findDigest(tx, host))?.timeZone ?? ''
    if (!isTimeZone(timeZone)) throw platformError('INVALID_INPUT', { fields: { timeZone: 'TIME_ZONE_INVALID' } })
    const values = { hour, time_zone: timeZone, next_at: nextDigestAt({ hour, timeZone }, context.clock.now()) }
    await tx
      .insertInto('stay_digests')
      .values({ account_id: host.id, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute()
  })
  return viewDigest(context, host)
}

/**
 * The next instant of a daily hour, in ms UTC. Each date has one: an hour that the clock change skips is moved forward,
 * and for one that occurs twice it is the first.
 * @param after ms UTC; the instant is later
 */
export function nextDigestAt({ hour, timeZone }: { hour: number; timeZone: string }, after: number): number {
  const time = `${String(hour).padStart(2, '0')}:00`
  const today = dateAt(after, timeZone)
  // Usually one of two dates; a third is needed where a country has skipped a whole date.
  const instants = [0, 1, 2].map((days) => instantOf(addDays(today, days), time, timeZone))
  return instants.find((instant) => instant > after) ?? after + 24 * 60 * 60_000
}
