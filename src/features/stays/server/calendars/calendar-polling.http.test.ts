import { expect, test } from 'vitest'
import { addCalendar, type FeedAnswer } from '#test/given-calendar.ts'
import { givenStaySettings } from '#test/given-stay.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startPolledStays as startStays } from '#test/polled-stays.ts'
import { CalendarReading } from '../../shared/calendar-contract.ts'
import { StayView } from '../../shared/stay-contract.ts'
import { airbnb, days } from '../feeds/feed-samples.ts'

const block = days(12, 14, '7f662ec65913-b@airbnb.com', 'Airbnb (Not available)')
const later = days(28, 30, 'later')
const codeOf = (response: { json(): { code?: string } }) => response.json().code

test('adds, moves and ends stays; links and codes stay', async () => {
  const { as, feeds, bookId, path, listStays, letHoursPass } = await startStays()
  await givenStaySettings(as, bookId, { codeMode: 'personal' })
  const address = feeds.answer('/feed', airbnb(days(15, 18, 'a'), later))
  await addCalendar(as, bookId, address)
  const [before] = StayView.array().parse((await as.get(`${path}/stays`)).json())

  feeds.answer('/feed', airbnb(days(16, 20, 'a'), days(22, 24, 'b'), later))
  await letHoursPass(0.3)
  const [after] = StayView.array().parse((await as.get(`${path}/stays`)).json())
  expect(after).toMatchObject({ id: before?.id, link: before?.link, code: before?.code, arrival: '2026-05-16' })
  expect(after?.code).toMatch(/^\d{4}$/)
  expect(await listStays()).toHaveLength(3)

  feeds.answer('/feed', airbnb(days(22, 24, 'b'), later))
  await letHoursPass(1.5)
  expect(await listStays()).toContain('2026-05-16 2026-05-20 expected')
  await letHoursPass(1)
  expect(await listStays()).toContain('2026-05-16 2026-05-20 cancelled')

  feeds.answer('/feed', airbnb(days(16, 20, 'a'), days(22, 24, 'b'), later))
  await letHoursPass(0.3)
  expect(await listStays()).toContain('2026-05-16 2026-05-20 expected')
})

test('a stay that is back voids the change of the code that was confirmed without it', async () => {
  const { as, feeds, bookId, path, listStays, letHoursPass } = await startStays()
  await givenStaySettings(as, bookId, { codeMode: 'shared' })
  const full = airbnb(days(15, 18, 'a'), days(18, 20, 'b'), later)
  await addCalendar(as, bookId, feeds.answer('/feed', full))
  feeds.answer('/feed', airbnb(days(18, 20, 'b'), later))
  await letHoursPass(3)
  expect(await listStays()).toContain('2026-05-15 2026-05-18 cancelled')
  const findNext = async () => {
    const stays = StayView.array().parse((await as.get(`${path}/stays`)).json())
    return stays.find(({ arrival }) => arrival === '2026-05-18')
  }
  const next = await findNext()
  await as.post(`${path}/stays/${next?.id}/code-changed`, { code: '0815' })
  expect(await findNext()).toMatchObject({ waitsFor: null })

  feeds.answer('/feed', full)
  await letHoursPass(0.3)
  expect(await listStays()).toContain('2026-05-15 2026-05-18 expected')
  expect(await findNext()).toMatchObject({ waitsFor: 'codeChange' })
})

