import { expect, test } from 'vitest'
import { createId } from '#platform/ids.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenStay, givenStaySettings, insertStays } from '#test/given-stay.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'
import { longestAllowed, watchMainThread } from '#test/watch-main-thread.ts'
import { addDays } from '../stays/stay-dates.ts'
import { sendDigests } from './digest-job.ts'

const books = 10
const staysPerBook = 999
/** More than are read in one statement. */
const accounts = 250

type Service = Awaited<ReturnType<typeof startTestApp>>

/** Stays of the coming days without a due message, so that a list has to examine all of them. */
async function givenManyStays({ context }: Service, bookId: string) {
  const rows = Array.from({ length: staysPerBook }, (_, index) => ({
    id: createId(),
    book_id: bookId,
    arrival: addDays('2026-03-06', index % 8),
    departure: addDays('2026-03-16', index % 8),
    source: 'manual' as const,
    label: '',
    revision: 1,
    created_at: 0,
    updated_at: 0,
  }))
  await insertStays(context.db, rows)
}

test('10,000 stays of an account and many accounts of one hour never hold the thread for long', async () => {
  const service = await startTestApp()
  const { as, account } = await givenHost(service, { plan: 'pro' })
  let bookId = ''
  for (let count = 0; count < books; count += 1) {
    bookId = (await givenBook(as)).id
    await givenStaySettings(as, bookId, { secrets: ['doorCode'], codeMode: 'personal' })
    await givenManyStays(service, bookId)
    // Warms up the compiler before the measurement.
    if (count === 0) expect((await as.get('/api/stay-messages')).json()).toEqual([])
  }
  await as.put('/api/stay-digest', { hour: 14, timeZone: 'Europe/Rome' })
  const others: string[] = []
  for (let count = 0; count < accounts; count += 1) others.push((await givenHost(service)).account.id)
  const due = { hour: 14, time_zone: 'Europe/Rome', next_at: Date.parse('2026-03-01T13:00:00Z') }
  for (let start = 0; start < accounts; start += 200) {
    const rows = others.slice(start, start + 200).map((id) => ({ ...due, account_id: id }))
    await service.context.db.insertInto('stay_digests').values(rows).execute()
  }

  const longest: Record<string, number> = {}
  const watch = async (name: string, run: () => Promise<unknown>) => {
    const stop = watchMainThread()
    await run()
    longest[name] = Math.round(stop())
  }
  await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-05' })
  await watch('one due', async () => expect((await as.get('/api/stay-messages')).json()).toHaveLength(1))
  service.clock.set(due.next_at)
  await watch('order', () => runJob(service.context, sendDigests))
  await watch('send', () => sendDueMails(service.context))

  const mails = await service.context.db
    .selectFrom('mails')
    .select(['account_id', 'state'])
    .where('template', '=', 'stayDigest')
    .execute()
  expect(mails).toEqual([{ account_id: account.id, state: 'sent' }])
  expect(
    Object.values(longest).filter((milliseconds) => milliseconds >= longestAllowed),
    JSON.stringify(longest),
  ).toEqual([])
}, 120_000)
