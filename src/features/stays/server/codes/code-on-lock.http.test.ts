import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'
import { StayView } from '../../shared/stay-contract.ts'
import { listNeeds } from '../../shared/stay-needs.ts'
import { warnOfUnsetCodes } from '../stay-jobs.ts'

/** A house in Rome with personal codes; the clock is at 12:00 UTC on 1 March 2026. */
async function givenHouse(settings = {}) {
  const receiver = await startMailReceiver()
  const service = await startTestApp({ env: { SMTP_URL: receiver.url } })
  const { as } = await givenHost(service)
  const { id: bookId } = await givenBook(as, { doorCode: '1234' })
  // The mail about the first book.
  await service.context.db.deleteFrom('mails').execute()
  await givenStaySettings(as, bookId, { codeMode: 'personal', secrets: ['doorCode'], ...settings })
  const path = `/api/welcome-books/${bookId}/stays`
  const read = async (id: string) =>
    StayView.parse(((await as.get(path)).json() as { id: string }[]).find((stay) => stay.id === id))
  /** What the host has to do for a stay now. */
  const needs = async (id: string) => {
    const book = { hasSecrets: true, codeMode: 'personal', timeZone: 'Europe/Rome' } as const
    return listNeeds(await read(id), book, service.clock.now()).map(
      ({ kind, isLate }) => `${kind}${isLate ? ' late' : ''}`,
    )
  }
  /** The number of mails after the job has run at a time. */
  const run = async (iso: string) => {
    service.clock.set(Date.parse(iso))
    await warnOfUnsetCodes.run(service.context)
    await sendDueMails(service.context)
    return receiver.received.length
  }
  const set = (id: string, code?: string) =>
    as.post(`${path}/${id}/code-set`, code === undefined ? undefined : { code })
  return { service, as, bookId, path, read, needs, run, set, received: receiver.received }
}

const soon = { arrival: '2026-03-05', departure: '2026-03-08' }

test('a personal code is asked for on the lock from a day before the arrival, until the host has ticked it', async () => {
  const { service, as, bookId, path, read, needs, set } = await givenHouse({ releaseHours: 0 })
  const stay = await givenStay(as, bookId, { ...soon, code: '4821' })
  expect(stay).toMatchObject({ codeSetAt: null, codeDueAt: '2026-03-04T14:00:00.000Z', codeBefore: null })
  expect(await needs(stay.id)).toEqual([])
  service.clock.set(Date.parse('2026-03-04T14:00:00Z'))
  expect(await needs(stay.id)).toEqual(['setCode'])

  const ticked = await set(stay.id, '4821')
  expect([ticked.statusCode, ticked.json().codeSetAt]).toEqual([200, '2026-03-04T14:00:00.000Z'])
  service.clock.advance(hour)
  expect((await set(stay.id)).json().codeSetAt).toBe('2026-03-04T14:00:00.000Z')
  expect(await needs(stay.id)).toEqual([])

  expect((await as.delete(`${path}/${stay.id}/code-set`)).json().codeSetAt).toBeNull()
  expect(await needs(stay.id)).toEqual(['setCode'])
  expect((await read(stay.id)).code).toBe('4821')
})

test('a release a week before the arrival asks three days before it', async () => {
  const { as, bookId } = await givenHouse({ releaseHours: 168 })
  expect((await givenStay(as, bookId, soon)).codeDueAt).toBe('2026-03-02T14:00:00.000Z')
})

test('the tick for a code that was replaced meanwhile is refused', async () => {
  const { as, bookId, path, set } = await givenHouse()
  const { id } = await givenStay(as, bookId, { ...soon, code: '4821' })
  await as.patch(`${path}/${id}`, { code: '7310' })
  const refused = await set(id, '4821')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'CODE_REPLACED'])
  expect((await set(id, '7310')).statusCode).toBe(200)
})

test('a stay without a code has none to put on the lock', async () => {
  const { as, bookId, set } = await givenHouse({ codeMode: 'fixed' })
  const { id } = await givenStay(as, bookId)
  const refused = await set(id)
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['code']])
})

test('the host is told once, three hours before the arrival, that a code is not on the lock', async () => {
  const { as, bookId, run, set, received } = await givenHouse()
  const stay = await givenStay(as, bookId, { ...soon, code: '4821' })
  const ticked = await givenStay(as, bookId, { ...soon, code: '9999' })
  await set(ticked.id)
  expect(await run('2026-03-05T10:59:00Z')).toBe(0)
  expect(await run('2026-03-05T11:00:00Z')).toBe(1)
  expect(await run('2026-03-05T11:01:00Z')).toBe(1)
  expect(await run('2026-03-05T20:00:00Z')).toBe(1)
  const mail = received[0]?.mail
  expect(mail?.subject).toBe('Casa Conti: is the door code on the lock?')
  expect(mail?.text).toContain('5 March 2026 at 15:00')
  expect(mail?.text).toContain(`/stays/${bookId}/${stay.id}`)
  expect(mail?.text).not.toContain('4821')
})

