import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeSubscription } from '#features/accounts/index.ts'
import { languages } from '#platform/i18n/languages.ts'
import { givenWordyBook, hideable, markersIn } from '#test/given-wordy-book.ts'
import { isLongForm } from '#test/property-runs.ts'
import { separatingSets } from '#test/separating-sets.ts'
import { printItems } from './print-kit/print-items.ts'

const isPage = (name: string) =>
  [...languages, 'original', 'domain'].includes(name) || name.startsWith('stay ') || name.startsWith('file ')

/** Which markers of hidden keys appear where; a letter is signed only if it is shown. */
function findLeaks(
  found: ReadonlyMap<string, string>,
  hidden: readonly string[],
  { content, markersOf }: Pick<Awaited<ReturnType<typeof givenWordyBook>>, 'content' | 'markersOf'>,
): string[] {
  return [...found].flatMap(([name, text]) => {
    const isSigned = isPage(name) && !hidden.includes('welcome')
    return hidden
      .flatMap((key) => markersOf(key).map((marker) => ({ key, marker })))
      .filter(({ marker }) => text.includes(marker) && !(isSigned && marker === content.hostName))
      .map(({ key, marker }) => `${key}: ${marker} in ${name}`)
  })
}

test('everything that is shown can be read, and leftovers nowhere', async () => {
  const book = await givenWordyBook()
  const found = await book.read()
  const ofStay = await book.readStay()

  const all = [...found.values()].join('\n')
  for (const key of ['arrive', ...hideable]) {
    const missing = book.markersOf(key).filter((marker) => marker.startsWith('hush') && !all.includes(marker))
    expect(missing, key).toEqual([])
  }
  expect(all).toContain('said')
  expect(all).not.toContain(book.content.leftovers[0])
  for (const [name, marker] of [
    ['card', book.content.hostPhone],
    ['domain card', book.content.hostEmail],
    ['domain', book.content.wifiPassword],
    ['codes', book.content.wifiPassword],
    ['table-card', book.content.wifiPassword],
    ['fridge-sheet', book.content.hostPhone],
    ['fridge-sheet', book.content.checkoutTime],
  ] as const) {
    expect(found.get(name), name).toContain(marker)
  }
  const inStay = [...ofStay.values()].join('\n')
  for (const key of ['arrive', ...hideable]) {
    const missing = book.markersOf(key).filter((marker) => marker.startsWith('hush') && !inStay.includes(marker))
    expect(missing, `${key} in a stay`).toEqual([])
  }
  expect(inStay).not.toContain(book.content.leftovers[0])
  expect([...found.keys()].filter((name) => name.startsWith('file ')).length).toBe(languages.length)
})

test('no word of a hidden section is in anything that anybody or the guests of a stay can get', async () => {
  const book = await givenWordyBook()
  // The parts of the surroundings are shown only with their chapter.
  const sets = [
    hideable,
    ['around'],
    ['host', 'welcome'],
    ...separatingSets(hideable.filter((key) => key !== 'around')),
  ]
  if (isLongForm) sets.push(...hideable.map((key) => [key]), ...fc.sample(fc.subarray(hideable, { minLength: 2 }), 20))
  for (const hidden of sets) {
    await book.dress({ hidden })
    const found = new Map([...(await book.read()), ...(await book.readStay())])
    expect(findLeaks(found, hidden, book)).toEqual([])
  }
})

test('hidden sections stay hidden when Pro ends, and the host keeps everything', async () => {
  const book = await givenWordyBook()
  await book.dress({ hidden: hideable })
  await changeSubscription(book.service.context, book.account.id, () => ({ plan: 'basic' }))
  await new Promise((resolve) => setImmediate(resolve))

  expect(findLeaks(await book.read(languages), hideable, book)).toEqual([])
  const own = (await book.as.get(`/api/welcome-books/${book.id}`)).body
  expect(markersIn(book.content).filter((marker) => !own.includes(marker))).toEqual([])
})

test('a print without the Wi-Fi has no code that joins it', async () => {
  const { as, id, dress } = await givenWordyBook()
  const print = async (item: string, query: string) =>
    (await as.get(`/api/welcome-books/${id}/print-kit/${item}.pdf${query}`)).rawPayload
  for (const item of printItems) {
    await dress({})
    expect((await print(item, '?wifi=1')).equals(await print(item, '')), item).toBe(false)
    await dress({ hidden: ['wifi'] })
    expect((await print(item, '?wifi=1')).equals(await print(item, '')), item).toBe(true)
  }
})
