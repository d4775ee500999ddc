import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'
import { warnOfUnconfirmedCodes } from '../stay-jobs.ts'
import { findStayByToken } from '../stays/stay-links.ts'
import { secretsStateAt } from '../stays/stay-window.ts'
import { codeOf } from './code-mode.ts'
import { listCodesOnPage, showSpareCode } from './spare-codes.ts'

async function givenHouse(settings = {}, env = {}) {
  const receiver = await startMailReceiver()
  const service = await startTestApp({ env: { SMTP_URL: receiver.url, ...env } })
  const { as, account } = await givenHost(service)
  const { id: bookId } = await givenBook(as, { doorCode: '1234' })
  // The mail about the first book.
  await service.context.db.deleteFrom('mails').execute()
  await givenStaySettings(as, bookId, settings)
  const path = `/api/welcome-books/${bookId}/stays`
  const { context } = service
  const find = async ({ link }: { link: string | null }) => {
    const found = await findStayByToken(context, link?.split('/').at(-1) ?? '')
    if (!found) throw new Error('the link is not found')
    return found
  }
  /** The code on the page of a stay now. */
  const shownCode = async (stay: { link: string | null }, doorCode = '1234') => {
    const found = await find(stay)
    const { codeState } = secretsStateAt(found.stay, found.settings, context.clock.now())
    return codeState === 'shown' ? codeOf(context, found.stay, found.settings, doorCode) : null
  }
  return { service, as, account, bookId, path, find, shownCode, received: receiver.received }
}

type Listed = { id: string; code: string | null }

test('personal codes are made by the rule, keep leading zeros and are not alike within a week', async () => {
  const { as, bookId, path } = await givenHouse({ codeMode: 'personal', codeDigits: 4 })
  for (let count = 0; count < 30; count += 1) await givenStay(as, bookId)
  const codes: string[] = (await as.get(path)).json().map(({ code }: Listed) => code)
  expect(new Set(codes).size).toBe(30)
  for (const code of codes) expect(code).toMatch(/^\d{4}$/)
})

test('a typed code is refused if a stay within a week or a spare code has it', async () => {
  const { as, bookId, path } = await givenHouse({ codeMode: 'personal', spareCodes: ['0007'] })
  await givenStay(as, bookId, { code: '4711' })
  const add = (dates: object, code: string) => as.post(path, { ...dates, code })
  const refused = await add({ arrival: '2026-05-25', departure: '2026-05-26' }, '4711')
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['code']])
  expect((await add({ arrival: '2026-05-26', departure: '2026-05-28' }, '4711')).json().code).toBe('4711')
  expect((await add({ arrival: '2026-07-01', departure: '2026-07-02' }, '0007')).statusCode).toBe(400)
})

test('a stay that moves next to an equal code gets a new one, unless its code is shown', async () => {
  const { service, as, bookId, path } = await givenHouse({ codeMode: 'personal' })
  await givenStay(as, bookId, { code: '4711' })
  const dates = { arrival: '2026-05-19', departure: '2026-05-21' }
  const move = async (id: string, confirmed = {}) =>
    (await as.patch(`${path}/${id}`, { ...dates, ...confirmed })).json().code
  const later = await givenStay(as, bookId, { arrival: '2026-06-01', departure: '2026-06-02', code: '4711' })
  const moved = await move(later.id)
  expect(moved).toMatch(/^\d{4}$/)
  expect(moved).not.toBe('4711')
  const running = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-03', code: '4711' })
  service.clock.advance(3 * hour)
  // The code of guests in the house disappears until then.
  expect(await move(running.id, { confirmed: true })).toBe('4711')
})

test('the host types another code, or has one made', async () => {
  const { as, bookId, path } = await givenHouse({ codeMode: 'personal', codeDigits: 6 })
  const { id } = await givenStay(as, bookId)
  expect((await as.patch(`${path}/${id}`, { code: ' 00 42# ' })).json().code).toBe('00 42#')
  expect((await as.patch(`${path}/${id}`, { code: null })).json().code).toMatch(/^\d{6}$/)
})

