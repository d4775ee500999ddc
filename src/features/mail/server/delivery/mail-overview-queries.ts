import type { Db } from '#platform/db/database.ts'
import {
  inTime,
  type Mail,
  type MailState,
  mailStates,
  maxAttempts,
  refusedAddress,
  retryDelay,
} from '../../shared/mail.ts'
import { readMail } from './mail-queries.ts'

/** Lists the newest mails of one state or of all, for the operator. */
export async function listMails(db: Db, filter: { state?: MailState | undefined; limit: number }): Promise<Mail[]> {
  let query = db.selectFrom('mails').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(filter.limit)
  if (filter.state) query = query.where('state', '=', filter.state)
  return (await query.execute()).map(readMail)
}

/** A mail as sent, without its unsubscribe token. Subject and HTML are null before sending. */
export async function findSentMail(
  db: Db,
  { mailId }: { mailId: string },
): Promise<{ mail: Mail; subject: string | null; html: string | null } | undefined> {
  const row = await db.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst()
  if (!row) return undefined
  const html = row.sent_html?.replaceAll(row.unsubscribe_token, '…') ?? null
  return { mail: readMail(row), subject: row.sent_subject, html }
}

/** Queues a dead mail again and resets its attempts. @returns whether the mail was dead */
export async function reviveMail(db: Db, { mailId }: { mailId: string }, now: number): Promise<boolean> {
  const row = await db
    .updateTable('mails')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now })
    .where('id', '=', mailId)
    .where('state', '=', 'dead')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The creation time of the oldest unsent mail, ms UTC; undefined when there is none. */
export async function findOldestUnsent(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('mails')
    .select('created_at')
    .where('state', 'in', ['waiting', 'sending'])
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}

/**
 * Counts the mails in each of some states, for the operator; 0 for the others.
 * @param atOnce mails in one statement: SQLite counts on the main thread
 */
export async function countMails(
  db: Db,
  states: readonly MailState[] = mailStates,
  atOnce = 5_000,
): Promise<Record<MailState, number>> {
  const counts = { waiting: 0, sending: 0, sent: 0, dropped: 0, dead: 0 }
  for (const state of states) counts[state] = await countInState(db, state, atOnce)
  return counts
}

/** In parts by the time of the next attempt, by which an index orders the mails of a state. */
async function countInState(db: Db, state: MailState, atOnce: number): Promise<number> {
  let { size, until } = await countPart(db, state, { from: 0, atOnce })
  let count = size
  while (until !== undefined) {
    ;({ size, until } = await countPart(db, state, { from: until, atOnce }))
    count += size
  }
  return count
}

/** @returns the number of mails from one time to another; `until` is undefined if none follow */
async function countPart(
  db: Db,
  state: MailState,
  { from, atOnce }: { from: number; atOnce: number },
): Promise<{ size: number; until: number | undefined }> {
  const following = db.selectFrom('mails').where('state', '=', state).where('next_attempt_at', '>=', from)
  const next = await following
    .select('next_attempt_at')
    .orderBy('next_attempt_at')
    .offset(atOnce)
    .limit(1)
    .executeTakeFirst()
  // More mails than `atOnce` may have the same time.
  const until = next && Math.max(next.next_attempt_at, from + 1)
  const { size } = await following
    .$if(until !== undefined, (query) => query.where('next_attempt_at', '<', until ?? 0))
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .executeTakeFirstOrThrow()
  return { size, until }
}

/** Maximum number of mails that are counted in one state: each takes time, and above it the exact number does not matter. */
const mostCounted = 10_000

/** Counts mails that wait for a later time, that are due, and that are dead, up to 10,000 each. Times in ms UTC. */
export async function countUnsent(
  db: Db,
  now: number,
): Promise<{ waiting: number; due: number; dead: number; oldestDueAt: number | undefined }> {
  const inState = (state: MailState) => db.selectFrom('mails').select('next_attempt_at').where('state', '=', state)
  const count = async (found: ReturnType<typeof inState>) => {
    const { number } = await db
      .selectFrom(found.limit(mostCounted).as('found'))
      .select((eb) => eb.fn.countAll<number>().as('number'))
      .executeTakeFirstOrThrow()
    return Number(number)
  }
  const due = inState('waiting').where('next_attempt_at', '<=', now)
  const oldest = await due.orderBy('next_attempt_at').limit(1).executeTakeFirst()
  return {
    waiting: await count(inState('waiting').where('next_attempt_at', '>', now)),
    due: await count(due),
    dead: await count(inState('dead')),
    oldestDueAt: oldest?.next_attempt_at,
  }
}

/**
 * Counts mails, up to 10,000, that are already too late for the status page: neither sent nor given up. Leaves out those
 * whose address the mail server refuses.
 * @param now ms UTC
 */
export async function countLateMails(db: Db, now: number): Promise<number> {
  const before = now - inTime
  const late = db
    .selectFrom('mails')
    .select('id')
    .where('state', 'in', ['waiting', 'sending'])
    .where('next_attempt_at', '<=', now + retryDelay(maxAttempts))
    .where((eb) =>
      eb.or([
        eb('next_attempt_at', '<=', before),
        // After a failed attempt it is the time of the next one.
        eb.and([
          eb('created_at', '<=', before),
          eb.or([eb('attempts', '>', 1), eb.and([eb('state', '=', 'waiting'), eb('attempts', '=', 1)])]),
        ]),
      ]),
    )
    .where((eb) => eb.or([eb('last_error', 'is', null), eb('last_error', 'not like', `${refusedAddress}%`)]))
    .limit(mostCounted)
  const { number } = await db
    .selectFrom(late.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow()
  return Number(number)
}
