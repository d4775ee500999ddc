import { describe, expect, test } from 'vitest'
import { addCalendar } from '#test/given-calendar.ts'
import { startPolledStays as startStays } from '#test/polled-stays.ts'
import { StayView } from '../../shared/stay-contract.ts'
import { airbnb, days } from '../feeds/feed-samples.ts'

const later = days(28, 30, 'later')

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
