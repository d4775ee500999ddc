import { expect, test } from 'vitest'
import { addCalendar } from '#test/given-calendar.ts'
import { givenStaySettings } from '#test/given-stay.ts'
import { startPolledStays as startStays } from '#test/polled-stays.ts'
import { StayBooks, StayView } from '../../shared/stay-contract.ts'
import { airbnb, booking, days } from '../feeds/feed-samples.ts'

const closed = 'CLOSED - Not available'
const later = days(28, 30, 'later')
const codeOf = (response: { json(): { code?: string } }) => response.json().code

test('the echo of a stay in another calendar is no second stay, until the first one ends', async () => {
  const { as, feeds, bookId, listStays, letHoursPass, listCalendars, clock } = await startStays()
  await addCalendar(as, bookId, feeds.answer('/one', airbnb(days(15, 18, 'a'), later)))
  clock.advance(1)
  const echo = booking(days(15, 18, 'x@booking.com', closed), days(28, 30, 'y@booking.com', 'CLOSED - Rossi'))
  const second = await addCalendar(as, bookId, feeds.answer('/two', echo))
  expect(second).toMatchObject({ coming: 0, ask: 0, ignored: 2 })
  expect(await listStays()).toHaveLength(2)

  feeds.answer('/one', airbnb(later))
  await letHoursPass(4)
  expect(await listCalendars()).toMatchObject([{ coming: 1 }, { ask: 1, questions: [{ arrival: '2026-05-15' }] }])
})

test('removing one keeps its stays as the host’s own, and adding it again takes them back', async () => {
  const { as, feeds, bookId, path, listCalendars } = await startStays()
  const address = feeds.answer('/feed', airbnb(days(8, 12, 'now'), days(15, 18, 'a')))
  const { id } = await addCalendar(as, bookId, address)
  const before = StayView.array().parse((await as.get(`${path}/stays`)).json())
  const response = await as.delete(`${path}/calendars/${id}`)
  expect([response.statusCode, response.json()]).toEqual([200, { id }])
  expect(await listCalendars()).toEqual([])
  const kept = StayView.array().parse((await as.get(`${path}/stays`)).json())
  expect(kept).toEqual(before.map((stay) => ({ ...stay, source: 'manual', calendarId: null })))

  const again = await addCalendar(as, bookId, address)
  expect(again.ask).toBe(0)
  const back = StayView.array().parse((await as.get(`${path}/stays`)).json())
  expect(back).toEqual(before.map((stay) => ({ ...stay, calendarId: again.id })))
})

test('adding one again gives its stays the dates that it has now', async () => {
  const { as, feeds, bookId, path, listStays } = await startStays()
  const address = feeds.answer('/feed', airbnb(days(8, 12, 'now'), days(15, 18, 'a'), days(20, 22, 'b')))
  const { id } = await addCalendar(as, bookId, address)
  const before = StayView.array().parse((await as.get(`${path}/stays`)).json())
  await as.delete(`${path}/calendars/${id}`)

  feeds.answer('/feed', airbnb(days(9, 13, 'now'), days(16, 19, 'a'), days(20, 22, 'b'), days(24, 26, 'b')))
  const again = await addCalendar(as, bookId, address)
  expect(again.stays.map((stay) => stay.id).slice(0, 3)).toEqual(before.map((stay) => stay.id))
  // One UID twice: the stay is restored once, and the other event becomes a separate stay.
  expect(await listStays()).toEqual([
    '2026-05-08 2026-05-13 inHouse',
    '2026-05-16 2026-05-19 expected',
    '2026-05-20 2026-05-22 expected',
    '2026-05-24 2026-05-26 expected',
  ])
})

test('removing one with its stays leaves those that have begun', async () => {
  const { as, anonymous, feeds, bookId, path, listStays } = await startStays()
  const { id } = await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(8, 12, 'now'), days(15, 18, 'a'))))
  expect((await anonymous.delete(`${path}/calendars/${id}`)).statusCode).toBe(401)
  expect((await as.delete(`${path}/calendars/${id}?stays=burn`)).statusCode).toBe(400)
  expect((await as.delete(`${path}/calendars/${id}?stays=remove`)).statusCode).toBe(200)
  expect(await listStays()).toEqual(['2026-05-08 2026-05-12 inHouse'])
  expect(codeOf(await as.delete(`${path}/calendars/${id}`))).toBe('CALENDAR_NOT_FOUND')
})

test('removing one with its stays asks to take their codes off the lock, and ends those stays for good', async () => {
  const { as, feeds, bookId, path, listStays, letHoursPass } = await startStays()
  await givenStaySettings(as, bookId, { codeMode: 'personal', secrets: ['doorCode'] })
  const coming = airbnb(days(8, 12, 'now'), days(15, 18, 'a'), days(20, 22, 'b'))
  const address = feeds.answer(
    '/feed',
    airbnb(days(8, 12, 'now'), days(13, 14, 'off'), days(15, 18, 'a'), days(20, 22, 'b')),
  )
  const { id } = await addCalendar(as, bookId, address)
  const [, off, set] = StayView.array().parse((await as.get(`${path}/stays`)).json())
  for (const stay of [off, set]) await as.post(`${path}/stays/${stay?.id}/code-set`, { code: stay?.code })
  feeds.answer('/feed', coming)
  await letHoursPass(3)
  const listLeft = async () => {
    const [book] = StayBooks.parse((await as.get('/api/stays/books')).json())
    return book?.codesToRemove.map(({ stayId, code, isCancelled }) => ({ stayId, code, isCancelled }))
  }
  expect(await listLeft()).toEqual([])

  expect((await as.delete(`${path}/calendars/${id}?stays=remove`)).statusCode).toBe(200)
  const left = [off, set].map((stay) => ({ stayId: stay?.id, code: stay?.code, isCancelled: true }))
  expect(await listLeft()).toEqual(left)
  const ended = ['2026-05-13 2026-05-14 cancelled', '2026-05-15 2026-05-18 cancelled']
  expect(await listStays()).toEqual(['2026-05-08 2026-05-12 inHouse', ...ended])
  const after = StayView.array().parse((await as.get(`${path}/stays`)).json())
  expect(after[2]).toMatchObject({
    id: set?.id,
    link: null,
    isLinkRevoked: true,
    hasUnseenEnd: false,
    calendarId: null,
  })

  await as.delete(`${path}/stays/${set?.id}/code-set`, { code: set?.code })
  expect(await listLeft()).toEqual(left.slice(0, 1))
  // The bookings are new ones when the calendar is added again.
  const again = await addCalendar(as, bookId, address)
  expect(again).toMatchObject({ coming: 2, ask: 0 })
  await letHoursPass(1)
  expect((await listStays()).filter((stay) => stay.endsWith('cancelled'))).toEqual(ended)
})

test('a stay that the host has removed does not come back with the next poll', async () => {
  const { as, feeds, bookId, path, listStays, letHoursPass } = await startStays()
  await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(15, 18, 'a'), later)))
  const [stay] = StayView.array().parse((await as.get(`${path}/stays`)).json())
  await as.delete(`${path}/stays/${stay?.id}`)
  feeds.answer('/feed', airbnb(days(15, 19, 'a'), later))
  await letHoursPass(4)
  expect(await listStays()).toEqual(['2026-05-28 2026-05-30 expected'])
})
