import { describe, expect, test } from 'vitest'
import { hour } from '#platform/clock.ts'
import { givenCodedHouse, type Listed } from '#test/given-coded-house.ts'
import { givenStay } from '#test/given-stay.ts'
import { sendDueMails } from '#test/mail-sending.ts'

test('a shared code is shown after its change was confirmed, and stays the same', async () => {
  const { as, bookId, path, shownCode } = await givenCodedHouse({ codeMode: 'shared' })
  const stay = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-04' })
  expect(stay.waitsFor).toBe('codeChange')
  expect(await shownCode(stay)).toBeNull()

  const confirmed = await as.post(`${path}/${stay.id}/code-changed`, { code: '0815' })
  expect(confirmed.json()).toMatchObject({ code: '0815', waitsFor: null })
  expect(await shownCode(stay)).toBe('0815')
  await as.patch(`/api/welcome-books/${bookId}/essentials`, { doorCode: '5555' })
  expect(await shownCode(stay, '5555')).toBe('0815')
})

test('without a typed code, the prepared one or the door code of the book is confirmed', async () => {
  const { as, bookId, path } = await givenCodedHouse({ codeMode: 'shared' })
  const [plain, prepared] = [await givenStay(as, bookId), await givenStay(as, bookId, { code: '2580' })]
  expect((await as.post(`${path}/${plain.id}/code-changed`)).json().code).toBe('1234')
  expect((await as.post(`${path}/${prepared.id}/code-changed`, {})).json().code).toBe('2580')
  expect((await as.post(`${path}/${plain.id}/code-changed`, { code: 'x'.repeat(41) })).statusCode).toBe(400)
})

test('a change is confirmed from the day on which the guests before leave, or after they said so', async () => {
  const { service, as, bookId, path } = await givenCodedHouse({ codeMode: 'shared' })
  const before = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-04' })
  const next = await givenStay(as, bookId, { arrival: '2026-03-04', departure: '2026-03-07' })
  const confirm = () => as.post(`${path}/${next.id}/code-changed`, { code: '0815' })
  const refused = await confirm()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'CODE_CHANGE_TOO_EARLY'])

  const { db } = service.context
  await db.updateTable('stays').set({ departed_at: service.clock.now() }).where('id', '=', before.id).execute()
  expect((await confirm()).statusCode).toBe(200)
  await db.updateTable('stays').set({ departed_at: null, code_confirmed_at: null }).execute()
  service.clock.set(Date.parse('2026-03-04T07:00:00Z'))
  expect((await confirm()).json().waitsFor).toBeNull()
})

test('a change without any code is refused, because the next guests would see none', async () => {
  const { as, bookId, path } = await givenCodedHouse({ codeMode: 'shared' })
  await as.patch(`/api/welcome-books/${bookId}/essentials`, { doorCode: '' })
  const { id } = await givenStay(as, bookId)
  for (const content of [undefined, {}, { code: null }, { code: '' }, { code: '   ' }]) {
    const refused = await as.post(`${path}/${id}/code-changed`, content)
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['code']])
  }
  expect((await as.get(path)).json()[0]).toMatchObject({ code: null, waitsFor: 'codeChange' })
})

test('no change is confirmed for guests who have left or whose stay was cancelled', async () => {
  const { service, as, bookId, path } = await givenCodedHouse({ codeMode: 'shared', secrets: ['doorCode'] })
  const stay = await givenStay(as, bookId, { arrival: '2026-03-03', departure: '2026-03-05' })
  const confirm = async () => {
    const { statusCode, json } = await as.post(`${path}/${stay.id}/code-changed`, { code: '4711' })
    return [statusCode, json().code]
  }
  const { db } = service.context
  await db.updateTable('stays').set({ cancelled_at: 1 }).execute()
  expect(await confirm()).toEqual([409, 'STAY_ENDED'])
  await db.updateTable('stays').set({ cancelled_at: null }).execute()
  service.clock.set(Date.parse('2026-03-04T09:00:00Z'))
  await as.post(`${path}/${stay.id}/departed`)
  expect(await confirm()).toEqual([409, 'STAY_ENDED'])
  await as.delete(`${path}/${stay.id}/departed`)
  expect((await confirm())[0]).toBe(200)
  // Until noon its page shows the codes.
  service.clock.set(Date.parse('2026-03-05T09:00:00Z'))
  expect(await confirm()).toEqual([409, 'STAY_ENDED'])
})

