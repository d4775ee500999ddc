import { expect, test } from 'vitest'
import { second } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'
import { findStayByToken } from '../stays/stay-links.ts'
import { markArrived, markDeparted, undoTap } from './taps.ts'

async function givenGuests(env = {}) {
  const receiver = await startMailReceiver()
  const service = await startTestApp({ env: { SMTP_URL: receiver.url, ...env } })
  const { as } = await givenHost(service)
  const { id: bookId } = await givenBook(as)
  // The mail about the first book.
  await service.context.db.deleteFrom('mails').execute()
  await givenStaySettings(as, bookId)
  const stay = await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-04' })
  const find = async () => {
    const found = await findStayByToken(service.context, stay.link?.split('/').at(-1) ?? '')
    if (!found) throw new Error('the link is not found')
    return found
  }
  const view = async () => (await as.get(`/api/welcome-books/${bookId}/stays`)).json()[0]
  return { ...service, stay, find, view, received: receiver.received }
}

test('the host learns within ten seconds that her guests are in, and that they have left', async () => {
  const { context, clock, find, view, received } = await givenGuests()
  clock.set(Date.parse('2026-03-02T15:00:00Z'))
  const found = await find()
  await Promise.all(Array.from({ length: 5 }, () => markArrived(context, found)))
  await sendDueMails(context)
  expect(received).toHaveLength(0)
  clock.advance(8 * second)
  await sendDueMails(context)
  expect(received.map(({ mail }) => mail.subject)).toEqual(['Casa Conti: your guests are in'])
  expect(received[0]?.mail.text).toContain('16:00')
  expect(await view()).toMatchObject({ arrivedAt: '2026-03-02T15:00:00.000Z', departedAt: null, state: 'inHouse' })

  clock.set(Date.parse('2026-03-04T08:00:00Z'))
  await markDeparted(context, await find())
  await markDeparted(context, await find())
  clock.advance(8 * second)
  await sendDueMails(context)
  expect(received.map(({ mail }) => mail.subject).slice(1)).toEqual(['Casa Conti: your guests have left'])
})

test('a tap that is taken back at once causes no mail', async () => {
  const { context, clock, find, view, received } = await givenGuests()
  clock.set(Date.parse('2026-03-02T15:00:00Z'))
  await markArrived(context, await find())
  clock.advance(5 * second)
  expect(await undoTap(context, await find())).toBe(true)
  expect(await undoTap(context, await find())).toBe(false)
  clock.advance(10 * second)
  await sendDueMails(context)
  expect(received).toEqual([])
  expect((await view()).arrivedAt).toBeNull()
})

test('a tap that is taken back after the mail has left is corrected by another', async () => {
  const { context, clock, find, received } = await givenGuests()
  clock.set(Date.parse('2026-03-02T15:00:00Z'))
  await markArrived(context, await find())
  clock.advance(9 * second)
  await sendDueMails(context)
  expect(await undoTap(context, await find())).toBe(true)
  await sendDueMails(context)
  expect(received.map(({ mail }) => mail.subject)).toEqual([
    'Casa Conti: your guests are in',
    'Casa Conti: your guests tapped by mistake',
  ])
})

test('a tap can be taken back for ten seconds, and not later', async () => {
  const { context, clock, find, view } = await givenGuests()
  clock.set(Date.parse('2026-03-02T15:00:00Z'))
  await markArrived(context, await find())
  clock.advance(30 * second)
  expect(await undoTap(context, await find())).toBe(false)
  expect((await view()).arrivedAt).not.toBeNull()
})

test('taps outside the window do nothing, and taps are limited', async () => {
  const { context, clock, stay, find, view } = await givenGuests({ LIMIT_TAPS_PER_STAY: '3' })
  clock.set(Date.parse(stay.releaseAt) - 1)
  await markArrived(context, await find())
  clock.set(Date.parse(stay.endsAt))
  await markArrived(context, await find())
  expect((await view()).arrivedAt).toBeNull()
  clock.set(Date.parse(stay.releaseAt))
  await markArrived(context, await find())
  await undoTap(context, await find())
  await markArrived(context, await find())
  await expect(undoTap(context, await find())).rejects.toThrow('TOO_MANY_REQUESTS')
})
