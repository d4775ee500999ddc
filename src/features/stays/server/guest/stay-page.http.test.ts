import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { BookInput } from '#features/books/shared/book-contract.ts'
import { languages } from '#platform/i18n/languages.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { enlargeBook } from '#test/given-large-book.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { holdTasks } from '#test/hold-tasks.ts'
import { startTestApp, testStart } from '#test/test-app.ts'
import type { StayInput, StaySettingsInput } from '../../shared/stay-contract.ts'

const at = (iso: string) => Date.parse(iso)

/** Which parts of the book below are secret. */
const words = { code: '4719', access: 'Keypad on the right', password: 'lemon-terrace-84' }
const allSecrets = ['doorCode', 'doorAccessInfo', 'wifiPassword']

/** The secrets that a response contains. */
function shownWords({ body }: { body: string }): string[] {
  return Object.entries(words).flatMap(([name, word]) => (body.includes(word) ? [name] : []))
}

type Given = {
  book?: Partial<z.input<typeof BookInput>>
  settings?: z.input<typeof StaySettingsInput>
  stay?: Partial<z.input<typeof StayInput>>
}

/** A stay of a house in Rome from Friday 15 to Tuesday 19 May 2026, whose secrets are released at the arrival at 15:00. */
async function givenStayPage({ book: changes, settings, stay: stayChanges }: Given = {}) {
  const service = await startTestApp()
  const { as, account } = await givenHost(service, { plan: 'pro', planStatus: 'active', trialEndsAt: null })
  const book = await givenBook(as, {
    propertyName: 'Casa Bellavista',
    hostName: 'Lucia Ferrari',
    hostPhone: '+39 0341 555 210',
    checkinTime: '15:00',
    checkoutTime: '10:00',
    checkinInstructions: 'Ring the bell at the green gate.',
    doorAccessInfo: words.access,
    doorCode: words.code,
    wifiName: 'Bellavista',
    wifiPassword: words.password,
    checkoutInstructions: '- Close the shutters\n- Glass into the basket\n- Keys on the hall table',
    ...changes,
  })
  await givenStaySettings(as, book.id, { releaseHours: 0, secrets: allSecrets, ...settings })
  const stay = await givenStay(as, book.id, { departure: '2026-05-19', ...stayChanges })
  const path = new URL(stay.link ?? '').pathname
  const { clock, anonymous } = service
  const open = async (iso: string, headers: Record<string, string> = {}) => {
    clock.set(at(iso))
    return anonymous.get(path, headers)
  }
  return { ...service, as, account, book, stay, path, open }
}

test('before the release the page has no secret and says when the code appears', async () => {
  const { open } = await givenStayPage()
  const page = await open('2026-05-12T16:20:00Z')

  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Welcome, 15–19 May')
  expect(page.body).toContain('The code appears here on Friday 15 May at 15:00')
  expect(page.body).toContain('Appears on Friday 15 May at 15:00')
  expect(shownWords(page)).toEqual([])
  expect(page.body).toContain('Ring the bell')
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
})

test.each(languages)('the page is in the language of the stay (%s)', async (language) => {
  const { open } = await givenStayPage({ stay: { language } })
  const page = await open('2026-05-12T16:20:00Z', { 'accept-language': 'pt' })
  expect(page.body).toContain(`<html lang="${language}"`)
  expect(page.body).toMatch(/15(–|\.–)19/)
})

test('inside the window the page shows all secrets until its end', async () => {
  const { open } = await givenStayPage()
  const begin = await open('2026-05-15T13:00:00Z')
  expect(shownWords(begin)).toEqual(Object.keys(words))
  expect(begin.body.includes('Works for you until Tuesday 19 May, 12:00.')).toBe(true)
  expect(shownWords(await open('2026-05-19T09:59:59Z'))).toEqual(Object.keys(words))
})

test('after the window the page says that the stay is over, and has no secret', async () => {
  const { open } = await givenStayPage()
  const page = await open('2026-05-19T10:00:00Z')
  expect(page.body.includes('Safe travels home')).toBe(true)
  expect(shownWords(page)).toEqual([])
})

test('a clock that is set back shows no secret before its time', async () => {
  const { open } = await givenStayPage()
  expect(shownWords(await open('2026-05-15T13:00:00Z'))).toEqual(Object.keys(words))
  expect(shownWords(await open('2026-05-15T12:59:59Z'))).toEqual([])
})

