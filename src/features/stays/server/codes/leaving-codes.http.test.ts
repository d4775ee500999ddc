import { expect, test } from 'vitest'
import { hour } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { startTestApp } from '#test/test-app.ts'
import { StayBooks, type StayView } from '../../shared/stay-contract.ts'
import { hasCodeToSet } from '../../shared/stay-needs.ts'
import { digestMails } from '../digest/digest-content.ts'
import { listStayBooks } from '../settings/settings-service.ts'
import { forgetStays } from '../stay-jobs.ts'

/** A house in Rome with personal codes; the clock is at 12:00 UTC on 1 March 2026. Codes are shown until noon. */
async function givenHouse(settings = {}) {
  const service = await startTestApp()
  const { as, account } = await givenHost(service)
  const { id: bookId } = await givenBook(as, { doorCode: '1234' })
  await givenStaySettings(as, bookId, { codeMode: 'personal', secrets: ['doorCode'], ...settings })
  const path = `/api/welcome-books/${bookId}/stays`
  const at = (iso: string) => service.clock.set(Date.parse(iso))
  /** A stay whose code is on the lock. */
  const givenSet = async (arrival: string, departure: string, code: string) => {
    const stay = await givenStay(as, bookId, { arrival, departure, code })
    await as.post(`${path}/${stay.id}/code-set`, { code })
    return stay
  }
  const left = async () => (await listStayBooks(service.context, account))[0]?.codesToRemove.map(({ code }) => code)
  const confirmRemoval = (id: string) => as.delete(`${path}/${id}/code-set`)
  return { service, as, account, bookId, path, at, givenSet, left, confirmRemoval }
}

test('a code that was put on the lock is to be taken off when its page no longer shows it, until the host ticks that', async () => {
  const { service, as, at, givenSet, left, confirmRemoval } = await givenHouse()
  const { id } = await givenSet('2026-03-03', '2026-03-05', '4711')
  await givenSet('2026-03-05', '2026-03-08', '5822')
  at('2026-03-05T10:59:00Z')
  expect(await left()).toEqual([])
  at('2026-03-05T11:00:00Z')
  expect(StayBooks.parse((await as.get('/api/stays/books')).json())[0]?.codesToRemove).toEqual([
    { stayId: id, code: '4711', arrival: '2026-03-03', departure: '2026-03-05', isCancelled: false },
  ])
  const confirmed = await confirmRemoval(id)
  expect([confirmed.statusCode, confirmed.json().codeSetAt]).toEqual([200, null])
  expect(await left()).toEqual([])
  service.clock.advance(hour)
  expect(await left()).toEqual([])
})

test('a code that was never ticked is not asked for, nor one of a lock that takes them by itself', async () => {
  const { as, bookId, at, givenSet, left } = await givenHouse()
  await givenStay(as, bookId, { arrival: '2026-03-03', departure: '2026-03-05', code: '4711' })
  await givenSet('2026-03-03', '2026-03-05', '5822')
  at('2026-03-06T11:00:00Z')
  expect(await left()).toEqual(['5822'])
  await givenStaySettings(as, bookId, { lockTakesCodes: true })
  expect(await left()).toEqual([])
  await givenStaySettings(as, bookId, { lockTakesCodes: false, codeMode: 'shared', confirmed: true })
  expect(await left()).toEqual([])
})

test('a code that coming or present guests have, a spare code and the door code of the book stay on the lock', async () => {
  const { as, bookId, at, givenSet, left } = await givenHouse()
  for (const code of ['4711', '5822', '6933', '1234', '7044']) await givenSet('2026-03-03', '2026-03-05', code)
  await givenStay(as, bookId, { arrival: '2026-05-01', departure: '2026-05-03', code: '4711' })
  await givenStay(as, bookId, { arrival: '2026-03-13', departure: '2026-03-20', code: '5822' })
  await givenStaySettings(as, bookId, { spareCodes: ['6933'] })
  at('2026-03-14T11:00:00Z')
  expect(await left()).toEqual(['7044'])
})

test('a cancelled stay: its code is asked for once the host knows of the end, and set again if the guests come', async () => {
  const { service, as, path, givenSet, left, confirmRemoval } = await givenHouse()
  const { id } = await givenSet('2026-03-03', '2026-03-05', '4711')
  const cancelledAt = service.clock.now()
  await service.context.db.updateTable('stays').set({ cancelled_at: cancelledAt }).execute()
  expect(await left()).toEqual([])
  await as.post(`${path}/${id}/end-seen`)
  expect(await left()).toEqual(['4711'])
  await confirmRemoval(id)
  expect(await left()).toEqual([])
  const restored = (await as.post(`${path}/${id}/restore`)).json()
  expect(restored).toMatchObject({ code: '4711', codeSetAt: null, codeDueAt: expect.any(String) })
})

test('a replaced code is still there if the new one was never ticked, and stays with one code are confirmed together', async () => {
  const { as, path, at, givenSet, left, confirmRemoval } = await givenHouse()
  const replaced = await givenSet('2026-03-03', '2026-03-04', '4711')
  await as.patch(`${path}/${replaced.id}`, { code: '9000' })
  await givenSet('2026-03-13', '2026-03-14', '5822')
  at('2026-03-24T11:00:00Z')
  expect(await left()).toEqual(['4711', '5822'])
  const again = await givenSet('2026-03-24', '2026-03-25', '5822')
  expect(await left()).toEqual(['4711'])
  at('2026-03-25T11:00:00Z')
  expect(await left()).toEqual(['4711', '5822'])
  await confirmRemoval(again.id)
  expect(await left()).toEqual(['4711'])
  await confirmRemoval(replaced.id)
  expect(await left()).toEqual([])
})

