import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { givenHouse, givenLostStay } from '#test/given-notified-host.ts'
import { givenStay } from '#test/given-stay.ts'
import { days } from '../feeds/feed-samples.ts'

test('a stay that its calendar ends long before is shown on the page only, until the host has confirmed the notice', async () => {
  const { as, path, loseAt, toldAt, firstStay } = await givenLostStay()
  await loseAt('2026-05-11T06:00:00Z')
  expect(await toldAt('2026-05-11T10:00:00Z')).toEqual({ mails: [], pushes: [] })
  const stay = await firstStay()
  expect(stay).toMatchObject({ state: 'cancelled', hasUnseenEnd: true, cancelledAt: expect.any(String) })
  expect((await as.post(`${path}/${stay.id}/end-seen`)).json()).toMatchObject({
    state: 'cancelled',
    hasUnseenEnd: false,
  })
})

test('a stay that its calendar ends when its window is near or has begun is reported at once', async () => {
  const near = await givenLostStay()
  await near.loseAt('2026-05-13T13:00:00Z')
  const told = await near.toldAt('2026-05-13T17:00:00Z')
  expect(told.mails).toEqual(['Casa Conti: a stay is no longer in your calendar'])
  expect(told.pushes).toEqual(['This stay is no longer in your calendar, so we have ended it. 15–18 May'])
  expect(near.receiver.received[0]?.mail.text).toContain('has shown no code')

  const begun = await givenLostStay()
  await begun.loseAt('2026-05-14T14:00:00Z')
  await begun.toldAt('2026-05-14T18:00:00Z')
  expect(begun.receiver.received[0]?.mail.text).toContain('already showed the codes')
})

test('a second stay with the same day of arrival that its calendar ends on the same day is reported too', async () => {
  const house = await givenLostStay()
  await house.loseAt('2026-05-14T02:00:00Z')
  await house.poll(days(15, 17, 'b'), days(28, 30, 'later'))
  await house.loseAt('2026-05-14T08:00:00Z')
  const told = await house.toldAt('2026-05-14T12:00:00Z')
  expect(told.mails.filter((subject) => subject === 'Casa Conti: a stay is no longer in your calendar')).toHaveLength(2)
  expect(told.pushes).toContain('This stay is no longer in your calendar, so we have ended it. 15–17 May')
})

test('guests who are still coming: the stay goes on with its link, no poll ends it again, and its calendar can take it back', async () => {
  const { as, path, loseAt, poll, toldAt, firstStay } = await givenLostStay()
  const { link } = await firstStay()
  await loseAt('2026-05-13T13:00:00Z')
  const { id } = await firstStay()
  const restored = await as.post(`${path}/${id}/restore`)
  expect(restored.json()).toMatchObject({ state: 'expected', link, calendarId: null, cancelledAt: null })
  for (let round = 0; round < 4; round += 1) await poll(days(28, 30, 'later'))
  expect((await firstStay()).state).toBe('expected')
  // The mail would no longer be true.
  expect((await toldAt('2026-05-14T08:00:00Z')).mails).toEqual([])
  await poll(days(15, 18, 'a'), days(28, 30, 'later'))
  expect(await firstStay()).toMatchObject({ id, state: 'expected', calendarId: expect.any(String) })
  expect((await as.get(path)).json()).toHaveLength(2)
})

test('a booking that comes back shortly before it begins is reported, as its end was', async () => {
  const house = await givenLostStay()
  await house.loseAt('2026-05-13T13:00:00Z')
  await house.toldAt('2026-05-13T17:00:00Z')
  await house.poll(days(15, 18, 'a'), days(28, 30, 'later'))
  const told = await house.toldAt('2026-05-13T18:01:00Z')
  expect(told.mails.slice(1)).toEqual(['Casa Conti: a booking is back in your calendar'])
  expect(told.pushes.slice(1)).toEqual(['A cancelled booking is back in your calendar. 15–18 May'])
  expect((await house.firstStay()).state).toBe('expected')
})

test('a booking that comes back long before it begins is not reported', async () => {
  const house = await givenLostStay()
  await house.loseAt('2026-05-11T06:00:00Z')
  await house.poll(days(15, 18, 'a'), days(28, 30, 'later'))
  expect((await house.firstStay()).state).toBe('expected')
  expect((await house.toldAt('2026-05-11T12:00:00Z')).mails).toEqual([])
})

/** A stay that has ended, and another one with the same nights that has its personal code meanwhile. */
async function givenTakenCode(cancelledAt: string) {
  const house = await givenHouse({ settings: { codeMode: 'personal' }, now: '2026-05-10T10:00:00Z' })
  const ended = await givenStay(house.as, house.bookId, { code: '4711' })
  const { db } = house.context
  await db
    .updateTable('stays')
    .set({ cancelled_at: Date.parse(cancelledAt) })
    .where('id', '=', ended.id)
    .execute()
  const other = await givenStay(house.as, house.bookId, { code: '4711' })
  house.clock.set(Date.parse('2026-05-15T15:00:00Z'))
  return { ...house, other, stayPath: `${house.path}/${ended.id}` }
}

test('a stay that comes back does not have the code of another stay', async () => {
  const { as, stayPath } = await givenTakenCode('2026-05-11T10:00:00Z')
  const restored = (await as.post(`${stayPath}/restore`)).json()
  expect(restored.state).toBe('inHouse')
  expect(restored.code).toMatch(/^\d+$/)
  expect(restored.code).not.toBe('4711')
})

test('guests who have seen a code keep it: their stay comes back when no other has the code', async () => {
  const { as, path, other, stayPath } = await givenTakenCode('2026-05-15T14:00:00Z')
  const refused = await as.post(`${stayPath}/restore`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'CODE_TAKEN'])
  expect((await as.patch(`${path}/${other.id}`, { code: '9999' })).statusCode).toBe(200)
  const codeBefore = async () =>
    (await as.get(path)).json().find(({ id }: { id: string }) => id === other.id).codeBefore
  expect(await codeBefore()).toEqual({ code: '4711', isUsed: false })
  expect((await as.post(`${stayPath}/restore`)).json()).toMatchObject({ state: 'inHouse', code: '4711' })
  // The guests of the restored stay open the door with it.
  expect(await codeBefore()).toEqual({ code: '4711', isUsed: true })
})

test('a stay that its calendar brings back does not have the code of another stay', async () => {
  const { as, bookId, loseAt, poll, firstStay } = await givenLostStay({ codeMode: 'personal' })
  const { code } = await firstStay()
  await loseAt('2026-05-11T06:00:00Z')
  await givenStay(as, bookId, { arrival: '2026-05-19', departure: '2026-05-21', code })
  await poll(days(15, 18, 'a'), days(28, 30, 'later'))
  const back = await firstStay()
  expect(back).toMatchObject({ arrival: '2026-05-15', state: 'expected' })
  expect(back.code).not.toBe(code)
})

test('the end of a stay belongs to its host: others find none, and a stay that goes on is not changed', async () => {
  const house = await givenHouse()
  const { as: other } = await givenHost(house)
  const stay = await givenStay(house.as, house.bookId)
  for (const step of ['restore', 'end-seen']) {
    expect((await house.anonymous.post(`${house.path}/${stay.id}/${step}`)).statusCode).toBe(401)
    expect((await other.post(`${house.path}/${stay.id}/${step}`)).statusCode).toBe(404)
    expect((await house.as.post(`${house.path}/${stay.id}/${step}`)).json()).toEqual(stay)
    expect((await house.as.post(`${house.path}/x/${step}`)).statusCode).toBe(404)
  }
})