test('the host is notified at once of a stay that is added after that hour, also for the same evening', async () => {
  const { service, as, bookId, needs, run } = await givenHouse()
  service.clock.set(Date.parse('2026-03-05T17:00:00Z'))
  const { id } = await givenStay(as, bookId, soon)
  expect(await needs(id)).toEqual(['setCode late'])
  expect(await run('2026-03-05T17:01:00Z')).toBe(1)
})

test('the host is neither asked nor notified where the lock takes the codes by itself', async () => {
  const { service, as, bookId, needs, run } = await givenHouse({ lockTakesCodes: true })
  const stay = await givenStay(as, bookId, soon)
  expect([stay.codeDueAt, stay.codeSetAt]).toEqual([null, null])
  expect(await run('2026-03-05T12:00:00Z')).toBe(0)
  expect(await needs(stay.id)).toEqual([])
  await givenStaySettings(as, bookId, { lockTakesCodes: false })
  expect(await needs(stay.id)).toEqual(['setCode'])
  expect(await run(new Date(service.clock.now() + minute).toISOString())).toBe(1)
})

test('guests who have slept in the house have got in, so nothing is asked for them', async () => {
  const { service, as, bookId, path, needs } = await givenHouse()
  const stay = await givenStay(as, bookId, soon)
  const { db } = service.context
  const at = async (iso: string) => {
    service.clock.set(Date.parse(iso))
    return needs(stay.id)
  }
  await db
    .updateTable('stays')
    .set({ arrived_at: Date.parse('2026-03-05T14:30:00Z') })
    .execute()
  expect(await at('2026-03-05T14:30:00Z')).toEqual(['setCode late'])
  expect(await at('2026-03-06T00:30:00Z')).toEqual([])
  await db.updateTable('stays').set({ arrived_at: null }).execute()
  expect(await at('2026-03-06T00:30:00Z')).toEqual(['setCode late'])
  expect(await at('2026-03-07T08:00:00Z')).toEqual([])
  service.clock.set(Date.parse('2026-03-05T18:00:00Z'))
  await as.post(`${path}/${stay.id}/revoke`)
  expect(await needs(stay.id)).toEqual([])
})

test('a typed code clears the tick and names the code that it replaces; the former one is on the lock again', async () => {
  const { service, as, bookId, path, read, needs, run, set, received } = await givenHouse()
  const { id } = await givenStay(as, bookId, { ...soon, code: '4821' })
  await set(id, '4821')
  const type = async (code: string) => (await as.patch(`${path}/${id}`, { code })).json()
  expect(await type('7310')).toMatchObject({ codeSetAt: null, codeBefore: { code: '4821', isUsed: false } })
  // She has put the former one on the lock, so she is asked at once, not only on the day before.
  expect(await needs(id)).toEqual(['setCode'])
  expect(await type('7311')).toMatchObject({ codeBefore: { code: '4821', isUsed: false } })
  expect(await type('4821')).toMatchObject({ codeSetAt: new Date(service.clock.now()).toISOString(), codeBefore: null })
  await type('7310')
  // A host who has typed a code herself is told in time, once.
  expect(await run('2026-03-05T10:59:00Z')).toBe(0)
  expect(await run('2026-03-05T11:00:00Z')).toBe(1)
  expect(received[0]?.mail.text).toContain('the lock still has the old one')
  // Replaced again after she was told: she is told again.
  await type('6420')
  expect(await run('2026-03-05T11:01:00Z')).toBe(2)
  await set(id, '6420')
  expect(await read(id)).toMatchObject({ codeBefore: null, codeDueAt: null })
  await as.delete(`${path}/${id}/code-set`)
  expect((await read(id)).codeBefore).toEqual({ code: '4821', isUsed: false })
})

test('the host is notified at once of a ticked code that is replaced because a stay moves, and it stays on the lock for the other', async () => {
  const { service, as, bookId, path, needs, run, set, received } = await givenHouse()
  await givenStay(as, bookId, { arrival: '2026-05-15', departure: '2026-05-18', code: '4821' })
  const { id } = await givenStay(as, bookId, { arrival: '2026-06-15', departure: '2026-06-18', code: '4821' })
  await set(id, '4821')
  const moved = (await as.patch(`${path}/${id}`, { arrival: '2026-05-20', departure: '2026-05-22' })).json()
  expect(moved).toMatchObject({ codeSetAt: null, codeBefore: { code: '4821', isUsed: true } })
  expect(moved.code).not.toBe('4821')
  expect(await needs(id)).toEqual(['setCode'])
  expect(await run(new Date(service.clock.now()).toISOString())).toBe(1)
  expect(received[0]?.mail.text).toContain('have a new door code')
  // And again shortly before the arrival.
  expect(await run('2026-05-20T09:59:00Z')).toBe(1)
  expect(await run('2026-05-20T10:00:00Z')).toBe(2)
})

