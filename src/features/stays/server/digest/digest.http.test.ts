import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/clock.ts'
import { createId } from '#platform/ids.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'
import { sendDigests } from './digest-job.ts'
import { nextDigestAt } from './digest-service.ts'

async function givenHouse(host = {}, settings = {}) {
  const service = await startTestApp()
  const { as, account } = await givenHost(service, host)
  const { id: bookId } = await givenBook(as, { doorCode: '4719#', propertyName: 'Villa Limonaia' })
  await givenStaySettings(as, bookId, settings)
  return { service, as, account, bookId }
}

type Service = Awaited<ReturnType<typeof startTestApp>>

function listDigests({ context: { db } }: Service) {
  return db
    .selectFrom('mails')
    .select(['state', 'sent_subject as subject', 'sent_html'])
    .where('template', '=', 'stayDigest')
    .orderBy('created_at')
    .execute()
}

/** Runs the job at a time, then sends what it ordered. */
async function runAt(service: Service, iso: string) {
  service.clock.set(Date.parse(iso))
  await runJob(service.context, sendDigests)
  await sendDueMails(service.context)
  return listDigests(service)
}

test('the daily mail is off until the host chooses an hour in a time zone', async () => {
  const { as } = await givenHouse()
  expect((await as.get('/api/stay-digest')).json()).toEqual({
    hour: null,
    timeZone: null,
    nextAt: null,
    isConfirmed: true,
  })
  const chosen = { hour: 7, timeZone: 'Europe/Rome' }
  expect((await as.put('/api/stay-digest', chosen)).json()).toMatchObject({
    ...chosen,
    nextAt: '2026-03-02T06:00:00.000Z',
  })
  expect((await as.put('/api/stay-digest', { hour: 14 })).json()).toMatchObject({
    timeZone: 'Europe/Rome',
    nextAt: '2026-03-01T13:00:00.000Z',
  })
  expect((await as.put('/api/stay-digest', { hour: null })).json()).toMatchObject({ hour: null, timeZone: null })
})

test.each([
  { hour: 24, timeZone: 'Europe/Rome' },
  { hour: 7.5, timeZone: 'Europe/Rome' },
  { hour: 7, timeZone: 'Europe/Nowhere' },
  { hour: 7 },
  {},
])('%o is refused', async (input) => {
  const { as, service } = await givenHouse()
  expect((await as.put('/api/stay-digest', input)).statusCode).toBe(400)
  expect((await service.anonymous.put('/api/stay-digest', input)).statusCode).toBe(401)
})

test('the mail names who comes and goes and what is missing, once a day', async () => {
  const { service, as, bookId } = await givenHouse({}, { secrets: ['doorCode'], codeMode: 'shared' })
  await givenStay(as, bookId, { arrival: '2026-03-05', departure: '2026-03-08' })
  await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-05' })
  await as.put('/api/stay-digest', { hour: 7, timeZone: 'Europe/Rome' })
  expect(await runAt(service, '2026-03-05T05:59:00Z')).toEqual([])

  await as.put('/api/stay-digest', { hour: 7 })
  const [mail] = await runAt(service, '2026-03-05T06:00:30Z')
  expect(mail).toMatchObject({ state: 'sent', subject: expect.stringContaining('1 arrival, 1 departure') })
  const html = mail?.sent_html ?? ''
  for (const words of ['Villa Limonaia', 'Arrival from 15:00', 'Departure by 10:00', 'New code not confirmed']) {
    expect(html).toContain(words)
  }
  expect(html).toContain('/stays/messages')
  expect(html).not.toContain('4719')
  expect(await runAt(service, '2026-03-05T06:01:00Z')).toHaveLength(1)
  // A later hour of the same day sends no second mail.
  await as.put('/api/stay-digest', { hour: 9 })
  expect(await runAt(service, '2026-03-05T08:00:10Z')).toHaveLength(1)
  expect(await runAt(service, '2026-03-06T08:00:10Z')).toHaveLength(2)
})

test('with nothing to say no mail is sent', async () => {
  const { service, as, bookId } = await givenHouse()
  await as.put('/api/stay-digest', { hour: 7, timeZone: 'Europe/Rome' })
  expect(await runAt(service, '2026-03-02T06:00:00Z')).toEqual([])
  // Guests who stay on are not named; the messages about their arrival are over.
  const stay = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-20' })
  await as.post(`/api/welcome-books/${bookId}/stays/${stay.id}/messages/booking/sent`)
  const mails = await runAt(service, '2026-03-10T06:00:00Z')
  expect(mails.filter(({ state }) => state === 'sent')).toEqual([])
})

test('the mail names the same as the page: a lost code, but nothing of a link that was revoked on purpose', async () => {
  const { service, as, bookId } = await givenHouse({}, { secrets: ['doorCode'], codeMode: 'personal' })
  const { db } = service.context
  const base = `/api/welcome-books/${bookId}/stays`
  const dates = { arrival: '2026-03-06', departure: '2026-03-09' }
  const [revoked, lost] = [await givenStay(as, bookId, dates), await givenStay(as, bookId, dates)]
  for (const { id } of [revoked, lost]) await as.post(`${base}/${id}/messages/booking/sent`)
  await as.post(`${base}/${revoked.id}/revoke`)
  await as.put('/api/stay-digest', { hour: 7, timeZone: 'Europe/Rome' })
  const sent = async (iso: string) => (await runAt(service, iso)).filter(({ state }) => state === 'sent')
  expect(await sent('2026-03-02T06:00:00Z')).toEqual([])
  // As after the loss of the key that sealed it.
  await db.updateTable('stays').set({ code_sealed: 'lost' }).where('id', '=', lost.id).execute()
  const [mail] = await sent('2026-03-03T06:00:00Z')
  expect(mail?.sent_html?.split('No door code yet')).toHaveLength(2)
})

