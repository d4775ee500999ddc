import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { renewGuestPages } from '#features/accounts/index.ts'
import type { BookTranslationsView } from '#features/translations/shared/translation-contract.ts'
import { platformError } from '#platform/errors.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { enlargeBook } from '#test/given-large-book.ts'
import { holdTasks } from '#test/hold-tasks.ts'
import { startTestApp } from '#test/test-app.ts'
import { longestAllowed, watchMainThread } from '#test/watch-main-thread.ts'
import { sampleBook } from '../shared/sample-book.ts'

const asPage = { accept: 'text/html', 'accept-encoding': 'br' }

async function givenLargeBook(letters: number, status: 'draft' | 'published' = 'published') {
  const service = await startTestApp()
  const { as, account } = await givenHost(service, { plan: 'pro' })
  const { id } = await givenBook(as, { propertyName: 'Casa Conti', status })
  await enlargeBook(service.context, id, letters)
  const run = vi.spyOn(service.context.threads, 'run')
  return { service, as, account, id, run }
}

test('the page of an ordinary book needs no thread', async () => {
  const { service, as, id, run } = await givenLargeBook(20_000)
  expect((await service.anonymous.get(`/share/${id}?lang=de`, asPage)).statusCode).toBe(200)
  expect((await as.get(`/preview/${id}`, asPage)).statusCode).toBe(200)
  expect(run).not.toHaveBeenCalled()
})

test.each([
  ['paragraphs', 'a\n\n'],
  ['lists', '- a\n1. b\n'],
  ['links', 'www.a.b '],
  ['mail addresses', 'a@b.cc '],
  ['telephone numbers', '+1234567 '],
  ['emoji', '🏡'],
])('a page of very many %s is made in a thread, although its letters are few', async (_name, unit) => {
  const { service, as, run } = await givenLargeBook(0)
  const text = unit.repeat(9_900 / unit.length)
  const { id } = await givenBook(as, {
    welcomeMessage: text,
    checkinInstructions: text,
    parkingInfo: text,
  })
  expect((await service.anonymous.get(`/share/${id}`, asPage)).statusCode).toBe(200)
  expect((await as.get(`/preview/${id}`, asPage)).statusCode).toBe(200)
  expect(run.mock.calls.map(([task]) => task)).toEqual(['renderGuestPage', 'renderGuestPage'])
})

test('the page of an ordinary book with its translations needs no thread', async () => {
  const { service, as, run } = await givenLargeBook(0)
  const { id } = await givenBook(as, { ...sampleBook, status: 'published' })
  const path = `/api/welcome-books/${id}/translations`
  const { texts } = (await as.get(path)).json<BookTranslationsView>()
  const translated = texts.map(({ field, text }) => ({ field, source: text, text: `DE ${text}` }))
  expect((await as.put(`${path}/de`, { texts: translated })).statusCode).toBe(200)

  expect((await as.get(path)).statusCode).toBe(200)
  expect((await service.anonymous.get(`/share/${id}?lang=de`)).body).toContain(`DE ${sampleBook.parkingInfo}`)
  expect(run).not.toHaveBeenCalled()
})

test('a translation of very many lines is shown by a thread, although the host wrote a single one', async () => {
  const { service, as, run } = await givenLargeBook(0)
  const { id } = await givenBook(as, { parkingInfo: 'Behind the house' })
  const change = { field: 'parkingInfo', source: 'Behind the house', text: 'a\n\n'.repeat(3_300) }
  expect((await as.put(`/api/welcome-books/${id}/translations/de`, { texts: [change] })).statusCode).toBe(200)
  run.mockClear()

  expect((await service.anonymous.get(`/share/${id}?lang=en`, asPage)).statusCode).toBe(200)
  expect(run).not.toHaveBeenCalled()
  expect((await service.anonymous.get(`/share/${id}?lang=de`, asPage)).statusCode).toBe(200)
  expect(run).toHaveBeenCalledOnce()
})

