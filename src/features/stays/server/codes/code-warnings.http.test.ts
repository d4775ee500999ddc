import { expect, test } from 'vitest'
import { enqueuePlanLimit } from '#features/mail/index.ts'
import { givenHouse, givenQuietCalendar } from '#test/given-notified-host.ts'
import { givenStay } from '#test/given-stay.ts'
import { days } from '../feeds/feed-samples.ts'
import { warnOfUnconfirmedCodes } from '../stay-jobs.ts'
import { findStayByToken } from '../stays/stay-links.ts'
import { showSpareCode } from './spare-codes.ts'

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