test('a code that guests see is replaced by a typed one alone', async () => {
  const { service, as, bookId, path } = await givenHouse({ codeMode: 'personal' })
  const { id } = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-03', code: '4711' })
  service.clock.advance(3 * hour)

  const refused = await as.patch(`${path}/${id}`, { code: null })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['code']])
  expect((await as.patch(`${path}/${id}`, { label: 'With a dog' })).json().code).toBe('4711')
  expect((await as.patch(`${path}/${id}`, { code: '0815' })).json().code).toBe('0815')
})

test('in the mode fixed a stay uses the door code of the book, or a code of its own', async () => {
  const { service, as, bookId, shownCode } = await givenHouse()
  const dates = { arrival: '2026-03-02', departure: '2026-03-04' }
  const plain = await givenStay(as, bookId, dates)
  const own = await givenStay(as, bookId, { ...dates, code: '9999' })
  expect([plain.code, own.code]).toEqual([null, '9999'])
  service.clock.advance(day)
  expect([await shownCode(plain), await shownCode(own)]).toEqual(['1234', '9999'])
})

test('a change of the mode leaves codes that are shown, and makes codes for stays to come', async () => {
  const { service, as, bookId, path, shownCode } = await givenHouse()
  const running = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-04' })
  const coming = await givenStay(as, bookId)
  expect(await shownCode(running)).toBe('1234')
  const codes = async () => {
    const listed: Listed[] = (await as.get(path)).json()
    return [running, coming].map(({ id }) => listed.find((stay) => stay.id === id)?.code)
  }

  await givenStaySettings(as, bookId, { codeMode: 'personal' })
  const personal = await codes()
  expect(personal).toEqual(['1234', expect.stringMatching(/^\d{4}$/)])
  expect(await shownCode(running, 'changed')).toBe('1234')

  await givenStaySettings(as, bookId, { codeMode: 'fixed' })
  expect(await codes()).toEqual(['1234', null])
  await givenStaySettings(as, bookId, { codeMode: 'personal' })
  expect(await codes()).toEqual(personal)
  await givenStaySettings(as, bookId, { codeMode: 'shared' })
  expect(await codes()).toEqual(['1234', null])
  service.clock.advance(hour)
  expect(await shownCode(running)).toBe('1234')
  await as.patch(`${path}/${running.id}`, { code: '5678' })
  expect(await shownCode(running)).toBe('5678')
})

test('a shared code is shown after its change was confirmed, and stays the same', async () => {
  const { as, bookId, path, shownCode } = await givenHouse({ codeMode: 'shared' })
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
  const { as, bookId, path } = await givenHouse({ codeMode: 'shared' })
  const [plain, prepared] = [await givenStay(as, bookId), await givenStay(as, bookId, { code: '2580' })]
  expect((await as.post(`${path}/${plain.id}/code-changed`)).json().code).toBe('1234')
  expect((await as.post(`${path}/${prepared.id}/code-changed`, {})).json().code).toBe('2580')
  expect((await as.post(`${path}/${plain.id}/code-changed`, { code: 'x'.repeat(41) })).statusCode).toBe(400)
})

test('a change is confirmed from the day on which the guests before leave, or after they said so', async () => {
  const { service, as, bookId, path } = await givenHouse({ codeMode: 'shared' })
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
  const { as, bookId, path } = await givenHouse({ codeMode: 'shared' })
  await as.patch(`/api/welcome-books/${bookId}/essentials`, { doorCode: '' })
  const { id } = await givenStay(as, bookId)
  for (const content of [undefined, {}, { code: null }, { code: '' }, { code: '   ' }]) {
    const refused = await as.post(`${path}/${id}/code-changed`, content)
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['code']])
  }
  expect((await as.get(path)).json()[0]).toMatchObject({ code: null, waitsFor: 'codeChange' })
})

