import { expect, test } from 'vitest'
import { runJob } from '#platform/jobs.ts'
import { addCalendar, startCalendarServer } from '#test/given-calendar.ts'
import { givenHouse, givenQuietCalendar } from '#test/given-notified-host.ts'
import { givenStay } from '#test/given-stay.ts'
import { airbnb, booking, days } from '../feeds/feed-samples.ts'
import { pollCalendars } from './calendar-poller.ts'
import { tellOpenQuestions } from './question-job.ts'

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
])('several stays of one poll are reported in one mail, without one whose link was %s', async (_how, sent) => {
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
