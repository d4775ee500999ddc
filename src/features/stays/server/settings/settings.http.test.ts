import { expect, test } from 'vitest'
import { day } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { startTestApp } from '#test/test-app.ts'
import type { AffectedStay } from '../../shared/stay-contract.ts'

async function givenHostWithBook(book = {}) {
  const service = await startTestApp()
  const { as, account } = await givenHost(service, { plan: 'pro' })
  const { id } = await givenBook(as, { doorCode: '1234', ...book })
  return { service, as, account, bookId: id, path: `/api/welcome-books/${id}/stay-settings` }
}

test('a book has default settings, with the hours that its texts name', async () => {
  const { as, path } = await givenHostWithBook({ checkinTime: 'dalle 16 alle 20', checkoutTime: 'entro le 11' })
  const settings = (await as.get(path)).json()
  expect(settings).toEqual({
    timeZone: null,
    arrivalTime: '16:00',
    departureTime: '11:00',
    releaseHours: 24,
    bufferHours: 2,
    codeMode: 'fixed',
    codeDigits: 4,
    secrets: [],
    spareCodes: [],
    knownSpareCodes: [],
    lockCode: null,
    lockTakesCodes: false,
    seenGate: false,
    openUntil: null,
    cleanerLink: null,
  })
})

test('settings need a time zone, and keep what a later change leaves out', async () => {
  const { as, path } = await givenHostWithBook()
  const refused = await as.put(path, { secrets: ['doorCode'] })
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'TIME_ZONE_MISSING'])

  const content = {
    timeZone: 'Europe/Rome',
    releaseHours: 48,
    spareCodes: ['0007', '9911', '0007'],
    secrets: ['wifiPassword'],
  }
  expect((await as.put(path, content)).json()).toMatchObject({ ...content, spareCodes: ['0007', '9911'] })
  const changed = await as.put(path, { bufferHours: 0, arrivalTime: '17:30' })
  expect(changed.json()).toMatchObject({
    releaseHours: 48,
    bufferHours: 0,
    arrivalTime: '17:30',
    secrets: ['wifiPassword'],
  })
  expect((await as.get(path)).json()).toEqual(changed.json())
})

test.each([
  [{ timeZone: 'Europe/Atlantis' }, 'timeZone'],
  [{ timeZone: '+01:00' }, 'timeZone'],
  [{ timeZone: '' }, 'timeZone'],
  [{ timeZone: null }, 'timeZone'],
  [{ arrivalTime: '24:00' }, 'arrivalTime'],
  [{ departureTime: '9:00' }, 'departureTime'],
  [{ releaseHours: 169 }, 'releaseHours'],
  [{ bufferHours: -1 }, 'bufferHours'],
  [{ codeMode: 'magic' }, 'codeMode'],
  [{ codeDigits: 3 }, 'codeDigits'],
  [{ spareCodes: ['1', '2', '3', '4', '5', '6'] }, 'spareCodes'],
  [{ spareCodes: [''] }, 'spareCodes.0'],
  [{ secrets: ['hostName'] }, 'secrets'],
  [{ secrets: ['own-77'] }, 'secrets'],
  [{ secrets: ['doorCode', '__proto__'] }, 'secrets'],
])('the settings %j are refused', async (input, field) => {
  const { as, path } = await givenHostWithBook()
  const answer = await as.put(path, { timeZone: 'Europe/Rome', ...input })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT'])
  expect(Object.keys(answer.json().fields)).toContain(field)
  expect((await as.get(path)).json().timeZone).toBeNull()
})

test('with codes of stays the door code of the book is secret too', async () => {
  const { as, path } = await givenHostWithBook()
  const save = async (content: object) => (await as.put(path, { timeZone: 'Europe/Rome', ...content })).json().secrets

  expect(await save({ codeMode: 'shared', secrets: ['wifiPassword'] })).toEqual(['wifiPassword', 'doorCode'])
  expect(await save({ codeMode: 'fixed', secrets: ['wifiPassword'] })).toEqual(['wifiPassword'])
  expect(await save({ codeMode: 'personal' })).toEqual(['wifiPassword', 'doorCode'])
  expect(await save({ secrets: [] })).toEqual([])
})

/** A book whose guests are in the house until 10:00 on 4 March in Rome; the next guests come then. */
async function givenGuestsInHouse(settings = {}) {
  const given = await givenHostWithBook()
  const { service, as, bookId, path } = given
  await givenStaySettings(as, bookId, { secrets: ['doorCode', 'wifiPassword'], ...settings })
  const inHouse = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-04', label: 'With a dog' })
  const coming = await givenStay(as, bookId, { arrival: '2026-03-04', departure: '2026-03-07' })
  service.clock.set(Date.parse('2026-03-03T20:00:00Z'))
  const { anonymous } = service
  const doorOf = async ({ link }: { link: string | null }) =>
    (await anonymous.get(new URL(link ?? '').pathname)).body.includes('1234')
  const asked = async (content: object) => {
    const answer = await as.put(path, content)
    if (answer.statusCode === 200) return 'saved'
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'STAYS_AFFECTED'])
    return Object.fromEntries(answer.json().stays.map((stay: AffectedStay) => [stay.id, stay.change]))
  }
  return { ...given, inHouse, coming, doorOf, asked }
}

