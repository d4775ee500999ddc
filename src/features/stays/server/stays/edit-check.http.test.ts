import { expect, test } from 'vitest'
import { hour } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { startTestApp } from '#test/test-app.ts'

/** A house in Rome; the clock is at 15:00 UTC on 1 March 2026, an hour after the arrival of the running stay. */
async function givenHouse(settings = {}) {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const { id: bookId } = await givenBook(as, { doorCode: '1234' })
  await givenStaySettings(as, bookId, { secrets: ['doorCode', 'wifiPassword'], ...settings })
  const running = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-04', label: 'Photographer' })
  service.clock.advance(3 * hour)
  const path = `/api/welcome-books/${bookId}/stays`
  const edit = (change: object, { id } = running) => as.patch(`${path}/${id}`, change)
  return { service, as, bookId, path, running, edit }
}

test('dates and hours that hide codes from guests in the house have to be confirmed', async () => {
  const { as, path, running, edit } = await givenHouse()
  const changes = [
    { arrival: '2026-03-03' },
    { arrival: '2026-05-03', departure: '2026-05-06' },
    { arrival: '2026-02-26', departure: '2026-03-01' },
    { arrival: '2026-02-26', departure: '2026-03-01', departureTime: '09:00' },
  ]
  for (const change of changes) {
    const refused = await edit(change)
    expect([refused.statusCode, refused.json().code], JSON.stringify(change)).toEqual([409, 'STAYS_AFFECTED'])
    const { arrival, departure } = running
    const named = { id: running.id, arrival, departure, label: 'Photographer', change: 'loses', isInHouse: true }
    expect([refused.json().stays, refused.json().count]).toEqual([[named], 1])
  }
  expect((await as.get(path)).json()[0]).toMatchObject({ arrival: '2026-03-01', departure: '2026-03-04' })
  const confirmed = await edit({ arrival: '2026-05-03', departure: '2026-05-06', confirmed: true })
  expect([confirmed.statusCode, confirmed.json().arrival]).toEqual([200, '2026-05-03'])
  expect((await edit({ label: 'x', confirmed: 'yes' })).statusCode).toBe(400)
})

test('an hour of arrival that is later than the release of the codes has to be confirmed too', async () => {
  const { as, bookId, path, edit } = await givenHouse({ releaseHours: 3 })
  const coming = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-02', arrivalTime: '18:00' })
  const refused = await edit({ arrivalTime: '22:00' }, coming)
  expect(refused.json()).toMatchObject({ code: 'STAYS_AFFECTED', stays: [{ change: 'loses', isInHouse: false }] })
  expect((await as.get(path)).json().find(({ id }: { id: string }) => id === coming.id).arrivalTime).toBe('18:00')
})

test('changes that hide nothing are saved at once: a later departure, a note, an earlier arrival that shows the codes', async () => {
  const { as, bookId, edit } = await givenHouse()
  expect((await edit({ departure: '2026-03-06' })).statusCode).toBe(200)
  expect((await edit({ departure: '2026-03-05' })).statusCode).toBe(200)
  expect((await edit({ label: 'With a dog' })).statusCode).toBe(200)
  const coming = await givenStay(as, bookId)
  expect((await edit({ arrival: '2026-03-02', departure: '2026-03-04' }, coming)).statusCode).toBe(200)
})

test('a stay that moves between a confirmed code and today names the guests whose code it hides', async () => {
  const { service, as, bookId, path, edit } = await givenHouse({ codeMode: 'shared', releaseHours: 72 })
  const seen = await givenStay(as, bookId, { arrival: '2026-03-05', departure: '2026-03-07' })
  service.clock.set(Date.parse('2026-03-04T12:00:00Z'))
  await as.post(`${path}/${seen.id}/code-changed`, { code: '1111' })
  const moving = await givenStay(as, bookId, { arrival: '2026-03-08', departure: '2026-03-09' })
  const move = { arrival: '2026-03-04', departure: '2026-03-05' }
  const refused = await edit(move, moving)
  expect(refused.json()).toMatchObject({ code: 'STAYS_AFFECTED', stays: [{ id: seen.id, change: 'loses' }], count: 1 })
  const waits = async () =>
    (await as.get(path)).json().find(({ id }: { id: string }) => id === seen.id).waitsFor as string | null
  expect(await waits()).toBeNull()
  expect((await edit({ ...move, confirmed: true }, moving)).statusCode).toBe(200)
  expect(await waits()).toBe('codeChange')
})
