import { randomBytes } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { day, hour } from '#platform/clock.ts'
import { createKeyring } from '#platform/keys/keyring.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { startTestApp } from '#test/test-app.ts'
import { exportStays } from '../export-stays.ts'
import { forgetStays } from '../stay-jobs.ts'
import { createStayReader, findStayByToken } from './stay-links.ts'

async function givenHouse(settings = {}, env = {}) {
  const service = await startTestApp({ env })
  const { as, account } = await givenHost(service)
  const { id: bookId } = await givenBook(as, { doorCode: '1234' })
  await givenStaySettings(as, bookId, settings)
  return { service, as, account, bookId, path: `/api/welcome-books/${bookId}/stays` }
}

async function givenCalendar({ context: { db }, clock }: Awaited<ReturnType<typeof startTestApp>>, bookId: string) {
  const now = clock.now()
  const address = { address_sealed: 'sealed-address', address_hash: 'h', host_name: 'www.airbnb.example' }
  await db
    .insertInto('calendars')
    .values({ id: 'c', book_id: bookId, ...address, source: 'airbnb', next_poll_at: now, created_at: now })
    .execute()
}

const tokenOf = ({ link }: { link: string | null }) => link?.split('/').at(-1) ?? ''

test('stays of a book without a time zone are refused with a clear code', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const { id } = await givenBook(as)
  const path = `/api/welcome-books/${id}/stays`
  for (const answer of [await as.get(path), await as.post(path, { arrival: '2026-05-15', departure: '2026-05-18' })]) {
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'TIME_ZONE_MISSING'])
    expect(answer.json().message).toContain('time zone')
  }
  expect((await as.get('/api/stays')).json()).toEqual([])
})

test('a stay has dates, a link, a window and a state', async () => {
  const { service, as, path, bookId } = await givenHouse()
  const created = await as.post(path, {
    arrival: '2026-03-15',
    departure: '2026-03-18',
    label: 'With a dog',
    language: 'de',
  })
  expect(created.statusCode).toBe(201)
  expect(created.json()).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    arrival: '2026-03-15',
    departure: '2026-03-18',
    arrivalTime: null,
    departureTime: null,
    source: 'manual',
    label: 'With a dog',
    language: 'de',
    code: null,
    codeSetAt: null,
    codeDueAt: null,
    codeBefore: null,
    isCodeRemoved: false,
    state: 'expected',
    waitsFor: null,
    needsCodeChange: false,
    needsSeen: false,
    isLinkRevoked: false,
    link: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/s\/[\w-]{22}$/),
    releaseAt: '2026-03-14T14:00:00.000Z',
    endsAt: '2026-03-18T11:00:00.000Z',
    arrivedAt: null,
    departedAt: null,
    calendarId: null,
    cancelledAt: null,
    hasUnseenEnd: false,
  })
  expect((await as.get(path)).json()).toEqual([created.json()])
  expect((await as.get('/api/stays')).json()).toEqual([{ ...created.json(), bookId, bookName: 'Casa Conti' }])

  const stateAt = async (iso: string) => {
    service.clock.set(Date.parse(iso))
    return (await as.get(path)).json()[0].state
  }
  expect(await stateAt('2026-03-15T14:00:00Z')).toBe('inHouse')
  expect(await stateAt('2026-03-18T09:00:00Z')).toBe('departed')
})

test('an edit moves the window and keeps link and code', async () => {
  const { as, bookId, path } = await givenHouse({ codeMode: 'personal' })
  const stay = await givenStay(as, bookId)
  const answer = await as.patch(`${path}/${stay.id}`, {
    arrival: '2026-05-16',
    departure: '2026-05-20',
    arrivalTime: '18:00',
    label: 'Late ferry',
  })
  expect(answer.json()).toEqual({
    ...stay,
    arrival: '2026-05-16',
    departure: '2026-05-20',
    arrivalTime: '18:00',
    label: 'Late ferry',
    releaseAt: '2026-05-15T16:00:00.000Z',
    codeDueAt: '2026-05-15T16:00:00.000Z',
    endsAt: '2026-05-20T10:00:00.000Z',
  })
  expect((await as.patch(`${path}/${stay.id}`, { arrivalTime: null })).json().arrivalTime).toBeNull()
  expect((await as.patch(`${path}/${stay.id}`, {})).json().label).toBe('Late ferry')
})