test('the host says that guests have left early: the change can be confirmed, and no window moves', async () => {
  const { service, as, bookId, path, received, shownCode } = await givenCodedHouse({ codeMode: 'shared' })
  const before = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-04' })
  const next = await givenStay(as, bookId, { arrival: '2026-03-04', departure: '2026-03-07' })
  await as.post(`${path}/${before.id}/code-changed`, { code: '1111' })
  const confirm = () => as.post(`${path}/${next.id}/code-changed`, { code: '0815' })
  const left = `${path}/${before.id}/departed`
  const waitsFor = async () => (await as.get(path)).json()[1].waitsFor

  // 12:00 UTC is two hours before their arrival in Rome.
  expect([(await as.post(left)).statusCode, (await as.post(left)).json().code]).toEqual([409, 'NOT_IN_HOUSE'])
  service.clock.advance(3 * hour)
  expect((await confirm()).statusCode).toBe(409)
  const marked = (await as.post(left)).json()
  const { departedAt, state, endsAt } = marked
  expect({ departedAt, state, endsAt }).toEqual({
    departedAt: new Date(service.clock.now()).toISOString(),
    state: 'inHouse',
    endsAt: before.endsAt,
  })
  expect(await shownCode(before)).toBe('1111')
  expect((await confirm()).json().waitsFor).toBeNull()

  expect((await as.delete(left)).json().departedAt).toBeNull()
  expect(await waitsFor()).toBe('codeChange')
  expect((await confirm()).statusCode).toBe(409)
  await sendDueMails(service.context)
  expect(received).toEqual([])
})

test('the host confirms a change and says in one call that the guests before have left', async () => {
  const { service, as, bookId, path } = await givenCodedHouse({ codeMode: 'shared' })
  await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-04' })
  const between = await givenStay(as, bookId, { arrival: '2026-03-04', departure: '2026-03-05' })
  const last = await givenStay(as, bookId, { arrival: '2026-03-05', departure: '2026-03-07' })
  const confirm = (id: string, content: object) => as.post(`${path}/${id}/code-changed`, { code: '0815', ...content })
  service.clock.advance(3 * hour)
  // Guests who are still to come cannot have left.
  expect((await confirm(last.id, { haveLeft: true })).json().code).toBe('CODE_CHANGE_TOO_EARLY')
  expect((await confirm(between.id, { haveLeft: false })).statusCode).toBe(409)
  expect((await confirm(between.id, { haveLeft: 'yes' })).statusCode).toBe(400)
  expect((await confirm(between.id, { haveLeft: true })).json()).toMatchObject({ code: '0815', waitsFor: null })
  const [left] = (await as.get(path)).json()
  expect([left.departedAt, left.state]).toEqual([new Date(service.clock.now()).toISOString(), 'inHouse'])
})

test('a confirmed change counts no longer when the guests before get another code', async () => {
  const { service, as, bookId, path, shownCode } = await givenCodedHouse({ codeMode: 'shared' })
  const before = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-04' })
  const next = await givenStay(as, bookId, { arrival: '2026-03-04', departure: '2026-03-07' })
  const confirm = (id: string, code: string) => as.post(`${path}/${id}/code-changed`, { code })
  service.clock.set(Date.parse('2026-03-04T07:00:00Z'))
  await confirm(next.id, '2222')
  await confirm(before.id, '2222')
  expect(await shownCode(next)).toBe('2222')
  await confirm(before.id, '1111')
  expect([await shownCode(before), await shownCode(next)]).toEqual(['1111', null])
  // Guests who have arrived keep the code of their page.
  await confirm(next.id, '2222')
  service.clock.set(Date.parse('2026-03-04T15:00:00Z'))
  await confirm(before.id, '3333')
  expect(await shownCode(next)).toBe('2222')
})

