import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { givenServedBook, openPage, readAnalytics } from '#test/guest-visits.ts'
import { startTestApp } from '#test/test-app.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const at = (iso: string) => Date.parse(iso)

/** A stay in Rome from 15 to 19 May 2026 with two spare codes, whose secrets are released at 15:00. */
async function givenStayForms(spareCodes = ['7730', '8841'], releaseHours = 0) {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const book = await givenBook(as, { hostName: 'Lucia', hostPhone: '+39 0341 555 210', doorCode: '4719' })
  await givenStaySettings(as, book.id, { releaseHours, secrets: ['doorCode'], spareCodes })
  const stay = await givenStay(as, book.id, { departure: '2026-05-19' })
  const path = new URL(stay.link ?? '').pathname
  const { clock, context, anonymous } = service
  clock.set(at('2026-05-15T13:05:00Z'))
  return {
    ...service,
    as,
    book,
    path,
    /** The stored taps. */
    stored: () =>
      context.db
        .selectFrom('stays')
        .select(['arrived_at', 'departed_at', 'spare_codes_shown'])
        .where('id', '=', stay.id)
        .executeTakeFirstOrThrow(),
    read: async (query = '?lang=en') => (await anonymous.get(path + query)).body,
    post: (action: string, body = '', headers: Record<string, string> = {}) =>
      anonymous.post(`${path}/${action}?lang=it`, body, { ...form, ...headers }),
  }
}

test('a tap leads back to the page in its language, is shown there, and can be taken back for ten seconds', async () => {
  const { clock, path, post, read, stored } = await givenStayForms()
  expect((await read()).includes('We are in')).toBe(true)
  const tapped = await post('arrived')
  expect([tapped.statusCode, tapped.headers['location']]).toEqual([303, `${path}?lang=it#arrive`])
  expect(tapped.headers['cache-control']).toBe('private, no-store')
  expect((await stored()).arrived_at).toBe(clock.now())
  const told = await read()
  expect([told.includes('Lucia knows'), told.includes('Undo'), told.includes('We are in')]).toEqual([true, true, false])

  clock.advance(9_000)
  await post('undo')
  expect((await stored()).arrived_at).toBeNull()
  expect((await read()).includes('We are in')).toBe(true)

  await post('arrived')
  clock.advance(10_000)
  const later = await read()
  expect([later.includes('Lucia knows'), later.includes('Undo')]).toEqual([true, false])
})

test('a tap counts once, and none moves the window', async () => {
  const { clock, post, read, stored } = await givenStayForms()
  await post('arrived')
  const first = (await stored()).arrived_at
  clock.advance(60_000)
  await post('arrived')
  expect((await stored()).arrived_at).toBe(first)
  clock.set(at('2026-05-18T17:00:00Z'))
  await post('departed')
  expect((await stored()).departed_at).toBe(clock.now())
  expect((await read()).includes('4719')).toBe(true)
})

test('the code does not work: a spare code, at most twice, and a form that is sent again counts once', async () => {
  const { post, read, stored } = await givenStayForms()
  expect((await read()).includes('7730')).toBe(false)
  expect((await post('spare-code', 'shown=0')).statusCode).toBe(303)
  await post('spare-code', 'shown=0')
  const first = await read()
  expect([first.includes('7730'), first.includes('8841'), first.includes('One more spare code is left.')]).toEqual([
    true,
    false,
    true,
  ])
  await post('spare-code', 'shown=1')
  const second = await read()
  expect([second.includes('8841'), second.includes('href="tel:+390341555210"')]).toEqual([true, true])
  expect(second.includes('The code does not work')).toBe(false)
  await post('spare-code', 'shown=2')
  expect((await stored()).spare_codes_shown).toBe(2)
})

test('without a spare code the page says that the host was told, and offers a call', async () => {
  const { path, post, read } = await givenStayForms([])
  const asked = await post('spare-code', 'shown=0')
  expect(asked.headers['location']).toBe(`${path}?lang=it&asked#arrive`)
  const page = await read('?lang=en&asked')
  expect(page.includes('We have told Lucia. There are no more spare codes.')).toBe(true)
  expect(page.match(/href="tel:\+390341555210"/g)?.length).toBe(2)
})

