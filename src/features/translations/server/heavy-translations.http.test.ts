import { expect, test, vi } from 'vitest'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { enlargeBook } from '#test/given-large-book.ts'
import { startTestApp } from '#test/test-app.ts'
import { machineKey, startLibreTranslate } from '#test/translation-machines.ts'
import { longestAllowed, watchMainThread } from '#test/watch-main-thread.ts'
import type { BookTranslationsView } from '../shared/translation-contract.ts'

test('translations of a very large book are processed in a worker thread', async () => {
  const machine = await startLibreTranslate()
  const service = await startTestApp({
    env: { TRANSLATION_URL: machine.url, TRANSLATION_KIND: 'libretranslate', TRANSLATION_API_KEY: machineKey },
  })
  const { as } = await givenHost(service, { plan: 'pro' })
  const { id } = await givenBook(as, { parkingInfo: 'Behind the house' })
  await enlargeBook(service.context, id, 4_000_000)
  // A book above the limit can be changed as long as it shrinks.
  const letShrink = () => service.context.db.updateTable('books').set({ text_bytes: 10_000_000 }).execute()
  const path = `/api/welcome-books/${id}/translations`
  const change = { field: 'parkingInfo', source: 'Behind the house' }
  await as.get(path)
  const stop = watchMainThread()

  await letShrink()
  const saved = await as.put(`${path}/de`, { texts: [{ ...change, text: 'Hinter dem Haus' }] })
  await letShrink()
  const proposed = await as.post(`${path}/it/proposals`, { texts: [change] })
  const read = await as.get(path)

  expect(stop()).toBeLessThan(longestAllowed)
  for (const answer of [saved, proposed, read])
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  const { texts } = read.json<BookTranslationsView>()
  expect(texts.find(({ field }) => field === 'parkingInfo')?.translations).toMatchObject({
    de: { state: 'done', text: 'Hinter dem Haus' },
    it: { state: 'proposed' },
  })
  machine.stop()
})

test('translations of very many short texts are processed in a worker thread, those of an ordinary book are not', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { plan: 'pro' })
  const shops = Array.from({ length: 200 }, (_, index) => ({
    name: `${index}`,
    type: 't',
    distance: 'd',
    address: 'a',
  }))
  const ordinary = await givenBook(as, { shopping: shops.slice(0, 20), houseRules: ['No smoking', 'No parties'] })
  const wordy = await givenBook(as, { shopping: shops, restaurants: shops })
  const run = vi.spyOn(service.context.threads, 'run')

  expect((await as.get(`/api/welcome-books/${ordinary.id}/translations`)).statusCode).toBe(200)
  expect(run).not.toHaveBeenCalled()
  expect((await as.get(`/api/welcome-books/${wordy.id}/translations`)).statusCode).toBe(200)
  expect(run.mock.calls.map(([task]) => task)).toEqual(['presentTranslations'])
})

test('concurrent saves of translations are all kept', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { plan: 'pro' })
  const houseRules = Array.from({ length: 8 }, (_, index) => `Rule of the house ${index}`)
  const { id } = await givenBook(as, { houseRules })
  const path = `/api/welcome-books/${id}/translations`

  const answers = await Promise.all(
    houseRules.map((source) =>
      as.put(`${path}/de`, { texts: [{ field: 'houseRules', source, text: `DE ${source}` }] }),
    ),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(houseRules.map(() => 200))
  const { texts, book } = (await as.get(path)).json<BookTranslationsView>()
  expect(texts.map(({ translations }) => translations.de?.text)).toEqual(houseRules.map((rule) => `DE ${rule}`))
  expect(book.revision).toBe(1 + houseRules.length)
})