test.each([
  [{ arrival: '2026-05-15', departure: '2026-05-15' }, 'departure'],
  [{ arrival: '2026-05-15', departure: '2026-05-14' }, 'departure'],
  [{ arrival: '2026-05-15', departure: '2027-03-12' }, 'departure'],
  [{ arrival: '2029-01-01', departure: '2029-01-02' }, 'arrival'],
  [{ arrival: '2025-01-01', departure: '2025-01-02' }, 'departure'],
  [{ arrival: '2026-02-30', departure: '2026-03-02' }, 'arrival'],
  [{ arrival: '15.05.2026', departure: '2026-05-18' }, 'arrival'],
  [{ departure: '2026-05-18' }, 'arrival'],
  [{ arrival: '2026-05-15', departure: '2026-05-18', arrivalTime: '25:00' }, 'arrivalTime'],
  [{ arrival: '2026-05-15', departure: '2026-05-18', language: 'la' }, 'language'],
  [{ arrival: '2026-05-15', departure: '2026-05-18', source: 'calendar' }, 'source'],
  [{ arrival: '2026-05-15', departure: '2026-05-18', label: 'x'.repeat(10_000) }, 'label'],
  [{ arrival: '2026-05-15', departure: '2026-05-18', code: '1'.repeat(41) }, 'code'],
])('the stay %j is refused', async (input, field) => {
  const { as, path } = await givenHouse()
  const answer = await as.post(path, input)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT'])
  expect(Object.keys(answer.json().fields)).toEqual([field])
})

test('300 nights are a stay, and an edit to more is refused', async () => {
  const { as, bookId, path } = await givenHouse()
  const { id } = await givenStay(as, bookId, { arrival: '2026-05-15', departure: '2027-03-11' })
  expect((await as.patch(`${path}/${id}`, { departure: '2027-03-12' })).statusCode).toBe(400)
})

test('a link is found by its token until it is renewed or revoked', async () => {
  const { service, as, bookId, path } = await givenHouse()
  const stay = await givenStay(as, bookId)
  const readStay = createStayReader(service.context)
  const find = async (token: string) => {
    const [found, again] = [await readStay(token), await findStayByToken(service.context, token)]
    expect(found).toEqual(again)
    return found?.stay.id
  }
  expect(await find(tokenOf(stay))).toBe(stay.id)
  const renewed = (await as.post(`${path}/${stay.id}/link`)).json()
  expect(renewed.link).not.toBe(stay.link)
  expect([await find(tokenOf(stay)), await find(tokenOf(renewed))]).toEqual([undefined, stay.id])
  const revoked = (await as.post(`${path}/${stay.id}/revoke`)).json()
  expect([revoked.link, await find(tokenOf(renewed))]).toEqual([null, undefined])
  expect([stay.isLinkRevoked, renewed.isLinkRevoked, revoked.isLinkRevoked]).toEqual([false, false, true])
  for (const token of ['', 'a'.repeat(22), '../../etc', '\0', stay.id]) expect(await find(token)).toBeUndefined()
})

test('a link that was sealed under a lost key is not called revoked', async () => {
  const { service, as, bookId, path } = await givenHouse()
  const stay = await givenStay(as, bookId)
  const sealed = createKeyring(randomBytes(32)).seal({ table: 'stays', column: 'token_sealed', row: stay.id }, 'x')
  await service.context.db.updateTable('stays').set({ token_sealed: sealed }).where('id', '=', stay.id).execute()
  expect((await as.get(path)).json()).toMatchObject([{ link: null, isLinkRevoked: false }])
  expect((await findStayByToken(service.context, tokenOf(stay)))?.stay.id).toBe(stay.id)
})

