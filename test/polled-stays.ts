import { pollCalendars } from '#features/stays/index.ts'
import { sampleNow } from '#features/stays/server/feeds/feed-samples.ts'
import { CalendarList } from '#features/stays/shared/calendar-contract.ts'
import { StayView } from '#features/stays/shared/stay-contract.ts'
import { hour, minute } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from './given.ts'
import { givenBook } from './given-book.ts'
import { startCalendarServer } from './given-calendar.ts'
import { givenStaySettings } from './given-stay.ts'
import { startTestApp } from './test-app.ts'

/** The service on 10 May 2026 at noon in Rome, a host with a book, and a server of calendars. */
export async function startPolledStays(env: Record<string, string> = {}) {
  const service = await startTestApp({ env: { CALENDAR_LOOPBACK: 'on', ...env } })
  service.clock.set(Date.parse(sampleNow))
  const feeds = await startCalendarServer()
  const host = await givenHost(service)
  const { id: bookId } = await givenBook(host.as)
  await givenStaySettings(host.as, bookId)
  const path = `/api/welcome-books/${bookId}`
  const listStays = async () => {
    const stays = StayView.array().parse((await host.as.get(`${path}/stays`)).json())
    return stays.map(({ arrival, departure, state }) => `${arrival} ${departure} ${state}`)
  }
  const listCalendars = async () => CalendarList.parse((await host.as.get(`${path}/calendars`)).json())
  /** Lets calendars be polled every 16 minutes, until some hours are over. */
  const letHoursPass = async (hours: number) => {
    const end = service.clock.now() + hours * hour
    while (service.clock.now() < end) {
      service.clock.advance(16 * minute)
      await runJob(service.context, pollCalendars)
    }
  }
  const answer = async (questionId: string | undefined, reply: 'yes' | 'no') =>
    host.as.post(`${path}/calendar-questions/${questionId}`, { answer: reply })
  return { ...service, ...host, feeds, bookId, path, listStays, listCalendars, letHoursPass, answer }
}
