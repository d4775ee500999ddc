import { pollCalendars } from '#features/stays/server/calendars/calendar-poller.ts'
import { tellOpenQuestions } from '#features/stays/server/calendars/question-job.ts'
import { airbnb, days } from '#features/stays/server/feeds/feed-samples.ts'
import { sendPushMessages } from '#features/stays/server/push/push-sender.ts'
import { hour, minute } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { addCalendar, startCalendarServer } from '#test/given-calendar.ts'
import { givenPushDevice, startPushService } from '#test/given-push.ts'
import { givenStaySettings } from '#test/given-stay.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'

/** A house with secrets whose host gets mails and messages on a device. */
export async function givenHouse({
  settings = {},
  env = {},
  language = 'en' as 'en' | 'de',
  now = '2026-03-01T12:00:00Z',
} = {}) {
  const receiver = await startMailReceiver()
  const push = await startPushService()
  const service = await startTestApp({
    env: { SMTP_URL: receiver.url, PUSH_LOOPBACK: 'on', CALENDAR_LOOPBACK: 'on', ...env },
  })
  const { context, clock } = service
  clock.set(Date.parse(now))
  const { as, account } = await givenHost(service, { language })
  const { id: bookId } = await givenBook(as)
  // The mail about the first book.
  await context.db.deleteFrom('mails').execute()
  await givenStaySettings(as, bookId, { secrets: ['doorCode'], ...settings })
  await givenPushDevice(as, push.subscribe())
  const path = `/api/welcome-books/${bookId}/stays`
  /** What has been sent until a time, by mail and push. */
  const toldAt = async (iso: string, run: () => Promise<unknown> = async () => undefined) => {
    clock.set(Date.parse(iso))
    await run()
    await sendDueMails(context)
    await sendPushMessages.run(context)
    const mails = receiver.received.map(({ mail }) => mail.subject)
    return { mails, pushes: push.received.map(({ content }) => content.body) }
  }
  return { ...service, as, account, bookId, path, receiver, push, toldAt }
}

/** A house whose calendar loses its first stay, 15 to 18 May, while it keeps a later one. */
export async function givenLostStay(settings = {}) {
  const house = await givenHouse({ settings, now: '2026-05-10T10:00:00Z' })
  const feeds = await startCalendarServer()
  const address = feeds.answer('/a.ics', airbnb(days(15, 18, 'a'), days(28, 30, 'later')))
  await addCalendar(house.as, house.bookId, address)
  /** The calendar lacks the stay from a given time on; polled until it has ended. */
  const loseAt = async (iso: string) => {
    house.clock.set(Date.parse(iso))
    feeds.answer('/a.ics', airbnb(days(28, 30, 'later')))
    const end = house.clock.now() + 3 * hour
    while (house.clock.now() < end) {
      house.clock.advance(16 * minute)
      await runJob(house.context, pollCalendars)
    }
  }
  const poll = async (...events: ReturnType<typeof days>[]) => {
    feeds.answer('/a.ics', airbnb(...events))
    house.clock.advance(hour)
    await runJob(house.context, pollCalendars)
  }
  const firstStay = async () => (await house.as.get(house.path)).json()[0]
  return { ...house, loseAt, poll, firstStay }
}

/** A house with a calendar whose only stay is much later, and a function that polls it with further events. */
export async function givenQuietCalendar(options: Parameters<typeof givenHouse>[0] = {}) {
  const house = await givenHouse({ now: '2026-05-10T10:00:00Z', ...options })
  const feeds = await startCalendarServer()
  await addCalendar(house.as, house.bookId, feeds.answer('/a.ics', airbnb(days(28, 30, 'later'))))
  const pollAt = (iso: string, ...events: ReturnType<typeof days>[]) =>
    house.toldAt(iso, async () => {
      feeds.answer('/a.ics', airbnb(...events, days(28, 30, 'later')))
      await runJob(house.context, pollCalendars)
      await runJob(house.context, tellOpenQuestions)
    })
  return { ...house, feeds, pollAt }
}