test('a deleted stay is gone, and so is its link', async () => {
  const { service, as, bookId, path } = await givenHouse()
  const stay = await givenStay(as, bookId)
  expect((await as.delete(`${path}/${stay.id}`)).json()).toEqual({ id: stay.id })
  expect((await as.get(path)).json()).toEqual([])
  expect(await findStayByToken(service.context, tokenOf(stay))).toBeUndefined()
  expect((await as.delete(`${path}/${stay.id}`)).statusCode).toBe(404)
})

test('a deleted stay of a calendar stays hidden, without its secrets', async () => {
  const { service, as, bookId, path } = await givenHouse({ codeMode: 'personal' })
  const stay = await givenStay(as, bookId, { label: 'Booked twice' })
  const { db } = service.context
  await givenCalendar(service, bookId)
  await db.updateTable('stays').set({ calendar_id: 'c', uid_hash: 'u' }).execute()
  await as.delete(`${path}/${stay.id}`)
  expect((await as.get(path)).json()).toEqual([])
  expect((await as.patch(`${path}/${stay.id}`, { label: 'x' })).statusCode).toBe(404)
  const [row] = await db.selectFrom('stays').selectAll().execute()
  expect(row).toMatchObject({ uid_hash: 'u', label: '', code_sealed: null, token_hash: null, token_sealed: null })
})

test('lists take a span of dates', async () => {
  const { as, bookId, path } = await givenHouse()
  for (const month of ['04', '05', '06']) {
    await givenStay(as, bookId, { arrival: `2026-${month}-01`, departure: `2026-${month}-11` })
  }
  const arrivals = async (query: string) =>
    (await as.get(query)).json().map(({ arrival }: { arrival: string }) => arrival)
  expect(await arrivals(`${path}?from=2026-04-11&to=2026-05-01`)).toEqual(['2026-04-01', '2026-05-01'])
  expect(await arrivals('/api/stays?from=2026-05-12')).toEqual(['2026-06-01'])
  expect((await as.get('/api/stays?from=yesterday')).statusCode).toBe(400)
  // Also the longest stay, which ends long after the range.
  await givenStay(as, bookId, { arrival: '2026-05-12', departure: '2027-03-08' })
  expect(await arrivals('/api/stays?from=2026-05-12&to=2026-05-12')).toEqual(['2026-05-12'])
})

test('stays are their owner’s alone, and need no plan', async () => {
  const { service, as, bookId, path } = await givenHouse()
  const { as: stranger } = await givenHost(service)
  const { id: otherBook } = await givenBook(stranger)
  await givenStaySettings(stranger, otherBook)
  service.clock.advance(20 * day)
  const { id } = await givenStay(as, bookId)
  const calls = (book: string) =>
    [
      ['get', `/api/welcome-books/${book}/stays`],
      ['post', `/api/welcome-books/${book}/stays`, { arrival: '2026-05-15', departure: '2026-05-18' }],
      ['patch', `/api/welcome-books/${book}/stays/${id}`, { label: 'mine' }],
      ['post', `/api/welcome-books/${book}/stays/${id}/link`],
      ['post', `/api/welcome-books/${book}/stays/${id}/revoke`],
      ['post', `/api/welcome-books/${book}/stays/${id}/code-changed`],
      ['post', `/api/welcome-books/${book}/stays/${id}/seen`],
      ['post', `/api/welcome-books/${book}/stays/${id}/departed`],
      ['delete', `/api/welcome-books/${book}/stays/${id}/departed`],
      ['delete', `/api/welcome-books/${book}/stays/${id}`],
    ] as const
  for (const [method, url, content] of calls(bookId)) {
    expect((await stranger[method](url, content as never)).statusCode, url).toBe(404)
    expect((await service.anonymous[method](url, content as never)).statusCode, url).toBe(401)
  }
  // A foreign stay under a book of one's own.
  for (const [method, url, content] of calls(otherBook).slice(2)) {
    expect((await stranger[method](url, content as never)).statusCode, url).toBe(404)
  }
  expect((await as.get(path)).json()).toMatchObject([{ id, label: '' }])
  expect((await as.get(`${path}?from=2026-01-01`)).statusCode).toBe(200)
  expect((await as.patch(`${path}/a%00b`, { label: 'x' })).statusCode).toBe(404)
})

