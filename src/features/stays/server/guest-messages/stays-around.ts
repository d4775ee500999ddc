import { readSecrets } from '#features/books/index.ts'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { untilShortTurn } from '#platform/event-loop-turns.ts'
import type { SentThing } from '../../shared/stay.ts'
import { addDays } from '../stays/stay-dates.ts'
import {
  readSettings,
  readStay,
  type Stay,
  type StaySettings,
  settingsColumns,
  stayColumns,
} from '../stays/stay-records.ts'
import { listSent } from './message-queries.ts'

/** A stay with the data that decide what its host has to do for it. */
export type StayAround = {
  stay: Stay
  settings: StaySettings
  /** The name of the book. */
  house: string
  hasSecrets: boolean
  /** When its messages and its link were sent, in ms UTC. */
  sent: ReadonlyMap<SentThing, number> | undefined
}

/** Stays read in one statement. */
const mostAtOnce = 100

/** Days ahead: missing codes are reported a week before they are shown, which can be a week before the arrival. */
const daysAhead = 15

/** How long after it was added a stay in the far future can have a message to send, in milliseconds. */
const newFor = 4 * day

/**
 * The stays of a host for which something may have to be done now or today, by arrival. Read in parts, and other
 * requests have their turns meanwhile, because an account can have 10,000.
 */
export async function* listStaysAround(
  context: Pick<Context, 'db' | 'clock'>,
  { hostId }: { hostId: string },
): AsyncGenerator<StayAround> {
  let last: Stay | undefined
  do {
    const rows = await selectAround(context, hostId, last).execute()
    const sent = await listSent(
      context.db,
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      await untilShortTurn('part')
      const stay = readStay(row)
      const hasSecrets = readSecrets(row).secrets.length > 0
      yield { stay, settings: readSettings(row), house: row.property_name, hasSecrets, sent: sent.get(stay.id) }
      last = stay
    }
    if (rows.length < mostAtOnce) return
  } while (last)
}

/** Whether there is any such stay, by one short read. */
export async function hasStaysAround(context: Pick<Context, 'db' | 'clock'>, hostId: string): Promise<boolean> {
  return (await selectAround(context, hostId, undefined).limit(1).executeTakeFirst()) !== undefined
}

function selectAround({ db, clock }: Pick<Context, 'db' | 'clock'>, hostId: string, last: Stay | undefined) {
  const now = clock.now()
  const today = new Date(now).toISOString().slice(0, 10)
  return (
    db
      .selectFrom('stays')
      .innerJoin('stay_settings', 'stay_settings.book_id', 'stays.book_id')
      .innerJoin('books', 'books.id', 'stays.book_id')
      .select(stayColumns)
      .select(settingsColumns)
      .select(['books.property_name', 'books.secrets', 'books.secrets_open_until'])
      .where('books.host_id', '=', hostId)
      .where('stays.removed_at', 'is', null)
      .where('stays.cancelled_at', 'is', null)
      // One day more on both sides, for the time zones.
      .where('stays.departure', '>=', addDays(today, -1))
      .where((eb) =>
        eb.or([eb('stays.arrival', '<=', addDays(today, daysAhead + 1)), eb('stays.created_at', '>=', now - newFor)]),
      )
      .$if(last !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('stays.arrival', 'stays.id'), '>', tuple(last?.arrival ?? '', last?.id ?? '')),
        ),
      )
      .orderBy('stays.arrival')
      .orderBy('stays.id')
      .limit(mostAtOnce)
  )
}
