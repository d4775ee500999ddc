import { expect, test } from 'vitest'
import { addCalendar } from '#test/given-calendar.ts'
import { startPolledStays } from '#test/polled-stays.ts'
import { StayView } from '../../shared/stay-contract.ts'
import { airbnb, days, writeCalendar } from '../feeds/feed-samples.ts'

const later = days(28, 30, 'later')

/** A channel manager whose calendar repeats the bookings of the platforms. */
const manager = (...events: Parameters<typeof writeCalendar>[1]) =>
  writeCalendar('PRODID:-//A channel manager//EN', events)
const repeated = (from: number, to: number, uid = 'm-1') => days(from, to, `${uid}@manager`, 'Reserved')

const first = '2026-05-15 2026-05-18 expected'
const moved = '2026-05-20 2026-05-23 expected'
const last = '2026-05-28 2026-05-30 expected'

/** A book with a platform's calendar at `/one`, and one at `/two` that repeats its bookings. */
async function startTwoCalendars() {
  const service = await startPolledStays()
  const { as, feeds, bookId, path, listCalendars } = service
  await addCalendar(as, bookId, feeds.answer('/one', airbnb(days(15, 18, 'a'), later)))
  service.clock.advance(1)
  const second = await addCalendar(as, bookId, feeds.answer('/two', manager(repeated(15, 18), repeated(28, 30, 'm-2'))))
  expect(second).toMatchObject({ coming: 0, ask: 0, ignored: 2 })
  const listQuestions = async () =>
    (await listCalendars()).flatMap(({ questions }) =>
      questions.map(({ kind, arrival, departure }) => `${kind} ${arrival} ${departure}`),
    )
  const findQuestion = async () => (await listCalendars()).flatMap(({ questions }) => questions)[0]
  const listLinks = async () =>
    StayView.array()
      .parse((await as.get(`${path}/stays`)).json())
      .map(({ link }) => link)
  return { ...service, listQuestions, findQuestion, listLinks }
}

test('a calendar that still shows the old dates of a moved booking makes no second stay', async () => {
  const { feeds, listStays, listQuestions, letHoursPass } = await startTwoCalendars()
  feeds.answer('/one', airbnb(days(20, 23, 'a'), later))
  await letHoursPass(6)
  expect(await listStays()).toEqual([moved, last])
  expect(await listQuestions()).toEqual(['sameBooking 2026-05-15 2026-05-18'])

  feeds.answer('/two', manager(repeated(20, 23), repeated(28, 30, 'm-2')))
  await letHoursPass(0.5)
  expect(await listStays()).toEqual([moved, last])
  expect(await listQuestions()).toEqual([])
})

test('a calendar that is added while the other still shows them adds none either', async () => {
  const { as, bookId, feeds, listStays, letHoursPass } = await startTwoCalendars()
  feeds.answer('/one', airbnb(days(20, 23, 'a'), later))
  await letHoursPass(0.3)
  const third = await addCalendar(as, bookId, feeds.answer('/three', manager(repeated(15, 18, 'other'))))
  expect(third).toMatchObject({ coming: 0, ask: 1 })
  expect(await listStays()).toEqual([moved, last])
})

test.each([
  ['with its number', 'm-1', [20, 23] as const],
  ['with another number', 'm-9', [15, 20] as const],
])('a calendar that is first to show the new dates %s makes no second stay', async (_what, uid, [from, to]) => {
  const { feeds, listStays, listQuestions, letHoursPass } = await startTwoCalendars()
  feeds.answer('/two', manager(repeated(from, to, uid), repeated(28, 30, 'm-2')))
  await letHoursPass(3)
  expect(await listStays()).toEqual([first, last])
  expect(await listQuestions()).toEqual([`sameBooking 2026-05-${from} 2026-05-${to}`])

  feeds.answer('/one', airbnb(days(from, to, 'a'), later))
  await letHoursPass(0.6)
  expect(await listStays()).toEqual([`2026-05-${from} 2026-05-${to} expected`, last])
  expect(await listQuestions()).toEqual([])
})

test('new dates that nothing connects with the booking are asked about when it arrives there: yes joins them', async () => {
  const { feeds, listStays, listQuestions, findQuestion, listLinks, answer, letHoursPass } = await startTwoCalendars()
  const [link] = await listLinks()
  feeds.answer('/two', manager(repeated(20, 23, 'm-9'), repeated(28, 30, 'm-2')))
  await letHoursPass(0.3)
  expect(await listStays()).toEqual([first, moved, last])
  feeds.answer('/one', airbnb(days(20, 23, 'a'), later))
  await letHoursPass(0.6)
  expect(await listStays()).toEqual([moved, moved, last])
  expect(await listQuestions()).toEqual(['sameBooking 2026-05-20 2026-05-23'])

  expect((await answer((await findQuestion())?.id, 'yes')).statusCode).toBe(200)
  await letHoursPass(3)
  expect(await listStays()).toEqual([moved, last])
  expect((await listLinks())[0]).toBe(link)
  expect(await listQuestions()).toEqual([])
})