test('the page of a large book is made in a thread of guests, once, and is kept', async () => {
  const { service, id, run } = await givenLargeBook(200_000)
  const pages = await Promise.all(
    Array.from({ length: 5 }, () => service.anonymous.get(`/share/${id}?lang=de`, asPage)),
  )
  const plain = await service.anonymous.get(`/share/${id}?lang=de`)
  const known = await service.anonymous.get(`/share/${id}?lang=de`, { 'if-none-match': String(plain.headers['etag']) })

  expect(pages.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
  expect(pages[0]?.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
  expect(pages[0]?.headers['content-security-policy']).toContain("default-src 'none'")
  expect(plain.body).toContain('<html lang="de"')
  expect(plain.body.length).toBeGreaterThan(200_000)
  expect(known.statusCode).toBe(304)
  expect(run.mock.calls.map(([name, , { queue }]) => [name, queue])).toEqual([['renderGuestPage', 'guests']])
})

test('a page under way is not joined after a change of what the host’s plan allows', async () => {
  const { service, account, id, run } = await givenLargeBook(100_000)
  const ask = () => service.anonymous.get(`/share/${id}?lang=de`, asPage)
  const slow = Promise.withResolvers<void>()
  const joinKeys: (string | undefined)[] = []
  run.mockImplementation(async (_name, _input, options) => {
    joinKeys.push('joinKey' in options ? options.joinKey : undefined)
    await slow.promise
    return undefined
  })

  const before = ask()
  await expect.poll(() => joinKeys.length).toBe(1)
  await renewGuestPages(service.context.db, { accountId: account.id })
  const after = ask()
  await expect.poll(() => joinKeys.length).toBe(2)
  slow.resolve()
  await Promise.all([before, after])

  expect(joinKeys[0]).not.toBe(joinKeys[1])
})

test('guests do not join the page that is made for the owner', async () => {
  const { service, as, id } = await givenLargeBook(100_000)
  const held = holdTasks(service.context.threads)

  const ofOwner = as.get(`/preview/${id}?lang=de`)
  await expect.poll(held.calls).toBe(1)
  const ofGuest = service.anonymous.get(`/share/${id}?lang=de`)
  await expect.poll(held.calls).toBe(2)
  held.release()

  const pages = await Promise.all([ofOwner, ofGuest])
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(pages.map(({ body }) => body.includes(`/create?edit=${id}`))).toEqual([true, false])
})

test('a book of very many short entries goes to a thread as well', async () => {
  const { service, id, run } = await givenLargeBook(0)
  const restaurant = { name: 'a', address: 'b', type: 'c', rating: '4', distance: 'd' }
  const restaurants = JSON.stringify(Array(1_000).fill(restaurant))
  await service.context.db.updateTable('books').set({ restaurants }).where('id', '=', id).execute()

  expect((await service.anonymous.get(`/share/${id}?lang=de`, asPage)).statusCode).toBe(200)
  expect(run).toHaveBeenCalledOnce()
})

test('a host sees her large draft, made in a thread of hosts', async () => {
  const { service, as, id, run } = await givenLargeBook(200_000, 'draft')
  const preview = await as.get(`/preview/${id}?lang=it`)

  expect(preview.statusCode).toBe(200)
  expect(preview.body).toContain(`/create?edit=${id}`)
  expect((await service.anonymous.get(`/share/${id}`)).statusCode).toBe(404)
  expect(run.mock.calls.map(([name, , { queue }]) => [name, queue])).toEqual([['renderGuestPage', 'hosts']])
})

test('neither pages nor a print of a book of 4 MB hold the thread that answers guests', async () => {
  const { service, as, id } = await givenLargeBook(4_000_000)
  const small = await givenBook(as)
  await service.anonymous.get(`/share/${small.id}`, asPage)
  const stop = watchMainThread()
  let isDone = false
  const others = async () => {
    while (!isDone) {
      for (const path of ['/healthz', `/share/${small.id}`]) {
        expect([path, (await service.anonymous.get(path)).statusCode]).toEqual([path, 200])
      }
      await sleep(20)
    }
  }
  const hostile = async () => {
    const paths = [`/preview/${id}?lang=de`, `/api/welcome-books/${id}/print-kit/fridge-sheet.pdf`]
    const answers = await Promise.all([
      service.anonymous.get(`/share/${id}?lang=de`, asPage),
      ...paths.map((path) => as.get(path)),
    ])
    isDone = true
    return answers.map(({ statusCode }) => statusCode)
  }

  const [statuses] = await Promise.all([hostile(), others()])

  expect(statuses).toEqual([200, 200, 200])
  // Rendered in this process it would take a second or more.
  expect(stop()).toBeLessThan(longestAllowed)
})

test('a page that cannot be made at the moment is refused at once for a while, in words for a guest', async () => {
  const { service, id, run } = await givenLargeBook(100_000)
  run.mockRejectedValueOnce(platformError('UNAVAILABLE', { retryAfter: 10 }))

  const refused = await service.anonymous.get(`/share/${id}?lang=de`, { ...asPage, 'accept-language': 'de' })

  expect(refused.statusCode).toBe(503)
  expect(refused.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
  expect(refused.body).toContain('<html lang="de">')
  expect(refused.body).toContain('Das ist gerade nicht möglich.')
  expect(run).toHaveBeenCalledTimes(1)
  await expect
    .poll(async () => (await service.anonymous.get(`/share/${id}?lang=de`, asPage)).statusCode, { timeout: 30_000 })
    .toBe(200)
})