test('a confirmed change counts no longer when other guests come before', async () => {
  const { as, bookId, path } = await givenCodedHouse({ codeMode: 'shared' })
  const stay = await givenStay(as, bookId)
  await as.post(`${path}/${stay.id}/code-changed`, { code: '0815' })
  await givenStay(as, bookId, { arrival: '2026-05-18', departure: '2026-05-19' })
  const waits = async () => (await as.get(path)).json().find(({ id }: Listed) => id === stay.id).waitsFor
  expect(await waits()).toBeNull()
  await givenStay(as, bookId, { arrival: '2026-05-10', departure: '2026-05-15' })
  expect(await waits()).toBe('codeChange')
})

test('guests who book the nights between get another code, and the one that was seen comes back after them', async () => {
  const { service, as, bookId, path, shownCode } = await givenCodedHouse({ codeMode: 'shared', releaseHours: 72 })
  const link = (await as.post(`/api/welcome-books/${bookId}/stay-settings/cleaner-link`)).json().cleanerLink as string
  const proposed = async () =>
    (await service.app.inject(new URL(link).pathname)).body.match(/name="code"[^>]* value="([^"]*)"/)?.[1]
  const seen = await givenStay(as, bookId, { arrival: '2026-03-04', departure: '2026-03-07' })
  const confirm = (id: string, code: string) => as.post(`${path}/${id}/code-changed`, { code })
  await confirm(seen.id, '1111')
  service.clock.advance(4 * hour)
  expect(await shownCode(seen)).toBe('1111')

  const between = await givenStay(as, bookId, { arrival: '2026-03-03', departure: '2026-03-04' })
  expect(await shownCode(seen)).toBeNull()
  expect((await confirm(between.id, '7777')).statusCode).toBe(200)
  expect([await shownCode(between), await shownCode(seen)]).toEqual(['7777', null])

  service.clock.set(Date.parse('2026-03-04T10:30:00Z'))
  expect(await proposed()).toBe('1111')
  expect((await confirm(seen.id, '1111')).statusCode).toBe(200)
  expect(await shownCode(seen)).toBe('1111')
  // Nothing that is booked later takes the code of guests who are in the house.
  service.clock.set(Date.parse('2026-03-04T15:00:00Z'))
  await givenStay(as, bookId, { arrival: '2026-03-07', departure: '2026-03-08' })
  expect(await shownCode(seen)).toBe('1111')
})

test('a confirmed change counts no longer when the stay moves behind other guests', async () => {
  const { as, bookId, path } = await givenCodedHouse({ codeMode: 'shared' })
  const stay = await givenStay(as, bookId)
  await givenStay(as, bookId, { arrival: '2026-05-20', departure: '2026-05-22' })
  await as.post(`${path}/${stay.id}/code-changed`, { code: '0815' })
  const move = async (arrival: string, departure: string) =>
    (await as.patch(`${path}/${stay.id}`, { arrival, departure })).json().waitsFor
  expect(await move('2026-05-16', '2026-05-19')).toBeNull()
  expect(await move('2026-05-22', '2026-05-24')).toBe('codeChange')
})