test('no change is confirmed for guests who have left or whose stay was cancelled', async () => {
  const { service, as, bookId, path } = await givenHouse({ codeMode: 'shared', secrets: ['doorCode'] })
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
  const { service, as, bookId, path, received, shownCode } = await givenHouse({ codeMode: 'shared' })
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
  const { service, as, bookId, path } = await givenHouse({ codeMode: 'shared' })
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
  const { service, as, bookId, path, shownCode } = await givenHouse({ codeMode: 'shared' })
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
  const { as, bookId, path } = await givenHouse({ codeMode: 'shared' })
  const stay = await givenStay(as, bookId)
  await as.post(`${path}/${stay.id}/code-changed`, { code: '0815' })
  await givenStay(as, bookId, { arrival: '2026-05-18', departure: '2026-05-19' })
  const waits = async () => (await as.get(path)).json().find(({ id }: Listed) => id === stay.id).waitsFor
  expect(await waits()).toBeNull()
  await givenStay(as, bookId, { arrival: '2026-05-10', departure: '2026-05-15' })
  expect(await waits()).toBe('codeChange')
})

test('guests who book the nights between get another code, and the one that was seen comes back after them', async () => {
  const { service, as, bookId, path, shownCode } = await givenHouse({ codeMode: 'shared', releaseHours: 72 })
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
  const { as, bookId, path } = await givenHouse({ codeMode: 'shared' })
  const stay = await givenStay(as, bookId)
  await givenStay(as, bookId, { arrival: '2026-05-20', departure: '2026-05-22' })
  await as.post(`${path}/${stay.id}/code-changed`, { code: '0815' })
  const move = async (arrival: string, departure: string) =>
    (await as.patch(`${path}/${stay.id}`, { arrival, departure })).json().waitsFor
  expect(await move('2026-05-16', '2026-05-19')).toBeNull()
  expect(await move('2026-05-22', '2026-05-24')).toBe('codeChange')
})

test('the host is told once, three hours before the arrival, that a change is not confirmed', async () => {
  const { service, as, bookId, path, received } = await givenHouse({ codeMode: 'shared' })
  await givenStay(as, bookId, { arrival: '2026-03-03', departure: '2026-03-04' })
  const told = await givenStay(as, bookId, { arrival: '2026-03-05', departure: '2026-03-07' })
  await as.post(`${path}/${told.id}/code-changed`).then(({ statusCode }) => expect(statusCode).toBe(409))
  const run = async (iso: string) => {
    service.clock.set(Date.parse(iso))
    await warnOfUnconfirmedCodes.run(service.context)
    await sendDueMails(service.context)
    return received.length
  }
  // 15:00 in Rome is 14:00 UTC.
  expect(await run('2026-03-03T10:59:00Z')).toBe(0)
  expect(await run('2026-03-03T11:00:00Z')).toBe(1)
  expect(await run('2026-03-03T11:01:00Z')).toBe(1)
  expect(received[0]?.mail.subject).toBe('Casa Conti: has the door code been changed?')
  expect(received[0]?.mail.text).toContain('3 March 2026 at 15:00')
  service.clock.set(Date.parse('2026-03-05T08:00:00Z'))
  await as.post(`${path}/${told.id}/code-changed`)
  expect(await run('2026-03-05T11:00:00Z')).toBe(1)
})

