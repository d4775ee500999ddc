import { expect, test } from 'vitest'
import { hour } from '#platform/clock.ts'
import { givenCodedHouse } from '#test/given-coded-house.ts'
import { givenStay } from '#test/given-stay.ts'

test('a cleaner’s link shows a page, and its button confirms the change', async () => {
  const { service, as, bookId, path } = await givenCodedHouse({ codeMode: 'shared' })
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
  const { service, as, bookId } = await givenCodedHouse({ codeMode: 'shared' }, env)
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
  const { service, as, bookId } = await givenCodedHouse({ codeMode: 'shared' })
  const running = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-04' })
  await as.post(`/api/welcome-books/${bookId}/stays/${running.id}/code-changed`)
  await givenStay(as, bookId)
  const { cleanerLink } = (await as.post(`/api/welcome-books/${bookId}/stay-settings/cleaner-link`)).json()
  const page = await service.anonymous.get(new URL(cleanerLink).pathname)
  expect(page.body).toContain('nothing to confirm')
  service.clock.set(Date.parse('2026-03-04T08:00:00Z'))
  expect((await service.anonymous.get(new URL(cleanerLink).pathname)).body).toContain('<form')
})

test('after the departure of guests whose change nobody confirmed, the cleaner confirms that of the next', async () => {
  const { service, as, bookId, shownCode } = await givenCodedHouse({ codeMode: 'shared' })
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
