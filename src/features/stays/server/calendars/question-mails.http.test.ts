import { expect, test } from 'vitest'
import { hour } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenBook } from '#test/given-book.ts'
import { addCalendar } from '#test/given-calendar.ts'
import { givenQuietCalendar } from '#test/given-notified-host.ts'
import { givenStaySettings } from '#test/given-stay.ts'
import { airbnb, days } from '../feeds/feed-samples.ts'
import { pollCalendars } from './calendar-poller.ts'
import { tellOpenQuestions } from './question-job.ts'

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
