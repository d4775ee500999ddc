import { expect, test } from 'vitest'
import { minute } from '#platform/clock.ts'
import { givenCodedHouse } from '#test/given-coded-house.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { listCodesOnPage, showSpareCode } from './spare-codes.ts'

test('a stay is shown at most two spare codes, and each is a mail to the host', async () => {
  const { service, as, bookId, find, received } = await givenCodedHouse({ spareCodes: ['0001', '0002', '0003'] })
  const stay = await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-04' })
  const { context } = service
  const ask = async () => showSpareCode(context, await find(stay))
  service.clock.set(Date.parse('2026-03-02T13:59:59.999Z'))
  expect(await ask()).toBeUndefined()
  service.clock.set(Date.parse('2026-03-02T14:00:00Z'))
  const found = await find(stay)
  const atOnce = await Promise.all(Array.from({ length: 10 }, () => showSpareCode(context, found)))
  expect(atOnce.filter(Boolean)).toEqual(['0001'])
  expect([await ask(), await ask()]).toEqual(['0002', undefined])
  expect(listCodesOnPage(context, await find(stay), service.clock.now())).toEqual(['0001', '0002'])
  // The host replaces the codes: one that is no longer on the lock is not shown, and no further one is.
  await givenStaySettings(as, bookId, { spareCodes: ['0002', '7777'] })
  expect(listCodesOnPage(context, await find(stay), service.clock.now())).toEqual(['0002'])
  expect(await ask()).toBeUndefined()
  await sendDueMails(context)
  expect(received.map(({ mail }) => mail.subject)).toEqual(
    Array.from({ length: 2 }, () => 'Casa Conti: the door code does not work'),
  )
  expect(received.filter(({ mail }) => mail.text?.includes('no more spare codes'))).toHaveLength(1)
  service.clock.set(Date.parse(stay.endsAt))
  expect(await ask()).toBeUndefined()
})

test('where all guests use one code, a spare code waits until those who leave that day have gone', async () => {
  const { service, as, bookId, path, find } = await givenCodedHouse({
    codeMode: 'shared',
    spareCodes: ['0001', '0002'],
  })
  const dates = { arrival: '2026-03-01', departure: '2026-03-02', departureTime: '16:00' }
  const before = await givenStay(as, bookId, dates)
  // Neither is in the house on that day.
  await givenStay(as, bookId, { ...dates, arrival: '2026-02-27', departure: '2026-03-01', departureTime: '18:00' })
  const off = await givenStay(as, bookId, { ...dates, departureTime: '18:00' })
  const { db } = service.context
  await db.updateTable('stays').set({ cancelled_at: 1 }).where('id', '=', off.id).execute()
  const stay = await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-04' })
  const ask = async () => showSpareCode(service.context, await find(stay))
  const onPage = async () => listCodesOnPage(service.context, await find(stay), service.clock.now())
  for (const moment of ['2026-03-01T20:00:00Z', '2026-03-02T14:00:00Z', '2026-03-02T14:59:59Z']) {
    service.clock.set(Date.parse(moment))
    expect([await ask(), await onPage()], moment).toEqual([undefined, []])
  }
  expect((await as.post(`${path}/${before.id}/departed`)).statusCode).toBe(200)
  expect([await onPage(), await ask()]).toEqual([['0001'], '0002'])
  await as.delete(`${path}/${before.id}/departed`)
  service.clock.set(Date.parse('2026-03-02T15:00:00Z'))
  expect(await onPage()).toEqual(['0001', '0002'])
})

test('without spare codes the host gets one mail', async () => {
  const { service, as, bookId, find, received } = await givenCodedHouse()
  const stay = await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-04' })
  service.clock.set(Date.parse('2026-03-02T14:00:00Z'))
  for (const _ of [1, 2, 3]) expect(await showSpareCode(service.context, await find(stay))).toBeUndefined()
  await sendDueMails(service.context)
  expect(received).toHaveLength(1)
  expect(received[0]?.mail.text).toContain('There is no spare code')
})

test('a code whose change is late at arrival is replaced by a spare code, and the next tap shows another', async () => {
  const { service, as, bookId, find } = await givenCodedHouse({ codeMode: 'shared', spareCodes: ['0001', '0002'] })
  const stay = await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-04' })
  const onPage = async () => listCodesOnPage(service.context, await find(stay), service.clock.now())
  service.clock.set(Date.parse('2026-03-02T13:59:59Z'))
  expect(await onPage()).toEqual([])
  service.clock.set(Date.parse('2026-03-02T14:00:00Z'))
  expect(await onPage()).toEqual(['0001'])
  expect(await showSpareCode(service.context, await find(stay))).toBe('0002')
  service.clock.advance(minute)
  expect(await onPage()).toEqual(['0001', '0002'])
})
