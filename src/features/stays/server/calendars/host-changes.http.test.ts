import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCalendar } from '#test/given-calendar.ts'
import { startPolledStays } from '#test/polled-stays.ts'
import { StayView } from '../../shared/stay-contract.ts'
import { airbnb, booking, days } from '../feeds/feed-samples.ts'

const closed = 'CLOSED - Not available'
const later = days(28, 30, 'later')

async function givenPolledStay(feed: string) {
  const service = await startPolledStays()
  await addCalendar(service.as, service.bookId, service.feeds.answer('/feed', feed))
  const [stay] = StayView.array().parse((await service.as.get(`${service.path}/stays`)).json())
  if (!stay) throw new Error('the calendar has brought no stay')
  const change = (edit: object) => service.as.patch(`${service.path}/stays/${stay.id}`, edit)
  return { ...service, stay, change }
}

test('dates that a host has typed hold until the calendar changes its own', async () => {
  const { change, feeds, listStays, letHoursPass } = await givenPolledStay(airbnb(days(15, 18, 'a'), later))
  expect((await change({ arrival: '2026-05-15', departure: '2026-05-20' })).statusCode).toBe(200)

  feeds.answer('/feed', airbnb(days(15, 18, 'a'), later, days(21, 23, 'other')))
  await letHoursPass(3)
  expect(await listStays()).toContain('2026-05-15 2026-05-20 expected')

  feeds.answer('/feed', airbnb(days(16, 19, 'a'), later, days(21, 23, 'other')))
  await letHoursPass(1)
  expect(await listStays()).toContain('2026-05-16 2026-05-19 expected')
})

test('a stay in the house that its host has prolonged keeps its departure, also when its event gets another UID', async () => {
  const line = (from: number, uid: string) => days(from, 12, uid, 'CLOSED - Rossi')
  const { change, feeds, listStays, letHoursPass } = await givenPolledStay(booking(line(8, 'a'), later))
  expect((await change({ departure: '2026-05-13' })).statusCode).toBe(200)

  feeds.answer('/feed', booking(line(10, 'b'), later))
  await letHoursPass(1)
  expect(await listStays()).toContain('2026-05-08 2026-05-13 inHouse')
  feeds.answer('/feed', booking(line(10, 'c'), later, days(21, 23, 'other')))
  await letHoursPass(1)

  expect((await listStays()).filter((stay) => stay.includes('inHouse'))).toEqual(['2026-05-08 2026-05-13 inHouse'])
})

test('another calendar that repeats a stay with its former dates brings no second one after the host has moved it', async () => {
  const { as, bookId, change, feeds, listStays, letHoursPass } = await givenPolledStay(airbnb(days(15, 18, 'a'), later))
  await change({ departure: '2026-05-20' })

  await addCalendar(as, bookId, feeds.answer('/second', booking(days(15, 18, 'echo', closed))))
  await letHoursPass(3)

  expect(await listStays()).toEqual(['2026-05-15 2026-05-20 expected', '2026-05-28 2026-05-30 expected'])
})

test('guests who have said that they are in are not cancelled by a calendar before the hour of arrival', async () => {
  const { clock, context, feeds, stay, listStays, letHoursPass } = await givenPolledStay(
    airbnb(days(15, 18, 'a'), later),
  )
  clock.set(Date.parse('2026-05-15T07:00:00Z'))
  await context.db.updateTable('stays').set({ arrived_at: clock.now() }).where('id', '=', stay.id).execute()

  feeds.answer('/feed', airbnb(later))
  await letHoursPass(5)

  expect(await listStays()).toContain('2026-05-15 2026-05-18 expected')
})

test('nights that were blocked, opened and booked are asked about again', async () => {
  const { as, answer, bookId, feeds, listCalendars, listStays, letHoursPass } = await startPolledStays()
  await addCalendar(as, bookId, feeds.answer('/feed', booking(days(15, 18, 'a', closed), later)))
  const [question] = (await listCalendars())[0]?.questions ?? []
  await answer(question?.id, 'no')
  await letHoursPass(3)
  expect((await listCalendars())[0]?.ask).toBe(0)

  feeds.answer('/feed', booking(later))
  await letHoursPass(3)
  feeds.answer('/feed', booking(days(15, 18, 'b', closed), later))
  await letHoursPass(1)

  expect((await listCalendars())[0]?.questions).toMatchObject([{ kind: 'isBooking', arrival: '2026-05-15' }])
  expect(await listStays()).not.toContain('2026-05-15 2026-05-18 expected')
})

test('an answer is kept while a poll or two leave out its event', async () => {
  const { as, answer, bookId, feeds, listCalendars, letHoursPass } = await startPolledStays()
  const whole = booking(days(15, 18, 'a', closed), later)
  await addCalendar(as, bookId, feeds.answer('/feed', whole))
  await answer((await listCalendars())[0]?.questions[0]?.id, 'no')

  for (let round = 0; round < 4; round += 1) {
    feeds.answer('/feed', booking(later))
    await letHoursPass(1)
    feeds.answer('/feed', whole)
    await letHoursPass(1)
  }

  expect((await listCalendars())[0]?.ask).toBe(0)
})

test('answers about events that have disappeared are deleted, also if there are tens of thousands', async () => {
  const { as, bookId, context, feeds, letHoursPass } = await startPolledStays()
  const { id: calendarId } = await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(15, 18, 'a'))))
  await sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 40000)
    insert into calendar_questions (id, calendar_id, kind, arrival, departure, uid_hash, answer, created_at)
    select 'question-' || n, ${calendarId}, 'isBooking', '2027-01-01', '2027-01-02', 'line-' || n, 'no',
      ${context.clock.now()} from numbers`.execute(context.db)

  feeds.answer('/feed', airbnb(days(15, 19, 'a')))
  await letHoursPass(3)
  feeds.answer('/feed', airbnb(days(15, 20, 'a')))
  await letHoursPass(1)

  expect(await context.db.selectFrom('calendar_questions').select('id').execute()).toEqual([])
})
