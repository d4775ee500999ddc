import { findAccount, isDisabled } from '#features/accounts/index.ts'
import { enqueueForAccount } from '#features/mail/index.ts'
import { hour } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { hasStaysAround } from '../guest-messages/stays-around.ts'
import { dateAt } from '../house-time.ts'
import { hasOpenQuestions } from './digest-content.ts'
import { nextDigestAt } from './digest-service.ts'

/** Accounts read in one statement. */
const mostAtOnce = 200

/** After an outage a mail is ordered up to this time (ms) late; a later one would be about a past day. */
export const latest = 6 * hour

type DueDigest = { accountId: string; hour: number; timeZone: string; nextAt: number }

/**
 * Orders the daily mails whose hour has come. Each account is claimed by moving its next hour, in the transaction of
 * its mail, so that concurrent or interrupted runs order each mail once.
 */
export const sendDigests: Job = {
  name: 'stay-digests',
  schedule: '* * * * *',
  async run(context) {
    let last: DueDigest | undefined
    do {
      const due = await listDue(context, last)
      for (const digest of due) {
        try {
          await orderDigest(context, digest)
        } catch (error) {
          // The next run tries it again; the others do not wait for it.
          context.log.error({ err: error, accountId: digest.accountId }, 'daily mail was not ordered')
        }
      }
      last = due.length < mostAtOnce ? undefined : due.at(-1)
    } while (last)
  },
}

async function listDue({ db, clock }: Context, last: DueDigest | undefined): Promise<DueDigest[]> {
  const rows = await db
    .selectFrom('stay_digests')
    .selectAll()
    .where('next_at', '<=', clock.now())
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('next_at', 'account_id'), '>', tuple(last?.nextAt ?? 0, last?.accountId ?? '')),
      ),
    )
    .orderBy('next_at')
    .orderBy('account_id')
    .limit(mostAtOnce)
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    hour: row.hour,
    timeZone: row.time_zone,
    nextAt: row.next_at,
  }))
}

async function orderDigest(context: Context, digest: DueDigest): Promise<void> {
  const { db, clock } = context
  const { accountId, nextAt, timeZone } = digest
  const now = clock.now()
  const isWanted = now - nextAt < latest && (await canHaveNews(context, accountId))
  await db.transaction().execute(async (tx) => {
    const claimed = await tx
      .updateTable('stay_digests')
      .set({ next_at: nextDigestAt(digest, now) })
      .where('account_id', '=', accountId)
      .where('next_at', '=', nextAt)
      .returning('account_id')
      .executeTakeFirst()
    const host = claimed && isWanted ? await findAccount(tx, { accountId }) : undefined
    if (!host || host.emailConfirmedAt === null || (await isDisabled(tx, { accountId }))) return
    await enqueueForAccount(tx, clock, host, {
      template: 'stayDigest',
      params: { dueAt: nextAt },
      // Also after the host has moved the hour to a later one of the same day.
      cause: dateAt(nextAt, timeZone),
    })
  })
}

/**
 * Whether there may be content for the mail, by two short reads. Whether there is any is decided when the mail is sent.
 */
async function canHaveNews(context: Context, hostId: string): Promise<boolean> {
  return (await hasStaysAround(context, hostId)) || hasOpenQuestions(context.db, hostId)
}
