import { type AccountCounts, countAccounts } from '#features/accounts/index.ts'
import { countAllBooks } from '#features/books/index.ts'
import { countMails } from '#features/mail/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs.ts'

/** Numbers whose counting takes the longer the more hosts there are. Operators and their books are not counted. */
type RecordCounts = AccountCounts & { draft: number; published: number; sent: number; dropped: number }

/** Hosts, books and mails together that are counted for each request: that takes about a millisecond. */
const fewRecords = 1_000

export const countRecords: Job = {
  name: 'count-records',
  schedule: '*/10 * * * *',
  async run(context) {
    const countedAt = context.clock.now()
    await storeCounts(context.db, await countNow(context), countedAt)
  },
}

/**
 * The numbers of this moment while they are few, and otherwise those that the job has counted.
 * @returns `countedAt` in ms UTC, of numbers that the job has counted
 */
export async function readRecordCounts(
  context: Context,
): Promise<{ counts: RecordCounts; countedAt: number | undefined }> {
  const stored = await context.db.selectFrom('record_counts').selectAll().execute()
  const known = new Map(stored.map(({ name, count }) => [name, count]))
  const counts = Object.fromEntries(names.map((name) => [name, known.get(name) ?? 0])) as RecordCounts
  const { hosts, draft, published, sent, dropped } = counts
  if (hosts + draft + published + sent + dropped <= fewRecords)
    return { counts: await countNow(context), countedAt: undefined }
  return { counts, countedAt: stored[0]?.counted_at }
}

const names = [
  'hosts',
  'disabled',
  'disabledCharged',
  'trials',
  'trialsEndingIn3Days',
  'trialsEndingIn7Days',
  'draft',
  'published',
  'sent',
  'dropped',
] as const satisfies readonly (keyof RecordCounts)[]

async function countNow({ db, clock }: Context): Promise<RecordCounts> {
  const { counts, operators } = await countAccounts(db, clock.now())
  const books = await countAllBooks(db, { except: operators })
  const { sent, dropped } = await countMails(db, ['sent', 'dropped'])
  return { ...counts, ...books, sent, dropped }
}

async function storeCounts(db: Db, counts: RecordCounts, countedAt: number): Promise<void> {
  await db
    .insertInto('record_counts')
    .values(names.map((name) => ({ name, count: counts[name], counted_at: countedAt })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({
        count: ref('excluded.count'),
        counted_at: ref('excluded.counted_at'),
      })),
    )
    .execute()
}
