import { expect, test } from 'vitest'
import { addCalendar } from '#test/given-calendar.ts'
import { startPolledStays as startStays } from '#test/polled-stays.ts'
import { airbnb, days } from '../feeds/feed-samples.ts'

const later = days(28, 30, 'later')

test('a valid calendar without any stay to come is a doubt: none ends until the host confirms', async () => {
  const { as, feeds, bookId, answer, listStays, letHoursPass, listCalendars } = await startStays()
  await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(15, 18, 'a'), later)))
  feeds.answer('/feed', airbnb())
  await letHoursPass(30)
  const [calendar] = await listCalendars()
  expect(calendar?.questions).toMatchObject([{ kind: 'allGone', arrival: '2026-05-15', departure: '2026-05-30' }])
  expect(await listStays()).toEqual(['2026-05-15 2026-05-18 expected', '2026-05-28 2026-05-30 expected'])

  await answer(calendar?.questions[0]?.id, 'yes')
  expect(await listStays()).toEqual(['2026-05-15 2026-05-18 cancelled', '2026-05-28 2026-05-30 cancelled'])
  await letHoursPass(1)
  expect(await listCalendars()).toMatchObject([{ ask: 0, coming: 0 }])
})

test('guests who have arrived during a doubt keep their stay, whatever the host confirms', async () => {
  const { as, feeds, bookId, answer, listStays, letHoursPass, listCalendars } = await startStays()
  await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(11, 14, 'a'), later)))
  feeds.answer('/feed', airbnb())
  await letHoursPass(2)
  const [calendar] = await listCalendars()
  // Meanwhile no poll resolves the change.
  feeds.answer('/feed', { status: 500 })
  await letHoursPass(30)
  expect(await listStays()).toEqual(['2026-05-11 2026-05-14 inHouse', '2026-05-28 2026-05-30 expected'])

  expect((await answer(calendar?.questions[0]?.id, 'yes')).statusCode).toBe(200)
  const answered = ['2026-05-11 2026-05-14 inHouse', '2026-05-28 2026-05-30 cancelled']
  expect(await listStays()).toEqual(answered)
  feeds.answer('/feed', airbnb())
  await letHoursPass(4)
  expect(await listStays()).toEqual(answered)
  expect(await listCalendars()).toMatchObject([{ ask: 0 }])
})

test('a doubt that the host denies is not asked again, and ends when the stays are back', async () => {
  const { as, feeds, bookId, answer, listStays, letHoursPass, listCalendars, context } = await startStays()
  const full = airbnb(days(15, 18, 'a'), later)
  await addCalendar(as, bookId, feeds.answer('/feed', full))
  feeds.answer('/feed', airbnb())
  await letHoursPass(1)
  const [calendar] = await listCalendars()
  await answer(calendar?.questions[0]?.id, 'no')
  await letHoursPass(6)
  expect(await listCalendars()).toMatchObject([{ ask: 0, coming: 2 }])
  feeds.answer('/feed', full)
  await letHoursPass(1)
  expect(await context.db.selectFrom('calendar_questions').selectAll().execute()).toEqual([])
  expect(await listStays()).toEqual(['2026-05-15 2026-05-18 expected', '2026-05-28 2026-05-30 expected'])
})
