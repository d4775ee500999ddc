import { describe, expect, test } from 'vitest'
import { hour } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { addCalendar, type FeedAnswer, startCalendarServer } from '#test/given-calendar.ts'
import { givenStaySettings } from '#test/given-stay.ts'
import { startPolledStays as startStays } from '#test/polled-stays.ts'
import { startTestApp } from '#test/test-app.ts'
import { CalendarReading } from '../../shared/calendar-contract.ts'
import { airbnb, days, sampleNow } from '../feeds/feed-samples.ts'

const block = days(12, 14, '7f662ec65913-b@airbnb.com', 'Airbnb (Not available)')
const later = days(28, 30, 'later')
const codeOf = (response: { json(): { code?: string } }) => response.json().code

describe('an address that a host pastes', () => {
  test('is read at once, and answers what was understood', async () => {
    const { as, feeds, bookId, path, listStays, listCalendars } = await startStays()
    const address = feeds.answer('/ical/1.ics?s=secret', airbnb(days(8, 11, 'now'), days(15, 18, 'a'), block, later))

    const response = await as.post(`${path}/calendars`, { address })

    expect(response.statusCode).toBe(201)
    const reading = CalendarReading.parse(response.json())
    expect(reading).toMatchObject({
      bookId,
      hostName: '127.0.0.1',
      source: 'airbnb',
      checkedAt: '2026-05-10T10:00:00.000Z',
      failure: null,
      coming: 2,
      next: '2026-05-15',
      ignored: 1,
      ask: 0,
      leftOut: [{ arrival: '2026-05-12', departure: '2026-05-14' }],
    })
    expect(reading.stays.map(({ arrival, state }) => `${arrival} ${state}`)).toEqual([
      '2026-05-08 inHouse',
      '2026-05-15 expected',
      '2026-05-28 expected',
    ])
    expect(await listStays()).toHaveLength(3)
    const { stays: _stays, leftOut: _leftOut, ...view } = reading
    expect(await listCalendars()).toEqual([view])
    expect((await as.get('/api/calendars')).json()).toEqual([view])
  })

  test('is never shown, logged or stored in clear', async () => {
    const lines: string[] = []
    const service = await startTestApp({
      env: { CALENDAR_LOOPBACK: 'on', LOG_LEVEL: 'trace' },
      log: { write: (line) => lines.push(line) },
    })
    service.clock.set(Date.parse(sampleNow))
    const feeds = await startCalendarServer()
    const { as } = await givenHost(service)
    const { id } = await givenBook(as)
    await givenStaySettings(as, id)
    const address = feeds.answer('/ical/secret-token.ics', airbnb(days(15, 18, 'uid-of-a-booking')))
    const reading = await addCalendar(as, id, address)
    feeds.answer('/ical/secret-token.ics', { status: 500, body: 'secret-token' })
    const synced = await as.post(`/api/welcome-books/${id}/calendars/${reading.id}/sync`)
    await as.post(`/api/welcome-books/${id}/calendars`, { address: `${address}/other-secret-token` })

    const { db } = service.context
    const rows = [
      await db.selectFrom('calendars').selectAll().execute(),
      await db.selectFrom('stays').selectAll().execute(),
    ]
    const all = [JSON.stringify(rows), JSON.stringify(reading), synced.body, ...lines].join('\n')
    expect(all).not.toMatch(/secret-token|uid-of-a-booking/)
    expect((await as.get('/api/calendars')).body).not.toContain('secret-token')
  })

  test.each<[string, FeedAnswer]>([
    ['CALENDAR_EMPTY', { body: '' }],
    ['CALENDAR_EMPTY', { body: '\r\n' }],
    ['CALENDAR_IS_PAGE', { body: '<!doctype html><title>Sign in</title>', headers: { 'content-type': 'text/html' } }],
    ['CALENDAR_DAMAGED', { body: airbnb(days(15, 18, 'a')).slice(0, -4) }],
    ['CALENDAR_TOO_LARGE', { body: airbnb(days(15, 18, 'a', 'x'.repeat(1_100_000))) }],
    ['CALENDAR_TOO_LARGE', { body: airbnb(...Array.from({ length: 1_001 }, (_, index) => days(15, 18, `u${index}`))) }],
    ['CALENDAR_REFUSED', { status: 403, body: airbnb() }],
    ['CALENDAR_REFUSED', { status: 404 }],
    ['CALENDAR_BROKEN', { status: 500, body: airbnb() }],
    ['CALENDAR_BROKEN', { status: 429 }],
    ['CALENDAR_NOT_HTTPS', { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' } }],
    ['CALENDAR_PRIVATE', { status: 302, headers: { location: 'https://[fd00:ec2::254]/' } }],
  ])('is refused with %s, and nothing is stored', async (code, answer) => {
    const { as, feeds, path, listStays, listCalendars } = await startStays()
    const response = await as.post(`${path}/calendars`, { address: feeds.answer('/feed', answer) })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code, fields: { address: expect.any(String) } })
    expect(await listCalendars()).toEqual([])
    expect(await listStays()).toEqual([])
  })

  test.each([
    ['not an address', 'CALENDAR_ADDRESS_INVALID'],
    ['ftp://feeds.example/a.ics', 'CALENDAR_ADDRESS_INVALID'],
    ['https://name:word@feeds.example/a.ics', 'CALENDAR_ADDRESS_INVALID'],
    ['http://feeds.example/a.ics', 'CALENDAR_NOT_HTTPS'],
    ['https://10.0.0.1/a.ics', 'CALENDAR_PRIVATE'],
    ['webcal://192.168.1.1/a.ics', 'CALENDAR_PRIVATE'],
    ['http://127.0.0.1:1/a.ics', 'CALENDAR_UNREACHABLE'],
  ])('%s is refused with %s', async (address, code) => {
    const { as, path } = await startStays()
    expect(codeOf(await as.post(`${path}/calendars`, { address }))).toBe(code)
  })

  test('on this machine is refused unless the operator allows it', async () => {
    const { as, feeds, path } = await startStays({ CALENDAR_LOOPBACK: 'off' })
    const address = feeds.answer('/feed', airbnb())
    expect(codeOf(await as.post(`${path}/calendars`, { address }))).toBe('CALENDAR_NOT_HTTPS')
    expect(codeOf(await as.post(`${path}/calendars`, { address: address.replace('http', 'https') }))).toBe(
      'CALENDAR_PRIVATE',
    )
    expect(feeds.requests).toEqual([])
  })

  test('is accepted once per book, and six per book', async () => {
    const { as, feeds, bookId, path } = await startStays({ LIMIT_CALENDARS_PER_ACCOUNT: '7' })
    const address = (index: number) => feeds.answer(`/${index}`, airbnb())
    for (let index = 1; index <= 6; index += 1) await addCalendar(as, bookId, address(index))
    expect(await as.post(`${path}/calendars`, { address: `${address(1)}#part` })).toMatchObject({ statusCode: 409 })
    expect(codeOf(await as.post(`${path}/calendars`, { address: address(1) }))).toBe('CALENDAR_ADDED_ALREADY')
    expect(codeOf(await as.post(`${path}/calendars`, { address: address(7) }))).toBe('CALENDAR_LIMIT')
    const { id: otherBook } = await givenBook(as)
    await givenStaySettings(as, otherBook)
    await addCalendar(as, otherBook, address(1))
    expect(codeOf(await as.post(`/api/welcome-books/${otherBook}/calendars`, { address: address(2) }))).toBe(
      'CALENDARS_FULL',
    )
  })

  test('needs the time zone of the book, a session and an own book', async () => {
    const { as, anonymous, feeds, path, context, browser, app, clock } = await startStays()
    const address = feeds.answer('/feed', airbnb())
    const { id } = await givenBook(as)
    expect(codeOf(await as.post(`/api/welcome-books/${id}/calendars`, { address }))).toBe('TIME_ZONE_MISSING')
    expect((await anonymous.post(`${path}/calendars`, { address })).statusCode).toBe(401)
    const { as: stranger } = await givenHost({ context, browser, app, clock, anonymous })
    expect((await stranger.post(`${path}/calendars`, { address })).statusCode).toBe(404)
    expect((await stranger.get(`${path}/calendars`)).statusCode).toBe(404)
    expect((await as.post(`${path}/calendars`, { address: 7 })).statusCode).toBe(400)
    expect(feeds.requests).toEqual([])
  })

  test('is limited in an hour', async () => {
    const { as, feeds, path } = await startStays({ LIMIT_CALENDAR_READINGS_PER_ACCOUNT: '2' })
    const address = feeds.answer('/feed', { status: 404 })
    for (const status of [400, 400, 429]) {
      expect((await as.post(`${path}/calendars`, { address })).statusCode).toBe(status)
    }
  })

  test('works after the plan has lapsed', async () => {
    const { as, feeds, bookId, clock, letHoursPass } = await startStays()
    clock.advance(20 * 24 * hour)
    await addCalendar(as, bookId, feeds.answer('/feed', airbnb()))
    await letHoursPass(1)
    expect(feeds.requests.length).toBeGreaterThan(2)
  })
})
