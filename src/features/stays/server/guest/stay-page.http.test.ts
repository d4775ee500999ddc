import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { BookInput } from '#features/books/shared/book-contract.ts'
import { languages } from '#platform/i18n/languages.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { startTestApp } from '#test/test-app.ts'
import type { StayInput, StaySettingsInput } from '../../shared/stay-contract.ts'

const at = (iso: string) => Date.parse(iso)

/** What of the book below is secret. */
const words = { code: '4719', access: 'Keypad on the right', password: 'lemon-terrace-84' }
const allSecrets = ['doorCode', 'doorAccessInfo', 'wifiPassword']

/** The secrets that an answer contains. */
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

test('after the window the page says farewell and has no secret', async () => {
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