test('guests in the house get another code: the host is asked until the lock has it', async () => {
  const { service, as, bookId, path, needs } = await givenHouse()
  const { id } = await givenStay(as, bookId, { ...soon, code: '4821' })
  service.clock.set(Date.parse('2026-03-07T10:00:00Z'))
  expect(await needs(id)).toEqual([])
  const typed = (await as.patch(`${path}/${id}`, { code: '7310' })).json()
  expect(typed.codeBefore).toEqual({ code: '4821', isUsed: false })
  expect(await needs(id)).toEqual(['setCode late'])
  service.clock.advance(day)
  expect(await needs(id)).toEqual([])
})

test('a change of the mode counts codes that guests use as set, and forgets the ticks of others', async () => {
  const { service, as, bookId, read, set } = await givenHouse({ codeMode: 'fixed' })
  const running = await givenStay(as, bookId, { arrival: '2026-02-28', departure: '2026-03-04' })
  const coming = await givenStay(as, bookId, soon)
  await givenStaySettings(as, bookId, { codeMode: 'personal' })
  expect((await read(running.id)).codeSetAt).toBe(new Date(service.clock.now()).toISOString())
  expect(await read(coming.id)).toMatchObject({ codeSetAt: null, codeDueAt: '2026-03-04T14:00:00.000Z' })
  await set(coming.id)
  await givenStaySettings(as, bookId, { codeMode: 'shared' })
  expect(await read(coming.id)).toMatchObject({ codeSetAt: null, codeDueAt: null })
  await givenStaySettings(as, bookId, { codeMode: 'personal' })
  expect((await read(coming.id)).codeDueAt).toBe('2026-03-04T14:00:00.000Z')
})

test('a mail whose cause is gone is not sent', async () => {
  const { service, as, bookId, set, received } = await givenHouse()
  const { id } = await givenStay(as, bookId, soon)
  service.clock.set(Date.parse('2026-03-05T11:00:00Z'))
  await warnOfUnsetCodes.run(service.context)
  await set(id)
  await sendDueMails(service.context)
  expect(received).toEqual([])
})

test('another stay can have a code that is to be replaced only when the lock no longer has it', async () => {
  const { as, bookId, path, set } = await givenHouse()
  const { id } = await givenStay(as, bookId, { ...soon, code: '1111' })
  const next = await givenStay(as, bookId, { arrival: '2026-03-08', departure: '2026-03-10' })
  await set(id, '1111')
  await as.patch(`${path}/${id}`, { code: '3333' })
  const type = () => as.patch(`${path}/${next.id}`, { code: '1111' })
  expect((await type()).json()).toMatchObject({ fields: { code: expect.any(String) } })
  await set(id, '3333')
  expect((await type()).statusCode).toBe(200)
})

test('a stay is edited without a change of its code, also where a spare code is the same', async () => {
  const { as, bookId, path } = await givenHouse()
  const { id } = await givenStay(as, bookId, { ...soon, code: '4821' })
  await givenStaySettings(as, bookId, { spareCodes: ['4821'] })
  const answer = await as.patch(`${path}/${id}`, { label: 'By bike', code: '4821' })
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { label: 'By bike', code: '4821' }])
})

test('a personal code that is confirmed as changed is on the lock', async () => {
  const { as, bookId, path, read, set } = await givenHouse()
  const { id } = await givenStay(as, bookId, { ...soon, code: '4821' })
  await set(id, '4821')
  await as.patch(`${path}/${id}`, { code: '7310' })
  expect((await as.post(`${path}/${id}/code-changed`, { code: '6420' })).statusCode).toBe(200)
  expect(await read(id)).toMatchObject({ code: '6420', codeSetAt: expect.any(String), codeBefore: null })
})

test('the host is notified at once of a stay that moves to today while its code is typed', async () => {
  const { service, as, bookId, path, run } = await givenHouse()
  const { id } = await givenStay(as, bookId, { arrival: '2026-03-20', departure: '2026-03-22', code: '4821' })
  await as.patch(`${path}/${id}`, { arrival: '2026-03-01', departure: '2026-03-03', code: '7310', confirmed: true })
  expect(await run(new Date(service.clock.now()).toISOString())).toBe(1)
})

test('a replaced code that is a spare code by now stays on the lock', async () => {
  const { as, bookId, path, read, set } = await givenHouse()
  const { id } = await givenStay(as, bookId, { ...soon, code: '4821' })
  await set(id, '4821')
  await as.patch(`${path}/${id}`, { code: '7310' })
  expect((await read(id)).codeBefore).toEqual({ code: '4821', isUsed: false })
  await givenStaySettings(as, bookId, { spareCodes: ['9000', '4821'] })
  expect((await read(id)).codeBefore).toEqual({ code: '4821', isUsed: true })
})
