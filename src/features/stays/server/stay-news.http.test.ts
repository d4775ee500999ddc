import { expect, test } from 'vitest'
import { enqueuePlanLimit } from '#features/mail/index.ts'
import { hour, minute } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { addCalendar, startCalendarServer } from '#test/given-calendar.ts'
import { givenPushDevice, startPushService } from '#test/given-push.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'
import { pollCalendars } from './calendars/calendar-poller.ts'
import { tellOpenQuestions } from './calendars/question-job.ts'
import { showSpareCode } from './codes/spare-codes.ts'
import { airbnb, booking, days } from './feeds/feed-samples.ts'
import { sendPushMessages } from './push/push-sender.ts'
import { warnOfUnconfirmedCodes } from './stay-jobs.ts'
import { findStayByToken } from './stays/stay-links.ts'

async function givenHouse({
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

const warn =
  ({ context }: Awaited<ReturnType<typeof givenHouse>>) =>
  () =>
    warnOfUnconfirmedCodes.run(context)

test('the host is warned of a code that nobody confirms three hours before the arrival, and once more at the arrival', async () => {
  const house = await givenHouse({ settings: { codeMode: 'shared', spareCodes: ['7730'], releaseHours: 2 } })
  await givenStay(house.as, house.bookId, { arrival: '2026-03-03', departure: '2026-03-05' })
  const early = await house.toldAt('2026-03-03T11:00:00Z', warn(house))
  expect(early.mails).toEqual(['Casa Conti: has the door code been changed?'])
  expect(early.pushes).toEqual(['Has the door code been changed? The next guests arrive at 15:00. 3–5 March'])
  expect((await house.toldAt('2026-03-03T13:59:00Z', warn(house))).mails).toHaveLength(1)
  const late = await house.toldAt('2026-03-03T14:00:00Z', warn(house))
  expect(late.mails.slice(1)).toEqual(['Casa Conti: the door code is still not confirmed'])
  expect(late.pushes.slice(1)).toEqual([
    'The new door code is still not confirmed. Guests are due from 15:00, and their page shows a spare code. 3–5 March',
  ])
  expect(house.receiver.received[1]?.mail.text).toContain('your phone number and a spare code')
  expect(house.receiver.received[1]?.mail.text).not.toContain('7730')
  expect((await house.toldAt('2026-03-03T15:00:00Z', warn(house))).mails).toHaveLength(2)
})

test('with the gate, the host is warned of a late change too, and once', async () => {
  const house = await givenHouse({ settings: { codeMode: 'shared', seenGate: true } })
  await givenStay(house.as, house.bookId, { arrival: '2026-03-03', departure: '2026-03-05' })
  await house.toldAt('2026-03-03T11:00:00Z', warn(house))
  expect((await house.toldAt('2026-03-03T13:59:00Z', warn(house))).mails).toHaveLength(1)
  // The page waits for the host's tick as well, but the lock has to be right before she comes.
  expect((await house.toldAt('2026-03-03T14:00:00Z', warn(house))).mails).toHaveLength(2)
  const [stay] = (await house.as.get(house.path)).json()
  expect((await house.as.post(`${house.path}/${stay.id}/seen`)).statusCode).toBe(200)
  expect((await house.as.post(`${house.path}/${stay.id}/code-changed`, { code: '4711' })).statusCode).toBe(200)
  expect((await house.toldAt('2026-03-03T14:01:00Z', warn(house))).mails).toHaveLength(2)
})

test('a code that does not work is reported by mail and on devices, in the language of the host', async () => {
  const house = await givenHouse({ settings: { spareCodes: ['7730'] }, language: 'de' })
  const stay = await givenStay(house.as, house.bookId, { arrival: '2026-03-03', departure: '2026-03-05' })
  const told = await house.toldAt('2026-03-03T15:00:00Z', async () => {
    const found = await findStayByToken(house.context, stay.link?.split('/').at(-1) ?? '')
    if (found) await showSpareCode(house.context, found)
  })
  expect(told.mails).toEqual(['Casa Conti: Der Türcode funktioniert nicht'])
  expect(told.pushes).toEqual([
    'Ihre Gäste melden, dass der Türcode nicht funktioniert. Die Seite der Gäste zeigt jetzt einen Ersatzcode. 3.–5. März',
  ])
})

test('warnings about codes reach an unconfirmed address whose other mails are used up, and have a bound of their own', async () => {
  const env = { LIMIT_UNCONFIRMED_MAILS_PER_ADDRESS: '1', LIMIT_UNCONFIRMED_WARNINGS_PER_MAILBOX: '1' }
  const house = await givenHouse({ settings: { codeMode: 'shared', releaseHours: 2 }, env })
  const { db } = house.context
  await db.updateTable('accounts').set({ email_confirmed_at: null }).execute()
  for (const limit of [5, 6]) await enqueuePlanLimit(db, house.clock, house.account, limit)
  await givenStay(house.as, house.bookId, { arrival: '2026-03-03', departure: '2026-03-05' })
  const early = await house.toldAt('2026-03-03T11:00:00Z', warn(house))
  // Nothing that the host has written: the address may belong to another person.
  expect(early.mails.slice(1)).toEqual(['Has the door code been changed?'])
  expect(house.receiver.received[1]?.source).not.toContain('Casa Conti')
  const late = await house.toldAt('2026-03-03T14:00:00Z', warn(house))
  expect(late.mails).toHaveLength(2)
  // Her own device is not an address of somebody else.
  expect(late.pushes).toHaveLength(2)
})

/** A house whose calendar loses its first stay, 15 to 18 May, while it keeps a later one. */
async function givenLostStay(settings = {}) {
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

test('a stay that its calendar ends long before is news on the page alone, until the host has taken note', async () => {
  const { as, path, loseAt, toldAt, firstStay } = await givenLostStay()
  await loseAt('2026-05-11T06:00:00Z')
  expect(await toldAt('2026-05-11T10:00:00Z')).toEqual({ mails: [], pushes: [] })
  const stay = await firstStay()
  expect(stay).toMatchObject({ state: 'cancelled', hasUnseenEnd: true, cancelledAt: expect.any(String) })
  expect((await as.post(`${path}/${stay.id}/end-seen`)).json()).toMatchObject({
    state: 'cancelled',
    hasUnseenEnd: false,
  })
})

test('a stay that its calendar ends when its window is near or has begun is reported at once', async () => {
  const near = await givenLostStay()
  await near.loseAt('2026-05-13T13:00:00Z')
  const told = await near.toldAt('2026-05-13T17:00:00Z')
  expect(told.mails).toEqual(['Casa Conti: a stay is no longer in your calendar'])
  expect(told.pushes).toEqual(['This stay is no longer in your calendar, so we have ended it. 15–18 May'])
  expect(near.receiver.received[0]?.mail.text).toContain('has shown no code')

  const begun = await givenLostStay()
  await begun.loseAt('2026-05-14T14:00:00Z')
  await begun.toldAt('2026-05-14T18:00:00Z')
  expect(begun.receiver.received[0]?.mail.text).toContain('already showed the codes')
})

test('a second stay with the same day of arrival that its calendar ends on the same day is reported too', async () => {
  const house = await givenLostStay()
  await house.loseAt('2026-05-14T02:00:00Z')
  await house.poll(days(15, 17, 'b'), days(28, 30, 'later'))
  await house.loseAt('2026-05-14T08:00:00Z')
  const told = await house.toldAt('2026-05-14T12:00:00Z')
  expect(told.mails.filter((subject) => subject === 'Casa Conti: a stay is no longer in your calendar')).toHaveLength(2)
  expect(told.pushes).toContain('This stay is no longer in your calendar, so we have ended it. 15–17 May')
})

test('guests who are still coming: the stay goes on with its link, no poll ends it again, and its calendar can take it back', async () => {
  const { as, path, loseAt, poll, toldAt, firstStay } = await givenLostStay()
  const { link } = await firstStay()
  await loseAt('2026-05-13T13:00:00Z')
  const { id } = await firstStay()
  const restored = await as.post(`${path}/${id}/restore`)
  expect(restored.json()).toMatchObject({ state: 'expected', link, calendarId: null, cancelledAt: null })
  for (let round = 0; round < 4; round += 1) await poll(days(28, 30, 'later'))
  expect((await firstStay()).state).toBe('expected')
  // The mail would no longer be true.
  expect((await toldAt('2026-05-14T08:00:00Z')).mails).toEqual([])
  await poll(days(15, 18, 'a'), days(28, 30, 'later'))
  expect(await firstStay()).toMatchObject({ id, state: 'expected', calendarId: expect.any(String) })
  expect((await as.get(path)).json()).toHaveLength(2)
})

/** A house with a calendar whose only stay is much later, and what it is polled with. */
async function givenQuietCalendar(options: Parameters<typeof givenHouse>[0] = {}) {
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

test('a stay that a calendar shows shortly before it begins is reported once, with a link to it', async () => {
  const house = await givenQuietCalendar()
  const tonight = await house.pollAt('2026-05-15T16:00:00Z', days(15, 17, 'a'))
  expect(tonight.mails).toEqual(['Casa Conti: send the link for tonight’s stay'])
  expect(tonight.pushes).toEqual(['A stay for tonight: send its link. 15–17 May'])
  const [{ id }] = (await house.as.get(house.path)).json()
  const text = house.receiver.received[0]?.mail.text
  expect(text).toContain('15–17 May')
  expect(text).toContain(`/stays/${house.bookId}/${id}?lang=en`)
  expect(text).not.toContain('code of its own')
  expect(house.push.received[0]?.content.path).toBe(`/stays/${house.bookId}/${id}`)
  expect((await house.pollAt('2026-05-15T17:00:00Z', days(15, 17, 'a'))).mails).toHaveLength(1)
})

test('two days before its release it is reported as one that begins soon, earlier not at all', async () => {
  const house = await givenQuietCalendar({ settings: { codeMode: 'personal' } })
  // Shown from 15:00 on 19 May and on 18 May.
  const early = await house.pollAt('2026-05-16T12:00:00Z', days(20, 22, 'b'))
  expect(early).toEqual({ mails: [], pushes: [] })
  const soon = await house.pollAt('2026-05-16T14:00:00Z', days(19, 20, 'a'), days(20, 22, 'b'))
  expect(soon.mails).toEqual(['Casa Conti: send the link for a stay that begins soon'])
  expect(house.receiver.received[0]?.mail.text).toContain('The stay has a door code of its own. Set it on the lock')
})

test('if the lock takes codes by itself, the mail about a late booking asks for none', async () => {
  const house = await givenQuietCalendar({ settings: { codeMode: 'personal', lockTakesCodes: true } })
  expect((await house.pollAt('2026-05-15T16:00:00Z', days(15, 17, 'a'))).mails).toHaveLength(1)
  expect(house.receiver.received[0]?.mail.text).not.toContain('Set it on the lock')
})

test.each([
  ['sent', 'messages/booking/sent'],
  ['copied', 'link/sent'],
])('several stays of one poll are told in one mail, and one whose link was %s is not', async (_how, sent) => {
  const house = await givenQuietCalendar()
  const told = await house.pollAt('2026-05-15T10:00:00Z', days(15, 16, 'a'), days(16, 17, 'b'))
  expect(told.mails).toEqual(['Casa Conti: send the links for 2 stays that begin soon'])
  expect(told.pushes).toEqual(['2 stays begin soon: send their links.'])
  expect(house.push.received[0]?.content.path).toBe(`/stays?book=${house.bookId}`)
  const links = [...(house.receiver.received[0]?.mail.text ?? '').matchAll(/\/stays\/\S+\/\S+\?lang/g)]
  expect(links).toHaveLength(2)

  house.clock.set(Date.parse('2026-05-15T12:00:00Z'))
  house.feeds.answer('/a.ics', airbnb(days(15, 16, 'a'), days(16, 17, 'b'), days(17, 18, 'c'), days(28, 30, 'later')))
  await runJob(house.context, pollCalendars)
  const stays = (await house.as.get(house.path)).json()
  const added = stays.find((stay: { arrival: string }) => stay.arrival === '2026-05-17')
  await house.as.post(`${house.path}/${added.id}/${sent}`)
  expect((await house.toldAt('2026-05-15T12:01:00Z')).mails).toHaveLength(1)
})

test('a host gets no mail about stays that appear on her own screen', async () => {
  const house = await givenHouse({ now: '2026-05-15T10:00:00Z' })
  const feeds = await startCalendarServer()
  const closed = 'CLOSED - Not available'
  const address = feeds.answer('/a.ics', booking(days(15, 16, 'a', 'CLOSED - Rossi'), days(16, 17, 'b', closed)))
  await addCalendar(house.as, house.bookId, address)
  await givenStay(house.as, house.bookId, { arrival: '2026-05-15', departure: '2026-05-16' })
  const tell = () => runJob(house.context, tellOpenQuestions)
  expect((await house.toldAt('2026-05-15T10:10:00Z', tell)).mails).toEqual([])
  // The question has not been answered.
  expect((await house.toldAt('2026-05-15T10:16:00Z', tell)).mails).toHaveLength(1)
})

test('bookings of calendars have a bound of their own, so that they use up no warnings about codes', async () => {
  const env = { LIMIT_STAY_MAILS_PER_ACCOUNT: '1', LIMIT_BOOKING_MAILS_PER_ACCOUNT: '1' }
  const house = await givenQuietCalendar({ env, settings: { codeMode: 'shared' } })
  await house.pollAt('2026-05-15T10:00:00Z', days(15, 16, 'a'))
  const more = await house.pollAt('2026-05-15T11:00:00Z', days(15, 16, 'a'), days(16, 17, 'b'))
  expect([more.mails.length, more.pushes.length]).toEqual([1, 1])
  expect((await house.toldAt('2026-05-15T11:01:00Z', warn(house))).mails.slice(1)).toEqual([
    'Casa Conti: has the door code been changed?',
  ])
  expect((await house.toldAt('2026-05-15T13:00:00Z', warn(house))).mails).toHaveLength(2)
})

test('bookings of calendars to an unconfirmed address use up no warnings about codes', async () => {
  const env = { LIMIT_UNCONFIRMED_WARNINGS_PER_MAILBOX: '1', LIMIT_UNCONFIRMED_BOOKINGS_PER_MAILBOX: '1' }
  const house = await givenQuietCalendar({ env, settings: { codeMode: 'shared' } })
  await house.context.db.updateTable('accounts').set({ email_confirmed_at: null }).execute()
  await house.pollAt('2026-05-15T10:00:00Z', days(15, 16, 'a'))
  await house.pollAt('2026-05-15T11:00:00Z', days(15, 16, 'a'), days(16, 17, 'b'))
  expect((await house.toldAt('2026-05-15T11:01:00Z', warn(house))).mails).toEqual([
    'Send the link for tonight’s stay',
    'Has the door code been changed?',
  ])
})

test('a booking that its calendar moves to today is reported, also if its guests have their link', async () => {
  const house = await givenQuietCalendar({ settings: { codeMode: 'personal' } })
  await house.pollAt('2026-05-10T12:00:00Z', days(22, 24, 'a'))
  const [{ id }] = (await house.as.get(house.path)).json()
  await house.as.post(`${house.path}/${id}/messages/booking/sent`)
  const told = await house.pollAt('2026-05-15T09:00:00Z', days(15, 17, 'a'))
  expect(told).toEqual({
    mails: ['Casa Conti: a booking has new dates'],
    pushes: ['A booking in your calendar has new dates. 15–17 May'],
  })
  const text = house.receiver.received[0]?.mail.text
  expect(text).toContain('15–17 May')
  expect(text).toContain(`/stays/${house.bookId}/${id}?lang=en`)
  expect(text).toContain('Its guests keep their link')
  expect(text).toContain('Set it on the lock')
  expect((await house.pollAt('2026-05-15T10:00:00Z', days(15, 17, 'a'))).mails).toHaveLength(1)
  // Another departure changes nothing tonight.
  expect((await house.pollAt('2026-05-15T11:00:00Z', days(15, 18, 'a'))).mails).toHaveLength(1)
  // Nobody comes tonight after all.
  expect((await house.pollAt('2026-05-15T12:00:00Z', days(25, 27, 'a'))).mails).toHaveLength(2)
})

test('one that moves long before it begins is not reported, and one that moves on meanwhile only once', async () => {
  const house = await givenQuietCalendar()
  await house.pollAt('2026-05-10T12:00:00Z', days(22, 24, 'a'))
  expect((await house.pollAt('2026-05-10T13:00:00Z', days(20, 22, 'a'))).mails).toEqual([])
  house.clock.set(Date.parse('2026-05-12T12:00:00Z'))
  house.feeds.answer('/a.ics', airbnb(days(14, 16, 'a'), days(28, 30, 'later')))
  await runJob(house.context, pollCalendars)
  const told = await house.pollAt('2026-05-12T13:00:00Z', days(13, 15, 'a'))
  expect(told.mails).toEqual(['Casa Conti: a booking has new dates'])
  expect(told.pushes).toEqual(['A booking in your calendar has new dates. 13–15 May'])
})

test('a poll that moves a stay beside an equal code replaces its code on the lock: the host is told at once', async () => {
  const house = await givenQuietCalendar({ settings: { codeMode: 'personal' } })
  await givenStay(house.as, house.bookId, { arrival: '2026-05-12', departure: '2026-05-14', code: '4711' })
  await house.pollAt('2026-05-10T12:00:00Z', days(25, 27, 'a'))
  const find = async () =>
    (await house.as.get(house.path)).json().find(({ source, arrival }: { source: string; arrival: string }) => {
      return source === 'calendar' && arrival !== '2026-05-28'
    })
  const { id } = await find()
  await house.as.patch(`${house.path}/${id}`, { code: '4711' })
  await house.as.post(`${house.path}/${id}/code-set`, { code: '4711' })
  expect((await find()).codeSetAt).not.toBeNull()

  const told = await house.pollAt('2026-05-10T13:00:00Z', days(19, 21, 'a'))
  expect(told.mails).toEqual(['Casa Conti: is the door code on the lock?'])
  expect(told.pushes).toEqual(['Your guests have a new door code, but the lock still has the old one. 19–21 May'])
  const moved = await find()
  // The other stay has that code, so it stays on the lock.
  expect(moved).toMatchObject({ id, codeSetAt: null, codeBefore: { code: '4711', isUsed: true } })
  expect(moved.code).not.toBe('4711')
  // The same response again changes nothing.
  expect((await house.pollAt('2026-05-10T14:00:00Z', days(19, 21, 'a'))).mails).toHaveLength(1)
  await house.as.post(`${house.path}/${id}/code-set`, { code: moved.code })
  expect(await find()).toMatchObject({ codeSetAt: expect.any(String), codeBefore: null })
})

test('a booking that comes back shortly before it begins is reported, as its end was', async () => {
  const house = await givenLostStay()
  await house.loseAt('2026-05-13T13:00:00Z')
  await house.toldAt('2026-05-13T17:00:00Z')
  await house.poll(days(15, 18, 'a'), days(28, 30, 'later'))
  const told = await house.toldAt('2026-05-13T18:01:00Z')
  expect(told.mails.slice(1)).toEqual(['Casa Conti: a booking is back in your calendar'])
  expect(told.pushes.slice(1)).toEqual(['A cancelled booking is back in your calendar. 15–18 May'])
  expect((await house.firstStay()).state).toBe('expected')
})

test('a booking that comes back long before it begins is not reported', async () => {
  const house = await givenLostStay()
  await house.loseAt('2026-05-11T06:00:00Z')
  await house.poll(days(15, 18, 'a'), days(28, 30, 'later'))
  expect((await house.firstStay()).state).toBe('expected')
  expect((await house.toldAt('2026-05-11T12:00:00Z')).mails).toEqual([])
})

test('an open question is reported two days before its arrival, once, until it is answered', async () => {
  const house = await givenQuietCalendar()
  const line = days(15, 18, 'a', 'Busy')
  expect((await house.pollAt('2026-05-11T10:00:00Z', line)).mails).toEqual([])
  expect((await house.pollAt('2026-05-13T12:59:00Z', line)).mails).toEqual([])
  const told = await house.pollAt('2026-05-13T13:00:00Z', line)
  expect(told.mails).toEqual(['Casa Conti: a question about an arrival'])
  expect(told.pushes).toEqual(['Who is coming? Please answer a question about your calendar. 15–18 May'])
  expect(house.receiver.received[0]?.mail.text).toContain('A booking, or blocked nights?')
  expect(house.receiver.received[0]?.mail.text).toContain('Casa Conti, 15–18 May')
  expect((await house.pollAt('2026-05-14T10:00:00Z', line)).mails).toHaveLength(1)
  // Another number, and a start that the platform moves to today, are the same question.
  expect((await house.pollAt('2026-05-16T10:00:00Z', days(16, 18, 'b', 'Busy'))).mails).toHaveLength(1)
})

test('questions of several calendars of a host are one mail, and those that are answered meanwhile are left out', async () => {
  const house = await givenQuietCalendar({ now: '2026-05-14T10:00:00Z' })
  const { id: other } = await givenBook(house.as, { propertyName: 'Villa Limonaia' })
  await givenStaySettings(house.as, other)
  const address = house.feeds.answer('/b.ics', airbnb(days(16, 17, 'x', 'Busy'), days(17, 18, 'y', 'Busy')))
  await addCalendar(house.as, other, address)
  await house.context.db.deleteFrom('mails').execute()
  const told = await house.toldAt('2026-05-15T16:00:00Z', async () => {
    house.feeds.answer('/a.ics', airbnb(days(15, 16, 'a', 'Busy'), days(28, 30, 'later')))
    await runJob(house.context, pollCalendars)
    await runJob(house.context, tellOpenQuestions)
    const calendars = (await house.as.get(`/api/welcome-books/${other}/calendars`)).json()
    const answered = `/api/welcome-books/${other}/calendar-questions/${calendars[0].questions[0].id}`
    expect((await house.as.post(answered, { answer: 'no' })).statusCode).toBe(200)
  })
  expect(told.mails).toEqual(['2 questions about arrivals'])
  const text = house.receiver.received[0]?.mail.text
  expect(text).toContain('Casa Conti, 15–16 May')
  expect(text).toContain('Villa Limonaia, 17–18 May')
  expect(text).not.toContain('16–17 May')
  expect(house.push.received.map(({ content }) => [content.title, content.path])).toEqual([['Benvenuto', '/stays']])
})

test('a booking with another number at each poll is one question, and few new stays', async () => {
  const house = await givenQuietCalendar()
  await house.pollAt('2026-05-10T11:00:00Z', days(15, 18, 'a'))
  for (let hours = 0; hours < 40; hours += 2) {
    const at = new Date(Date.parse('2026-05-13T14:00:00Z') + hours * hour).toISOString()
    await house.pollAt(at, days(15, 18, `u${hours}`))
  }
  const subjects = house.receiver.received.map(({ mail }) => mail.subject)
  expect(subjects.filter((subject) => subject === 'Casa Conti: a question about an arrival')).toHaveLength(1)
  expect(
    subjects.filter((subject) => subject === 'Casa Conti: send the link for a stay that begins soon'),
  ).toHaveLength(2)
  expect(subjects.filter((subject) => subject === 'Casa Conti: a stay is no longer in your calendar')).toHaveLength(0)
})

test('the host is told of a booking with a new number, and that its guests may have a link', async () => {
  const house = await givenQuietCalendar()
  await house.pollAt('2026-05-10T11:00:00Z', days(15, 18, 'a'))
  await house.pollAt('2026-05-12T11:00:00Z', days(15, 18, 'b'))
  const asked = await house.pollAt('2026-05-13T14:00:00Z', days(15, 18, 'b'))
  expect(asked.mails).toEqual(['Casa Conti: a question about an arrival'])
  const parted = await house.pollAt('2026-05-14T14:00:00Z', days(15, 18, 'b'))
  expect(parted.mails.slice(1)).toEqual(['Casa Conti: send the link for a stay that begins soon'])
  expect(house.receiver.received[1]?.mail.text).toContain('these may be guests who already have a link')
})

/** A stay that has ended, and another one with the same nights that has its personal code meanwhile. */
async function givenTakenCode(cancelledAt: string) {
  const house = await givenHouse({ settings: { codeMode: 'personal' }, now: '2026-05-10T10:00:00Z' })
  const ended = await givenStay(house.as, house.bookId, { code: '4711' })
  const { db } = house.context
  await db
    .updateTable('stays')
    .set({ cancelled_at: Date.parse(cancelledAt) })
    .where('id', '=', ended.id)
    .execute()
  const other = await givenStay(house.as, house.bookId, { code: '4711' })
  house.clock.set(Date.parse('2026-05-15T15:00:00Z'))
  return { ...house, other, stayPath: `${house.path}/${ended.id}` }
}

test('a stay that comes back does not have the code of another stay', async () => {
  const { as, stayPath } = await givenTakenCode('2026-05-11T10:00:00Z')
  const restored = (await as.post(`${stayPath}/restore`)).json()
  expect(restored.state).toBe('inHouse')
  expect(restored.code).toMatch(/^\d+$/)
  expect(restored.code).not.toBe('4711')
})

test('guests who have seen a code keep it: their stay comes back when no other has the code', async () => {
  const { as, path, other, stayPath } = await givenTakenCode('2026-05-15T14:00:00Z')
  const refused = await as.post(`${stayPath}/restore`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'CODE_TAKEN'])
  expect((await as.patch(`${path}/${other.id}`, { code: '9999' })).statusCode).toBe(200)
  const codeBefore = async () =>
    (await as.get(path)).json().find(({ id }: { id: string }) => id === other.id).codeBefore
  expect(await codeBefore()).toEqual({ code: '4711', isUsed: false })
  expect((await as.post(`${stayPath}/restore`)).json()).toMatchObject({ state: 'inHouse', code: '4711' })
  // The guests of the restored stay open the door with it.
  expect(await codeBefore()).toEqual({ code: '4711', isUsed: true })
})

test('a stay that its calendar brings back does not have the code of another stay', async () => {
  const { as, bookId, loseAt, poll, firstStay } = await givenLostStay({ codeMode: 'personal' })
  const { code } = await firstStay()
  await loseAt('2026-05-11T06:00:00Z')
  await givenStay(as, bookId, { arrival: '2026-05-19', departure: '2026-05-21', code })
  await poll(days(15, 18, 'a'), days(28, 30, 'later'))
  const back = await firstStay()
  expect(back).toMatchObject({ arrival: '2026-05-15', state: 'expected' })
  expect(back.code).not.toBe(code)
})

test('the end of a stay belongs to its host: others find none, and a stay that goes on is not changed', async () => {
  const house = await givenHouse()
  const { as: other } = await givenHost(house)
  const stay = await givenStay(house.as, house.bookId)
  for (const step of ['restore', 'end-seen']) {
    expect((await house.anonymous.post(`${house.path}/${stay.id}/${step}`)).statusCode).toBe(401)
    expect((await other.post(`${house.path}/${stay.id}/${step}`)).statusCode).toBe(404)
    expect((await house.as.post(`${house.path}/${stay.id}/${step}`)).json()).toEqual(stay)
    expect((await house.as.post(`${house.path}/x/${step}`)).statusCode).toBe(404)
  }
})