test('a page under way is not joined after a change of the stay', async () => {
  const { as, anonymous, context, book, stay, path } = await givenStayPage()
  await enlargeBook(context, book.id, 100_000)
  const held = holdTasks(context.threads)

  const before = anonymous.get(path)
  await expect.poll(held.calls).toBe(1)
  const changed = await as.patch(`/api/welcome-books/${book.id}/stays/${stay.id}`, { departure: '2026-05-20' })
  expect(changed.statusCode, changed.body).toBe(200)
  const after = anonymous.get(path)
  await expect.poll(held.calls).toBe(2)
  held.release()

  expect((await before).body).toContain('Welcome, 15–19 May')
  expect((await after).body).toContain('Welcome, 15–20 May')
})

test('a page that expires while it is made is not sent', async () => {
  const { anonymous, clock, context, book, path } = await givenStayPage()
  await enlargeBook(context, book.id, 100_000)
  const held = holdTasks(context.threads)

  clock.set(at('2026-05-19T09:59:59Z'))
  const asked = anonymous.get(path)
  await expect.poll(held.calls).toBe(1)
  clock.set(at('2026-05-19T10:00:00Z'))
  held.release()

  const page = await asked
  expect(page.body.includes('Safe travels home')).toBe(true)
  expect(shownWords(page)).toEqual([])
  expect(held.inputs).toHaveLength(2)
})