test('an unclear line and a message to send are news', async () => {
  const { service, as, bookId } = await givenHouse()
  const { db } = service.context
  const now = service.clock.now()
  const calendar = { id: createId(), book_id: bookId, address_sealed: 's', address_hash: createId(), host_name: 'x' }
  await db
    .insertInto('calendars')
    .values({ ...calendar, source: 'other', next_poll_at: now, created_at: now })
    .execute()
  const line = { arrival: '2026-05-01', departure: '2026-05-03', uid_hash: '', stay_id: null, answer: null }
  await db
    .insertInto('calendar_questions')
    .values({ id: createId(), calendar_id: calendar.id, kind: 'isBooking', ...line, created_at: now })
    .execute()
  await as.put('/api/stay-digest', { hour: 14, timeZone: 'Europe/Rome' })
  await givenStay(as, bookId)
  const [mail] = await runAt(service, '2026-03-01T13:00:00Z')
  expect(mail?.subject).toContain('2 things to do')
  expect(mail?.sent_html).toContain('1 unclear entry in a calendar')
  expect(mail?.sent_html).toContain('There is one message to send')
})

test('an unconfirmed address and a disabled account get no mail', async () => {
  const { service, as, bookId, account } = await givenHouse({ emailConfirmedAt: null })
  await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-05' })
  const answer = await as.put('/api/stay-digest', { hour: 7, timeZone: 'Europe/Rome' })
  expect(answer.json().isConfirmed).toBe(false)
  expect(await runAt(service, '2026-03-02T06:00:00Z')).toEqual([])
  const { db, clock } = service.context
  const change = { email_confirmed_at: clock.now(), disabled_at: clock.now() }
  await db.updateTable('accounts').set(change).where('id', '=', account.id).execute()
  expect(await runAt(service, '2026-03-03T06:00:00Z')).toEqual([])
})

test('a mail that was turned off before it left, or that is late, is dropped', async () => {
  const { service, as, bookId } = await givenHouse()
  await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-05' })
  await as.put('/api/stay-digest', { hour: 7, timeZone: 'Europe/Rome' })
  service.clock.set(Date.parse('2026-03-02T06:00:00Z'))
  await runJob(service.context, sendDigests)
  await as.put('/api/stay-digest', { hour: null })
  await sendDueMails(service.context)
  expect((await listDigests(service)).map(({ state }) => state)).not.toContain('sent')
  // After an outage of half a day it waits for the next day.
  await as.put('/api/stay-digest', { hour: 10, timeZone: 'Europe/Rome' })
  service.clock.set(Date.parse('2026-03-02T21:00:00Z'))
  await runJob(service.context, sendDigests)
  expect((await listDigests(service)).map(({ state }) => state)).not.toContain('waiting')
  expect((await as.get('/api/stay-digest')).json().nextAt).toBe('2026-03-03T09:00:00.000Z')
})

test('many accounts of one hour get one mail each, also from runs at the same time, in short turns', async () => {
  const { service, as, bookId, account } = await givenHouse()
  await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-05' })
  const { db } = service.context
  const accounts = [account]
  for (let count = 0; count < 249; count += 1) accounts.push((await givenHost(service)).account)
  const due = { hour: 7, time_zone: 'Europe/Rome', next_at: Date.parse('2026-03-02T06:00:00Z') }
  await db
    .insertInto('stay_digests')
    .values(accounts.map(({ id }) => ({ ...due, account_id: id })))
    .execute()
  service.clock.set(due.next_at + minute)
  await Promise.all([sendDigests.run(service.context), sendDigests.run(service.context)])
  expect(await listDigests(service)).toHaveLength(1)
  const next = await db.selectFrom('stay_digests').select('next_at').distinct().execute()
  expect(next).toEqual([{ next_at: due.next_at + day }])
})

test('each date has one hour, also in the nights of the clock change', () => {
  for (const [start, hourOfDay] of [
    ['2026-03-27T12:00:00Z', 2],
    ['2026-10-23T12:00:00Z', 2],
    ['2026-10-23T12:00:00Z', 1],
  ] as const) {
    let at = Date.parse(start)
    const dates: string[] = []
    for (let count = 0; count < 5; count += 1) {
      at = nextDigestAt({ hour: hourOfDay, timeZone: 'Europe/Rome' }, at)
      dates.push(new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome', dateStyle: 'short' }).format(at))
    }
    expect(new Set(dates).size).toBe(5)
    const last = Date.parse(dates[4] ?? '') - Date.parse(dates[0] ?? '')
    expect(last).toBe(4 * day)
  }
  expect(nextDigestAt({ hour: 0, timeZone: 'Europe/Rome' }, 0)).toBe(23 * hour)
})
