import { expect, test } from 'vitest'
import { givenCodedHouse } from '#test/given-coded-house.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { warnOfUnconfirmedCodes } from '../stay-jobs.ts'
import { showSpareCode } from './spare-codes.ts'

test('the gate withholds spare codes too', async () => {
  const { service, as, bookId, find } = await givenCodedHouse({ seenGate: true, spareCodes: ['0001'] })
  const stay = await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-04' })
  service.clock.set(Date.parse('2026-03-02T15:00:00Z'))
  expect(await showSpareCode(service.context, await find(stay))).toBeUndefined()
  await as.post(`/api/welcome-books/${bookId}/stays/${stay.id}/seen`)
  expect(await showSpareCode(service.context, await find(stay))).toBe('0001')
})

test('with the gate, the change of a shared code is still asked for, reported and confirmed', async () => {
  const { service, as, bookId, path, received } = await givenCodedHouse({ codeMode: 'shared', seenGate: true })
  const stay = await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-04' })
  const { cleanerLink } = (await as.post(`/api/welcome-books/${bookId}/stay-settings/cleaner-link`)).json()
  service.clock.set(Date.parse('2026-03-02T14:00:00Z'))
  await warnOfUnconfirmedCodes.run(service.context)
  await sendDueMails(service.context)
  expect(received.map(({ mail }) => mail.subject)).toEqual(['Casa Conti: the door code is still not confirmed'])
  const listed = async () => (await as.get(path)).json()[0]
  expect(await listed()).toMatchObject({ waitsFor: 'seen', needsCodeChange: true })
  expect((await service.anonymous.get(new URL(cleanerLink).pathname)).body).toContain('<form')
  await as.post(`${path}/${stay.id}/code-changed`, { code: '0815' })
  expect(await listed()).toMatchObject({ waitsFor: 'seen', needsCodeChange: false })
  await as.post(`${path}/${stay.id}/seen`)
  expect(await listed()).toMatchObject({ waitsFor: null, needsCodeChange: false })
})

test('guests who are in the house keep their codes when the gate is set up, and later ones have to pass it', async () => {
  const { service, as, bookId, path } = await givenCodedHouse()
  const running = await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-04' })
  const coming = await givenStay(as, bookId, { arrival: '2026-03-03', departure: '2026-03-05' })
  service.clock.set(Date.parse('2026-03-02T18:00:00Z'))
  await givenStaySettings(as, bookId, { seenGate: true })
  const listed: { id: string; waitsFor: string | null }[] = (await as.get(path)).json()
  const waits = [running, coming].map(({ id }) => listed.find((stay) => stay.id === id)?.waitsFor)
  expect(waits).toEqual([null, 'seen'])
})