test('a cleaner’s link shows a page, and its button confirms the change', async () => {
  const { service, as, bookId, path } = await givenHouse({ codeMode: 'shared' })
  const stay = await givenStay(as, bookId)
  const settingsPath = `/api/welcome-books/${bookId}/stay-settings`
  const { cleanerLink } = (await as.post(`${settingsPath}/cleaner-link`)).json()
  const url = new URL(cleanerLink).pathname
  const { anonymous } = service
  const waitsFor = async () => (await as.get(path)).json()[0].waitsFor
  const form = (fields: Record<string, string>) =>
    anonymous.post(url, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })

  const page = await anonymous.get(`${url}?lang=de`)
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    // With `no-referrer` browsers would send the form with `Origin: null`.
    'referrer-policy': 'same-origin',
  })
  expect(page.body).toContain('Casa Conti')
  expect(page.body).toContain('15. Mai 2026')
  const proposed = /value="(\d{4})"/.exec(page.body)?.[1]
  expect(proposed).toBeDefined()
  // A cleaner sets it on the lock and opens the page again.
  for (const _ of [1, 2, 3]) expect((await anonymous.get(url)).body).toContain(`value="${proposed}"`)
  expect(page.body).not.toMatch(/<script|1234/)
  expect(await waitsFor()).toBe('codeChange')

  expect((await form({ stay: stay.id, code: ' ' })).statusCode).toBe(400)
  expect((await form({ stay: 'another', code: '2580' })).statusCode).toBe(400)
  const foreign = await anonymous.post(url, `stay=${stay.id}&code=1`, {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://elsewhere.example',
  })
  expect(foreign.statusCode).toBe(403)
  expect(await waitsFor()).toBe('codeChange')

  const sent = await form({ stay: stay.id, code: '2580' })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${url}?lang=en&done`])
  expect((await as.get(path)).json()[0]).toMatchObject({ code: '2580', waitsFor: null })
  const done = await anonymous.get(sent.headers.location ?? '')
  expect(done.body).toContain('will see the new code')
  expect(done.body).not.toContain('2580')
  // Sending the form again confirms nothing else.
  expect((await form({ stay: stay.id, code: '9999' })).statusCode).toBe(400)
  expect((await as.get(path)).json()[0].code).toBe('2580')

  await as.delete(`${settingsPath}/cleaner-link`)
  expect((await anonymous.get(url)).statusCode).toBe(404)
  expect((await form({ stay: stay.id, code: '1' })).statusCode).toBe(404)
  expect((await anonymous.get('/c/a%00b')).statusCode).toBe(404)
})

test('posts through a cleaner’s link are limited by themselves, and leave the host her own writes', async () => {
  const env = { LIMIT_CLEANER_WRITES_PER_LINK: '2', LIMIT_STAY_WRITES_PER_ACCOUNT: '4' }
  const { service, as, bookId } = await givenHouse({ codeMode: 'shared' }, env)
  await givenStay(as, bookId)
  const { cleanerLink } = (await as.post(`/api/welcome-books/${bookId}/stay-settings/cleaner-link`)).json()
  const post = () =>
    service.anonymous.post(new URL(cleanerLink).pathname, 'stay=another&code=2580', {
      'content-type': 'application/x-www-form-urlencoded',
    })
  const answers = [await post(), await post(), await post()]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 429])
  // The settings, the stay and the link were three writes of the host: the fourth is free.
  await givenStay(as, bookId, { arrival: '2026-06-01', departure: '2026-06-03' })
  service.clock.advance(hour)
  expect((await post()).statusCode).toBe(400)
})

test('a cleaner’s link has nothing to confirm while guests are in the house', async () => {
  const { service, as, bookId } = await givenHouse({ codeMode: 'shared' })
  const running = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-04' })
  await as.post(`/api/welcome-books/${bookId}/stays/${running.id}/code-changed`)
  await givenStay(as, bookId)
  const { cleanerLink } = (await as.post(`/api/welcome-books/${bookId}/stay-settings/cleaner-link`)).json()
  const page = await service.anonymous.get(new URL(cleanerLink).pathname)
  expect(page.body).toContain('nothing to confirm')
  service.clock.set(Date.parse('2026-03-04T08:00:00Z'))
  expect((await service.anonymous.get(new URL(cleanerLink).pathname)).body).toContain('<form')
})

test('a stay is shown at most two spare codes, and each is a mail to the host', async () => {
  const { service, as, bookId, find, received } = await givenHouse({ spareCodes: ['0001', '0002', '0003'] })
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
  const { service, as, bookId, path, find } = await givenHouse({ codeMode: 'shared', spareCodes: ['0001', '0002'] })
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
  const { service, as, bookId, find, received } = await givenHouse()
  const stay = await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-04' })
  service.clock.set(Date.parse('2026-03-02T14:00:00Z'))
  for (const _ of [1, 2, 3]) expect(await showSpareCode(service.context, await find(stay))).toBeUndefined()
  await sendDueMails(service.context)
  expect(received).toHaveLength(1)
  expect(received[0]?.mail.text).toContain('There is no spare code')
})

test('a code whose change is late at arrival is replaced by a spare code, and the next tap shows another', async () => {
  const { service, as, bookId, find } = await givenHouse({ codeMode: 'shared', spareCodes: ['0001', '0002'] })
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

test('the gate withholds spare codes too', async () => {
  const { service, as, bookId, find } = await givenHouse({ seenGate: true, spareCodes: ['0001'] })
  const stay = await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-04' })
  service.clock.set(Date.parse('2026-03-02T15:00:00Z'))
  expect(await showSpareCode(service.context, await find(stay))).toBeUndefined()
  await as.post(`/api/welcome-books/${bookId}/stays/${stay.id}/seen`)
  expect(await showSpareCode(service.context, await find(stay))).toBe('0001')
})

test('with the gate, the change of a shared code is still asked for, told and confirmed', async () => {
  const { service, as, bookId, path, received } = await givenHouse({ codeMode: 'shared', seenGate: true })
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
  const { service, as, bookId, path } = await givenHouse()
  const running = await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-04' })
  const coming = await givenStay(as, bookId, { arrival: '2026-03-03', departure: '2026-03-05' })
  service.clock.set(Date.parse('2026-03-02T18:00:00Z'))
  await givenStaySettings(as, bookId, { seenGate: true })
  const listed: { id: string; waitsFor: string | null }[] = (await as.get(path)).json()
  const waits = [running, coming].map(({ id }) => listed.find((stay) => stay.id === id)?.waitsFor)
  expect(waits).toEqual([null, 'seen'])
})

test('after the departure of guests whose change nobody confirmed, the cleaner confirms that of the next', async () => {
  const { service, as, bookId, shownCode } = await givenHouse({ codeMode: 'shared' })
  const left = await givenStay(as, bookId, { arrival: '2026-03-02', departure: '2026-03-04' })
  const next = await givenStay(as, bookId, { arrival: '2026-03-04', departure: '2026-03-06' })
  const { cleanerLink } = (await as.post(`/api/welcome-books/${bookId}/stay-settings/cleaner-link`)).json()
  const url = new URL(cleanerLink).pathname
  // The guests leave at 9:00 UTC, and the window of their page ends two hours later.
  service.clock.set(Date.parse('2026-03-04T09:30:00Z'))
  expect((await service.anonymous.get(url)).body).toContain('4 March 2026')
  const sent = await service.anonymous.post(url, `stay=${next.id}&code=2580`, {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(sent.statusCode).toBe(303)
  expect([await shownCode(left), await shownCode(next)]).toEqual([null, '2580'])
})

test('warnings reach hosts behind 500 stays of others for which there is nothing to tell', async () => {
  const { service, as, bookId, received } = await givenHouse({ codeMode: 'shared' })
  const { db } = service.context
  const over = Array.from({ length: 501 }, (_, index) => ({
    id: `over-${String(index).padStart(3, '0')}`,
    book_id: bookId,
    arrival: '2026-03-01',
    departure: '2026-03-02',
    source: 'manual' as const,
    label: '',
    revision: 1,
    created_at: 0,
    updated_at: 0,
  }))
  for (let start = 0; start < over.length; start += 100) {
    await db
      .insertInto('stays')
      .values(over.slice(start, start + 100))
      .execute()
  }
  await givenStay(as, bookId, { arrival: '2026-03-03', departure: '2026-03-04' })
  service.clock.set(Date.parse('2026-03-03T11:00:00Z'))
  await warnOfUnconfirmedCodes.run(service.context)
  await sendDueMails(service.context)
  expect(received).toHaveLength(1)
})

test('a shared code that is confirmed is not emptied, and one that is only prepared is', async () => {
  const { service, as, bookId, path, shownCode } = await givenHouse({ codeMode: 'shared' })
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

test('guests who kept their code through a change of the mode do not lose it to an empty one', async () => {
  const { service, as, bookId, path, shownCode } = await givenHouse()
  const running = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-04' })
  service.clock.advance(3 * hour)
  await givenStaySettings(as, bookId, { codeMode: 'shared' })
  expect(await shownCode(running)).toBe('1234')
  expect((await as.patch(`${path}/${running.id}`, { code: null })).statusCode).toBe(400)
  expect(await shownCode(running)).toBe('1234')
})