test('a shared code that is confirmed is not emptied, and one that is only prepared is', async () => {
  const { service, as, bookId, path, shownCode } = await givenCodedHouse({ codeMode: 'shared' })
  const stay = await givenStay(as, bookId, { arrival: '2026-03-04', departure: '2026-03-07', code: '2580' })
  const empty = (code: string | null) => as.patch(`${path}/${stay.id}`, { code, confirmed: true })
  expect((await empty(null)).json().code).toBeNull()
  await as.post(`${path}/${stay.id}/code-changed`, { code: '0815' })
  const english = { 'accept-language': 'en' }
  for (const code of [null, '', '  ']) {
    const refused = await as.patch(`${path}/${stay.id}`, { code, confirmed: true }, english)
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { code: 'You have confirmed the code for these guests. Enter the one that is on the lock now.' },
    ])
  }
  service.clock.set(Date.parse('2026-03-04T15:00:00Z'))
  expect((await as.patch(`${path}/${stay.id}`, { code: null }, english)).json().fields.code).toContain('already see')
  expect(await shownCode(stay)).toBe('0815')
  expect((await as.patch(`${path}/${stay.id}`, { code: '4711' })).json().code).toBe('4711')
  expect(await shownCode(stay)).toBe('4711')
})

describe('guests who stay longer than planned, after the lock was changed for the next ones', () => {
  /** Guests until 3 March, on whose last day the code is changed for those of 4 March. */
  async function givenChangedLock() {
    const house = await givenCodedHouse({ codeMode: 'shared', secrets: ['doorCode'] })
    const { service, as, bookId, path } = house
    const first = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-03' })
    const next = await givenStay(as, bookId, { arrival: '2026-03-04', departure: '2026-03-07' })
    const confirm = (id: string, code: string) => as.post(`${path}/${id}/code-changed`, { code })
    await confirm(first.id, '0815')
    service.clock.set(Date.parse('2026-03-03T08:00:00Z'))
    await confirm(next.id, '0816')
    const stayLonger = () => as.patch(`${path}/${first.id}`, { departure: '2026-03-04', confirmed: true })
    const codeOf = async ({ id }: { id: string }) =>
      (await as.get(path)).json<Listed[]>().find((stay) => stay.id === id)
    return { ...house, first, next, confirm, stayLonger, codeOf }
  }

  test.each([
    ['before they leave', '2026-03-03T08:30:00Z'],
    ['after their stay', '2026-03-03T12:00:00Z'],
  ])('their page shows no code that the lock has lost: %s', async (_when, at) => {
    const { service, first, next, stayLonger, shownCode, codeOf, confirm } = await givenChangedLock()
    service.clock.set(Date.parse(at))
    expect((await stayLonger()).statusCode).toBe(200)
    expect(await shownCode(first)).toBeNull()
    const { template, data } = await service.context.db
      .selectFrom('mails')
      .select(['template', 'data'])
      .executeTakeFirstOrThrow()
    expect([template, JSON.parse(data)]).toEqual(['stayCodeLate', { stayId: first.id }])
    expect(await codeOf(first)).toMatchObject({ code: '0815', waitsFor: 'codeChange' })
    expect(await codeOf(next)).toMatchObject({ code: '0816', waitsFor: 'codeChange' })
    await confirm(first.id, '0816')
    expect(await shownCode(first)).toBe('0816')
  })

  test('also if the next ones were cancelled, and not if both have one code or another stay is added', async () => {
    const { service, as, bookId, first, next, stayLonger, shownCode, confirm } = await givenChangedLock()
    await givenStay(as, bookId, { arrival: '2026-04-04', departure: '2026-04-07' })
    expect(await shownCode(first)).toBe('0815')
    await confirm(next.id, '0815')
    await stayLonger()
    expect(await shownCode(first)).toBe('0815')
    service.clock.set(Date.parse('2026-03-04T08:00:00Z'))
    await confirm(next.id, '0816')
    await service.context.db
      .updateTable('stays')
      .set({ cancelled_at: service.clock.now() })
      .where('id', '=', next.id)
      .execute()
    await as.patch(`/api/welcome-books/${bookId}/stays/${first.id}`, { departure: '2026-03-05', confirmed: true })
    expect(await shownCode(first)).toBeNull()
  })
})
