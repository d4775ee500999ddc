import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { minute } from '#platform/clock.ts'
import { createId } from '#platform/ids.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { addCalendar } from '#test/given-calendar.ts'
import { givenStaySettings } from '#test/given-stay.ts'
import { startPolledStays } from '#test/polled-stays.ts'
import { airbnb, days } from '../feeds/feed-samples.ts'
import { startCalendarPoller } from './calendar-poller.ts'

/** As many calendars of a host, in as few books as the limits allow. */
async function givenCalendars(service: Awaited<ReturnType<typeof startPolledStays>>, count: number, name: string) {
  const { as } = await givenHost(service, { plan: 'pro' })
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    if (index % 6 === 0) {
      const { id } = await givenBook(as)
      await givenStaySettings(as, id)
      ids.push(id)
    }
    await addCalendar(as, ids.at(-1) ?? '', service.feeds.answer(`/${name}/${index}`, airbnb(days(15, 18, 'a'))))
  }
}

test('calendars of one host that answer nothing do not keep those of others waiting', async () => {
  const service = await startPolledStays()
  const { clock, context, feeds } = service
  await givenCalendars(service, 30, 'silent')
  for (let index = 0; index < 30; index += 1) feeds.answer(`/silent/${index}`, { isSilent: true })
  clock.advance(10 * minute)
  await givenCalendars(service, 6, 'quick')
  clock.advance(20 * minute)
  feeds.requests.length = 0

  const stop = startCalendarPoller(context)
  const isPolled = () => feeds.requests.filter(({ path }) => path.startsWith('/quick')).length === 6
  for (let waited = 0; waited < 100 && !isPolled(); waited += 1) await sleep(100)
  const silent = feeds.requests.filter(({ path }) => path.startsWith('/silent'))
  const polledQuick = isPolled()
  await stop()

  expect(polledQuick).toBe(true)
  expect(silent.length).toBe(2)
})

test('slow calendars of many hosts take a part of the places only', async () => {
  const service = await startPolledStays()
  const { clock, context, feeds } = service
  const names = Array.from({ length: 15 }, (_, index) => `slow${index}`)
  for (const name of names) await givenCalendars(service, 2, name)
  await context.db.updateTable('calendars').set({ is_slow: 1 }).execute()
  for (const name of names) for (const index of [0, 1]) feeds.answer(`/${name}/${index}`, { isSilent: true })
  clock.advance(20 * minute)
  feeds.requests.length = 0

  const stop = startCalendarPoller(context)
  for (let waited = 0; waited < 100 && feeds.requests.length < 8; waited += 1) await sleep(100)
  await sleep(300)
  const asked = feeds.requests.length
  await stop()

  expect(asked).toBe(8)
  const leased = await context.db.selectFrom('calendars').select('id').where('leased_until', 'is not', null).execute()
  expect(leased.length).toBeLessThanOrEqual(8)
})

test('a host with very many open questions gets the first of each calendar, with their number', async () => {
  const service = await startPolledStays({ LIMIT_CALENDARS_PER_ACCOUNT: '400' })
  const { as, bookId, context, feeds } = service
  const { id: first } = await addCalendar(as, bookId, feeds.answer('/feed', airbnb()))
  const calendar = await context.db
    .selectFrom('calendars')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: 299 }, createId).map((id) => ({ ...calendar, id, address_hash: id }))
  await context.db.insertInto('calendars').values(copies).execute()
  await sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 200)
    insert into calendar_questions (id, calendar_id, kind, arrival, departure, uid_hash, created_at)
    select calendars.id || n, calendars.id, 'isBooking', '2026-06-01', '2026-06-02', 'line-' || n, 0
    from calendars cross join numbers`.execute(context.db)

  const response = await as.get('/api/calendars')

  expect(response.statusCode).toBe(200)
  const views = response.json<{ ask: number; questions: unknown[] }[]>()
  expect(views).toHaveLength(300)
  expect(new Set(views.map(({ ask, questions }) => `${ask} ${questions.length}`))).toEqual(new Set(['200 3']))
})