test('asks with the ETag, and an answer that has not changed counts as a good poll', async () => {
  const { as, feeds, bookId, listStays, letHoursPass, listCalendars, clock } = await startStays()
  const address = feeds.answer('/feed', { body: airbnb(days(15, 18, 'a'), later), headers: { etag: '"1"' } })
  await addCalendar(as, bookId, address)
  feeds.answer('/feed', { body: airbnb(later), headers: { etag: '"2"' } })
  await letHoursPass(3)
  expect(feeds.requests.slice(0, 3).map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"', '"2"'])
  expect(await listStays()).toEqual(['2026-05-15 2026-05-18 cancelled', '2026-05-28 2026-05-30 expected'])
  const [calendar] = await listCalendars()
  expect(Date.parse(calendar?.succeededAt ?? '')).toBe(clock.now())
})

test.each<[string, FeedAnswer, string]>([
  ['fails', { status: 500 }, 'CALENDAR_BROKEN'],
  ['is a page', { body: '<html>' }, 'CALENDAR_IS_PAGE'],
  ['is empty', { body: '' }, 'CALENDAR_EMPTY'],
  ['is cut', { body: airbnb(days(8, 12, 'now'), days(15, 18, 'a')).slice(0, 200) }, 'CALENDAR_DAMAGED'],
  ['is refused', { status: 404 }, 'CALENDAR_REFUSED'],
])('while an answer %s for 48 hours, no stay ends, and the host is told once', async (_what, broken, failure) => {
  const { as, context, feeds, bookId, listStays, listCalendars, letHoursPass } = await startStays()
  const address = feeds.answer('/feed', airbnb(days(8, 12, 'now'), days(15, 18, 'a')))
  await addCalendar(as, bookId, address)
  feeds.answer('/feed', broken)
  const mails = async () =>
    (await context.db.selectFrom('mails').select('template').where('template', '=', 'calendarFailing').execute()).length

  await letHoursPass(23)
  expect(await mails()).toBe(0)
  const asked = feeds.requests.length
  await letHoursPass(25)
  expect(feeds.requests.length - asked).toBeLessThan(30)
  expect(await listStays()).toEqual(['2026-05-08 2026-05-12 departed', '2026-05-15 2026-05-18 expected'])
  expect(await listCalendars()).toMatchObject([{ failure, failingSince: expect.any(String) }])
  expect(await mails()).toBe(1)
  await sendDueMails(context)
  const sent = await context.db
    .selectFrom('mails')
    .select(['state', 'sent_html'])
    .where('template', '=', 'calendarFailing')
    .executeTakeFirst()
  expect(sent).toMatchObject({ state: 'sent', sent_html: expect.stringContaining('127.0.0.1') })

  feeds.answer('/feed', airbnb(days(15, 18, 'a')))
  await letHoursPass(2)
  expect(await listCalendars()).toMatchObject([{ failure: null, failingSince: null }])
  expect(await mails()).toBe(1)
})

test('a calendar that begins to fail after others is reported in a mail of its own', async () => {
  const { as, context, feeds, bookId, letHoursPass } = await startStays()
  const paths = ['/one', '/two', '/three']
  for (const path of paths) await addCalendar(as, bookId, feeds.answer(path, airbnb(later)))
  const mails = async () =>
    (await context.db.selectFrom('mails').select('id').where('template', '=', 'calendarFailing').execute()).length
  feeds.answer('/one', { status: 500 })
  feeds.answer('/two', { status: 500 })
  await letHoursPass(4)
  feeds.answer('/three', { status: 500 })
  await letHoursPass(26)
  // All were polled after a day of failures; the first two share the mail of that day.
  expect(await mails()).toBe(1)
  await letHoursPass(24)
  expect(await mails()).toBe(2)
})

test('a stay that is in the house never ends, whatever the calendar says', async () => {
  const { as, feeds, bookId, listStays, letHoursPass } = await startStays()
  await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(8, 12, 'now'), later)))
  for (const body of [airbnb(later), '', airbnb(days(11, 12, 'other'), later), airbnb()]) {
    feeds.answer('/feed', body)
    await letHoursPass(4)
    expect((await listStays())[0]).toBe('2026-05-08 2026-05-12 inHouse')
  }
})

test('by hand answers what the calendar says now', async () => {
  const { as, anonymous, feeds, bookId, path } = await startStays()
  const { id } = await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(15, 18, 'a'))))
  feeds.answer('/feed', airbnb(days(15, 18, 'a'), days(20, 22, 'b'), block))
  const response = await as.post(`${path}/calendars/${id}/sync`)
  expect(response.statusCode).toBe(200)
  expect(CalendarReading.parse(response.json())).toMatchObject({ coming: 2, ignored: 1, leftOut: [{}] })
  feeds.answer('/feed', { status: 500 })
  const failed = CalendarReading.parse((await as.post(`${path}/calendars/${id}/sync`)).json())
  expect(failed).toMatchObject({ coming: 2, failure: 'CALENDAR_BROKEN' })
  expect((await anonymous.post(`${path}/calendars/${id}/sync`)).statusCode).toBe(401)
  expect(codeOf(await as.post(`${path}/calendars/unknown/sync`))).toBe('CALENDAR_NOT_FOUND')
  for (const _ of [3, 4, 5, 6]) expect((await as.post(`${path}/calendars/${id}/sync`)).statusCode).toBe(200)
  expect((await as.post(`${path}/calendars/${id}/sync`)).statusCode).toBe(429)
})

test('a large answer is read in a worker thread', async () => {
  const { as, feeds, bookId, listStays } = await startStays()
  const padding = Array.from({ length: 400 }, (_, index) => days(1, 2, `past-${index}`))
  const reading = await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(15, 18, 'a'), ...padding)))
  expect(reading).toMatchObject({ coming: 1, ignored: 400 })
  expect(await listStays()).toEqual(['2026-05-15 2026-05-18 expected'])
})