test('unknown and revoked links, and those of drafts, are answered by the page for guests', async () => {
  const { as, anonymous, book, stay, path } = await givenStayPage()
  const statusOf = async () => (await anonymous.get(path)).statusCode
  const save = (status: 'draft' | 'published') =>
    as.put(`/api/welcome-books/${book.id}`, { ...book, revision: undefined, status })
  for (const token of ['A'.repeat(22), 'short', 'sw.js.map']) {
    const missing = await anonymous.get(`/s/${token}`)
    expect([missing.statusCode, missing.body.includes('Welcome Book Not Found')], token).toEqual([404, true])
    expect(missing.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  }
  expect(await statusOf()).toBe(200)
  await save('draft')
  expect(await statusOf()).toBe(404)
  await save('published')
  expect(await statusOf()).toBe(200)
  await as.post(`/api/welcome-books/${book.id}/stays/${stay.id}/revoke`)
  expect(await statusOf()).toBe(404)
})

test('the reminder is an appointment at the release, in UTC, with the link', async () => {
  const { anonymous, clock, path } = await givenStayPage()
  clock.set(at('2026-05-12T16:20:00Z'))
  const file = await anonymous.get(`${path}/reminder.ics?lang=it`)
  expect(file.headers['content-type']).toContain('text/calendar')
  const lines = file.body.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain('DTSTART:20260515T130000Z')
  expect(lines).toContain('SUMMARY:Codice della porta: Casa Bellavista')
  expect(lines).toContain(`URL:http://127.0.0.1:3000${path}`)
  expect(file.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(shownWords(file)).toEqual([])
  clock.set(at('2026-05-19T10:00:00Z'))
  expect((await anonymous.get(`${path}/reminder.ics`)).statusCode).toBe(404)
})

test('a book that guests cannot read has no reminder, which would name the property', async () => {
  const { anonymous, context, book, path } = await givenStayPage()
  const statusOf = async () => (await anonymous.get(`${path}/reminder.ics`)).statusCode
  expect(await statusOf()).toBe(200)
  const states = [{ status: 'draft' }, { status: 'published', offline_since: 1, offline_reason: 'host' }] as const
  for (const state of states) {
    await context.db.updateTable('books').set(state).where('id', '=', book.id).execute()
    expect(await statusOf(), state.status).toBe(404)
  }
})

test('secret pictures are below the link of the stay, inside the window, and no cache keeps them', async () => {
  const given = await givenStayPage()
  const { as, anonymous, book, path, open, clock, context } = given
  clock.set(testStart)
  const [door, other] = [await uploadPicture(as), await uploadPicture(as)]
  await as.put(`/api/welcome-books/${book.id}`, {
    ...book,
    revision: undefined,
    checkinPictures: [{ image: door, caption: 'The green gate' }],
    parkingPictures: [{ image: other, caption: '' }],
  })
  const before = await open('2026-05-15T12:59:59Z')
  expect([before.body.includes(door), before.body.includes(other)]).toEqual([false, true])
  expect((await anonymous.get(path + door)).statusCode).toBe(404)

  const during = await open('2026-05-16T08:00:00Z')
  expect([during.body.includes(`"${path}${door}"`), during.body.includes(`"${door}"`)]).toEqual([true, false])
  const picture = await anonymous.get(path + door)
  expect([picture.statusCode, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ])
  for (const address of [door, `/s/${'A'.repeat(22)}${door}`, path + other, `${path}/media/unknown/640.webp`]) {
    expect((await anonymous.get(address)).statusCode, address).toBe(404)
  }
  await context.db.updateTable('books').set({ status: 'draft' }).where('id', '=', book.id).execute()
  expect((await anonymous.get(path + door)).statusCode, 'of a draft').toBe(404)
  await context.db.updateTable('books').set({ status: 'published' }).where('id', '=', book.id).execute()
  expect((await anonymous.get(path + door)).statusCode).toBe(200)
  await open('2026-05-19T10:00:00Z')
  expect((await anonymous.get(path + door)).statusCode).toBe(404)
})

test('before the release the page is at most 600 bytes heavier than that of its book', async () => {
  const { anonymous, book, open } = await givenStayPage()
  const weigh = ({ body }: { body: string }) => brotliCompressSync(body).length
  for (const language of languages) {
    const ofBook = await anonymous.get(`/share/${book.id}?lang=${language}`)
    const ofStay = await open('2026-05-12T16:20:00Z', { 'accept-language': language })
    expect(weigh(ofStay) - weigh(ofBook), language).toBeLessThanOrEqual(600)
  }
})

test('an open page that waits for its host asks with its tag, and without script loads itself again', async () => {
  const { as, anonymous, book, stay, path, open } = await givenStayPage({
    settings: { codeMode: 'shared', seenGate: true, spareCodes: ['7730'] },
    // Before the host's session ends.
    stay: { arrival: '2026-03-05', departure: '2026-03-08' },
  })
  const base = `/api/welcome-books/${book.id}/stays/${stay.id}`
  const refresh = '<noscript><meta http-equiv="refresh" content="60"/></noscript>'
  const tagOf = ({ body }: { body: string }) => /^<!doctype html><html [^>]*data-tag="([\w-]{22})"/.exec(body)?.[1]
  const ask = async (tag: string | undefined) => {
    // Requests of one turn share one read of the revision.
    await new Promise((resolve) => setImmediate(resolve))
    const headers = { 'if-none-match': `"${tag}"` }
    const { statusCode, rawPayload } = await as.head(path, headers)
    return [statusCode, rawPayload.length]
  }

  // The day before: nothing that the host does would show more.
  const before = await open('2026-03-04T22:59:00Z')
  expect([tagOf(before), before.body.includes(refresh)]).toEqual([undefined, false])
  // The gate on the day of arrival, then gate and code, then the code alone, then nothing.
  const early = await open('2026-03-05T08:00:00Z')
  expect(early.headers['etag']).toBe(`"${tagOf(early)}"`)
  expect(await ask(tagOf(early))).toEqual([304, 0])
  const gated = await open('2026-03-05T14:30:00Z')
  expect(gated.body).toContain(refresh)
  expect(gated.body).toContain('data-news="This page has been updated."')
  expect(await ask(tagOf(gated))).toEqual([304, 0])
  expect((await as.post(`${base}/seen`)).statusCode).toBe(200)
  expect(await ask(tagOf(gated))).toEqual([200, 0])
  const late = await anonymous.get(path)
  expect(await ask(tagOf(late))).toEqual([304, 0])
  await as.post(`${base}/code-changed`, { code: '2580' })
  expect(await ask(tagOf(late))).toEqual([200, 0])
  const shown = await anonymous.get(path)
  expect(shown.body).toContain('2580')
  expect([tagOf(shown), shown.body.includes(refresh)]).toEqual([undefined, false])
  await as.post(`${base}/link`)
  expect((await ask(tagOf(late)))[0]).toBe(404)
})

test('phones get the page for the time after the stay in advance, without secrets', async () => {
  const { anonymous, path, open } = await givenStayPage()
  await open('2026-05-16T08:00:00Z')
  const page = await anonymous.get(`${path}?after&lang=it`)
  expect([page.body.includes('Buon rientro'), page.body.includes('data-end')]).toEqual([true, false])
  expect(shownWords(page)).toEqual([])
  expect(shownWords(await anonymous.get(path))).toEqual(Object.keys(words))
})

test('a shared code that is not confirmed at the arrival: whom to call, and the spare code', async () => {
  const { open } = await givenStayPage({ settings: { codeMode: 'shared', spareCodes: ['7730'], releaseHours: 2 } })
  const before = await open('2026-05-15T12:59:59Z')
  expect([before.body.includes('as soon as it has been changed for you'), before.body.includes('7730')]).toEqual([
    true,
    false,
  ])
  expect(shownWords(before)).toEqual(['access', 'password'])
  const late = await open('2026-05-15T13:00:00Z')
  expect(late.body.includes('Call Lucia Ferrari, or let yourself in with the spare code.')).toBe(true)
  expect([late.body.includes('7730'), late.body.includes('href="tel:+390341555210"')]).toEqual([true, true])
  expect(shownWords(late)).toEqual(['access', 'password'])
})

test('a page that was opened while others were in the house shows the spare code soon after they have left', async () => {
  const { as, book, open, context } = await givenStayPage({ settings: { codeMode: 'shared', spareCodes: ['7730'] } })
  const dates = { arrival: '2026-05-13', departure: '2026-05-15', departureTime: '18:00' }
  const before = await givenStay(as, book.id, dates)
  expect((await open('2026-05-15T13:05:00Z')).body).not.toContain('7730')
  const { db, clock } = context
  // The host says so by her phone; the session of this test is over.
  await db.updateTable('stays').set({ departed_at: clock.now() }).where('id', '=', before.id).execute()
  expect((await open('2026-05-15T13:05:15Z')).body).toContain('7730')
})

test('a stay that its host has not seen yet has no secret, whatever the hour', async () => {
  const { open } = await givenStayPage({ settings: { seenGate: true } })
  const page = await open('2026-05-16T08:00:00Z')
  expect([shownWords(page), page.body.includes('as soon as your host releases it')]).toEqual([[], true])
})

test('with the gate and a shared code no page promises an hour, before and after the release', async () => {
  const { open } = await givenStayPage({ settings: { seenGate: true, codeMode: 'shared', releaseHours: 24 } })
  for (const moment of ['2026-05-13T08:00:00Z', '2026-05-15T21:00:00Z']) {
    const page = await open(moment)
    expect([shownWords(page), page.body.includes('as soon as your host releases it')], moment).toEqual([[], true])
    expect(page.body).not.toMatch(/ppears (?:here )?on |reminder\.ics/)
  }
})

test('without secrets of the book the page is the book with the dates of the stay', async () => {
  const { open } = await givenStayPage({ settings: { secrets: [] } })
  const page = await open('2026-05-12T16:20:00Z')
  expect(shownWords(page)).toEqual(Object.keys(words))
  expect(page.body.includes('g-st-slot')).toBe(false)
  expect(shownWords(await open('2026-05-19T10:00:00Z'))).toEqual([])
})

test('the evening before the departure the page begins with what guests do before they leave', async () => {
  const { open } = await givenStayPage()
  const ids = ({ body }: { body: string }) => [...body.matchAll(/<section [^>]*id="(\w+)"/g)].map(([, id]) => id)
  expect(ids(await open('2026-05-18T15:59:59Z'))[0]).toBe('arrive')
  const page = await open('2026-05-18T16:00:00Z')
  expect(ids(page).slice(0, 2)).toEqual(['leave', 'arrive'])
  expect(page.body.includes('Until tomorrow, 19 May')).toBe(true)
  expect(page.body.match(/type="checkbox"/g)?.length).toBe(3)
})

test('guests see the codes after their host’s plan has expired', async () => {
  const { context, account, open } = await givenStayPage()
  const lapsed = { plan_status: 'expired', trial_ends_at: testStart, plan_revision: 9 } as const
  await context.db.updateTable('accounts').set(lapsed).where('id', '=', account.id).execute()
  expect(shownWords(await open('2026-05-16T08:00:00Z'))).toEqual(Object.keys(words))
})

test('spare codes are forgotten at the end of the stay, also where the book has no secrets', async () => {
  const { anonymous, path, open } = await givenStayPage({ settings: { secrets: [], spareCodes: ['7730'] } })
  expect((await open('2026-05-16T08:00:00Z')).body).not.toContain('data-end')
  await anonymous.post(`${path}/spare-code`, '', { 'content-type': 'application/x-www-form-urlencoded' })
  const page = await anonymous.get(path)
  expect(page.body).toContain('7730')
  expect(page.body).toMatch(/^<!doctype html><html [^>]*data-secrets="arrive" data-end="\d+"/)
})

test('while a code is awaited, guests can say that they are in from the hour of arrival', async () => {
  const { open } = await givenStayPage({ settings: { codeMode: 'shared', releaseHours: 24 } })
  const early = (await open('2026-05-15T06:00:00Z')).body
  expect([early.includes('as soon as it has been changed'), early.includes('We are in')]).toEqual([true, false])
  expect((await open('2026-05-15T13:00:00Z')).body).toContain('We are in')
})
