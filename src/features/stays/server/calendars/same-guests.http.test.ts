import { describe, expect, test } from 'vitest'
import { addCalendar } from '#test/given-calendar.ts'
import { givenStaySettings } from '#test/given-stay.ts'
import { startPolledStays as startStays } from '#test/polled-stays.ts'
import { StayView } from '../../shared/stay-contract.ts'
import { airbnb, days } from '../feeds/feed-samples.ts'

const later = days(28, 30, 'later')

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
    const { added, before, listViews, listStays, letHoursPass, answer, questionId, listCalendars } = await startParted()
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
    const { as, path, added, before, listViews, letHoursPass, answer, questionId, listCalendars } = await startParted()
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