test('a change that hides codes from guests in the house has to be confirmed', async () => {
  const { service, as, path, inHouse, coming, doorOf, asked } = await givenGuestsInHouse()
  service.clock.set(Date.parse('2026-03-04T10:00:00Z'))
  const stored = (await as.get(path)).json()
  const refused = await as.put(path, { bufferHours: 0 })
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    {
      code: 'STAYS_AFFECTED',
      message: expect.stringContaining('what guests see now'),
      count: 1,
      stays: [
        {
          id: inHouse.id,
          arrival: '2026-03-01',
          departure: '2026-03-04',
          label: 'With a dog',
          change: 'loses',
          isInHouse: false,
        },
      ],
    },
  ])
  service.clock.set(Date.parse('2026-03-03T20:00:00Z'))
  for (const change of [
    // 20:00 UTC is 9:00 of the next day there.
    { timeZone: 'Pacific/Auckland', departureTime: '00:30', bufferHours: 0 },
    { timeZone: 'Pacific/Kiritimati', departureTime: '01:00', bufferHours: 0, releaseHours: 0 },
  ]) {
    expect(await asked(change)).toMatchObject({ [inHouse.id]: 'loses' })
  }
  expect(await asked({ releaseHours: 0 })).toEqual({ [coming.id]: 'loses' })
  expect((await as.get(path)).json()).toEqual(stored)
  expect([await doorOf(inHouse), await doorOf(coming)]).toEqual([true, true])

  expect(await asked({ releaseHours: 0, confirmed: true })).toBe('saved')
  expect([await doorOf(inHouse), await doorOf(coming)]).toEqual([true, false])
  expect(await asked({ releaseHours: 24 })).toEqual({ [coming.id]: 'gains' })
})

test('guests who have left see codes again only if the host confirms it', async () => {
  const { service, inHouse, asked } = await givenGuestsInHouse()
  service.clock.set(Date.parse('2026-03-04T12:00:00Z'))
  expect(await asked({ bufferHours: 24 })).toEqual({ [inHouse.id]: 'gains' })
})

test('the gate hides codes from guests who are on their way only if the host confirms it, and never from guests in the house', async () => {
  const { inHouse, coming, doorOf, asked } = await givenGuestsInHouse()
  expect(await asked({ seenGate: true })).toEqual({ [coming.id]: 'loses' })
  expect(await asked({ seenGate: true, confirmed: true })).toBe('saved')
  expect([await doorOf(inHouse), await doorOf(coming)]).toEqual([true, false])
})

test('with a gate, a new secret hides the code from guests in the house only if the host confirms it', async () => {
  const { inHouse, coming, doorOf, asked } = await givenGuestsInHouse({ secrets: [], seenGate: true })
  expect(await doorOf(inHouse)).toBe(true)
  expect(await asked({ secrets: ['doorCode'] })).toEqual({ [inHouse.id]: 'loses', [coming.id]: 'loses' })
})

test('changes that leave all pages as they are need no confirmation', async () => {
  const { inHouse, coming, doorOf, asked } = await givenGuestsInHouse()
  for (const change of [
    { arrivalTime: '16:00', departureTime: '11:00' },
    { codeMode: 'personal' },
    { codeMode: 'shared' },
    { codeMode: 'fixed' },
    { spareCodes: ['7730'], codeDigits: 6 },
    { secrets: ['doorCode', 'wifiPassword', 'checkinInstructions'] },
    { secrets: [] },
    { secrets: ['doorCode'] },
  ]) {
    expect(await asked(change), JSON.stringify(change)).toBe('saved')
  }
  expect([await doorOf(inHouse), await doorOf(coming)]).toEqual([true, true])
})

test('an own section of the book can be a secret', async () => {
  const { as, bookId, path } = await givenHostWithBook()
  const section = { id: 'own-1', title: 'The safe', icon: 'key', text: 'Behind the mirror', pictures: [], links: [] }
  const { look } = (await as.get(`/api/welcome-books/${bookId}`)).json()
  const saved = await as.put(`/api/welcome-books/${bookId}/look`, { look: { ...look, ownSections: [section] } })
  expect(saved.statusCode, saved.body).toBe(200)
  expect((await givenStaySettings(as, bookId, { secrets: ['own-1'] })).secrets).toEqual(['own-1'])
  expect((await as.put(path, { secrets: ['own-2'] })).statusCode).toBe(400)
})

test('the permanent link is open for 24 hours', async () => {
  const { service, as, bookId, path } = await givenHostWithBook()
  expect((await as.post(`${path}/open`)).json().code).toBe('TIME_ZONE_MISSING')
  await givenStaySettings(as, bookId, { secrets: ['doorCode'] })
  const opened = (await as.post(`${path}/open`)).json()
  expect(opened.openUntil).toBe(new Date(service.clock.now() + day).toISOString())
  await givenStaySettings(as, bookId, { secrets: ['doorCode', 'wifiPassword'] })
  expect((await as.get(path)).json().openUntil).toBe(opened.openUntil)
  service.clock.advance(day)
  expect((await as.get(path)).json().openUntil).toBeNull()
  await as.post(`${path}/open`)
  expect((await as.post(`${path}/close`)).json().openUntil).toBeNull()
})