test('outside of the window taps change nothing, and no spare code is shown', async () => {
  const { clock, post, read, stored } = await givenStayForms()
  for (const moment of ['2026-05-15T12:59:59Z', '2026-05-19T10:00:00Z']) {
    clock.set(at(moment))
    for (const action of ['arrived', 'departed', 'undo', 'spare-code']) {
      expect((await post(action)).statusCode, action).toBe(303)
    }
    expect(await stored()).toEqual({ arrived_at: null, departed_at: null, spare_codes_shown: 0 })
    const page = await read('?lang=en&asked')
    expect(['7730', '8841', '4719', 'We have told'].filter((word) => page.includes(word))).toEqual([])
  }
})

test('before the hour of arrival no page offers or shows a spare code, though it shows the code', async () => {
  const { clock, post, read, stored } = await givenStayForms(undefined, 24)
  for (const moment of ['2026-05-14T20:00:00Z', '2026-05-15T12:59:59Z']) {
    clock.set(at(moment))
    for (const shown of ['0', '1', '']) expect((await post('spare-code', `shown=${shown}`)).statusCode).toBe(303)
    const page = await read('?lang=en&asked')
    expect(page.includes('4719')).toBe(true)
    expect(['7730', '8841', 'We have told', 'The code does not work'].filter((word) => page.includes(word))).toEqual([])
  }
  expect((await stored()).spare_codes_shown).toBe(0)
  clock.set(at('2026-05-15T13:00:00Z'))
  expect((await read()).includes('The code does not work')).toBe(true)
  await post('spare-code', 'shown=0')
  expect((await read()).includes('7730')).toBe(true)
})

test('nobody has left before the hour of arrival', async () => {
  const { clock, post, stored } = await givenStayForms(undefined, 24)
  clock.set(at('2026-05-15T12:59:59Z'))
  await post('departed')
  expect((await stored()).departed_at).toBeNull()
  clock.set(at('2026-05-15T13:00:00Z'))
  await post('departed')
  expect((await stored()).departed_at).toBe(clock.now())
})

test('the host’s preview has the same page, but its forms do nothing', async () => {
  const { read } = await givenStayForms()
  const page = await read('?preview&lang=de')
  expect(page.includes('4719')).toBe(true)
  expect(page.includes('Das ist Ihre Vorschau.')).toBe(true)
  const buttons = page.match(/<button[^>]*type="submit"[^>]*>/g) ?? []
  expect(buttons.length).toBeGreaterThan(0)
  expect(buttons.filter((button) => !button.includes('disabled'))).toEqual([])
  expect(page.includes('stay-script')).toBe(false)
  expect(page.match(/href="\?[^"]*lang=\w+/g)?.every((link) => link.includes('preview'))).toBe(true)
  expect((await read()).includes('Vorschau')).toBe(false)
})

test('the host’s preview counts no visit', async () => {
  const service = await startTestApp()
  const { as, book, address } = await givenServedBook(service)
  await givenStaySettings(as, book.id)
  const path = new URL((await givenStay(as, book.id)).link ?? '').pathname
  await openPage(`${address}${path}?preview`)
  expect((await readAnalytics(as)).total.visits).toBe(0)
  await openPage(`${address}${path}`)
  expect((await readAnalytics(as)).total.visits).toBe(1)
})

test('the forms of a book that guests cannot read change nothing', async () => {
  const { context, book, post, stored } = await givenStayForms()
  const states = [{ status: 'draft' }, { status: 'published', offline_since: 1, offline_reason: 'host' }] as const
  for (const state of states) {
    await context.db.updateTable('books').set(state).where('id', '=', book.id).execute()
    for (const action of ['arrived', 'departed', 'undo', 'spare-code']) {
      expect((await post(action)).statusCode, action).toBe(404)
    }
  }
  expect(await stored()).toEqual({ arrived_at: null, departed_at: null, spare_codes_shown: 0 })
})

test('forms of foreign pages, unknown links and other content are refused', async () => {
  const { anonymous, path, post, stored } = await givenStayForms()
  for (const origin of ['https://elsewhere.example', 'null']) {
    expect((await post('arrived', '', { origin })).statusCode).toBe(403)
  }
  for (const action of ['arrived', 'departed', 'undo', 'spare-code']) {
    expect((await anonymous.post(`/s/${'A'.repeat(22)}/${action}`, '', form)).statusCode).toBe(404)
  }
  expect((await anonymous.post(`${path}/arrived`, '<x/>', { 'content-type': 'text/xml' })).statusCode).toBe(400)
  expect((await post('spare-code', `shown=${'9'.repeat(2_000)}`)).statusCode).toBe(413)
  expect((await anonymous.get(`${path}/arrived`)).statusCode).toBe(404)
  expect(await stored()).toEqual({ arrived_at: null, departed_at: null, spare_codes_shown: 0 })
})