test('the number of stays and of writes is limited', async () => {
  const { as, bookId, path } = await givenHouse(
    {},
    { LIMIT_STAYS_PER_BOOK: '2', LIMIT_STAYS_PER_ACCOUNT: '3', LIMIT_STAY_WRITES_PER_ACCOUNT: '9' },
  )
  const { id: second } = await givenBook(as)
  await givenStaySettings(as, second)
  const add = async (book: string) => {
    const answer = await as.post(`/api/welcome-books/${book}/stays`, { arrival: '2026-05-15', departure: '2026-05-18' })
    return answer.statusCode === 201 ? 201 : answer.json().code
  }
  expect([await add(bookId), await add(bookId), await add(bookId)]).toEqual([201, 201, 'TOO_MANY_STAYS'])
  expect([await add(second), await add(second)]).toEqual([201, 'TOO_MANY_STAYS'])
  await add(second)
  await add(second)
  expect(await add(second)).toBe('TOO_MANY_REQUESTS')
  expect((await as.get(path)).json()).toHaveLength(2)
})

test('stays are deleted with their book and their account', async () => {
  const { service, as, bookId } = await givenHouse()
  await givenStay(as, bookId)
  await as.delete(`/api/welcome-books/${bookId}`)
  const { db } = service.context
  expect(await db.selectFrom('stays').select('id').execute()).toEqual([])
  expect(await db.selectFrom('stay_settings').select('book_id').execute()).toEqual([])
})

test('the gate opens when the host has seen the guests', async () => {
  const { service, as, bookId, path } = await givenHouse({ seenGate: true })
  const { id, waitsFor } = await givenStay(as, bookId)
  expect(waitsFor).toBe('seen')
  expect((await as.post(`${path}/${id}/seen`)).json().waitsFor).toBeNull()
  service.clock.advance(hour)
  expect((await as.post(`${path}/${id}/seen`)).statusCode).toBe(200)
})

test('the export of the account has its stays and settings, and no address of a calendar', async () => {
  const { service, as, account, bookId } = await givenHouse({ codeMode: 'personal', spareCodes: ['0007'] })
  const { as: stranger } = await givenHost(service)
  await givenStaySettings(stranger, (await givenBook(stranger)).id)
  const stay = await givenStay(as, bookId, { label: 'With a dog' })
  await givenCalendar(service, bookId)
  const exported = await exportStays(service.context, account)
  expect(exported).toEqual({
    settings: [expect.objectContaining({ bookId, timeZone: 'Europe/Rome', spareCodes: ['0007'] })],
    calendars: [{ bookId, host: 'www.airbnb.example', source: 'airbnb', createdAt: '2026-03-01T12:00:00.000Z' }],
    messages: { dailyMail: null, templates: [] },
    devices: [],
  })
  expect(JSON.stringify(exported)).not.toContain('sealed-address')
  const archive = unzipSync((await as.get('/api/account/export')).rawPayload)
  const read = (path: string) => JSON.parse(strFromU8(archive[path] ?? new Uint8Array()))
  expect(read('account.json').stays).toEqual(exported)
  expect(read('stays.json')).toEqual([{ ...stay, bookId, bookName: 'Casa Conti' }])
  expect(Object.keys(archive)).not.toContain('sent-messages.json')
})

test('stays are deleted 30 days after their departure', async () => {
  const { service, as, bookId } = await givenHouse()
  await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-02' })
  await givenStay(as, bookId)
  const count = async (iso: string) => {
    service.clock.set(Date.parse(iso))
    await forgetStays.run(service.context)
    return (await service.context.db.selectFrom('stays').select('id').execute()).length
  }
  expect(await count('2026-04-01T23:59:00Z')).toBe(2)
  expect(await count('2026-04-02T04:27:00Z')).toBe(1)
})