test('the list of books says what stays see alone, and how many do not follow the book', async () => {
  const { service, as, bookId } = await givenHostWithBook()
  const listed = async () => (await as.get('/api/stays/books')).json()[0]
  const none = { keptCodes: 0, ownArrivals: 0, ownDepartures: 0 }
  expect(await listed()).toMatchObject({ secrets: [], openUntil: null, ...none })

  await givenStaySettings(as, bookId, { codeMode: 'personal' })
  service.clock.set(Date.parse('2026-03-03T20:00:00Z'))
  const running = { arrival: '2026-03-01', departure: '2026-03-05' }
  await givenStay(as, bookId, { ...running, arrivalTime: '17:00' })
  await givenStay(as, bookId, { arrival: '2026-03-05', departure: '2026-03-06', departureTime: '09:00' })
  const deleted = await givenStay(as, bookId, { arrival: '2026-03-07', departure: '2026-03-08', arrivalTime: '20:00' })
  await as.delete(`/api/welcome-books/${bookId}/stays/${deleted.id}`)
  // The code of the running stay has been shown, so it stays.
  await givenStaySettings(as, bookId, { codeMode: 'fixed', secrets: ['doorCode'] })
  await as.post(`/api/welcome-books/${bookId}/stay-settings/open`)
  expect(await listed()).toMatchObject({
    codeMode: 'fixed',
    secrets: ['doorCode'],
    openUntil: '2026-03-04T20:00:00.000Z',
    ownArrivals: 1,
    ownDepartures: 1,
  })
  expect((await listed()).keptCodes).toBeGreaterThan(0)

  service.clock.set(Date.parse('2026-03-20T20:00:00Z'))
  expect(await listed()).toMatchObject({ openUntil: null, ...none })
})

test('the list of books says where guests at the door would have no help', async () => {
  const { as, bookId } = await givenHostWithBook({ hostPhone: '' })
  const lacksHelp = async () => (await as.get('/api/stays/books')).json()[0].lacksDoorHelp
  expect(await lacksHelp()).toBe(false)
  await givenStaySettings(as, bookId, { codeMode: 'shared', secrets: ['doorCode'] })
  expect(await lacksHelp()).toBe(true)
  await givenStaySettings(as, bookId, { spareCodes: ['7730'] })
  expect(await lacksHelp()).toBe(false)
  const { as: other, bookId: reachable } = await givenHostWithBook({ hostPhone: '+39 0341 555 210' })
  await givenStaySettings(other, reachable, { codeMode: 'shared', secrets: ['doorCode'] })
  expect((await other.get('/api/stays/books')).json()[0].lacksDoorHelp).toBe(false)
})

test('the cleaner’s link is renewed and removed', async () => {
  const { as, bookId, path } = await givenHostWithBook()
  await givenStaySettings(as, bookId)
  const [first, second] = [await as.post(`${path}/cleaner-link`), await as.post(`${path}/cleaner-link`)]
  expect(first.json().cleanerLink).toMatch(/^http:\/\/127\.0\.0\.1:3000\/c\/[\w-]{22}$/)
  expect(second.json().cleanerLink).not.toBe(first.json().cleanerLink)
  expect((await as.delete(`${path}/cleaner-link`)).json().cleanerLink).toBeNull()
})

test('settings work without a plan, for the owner alone', async () => {
  const { service, as, bookId, path } = await givenHostWithBook()
  const { as: stranger } = await givenHost(service)
  service.clock.advance(20 * day)
  expect((await givenStaySettings(as, bookId)).timeZone).toBe('Europe/Rome')
  for (const [caller, status] of [
    [stranger, 404],
    [service.anonymous, 401],
  ] as const) {
    expect((await caller.get(path)).statusCode).toBe(status)
    expect((await caller.put(path, { timeZone: 'Europe/Rome' })).statusCode).toBe(status)
  }
  expect((await as.get('/api/welcome-books/a%00b/stay-settings')).statusCode).toBe(404)
})

test('codes, tokens and the cleaner’s link are sealed in the database', async () => {
  const { service, as, bookId, path } = await givenHostWithBook()
  await givenStaySettings(as, bookId, { codeMode: 'personal', codeDigits: 8, spareCodes: ['73501912'] })
  await as.post(`${path}/cleaner-link`)
  const { code, link } = await givenStay(as, bookId)
  const { cleanerLink } = (await as.get(path)).json()
  const { db } = service.context
  const stored = JSON.stringify([
    await db.selectFrom('stays').selectAll().execute(),
    await db.selectFrom('stay_settings').selectAll().execute(),
  ])
  expect(code).toMatch(/^\d{8}$/)
  for (const secret of [code, '73501912', link?.split('/').at(-1), cleanerLink.split('/').at(-1)]) {
    expect(stored).not.toContain(secret)
  }
})