test('the need ends with the stay, 30 days after its departure', async () => {
  const { service, at, givenSet, left } = await givenHouse()
  await givenSet('2026-03-03', '2026-03-05', '4711')
  at('2026-04-04T12:00:00Z')
  await forgetStays.run(service.context)
  expect(await left()).toEqual(['4711'])
  at('2026-04-05T12:00:00Z')
  await forgetStays.run(service.context)
  expect(await left()).toEqual([])
})

test('the daily mail counts them, and they are no reason for one', async () => {
  const { service, as, account, bookId, at, givenSet } = await givenHouse()
  await as.put('/api/stay-digest', { hour: 8, timeZone: 'Europe/Rome' })
  await givenSet('2026-03-03', '2026-03-05', '4711')
  at('2026-03-10T07:00:00Z')
  const reader = { accountId: account.id } as Parameters<typeof digestMails.stayDigest>[1]['reader']
  const read = () => digestMails.stayDigest(service.context, { reader, params: { dueAt: service.clock.now() } })
  expect(await read()).toBeUndefined()
  await givenStay(as, bookId, { arrival: '2026-03-10', departure: '2026-03-12' })
  expect((await read())?.leftCodes).toEqual([{ house: 'Casa Conti', count: 1 }])
})

test('a stay that comes back on its third day after its code was taken off is asked for at once', async () => {
  const { service, as, path, at, givenSet, confirmRemoval } = await givenHouse()
  const { id } = await givenSet('2026-03-03', '2026-03-09', '4711')
  at('2026-03-06T09:00:00Z')
  await service.context.db.updateTable('stays').set({ cancelled_at: service.clock.now() }).execute()
  await as.post(`${path}/${id}/end-seen`)
  await confirmRemoval(id)
  const restored = (await as.post(`${path}/${id}/restore`)).json()
  expect(restored).toMatchObject({ state: 'inHouse', code: '4711', codeSetAt: null, isCodeRemoved: true })
  const isAsked = (stay: StayView) => hasCodeToSet(stay, { timeZone: 'Europe/Rome' }, service.clock.now())
  expect(isAsked(restored)).toBe(true)
  const set = (await as.post(`${path}/${id}/code-set`, { code: '4711' })).json()
  expect(set).toMatchObject({ codeSetAt: expect.any(String), isCodeRemoved: false })
  const taken = (await as.delete(`${path}/${id}/code-set`)).json()
  expect([isAsked(set), taken.isCodeRemoved]).toEqual([false, false])
})

test('a coming stay that got the code meanwhile is asked for again when the host takes the code off the lock', async () => {
  const { as, path, at, givenSet, confirmRemoval } = await givenHouse()
  const { id } = await givenSet('2026-03-03', '2026-03-05', '4711')
  at('2026-03-06T09:00:00Z')
  // More than a week later, so that both may have the code.
  const coming = await givenSet('2026-03-14', '2026-03-16', '4711')
  await confirmRemoval(id)
  const stays: StayView[] = (await as.get(path)).json()
  expect(stays.find((stay) => stay.id === coming.id)).toMatchObject({ codeSetAt: null, isCodeRemoved: true })
})

test('a tick that means another code than the stay has by now is refused, in both directions', async () => {
  const { as, path, at, givenSet, left } = await givenHouse()
  const { id } = await givenSet('2026-03-03', '2026-03-05', '4711')
  const takeBack = async (code?: string | null) => {
    const { statusCode, json } = await as.delete(`${path}/${id}/code-set`, code === undefined ? undefined : { code })
    return [statusCode, json().code]
  }
  // In another window, the code is replaced and set on the lock.
  await as.patch(`${path}/${id}`, { code: '9000' })
  await as.post(`${path}/${id}/code-set`, { code: '9000' })
  const isSet = async () => (await as.get(path)).json()[0].codeSetAt !== null
  expect([await takeBack('4711'), await isSet()]).toEqual([[409, 'CODE_REPLACED'], true])
  expect([await takeBack('9000'), await isSet()]).toEqual([[200, '9000'], false])
  await as.post(`${path}/${id}/code-set`, { code: '9000' })
  expect([await takeBack(null), await isSet()]).toEqual([[200, '9000'], false])
  expect((await takeBack('x'.repeat(41)))[0]).toBe(400)
  await as.post(`${path}/${id}/code-set`, { code: '9000' })

  at('2026-03-06T11:00:00Z')
  expect(await takeBack('4711')).toEqual([409, 'CODE_REPLACED'])
  expect(await left()).toEqual(['9000'])
  expect((await takeBack('9000'))[0]).toBe(200)
  expect(await left()).toEqual([])
  // Already noted in another window.
  expect((await takeBack('9000'))[0]).toBe(200)
})

test('with personal codes the host’s screens know the codes that stay on the lock', async () => {
  const { as, bookId } = await givenHouse({ spareCodes: ['6933', '7044'] })
  const other = async () => StayBooks.parse((await as.get('/api/stays/books')).json())[0]?.otherCodes
  expect(await other()).toEqual(['1234', '6933', '7044'])
  await givenStaySettings(as, bookId, { codeMode: 'shared', confirmed: true })
  expect(await other()).toEqual([])
})
