import { readSecrets } from '#features/books/index.ts'
import type { MailSources } from '#features/mail/index.ts'
import type { Context } from '#platform/context.ts'
import { listSent } from '../guest-messages/message-queries.ts'
import { dateAt } from '../house-time.ts'
import { readSettings, readStay, settingsColumns, stayColumns } from './stay-records.ts'
import { windowOf } from './stay-window.ts'

type Booked = NonNullable<Awaited<ReturnType<MailSources['prepare']['stayBooked']>>>

/**
 * The given stays of one poll whose guests have no link yet: they have not left, and the host has sent no message of
 * theirs, and neither copied nor revoked their link.
 */
export async function findBookedStays(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: string,
  stayIds: readonly string[],
): Promise<Booked | undefined> {
  if (stayIds.length === 0) return undefined
  const rows = await db
    .selectFrom('stays')
    .innerJoin('stay_settings', 'stay_settings.book_id', 'stays.book_id')
    .innerJoin('books', 'books.id', 'stays.book_id')
    .select(stayColumns)
    .select(settingsColumns)
    .select(['books.property_name', 'books.secrets', 'books.secrets_open_until', 'stays.uid_hash', 'stays.token_hash'])
    .where('stays.id', 'in', stayIds)
    .where('books.host_id', '=', accountId)
    .where('stays.cancelled_at', 'is', null)
    .where('stays.token_hash', 'is not', null)
    .orderBy('stays.arrival')
    .orderBy('stays.id')
    .execute()
  const sent = await listSent(
    db,
    rows.map(({ id }) => id),
  )
  const now = clock.now()
  const waiting = rows.filter((row) => {
    const { departsAt } = windowOf(readStay(row), readSettings(row))
    return now < departsAt && row.arrived_at === null && !sent.has(row.id)
  })
  const [first] = waiting
  if (!first) return undefined
  const { timeZone, codeMode, lockTakesCodes, bookId } = readSettings(first)
  const uids = waiting.flatMap(({ uid_hash: uid }) => (uid ? [uid] : []))
  return {
    bookId,
    house: first.property_name,
    timeZone,
    stays: waiting.map(({ id, arrival, departure }) => ({
      stayId: id,
      arrival: Date.parse(arrival),
      departure: Date.parse(departure),
    })),
    isTonight: first.arrival <= dateAt(now, timeZone),
    asksForLock: codeMode === 'personal' && !lockTakesCodes && readSecrets(first).secrets.length > 0,
    mayBeKnown: uids.length > 0 && (await mayReplace({ db }, bookId, uids)),
  }
}

/** Whether the host is asked if the guests of one of these bookings are those of an earlier stay. */
async function mayReplace({ db }: Pick<Context, 'db'>, bookId: string, uids: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('stays')
    .select('id')
    .where('book_id', '=', bookId)
    .where('replaced_by_hash', 'in', uids)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