test.each([
  ['sent', 'messages/booking/sent'],
  ['copied', 'link/sent'],
])(
  'one booking, but the host has %s the second link: both work, and the host is told which one to delete',
  async (_how, sent) => {
    const { as, path, feeds, listStays, findQuestion, listCalendars, answer, letHoursPass } = await startTwoCalendars()
    const readStays = async () => StayView.array().parse((await as.get(`${path}/stays`)).json())
    const [before] = await readStays()
    feeds.answer('/two', manager(repeated(20, 23, 'm-9'), repeated(28, 30, 'm-2')))
    await letHoursPass(0.3)
    const added = (await readStays()).find(({ arrival }) => arrival === '2026-05-20')
    await as.post(`${path}/stays/${added?.id}/${sent}`)
    feeds.answer('/one', airbnb(days(20, 23, 'a'), later))
    await letHoursPass(0.6)
    const question = await findQuestion()
    expect((await answer(question?.id, 'yes')).statusCode).toBe(200)
    await letHoursPass(3)
    expect(await listStays()).toEqual([moved, moved, last])
    const links = (await readStays()).map(({ link }) => link)
    expect(links).toEqual(expect.arrayContaining([before?.link, added?.link]))
    const dates = { arrival: '2026-05-20', departure: '2026-05-23' }
    const pair = { id: question?.id, kept: { id: before?.id, ...dates }, other: { id: added?.id, ...dates } }
    expect((await listCalendars()).map(({ pairs }) => pairs)).toEqual([[pair], []])

    await as.delete(`${path}/stays/${added?.id}`)
    await letHoursPass(3)
    expect(await listStays()).toEqual([moved, last])
    expect((await listCalendars()).map(({ pairs }) => pairs)).toEqual([[], []])
  },
)

test('two bookings that meet on the same dates stay two when the host says so, and are not asked about again', async () => {
  const { feeds, listStays, listQuestions, findQuestion, answer, letHoursPass } = await startTwoCalendars()
  feeds.answer('/two', manager(repeated(20, 23, 'm-9'), repeated(28, 30, 'm-2')))
  await letHoursPass(0.3)
  feeds.answer('/one', airbnb(days(20, 23, 'a'), later))
  await letHoursPass(0.6)
  await answer((await findQuestion())?.id, 'no')
  await letHoursPass(30)
  expect(await listStays()).toEqual([moved, moved, last])
  expect(await listQuestions()).toEqual([])
})

test('a true booking of the nights that became free is a stay when the host says so', async () => {
  const { feeds, listStays, listQuestions, findQuestion, answer, letHoursPass } = await startTwoCalendars()
  feeds.answer('/one', airbnb(days(20, 23, 'a'), later))
  feeds.answer('/two', manager(repeated(15, 18, 'm-7'), repeated(28, 30, 'm-2')))
  await letHoursPass(0.6)
  expect(await listQuestions()).toEqual(['sameBooking 2026-05-15 2026-05-18'])

  await answer((await findQuestion())?.id, 'no')
  await letHoursPass(3)
  expect(await listStays()).toEqual([first, moved, last])
  expect(await listQuestions()).toEqual([])
})

test('and without an answer after a day, so that no guests are forgotten', async () => {
  const { feeds, listStays, listQuestions, letHoursPass } = await startTwoCalendars()
  feeds.answer('/one', airbnb(days(20, 23, 'a'), later))
  await letHoursPass(23)
  expect(await listStays()).toEqual([moved, last])
  await letHoursPass(2)
  expect(await listStays()).toEqual([first, moved, last])
  expect(await listQuestions()).toEqual([])
})

test('a line of which the host has said that it is the moved booking never becomes a stay', async () => {
  const { feeds, listStays, findQuestion, answer, letHoursPass } = await startTwoCalendars()
  feeds.answer('/one', airbnb(days(20, 23, 'a'), later))
  await letHoursPass(0.6)
  await answer((await findQuestion())?.id, 'yes')
  await letHoursPass(30)
  expect(await listStays()).toEqual([moved, last])
})

test('a calendar that still shows a booking which another one has cancelled is asked about', async () => {
  const { feeds, listStays, listQuestions, letHoursPass } = await startTwoCalendars()
  feeds.answer('/one', airbnb(later))
  await letHoursPass(4)
  const cancelled = '2026-05-15 2026-05-18 cancelled'
  expect(await listStays()).toEqual([cancelled, last])
  expect(await listQuestions()).toEqual(['sameBooking 2026-05-15 2026-05-18'])

  feeds.answer('/two', manager(repeated(28, 30, 'm-2')))
  await letHoursPass(0.5)
  expect(await listStays()).toEqual([cancelled, last])
  expect(await listQuestions()).toEqual([])
})
