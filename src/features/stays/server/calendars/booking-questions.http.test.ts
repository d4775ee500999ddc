import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { addCalendar } from '#test/given-calendar.ts'
import { startPolledStays as startStays } from '#test/polled-stays.ts'
import { CalendarView } from '../../shared/calendar-contract.ts'
import { StayView } from '../../shared/stay-contract.ts'
import { airbnb, booking, days } from '../feeds/feed-samples.ts'

const closed = 'CLOSED - Not available'
const codeOf = (response: { json(): { code?: string } }) => response.json().code

test('a closed line of Booking.com is asked once, and remembered by its dates', async () => {
  const { as, feeds, bookId, answer, listStays, letHoursPass, listCalendars } = await startStays()
  const lines = (suffix: string) =>
    booking(days(15, 18, `a${suffix}@booking.com`, closed), days(20, 22, `b${suffix}@booking.com`, closed))
  const reading = await addCalendar(as, bookId, feeds.answer('/feed', lines('')))
  expect(reading).toMatchObject({ source: 'booking', coming: 0, ask: 2 })
  const [first, second] = reading.questions
  expect(first).toMatchObject({ kind: 'isBooking', arrival: '2026-05-15', departure: '2026-05-18', stayId: null })

  const response = await answer(first?.id, 'yes')
  expect(response.statusCode).toBe(200)
  expect(CalendarView.parse(response.json())).toMatchObject({ coming: 1, ask: 1 })
  await answer(second?.id, 'no')
  await letHoursPass(1)
  expect(await listStays()).toEqual(['2026-05-15 2026-05-18 expected'])
  expect(await listCalendars()).toMatchObject([{ ask: 0, ignored: 1 }])
  expect((await answer(second?.id, 'no')).statusCode).toBe(200)
  expect(codeOf(await answer(second?.id, 'yes'))).toBe('CALENDAR_QUESTION_NOT_FOUND')
})

test('a stay that the host has entered herself is not doubled before she has answered', async () => {
  const { as, feeds, bookId, path, answer, listStays, letHoursPass } = await startStays()
  const typed = StayView.parse(
    (await as.post(`${path}/stays`, { arrival: '2026-05-15', departure: '2026-05-18', label: 'Conti' })).json(),
  )
  const reading = await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(15, 18, 'a'))))
  expect(reading.questions).toMatchObject([{ kind: 'sameStay', stayId: typed.id }])
  expect(await listStays()).toHaveLength(1)
  await answer(reading.questions[0]?.id, 'yes')
  feeds.answer('/feed', airbnb(days(16, 19, 'a')))
  await letHoursPass(0.3)
  const stays = StayView.array().parse((await as.get(`${path}/stays`)).json())
  expect(stays).toMatchObject([
    { id: typed.id, link: typed.link, label: 'Conti', arrival: '2026-05-16', calendarId: reading.id },
  ])
})

test('the second of two bookings with the dates of her own stay is added when she says so', async () => {
  const { as, feeds, bookId, path, answer, listStays, letHoursPass } = await startStays()
  await as.post(`${path}/stays`, { arrival: '2026-05-15', departure: '2026-05-18' })
  const reading = await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(15, 18, 'a'))))
  await answer(reading.questions[0]?.id, 'no')
  await letHoursPass(1)
  expect(await listStays()).toEqual(['2026-05-15 2026-05-18 expected', '2026-05-15 2026-05-18 expected'])
})

test('is answered by the owner alone', async () => {
  const { as, anonymous, feeds, bookId, path, context, browser, app, clock } = await startStays()
  const reading = await addCalendar(as, bookId, feeds.answer('/feed', booking(days(15, 18, 'a', closed))))
  const question = `${path}/calendar-questions/${reading.questions[0]?.id}`
  expect((await anonymous.post(question, { answer: 'yes' })).statusCode).toBe(401)
  const { as: stranger } = await givenHost({ context, browser, app, clock, anonymous })
  expect((await stranger.post(question, { answer: 'yes' })).statusCode).toBe(404)
  expect((await as.post(question, { answer: 'perhaps' })).statusCode).toBe(400)
  expect(codeOf(await as.post(`${path}/calendar-questions/none`, { answer: 'yes' }))).toBe(
    'CALENDAR_QUESTION_NOT_FOUND',
  )
})
