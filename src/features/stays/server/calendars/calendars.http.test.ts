import { describe, expect, test } from 'vitest'
import { hour } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { addCalendar, type FeedAnswer, startCalendarServer } from '#test/given-calendar.ts'
import { givenStaySettings } from '#test/given-stay.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startPolledStays as startStays } from '#test/polled-stays.ts'
import { startTestApp } from '#test/test-app.ts'
import { CalendarReading, CalendarView } from '../../shared/calendar-contract.ts'
import { StayView } from '../../shared/stay-contract.ts'
import { airbnb, booking, days, sampleNow } from '../feeds/feed-samples.ts'

const block = days(12, 14, '7f662ec65913-b@airbnb.com', 'Airbnb (Not available)')
const closed = 'CLOSED - Not available'
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

describe('polling', () => {
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
      (await context.db.selectFrom('mails').select('template').where('template', '=', 'calendarFailing').execute())
        .length

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

  test('a calendar that begins to fail after others is told in a mail of its own', async () => {
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
})

describe('what only the host can decide', () => {
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

  test('a new number asks whether the guests are the same: yes keeps the link', async () => {
    const { as, feeds, bookId, answer, listStays, letHoursPass, listCalendars, path } = await startStays()
    await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(15, 18, 'a'), later)))
    const [before] = StayView.array().parse((await as.get(`${path}/stays`)).json())
    feeds.answer('/feed', airbnb(days(15, 18, 'b'), later))
    await letHoursPass(6)
    const [calendar] = await listCalendars()
    expect(calendar?.questions).toMatchObject([{ kind: 'sameGuests', stayId: before?.id, arrival: '2026-05-15' }])
    expect(await listStays()).toHaveLength(2)

    await answer(calendar?.questions[0]?.id, 'yes')
    await letHoursPass(6)
    expect(await listCalendars()).toMatchObject([{ ask: 0 }])
    const [after] = StayView.array().parse((await as.get(`${path}/stays`)).json())
    expect(after).toMatchObject({ id: before?.id, link: before?.link, state: 'expected' })
  })

  test('a new number asks whether the guests are the same: no revokes link and code, and makes a new stay', async () => {
    const { as, feeds, bookId, answer, letHoursPass, listCalendars, path } = await startStays()
    await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(15, 18, 'a'), later)))
    feeds.answer('/feed', airbnb(days(15, 18, 'b'), later))
    await letHoursPass(0.3)
    const [calendar] = await listCalendars()
    await answer(calendar?.questions[0]?.id, 'no')
    await letHoursPass(6)
    const stays = StayView.array().parse((await as.get(`${path}/stays`)).json())
    expect(stays.filter(({ arrival }) => arrival === '2026-05-15')).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ state: 'cancelled', link: null, code: null }),
        expect.objectContaining({ state: 'expected', link: expect.any(String) }),
      ]),
    )
    expect(stays).toHaveLength(3)
    expect(await listCalendars()).toMatchObject([{ ask: 0, coming: 2 }])
  })

  test('other guests under a new number get a stay with their own dates', async () => {
    const { as, feeds, bookId, answer, listStays, letHoursPass, listCalendars } = await startStays()
    await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(15, 18, 'a'), days(20, 22, 'c'), later)))
    feeds.answer('/feed', airbnb(days(17, 18, 'b'), later))
    await letHoursPass(0.3)
    const dates = { kind: 'sameGuests', arrival: '2026-05-17', departure: '2026-05-18' }
    expect(await listCalendars()).toMatchObject([{ questions: [dates] }])
    // The same response again: polls continue counting for the stay that it lacks.
    await letHoursPass(0.3)
    const [calendar] = await listCalendars()
    expect(calendar?.questions).toMatchObject([dates])

    await answer(calendar?.questions[0]?.id, 'no')
    expect(await listStays()).toEqual([
      '2026-05-15 2026-05-18 cancelled',
      '2026-05-17 2026-05-18 expected',
      '2026-05-20 2026-05-22 expected',
      '2026-05-28 2026-05-30 expected',
    ])
  })

  describe('a new number whose question nobody answers', () => {
    /** The stay of 15 to 18 May, whose booking has another number five days before its arrival. */
    async function startRenumbered(codeMode: 'personal' | 'shared' = 'personal') {
      const service = await startStays()
      const { as, feeds, bookId, letHoursPass, path, listCalendars } = service
      await givenStaySettings(as, bookId, { codeMode, secrets: ['doorCode'] })
      await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(15, 18, 'a'), later)))
      const listViews = async () => StayView.array().parse((await as.get(`${path}/stays`)).json())
      const [before] = await listViews()
      feeds.answer('/feed', airbnb(days(15, 18, 'b'), later))
      await letHoursPass(1)
      const questionOf = async () => (await listCalendars())[0]?.questions[0]
      return { ...service, before, listViews, questionOf, questionId: (await questionOf())?.id }
    }
    /** On the day before the arrival, both have a stay. */
    async function startParted(codeMode?: 'personal' | 'shared') {
      const service = await startRenumbered(codeMode)
      service.clock.set(Date.parse('2026-05-14T14:00:00Z'))
      await service.letHoursPass(1)
      const added = (await service.listViews()).find(
        ({ id, arrival }) => id !== service.before?.id && arrival < '2026-05-20',
      )
      return { ...service, added }
    }
    const first = '2026-05-15 2026-05-18 expected'
    const last = '2026-05-28 2026-05-30 expected'

    test('is one stay until the day before the arrival, then its guests have a stay of their own', async () => {
      const { before, listStays, listViews, letHoursPass, clock, questionId, questionOf } = await startRenumbered()
      clock.set(Date.parse('2026-05-14T12:00:00Z'))
      await letHoursPass(0.3)
      expect(await listStays()).toEqual([first, last])
      // The calendar has answered the same since the question was asked.
      await letHoursPass(3)
      expect(await listStays()).toEqual([first, first, last])
      const [one, two] = await listViews()
      expect(new Set([one?.link, two?.link, one?.code, two?.code])).toHaveProperty('size', 4)
      expect([one?.link, two?.link]).toContain(before?.link)
      expect(await questionOf()).toMatchObject({ id: questionId, kind: 'sameGuests', stayId: before?.id })
      await letHoursPass(15)
      expect(await listStays()).toEqual([first, first, last])
    })

    test('the same guests: the second stay goes, and the first one keeps its link', async () => {
      const { before, listViews, listStays, letHoursPass, answer, questionId, listCalendars } = await startParted()
      expect((await answer(questionId, 'yes')).statusCode).toBe(200)
      await letHoursPass(4)
      expect(await listStays()).toEqual([first, last])
      expect((await listViews())[0]).toMatchObject({ id: before?.id, link: before?.link, code: before?.code })
      expect(await listCalendars()).toMatchObject([{ ask: 0 }])
    })

    test('other guests: the first stay ends at once with its link, and the second one stays', async () => {
      const { added, before, listViews, listStays, letHoursPass, answer, questionId, listCalendars } =
        await startParted()
      expect((await answer(questionId, 'no')).statusCode).toBe(200)
      await letHoursPass(4)
      expect((await listStays()).toSorted()).toEqual(['2026-05-15 2026-05-18 cancelled', first, last])
      const views = await listViews()
      expect(views.find(({ id }) => id === before?.id)).toMatchObject({ link: null, state: 'cancelled' })
      expect(views.find(({ id }) => id === added?.id)).toMatchObject({ link: added?.link, state: 'expected' })
      expect(await listCalendars()).toMatchObject([{ ask: 0 }])
    })

    test.each([
      ['sent', 'messages/booking/sent'],
      ['copied', 'link/sent'],
    ])('the same guests, but the host has %s the second link: both work', async (_how, sent) => {
      const { as, path, added, before, listViews, letHoursPass, answer, questionId, listCalendars } =
        await startParted()
      expect((await as.post(`${path}/stays/${added?.id}/${sent}`)).statusCode).toBe(200)
      expect((await answer(questionId, 'yes')).statusCode).toBe(200)
      await letHoursPass(5)
      const links = (await listViews()).map(({ link }) => link)
      expect(links).toEqual(expect.arrayContaining([before?.link, added?.link]))
      const dates = { arrival: '2026-05-15', departure: '2026-05-18' }
      const pair = { id: questionId, kept: { id: added?.id, ...dates }, other: { id: before?.id, ...dates } }
      expect(await listCalendars()).toMatchObject([{ ask: 0, pairs: [pair] }])
      await as.delete(`${path}/stays/${before?.id}`)
      await letHoursPass(4)
      expect((await listViews())[0]).toMatchObject({ id: added?.id, link: added?.link, state: 'expected' })
      expect(await listCalendars()).toMatchObject([{ ask: 0, pairs: [] }])
    })

    test('a changed lock has one code: the page of each of the two shows it, whichever was confirmed', async () => {
      const { as, path, added, before, listViews, clock } = await startParted('shared')
      const codes = async () => {
        const views = (await listViews()).filter(({ arrival }) => arrival < '2026-05-20')
        return views.map(({ code }) => code)
      }
      for (const [stay, code] of [
        [before, '1111'],
        [added, '2222'],
      ] as const) {
        expect((await as.post(`${path}/stays/${stay?.id}/code-changed`, { code })).statusCode).toBe(200)
        expect(await codes()).toEqual([code, code])
      }
      clock.set(Date.parse('2026-05-15T21:00:00Z'))
      expect(await codes()).toEqual(['2222', '2222'])
    })

    test('a lock that was changed before the second stay appeared: its page shows that code too', async () => {
      const { as, path, before, listViews, clock, letHoursPass } = await startRenumbered('shared')
      clock.set(Date.parse('2026-05-14T12:00:00Z'))
      expect((await as.post(`${path}/stays/${before?.id}/code-changed`, { code: '1111' })).statusCode).toBe(200)
      await letHoursPass(3)
      const [one, two, other] = await listViews()
      expect([one?.code, two?.code, other?.code]).toEqual(['1111', '1111', null])
      expect([one?.needsCodeChange, two?.needsCodeChange]).toEqual([false, false])
    })

    test('the host removes the second stay: the first one keeps its link until she has answered', async () => {
      const { as, path, added, before, listViews, listStays, letHoursPass, answer, questionOf } = await startParted()
      expect((await as.delete(`${path}/stays/${added?.id}`)).statusCode).toBe(200)
      await letHoursPass(5)
      expect(await listStays()).toEqual([first, last])
      expect((await answer((await questionOf())?.id, 'yes')).statusCode).toBe(200)
      await letHoursPass(5)
      expect(await listStays()).toEqual([first, last])
      expect((await listViews())[0]).toMatchObject({ id: before?.id, link: before?.link })
    })

    test('the host removes the second stay, and other guests come: they get a stay again', async () => {
      const { as, path, added, before, listViews, listStays, letHoursPass, answer, questionOf } = await startParted()
      await as.delete(`${path}/stays/${added?.id}`)
      expect((await answer((await questionOf())?.id, 'no')).statusCode).toBe(200)
      await letHoursPass(5)
      expect((await listStays()).toSorted()).toEqual(['2026-05-15 2026-05-18 cancelled', first, last])
      expect((await listViews()).find(({ id }) => id === before?.id)?.link).toBeNull()
    })

    test('the host removes the first stay: nothing is asked about it any more', async () => {
      const { as, path, added, before, listViews, listStays, letHoursPass, answer, questionId } = await startParted()
      expect((await as.delete(`${path}/stays/${before?.id}`)).statusCode).toBe(200)
      expect((await answer(questionId, 'yes')).statusCode).toBe(404)
      await letHoursPass(5)
      expect(await listStays()).toEqual([first, last])
      expect((await listViews())[0]).toMatchObject({ id: added?.id, link: added?.link })
    })

    test('other guests who come later: those who are in the house keep their page', async () => {
      const { as, feeds, bookId, path, letHoursPass, listCalendars, listStays, answer } = await startStays()
      await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(8, 12, 'a'), later)))
      feeds.answer('/feed', airbnb(days(11, 12, 'b'), later))
      await letHoursPass(6)
      expect(await listStays()).toEqual(['2026-05-08 2026-05-12 inHouse', '2026-05-11 2026-05-12 expected', last])
      const [calendar] = await listCalendars()
      expect((await answer(calendar?.questions[0]?.id, 'no')).statusCode).toBe(200)
      await letHoursPass(4)
      expect(await listStays()).toEqual(['2026-05-08 2026-05-12 inHouse', '2026-05-11 2026-05-12 expected', last])
      expect((await as.get(`${path}/stays`)).json()[0].link).toEqual(expect.any(String))
    })
  })

  describe('a stay that vanishes shortly before its arrival, as another one appears', () => {
    /** The stay of 11 to 14 May, whose booking has other dates and another UID now. */
    async function startMoved() {
      const service = await startStays()
      const { as, feeds, bookId, listCalendars, letHoursPass, path } = service
      await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(11, 14, 'a'), later)))
      const listViews = async () => StayView.array().parse((await as.get(`${path}/stays`)).json())
      const [before] = await listViews()
      feeds.answer('/feed', airbnb(days(13, 16, 'b'), later))
      await letHoursPass(6)
      const [calendar] = await listCalendars()
      const dates = { arrival: '2026-05-13', departure: '2026-05-16' }
      expect(calendar?.questions).toMatchObject([{ kind: 'moved', stayId: before?.id, ...dates }])
      return { ...service, before, questionId: calendar?.questions[0]?.id, listViews }
    }
    const both = ['2026-05-11 2026-05-14 expected', '2026-05-13 2026-05-16 expected', '2026-05-28 2026-05-30 expected']

    test('keeps its link until the host has answered: moved, and the stay has the new dates', async () => {
      const { before, questionId, answer, listStays, listViews, letHoursPass, listCalendars } = await startMoved()
      expect(await listStays()).toEqual(both)
      expect((await answer(questionId, 'yes')).statusCode).toBe(200)
      await letHoursPass(0.3)
      expect(await listStays()).toEqual(['2026-05-13 2026-05-16 expected', both[2]])
      expect((await listViews())[0]).toMatchObject({ id: before?.id, link: before?.link })
      await letHoursPass(6)
      expect(await listCalendars()).toMatchObject([{ ask: 0, coming: 2 }])
    })

    test('ends after three further polls when there are two bookings', async () => {
      const { questionId, answer, listStays, letHoursPass, listCalendars } = await startMoved()
      await answer(questionId, 'no')
      await letHoursPass(1)
      expect(await listStays()).toEqual(both)
      await letHoursPass(3)
      expect(await listStays()).toEqual(['2026-05-11 2026-05-14 cancelled', both[1], both[2]])
      expect(await listCalendars()).toMatchObject([{ ask: 0 }])
    })

    test('is asked about no more when the calendar has it again', async () => {
      const { before, feeds, listStays, listViews, letHoursPass, listCalendars } = await startMoved()
      feeds.answer('/feed', airbnb(days(11, 14, 'a'), later))
      await letHoursPass(6)
      expect(await listStays()).toEqual([both[0], '2026-05-13 2026-05-16 cancelled', both[2]])
      expect((await listViews())[0]).toMatchObject({ id: before?.id, link: before?.link })
      expect(await listCalendars()).toMatchObject([{ ask: 0 }])
    })
  })

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
})

describe('several calendars of a book', () => {
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

  test('a stay that the host has removed does not come back with the next poll', async () => {
    const { as, feeds, bookId, path, listStays, letHoursPass } = await startStays()
    await addCalendar(as, bookId, feeds.answer('/feed', airbnb(days(15, 18, 'a'), later)))
    const [stay] = StayView.array().parse((await as.get(`${path}/stays`)).json())
    await as.delete(`${path}/stays/${stay?.id}`)
    feeds.answer('/feed', airbnb(days(15, 19, 'a'), later))
    await letHoursPass(4)
    expect(await listStays()).toEqual(['2026-05-28 2026-05-30 expected'])
  })
})
