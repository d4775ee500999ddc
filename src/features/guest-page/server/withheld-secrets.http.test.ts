import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeSubscription } from '#features/accounts/index.ts'
import type { OwnBookView } from '#features/books/shared/book-contract.ts'
import { hour } from '#platform/clock.ts'
import { languages } from '#platform/i18n/languages.ts'
import { builtAssets } from '#test/built-assets.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenDomain } from '#test/given-domain.ts'
import { enlargeBook } from '#test/given-large-book.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { givenSecrets } from '#test/given-secrets.ts'
import { givenWordyBook, markersIn, ownIds, wordyDomain } from '#test/given-wordy-book.ts'
import { isLongForm } from '#test/property-runs.ts'
import { separatingSets } from '#test/separating-sets.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'
import { guestMessages } from '../messages/index.ts'
import { printItems } from './print-kit/print-items.ts'

type WordyBook = Awaited<ReturnType<typeof givenWordyBook>>

const names = ['doorCode', 'doorAccessInfo', 'wifiPassword', 'checkinInstructions', ...ownIds]
const picturesBeside = ['doorAccessInfo', 'checkinInstructions']

const setSecrets = (book: WordyBook, secrets: readonly string[], openUntil?: number) =>
  givenSecrets(book.service.context, { hostId: book.account.id, bookId: book.id }, secrets, openUntil)

/** All markers of a secret: in its texts, their translations, and its pictures. */
function markersOfSecret({ content, ownSections }: WordyBook, name: string): string[] {
  const section = ownSections.find(({ id }) => id === name)
  const pictures = picturesBeside.includes(name) ? content.checkinPictures : []
  const found = markersIn(section ?? [content[name as 'doorCode'], pictures])
  return [...found, ...found.map((marker) => marker.replace('hush', 'said'))]
}

function findLeaks(book: WordyBook, found: ReadonlyMap<string, string>, secrets: readonly string[]): string[] {
  const hidden = secrets.flatMap((name) => markersOfSecret(book, name))
  return [...found].flatMap(([place, text]) =>
    hidden.filter((marker) => text.includes(marker)).map((marker) => `${marker} in ${place}`),
  )
}

/** The addresses of all pictures of a secret, in all widths. */
function addressesOf({ content, ownSections }: WordyBook, name: string): string[] {
  const section = ownSections.find(({ id }) => id === name)
  const pictures = section?.pictures ?? (picturesBeside.includes(name) ? content.checkinPictures : [])
  return pictures.map(({ image }) => image)
}

async function statusesOf(caller: Caller, addresses: readonly string[]): Promise<number[]> {
  const statuses = new Set<number>()
  for (const address of addresses) statuses.add((await caller.get(address)).statusCode)
  return [...statuses]
}

/** Nobody but the host gets a text or a picture of these secrets, and everything else is there as before. */
async function checkWithheld(
  book: WordyBook,
  secrets: readonly string[],
  asked = undefined as undefined | typeof languages,
) {
  await setSecrets(book, secrets)
  const found = await book.read(asked)
  expect(findLeaks(book, found, secrets), secrets.join()).toEqual([])
  const { service, as, ask } = book
  for (const address of secrets.flatMap((name) => addressesOf(book, name))) {
    expect((await service.anonymous.get(address)).statusCode).toBe(404)
    expect((await ask(wordyDomain, address)).status).toBe(404)
    expect((await as.get(address)).statusCode).toBe(200)
  }
  return found
}

test('no word and no picture of a secret is in anything that anybody can get, and the rest is', async () => {
  const book = await givenWordyBook()
  const sets = [names, ...separatingSets(names)]
  if (isLongForm) sets.push(...names.map((name) => [name]), ...fc.sample(fc.subarray(names, { minLength: 2 }), 20))
  for (const secrets of sets) {
    const found = await checkWithheld(book, secrets)
    const all = [...found.values()].join('\n')
    const secret = secrets.flatMap((name) => markersOfSecret(book, name))
    const rest = markersIn([book.content, book.ownSections]).filter((marker) => !secret.includes(marker))
    const missing = rest.filter((marker) => marker !== book.content.leftovers[0] && !all.includes(marker))
    expect(missing, secrets.join()).toEqual([])
  }
})

test('secrets stay withheld with gaps in them, without Pro, and beside hidden sections', async () => {
  const book = await givenWordyBook()
  const { as, id, content } = book
  const stored = (await as.get(`/api/welcome-books/${id}`)).json<OwnBookView>()
  const withGaps = (text: string) => `${text}\nThe key is ___`
  const { revision: _revision, ...fields } = stored
  const saved = await as.put(`/api/welcome-books/${id}`, {
    ...fields,
    doorAccessInfo: withGaps(content.doorAccessInfo),
    checkinInstructions: withGaps(content.checkinInstructions),
    checkinPictures: content.checkinPictures.map(({ image, caption }) => ({ image, caption: withGaps(caption) })),
  })
  expect(saved.statusCode, saved.body).toBe(200)
  await checkWithheld(book, names)
  await book.dress({ hidden: ['wifi', 'own-1'] })
  const found = await checkWithheld(book, names)
  expect(found.get('en')).not.toContain(guestMessages.en.withheld.wifiPassword)

  await changeSubscription(book.service.context, book.account.id, () => ({ plan: 'basic' }))
  await checkWithheld(book, names, languages)
})

test('the page says in its language who gets the codes, and keeps the section', async () => {
  const book = await givenWordyBook()
  const { service, id, content } = book
  await setSecrets(book, ['doorCode', 'doorAccessInfo', 'wifiPassword'])
  for (const language of languages) {
    const { withheld } = guestMessages[language]
    const page = (await service.anonymous.get(`/share/${id}?lang=${language}`)).body
    expect(page).toContain(withheld.doorCode)
    expect(page).not.toContain(withheld.arrival)
    expect(page).toContain(withheld.wifiPassword)
    expect(page).toContain(content.wifiName)
  }
  await setSecrets(book, ['checkinInstructions'])
  const page = (await service.anonymous.get(`/share/${id}?lang=en`)).body
  expect(page).toContain(guestMessages.en.withheld.arrival)
  expect(page).toContain(content.doorCode)
})

test('a book without secrets has the same pages as before it had any', async () => {
  const book = await givenWordyBook()
  const pages = async () => {
    const found = await book.read()
    const pdf = /\/(?:CreationDate|ID)[^\n]*/g
    return [...found].map(([name, text]) => [
      name,
      text.replace(/"(?:revision|updatedAt)":[^,]*/g, '').replace(pdf, ''),
    ])
  }
  const before = await pages()
  await setSecrets(book, names)
  expect(await pages()).not.toEqual(before)
  await setSecrets(book, [])
  expect(await pages()).toEqual(before)
})

test('the owner sees her secrets in her preview, and prints them if she asks for it', async () => {
  const book = await givenWordyBook()
  const { as, id, service } = book
  await setSecrets(book, names)
  const preview = (await as.get(`/preview/${id}?lang=en`)).body
  const ofEnglish = names.flatMap((name) => markersOfSecret(book, name)).filter((marker) => !marker.startsWith('said'))
  expect(ofEnglish.filter((marker) => !preview.includes(marker))).toEqual([])

  const print = async (query: string) => {
    const response = await as.get(`/api/welcome-books/${id}/print-kit/table-card.pdf${query}`)
    return response.rawPayload
  }
  expect((await print('?wifi=1')).equals(await print(''))).toBe(true)
  expect((await print('?wifi=1&secrets=1')).equals(await print('?wifi=1'))).toBe(false)
  const { as: stranger } = await givenHost(service)
  for (const item of printItems) {
    const path = `/api/welcome-books/${id}/print-kit/${item}.pdf?wifi=1&secrets=1`
    expect((await stranger.get(path)).statusCode).toBe(404)
    expect((await service.anonymous.get(path)).statusCode).toBe(401)
  }
})

test('an open link shows the secrets until its end, also from memory', async () => {
  const book = await givenWordyBook({ assets: builtAssets })
  const { service, id, content, as } = book
  const { anonymous, clock } = service
  const [picture = ''] = addressesOf(book, 'doorAccessInfo')
  const page = async () => (await anonymous.get(`/share/${id}?lang=en`)).body
  const later = async (ms: number) => {
    clock.advance(ms)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await setSecrets(book, names, clock.now() + 24 * hour)
  for (const wait of [0, 1, 24 * hour - 2]) {
    await later(wait)
    expect(await page()).toContain(content.doorCode)
    const shown = await anonymous.get(picture)
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store'])
  }
  // What is printed while the link is open is still in use after it is closed.
  expect((await book.read()).get('table-card')).not.toContain(content.wifiPassword)
  await later(1)
  expect(findLeaks(book, await book.read(), names)).toEqual([])
  expect(await page()).toContain(guestMessages.en.withheld.doorCode)
  expect(await statusesOf(anonymous, [picture])).toEqual([404])
  expect(await statusesOf(as, [picture])).toEqual([200])
})

test('the page of a large book, which a thread makes, withholds secrets too', async () => {
  const service = await startTestApp({ assets: builtAssets })
  const { as, account } = await givenHost(service, { plan: 'pro' })
  const { id } = await givenBook(as, { doorCode: 'hushdoor', wifiName: 'Home', wifiPassword: 'hushwifi' })
  await enlargeBook(service.context, id, 200_000)
  const shownIn = async (path: string, caller = service.anonymous) => {
    await new Promise((resolve) => setImmediate(resolve))
    return (await caller.get(path)).body.match(/hush(?:door|wifi)(?=<)/g) ?? []
  }
  const page = `/share/${id}?lang=en`
  expect(await shownIn(page)).toEqual(['hushdoor', 'hushwifi'])
  const scope = { hostId: account.id, bookId: id }
  await givenSecrets(service.context, scope, ['doorCode', 'wifiPassword'])
  expect(await shownIn(page)).toEqual([])
  expect(await shownIn(`/preview/${id}?lang=en`, as)).toEqual(['hushdoor', 'hushwifi'])

  await givenSecrets(service.context, scope, ['doorCode', 'wifiPassword'], service.clock.now() + hour)
  expect(await shownIn(page)).toEqual(['hushdoor', 'hushwifi'])
  service.clock.advance(hour)
  expect(await shownIn(page)).toEqual([])
})

test('a secret picture is private for its host, and shown to all again when it is no secret any more', async () => {
  const book = await givenWordyBook()
  const { service, as } = book
  const [picture = ''] = addressesOf(book, 'own-1')
  const { as: stranger } = await givenHost(service)
  const answers = async () =>
    Promise.all(
      [service.anonymous, stranger, as].map(async (caller) => {
        const { statusCode, headers } = await caller.get(picture)
        return [statusCode, headers['cache-control']]
      }),
    )
  const shown = [200, 'public, max-age=31536000, immutable']
  expect(await answers()).toEqual([shown, shown, shown])
  await setSecrets(book, ['own-1'])
  const missing = [404, 'private, no-store']
  expect(await answers()).toEqual([missing, missing, [200, 'private, no-store']])
  await setSecrets(book, [])
  // It may become a secret again, so no shared cache may store it.
  const shownAgain = [200, 'private, max-age=31536000, immutable']
  expect(await answers()).toEqual([shownAgain, shownAgain, shownAgain])
})

test('a picture that one book makes secret is in no other book, list or link picture of its host', async () => {
  const book = await givenWordyBook({ assets: builtAssets })
  const { service, as, account, ask } = book
  const { anonymous } = service
  const [shared, plain] = [await uploadPicture(as), await uploadPicture(as)]
  const host = { hostId: account.id }
  const first = await givenBook(as, { checkinPictures: [{ image: shared, caption: '' }] })
  const other = await givenBook(as, {
    coverImage: shared,
    welcomeImage: plain,
    equipment: [{ name: 'Oven', description: '', pictures: [{ image: shared, caption: 'The oven' }] }],
  })
  await givenDomain(as, service.dns, 'list.villa-conti.com', { listsBooks: true })
  const read = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    const list = await ask('list.villa-conti.com', '/')
    return [(await anonymous.get(`/share/${other.id}`)).body, list.body].map((text) => text.includes(idOf(shared)))
  }
  const linkPicture = async () => /preview\.jpg\?v=[\w-]+/.exec((await anonymous.get(`/share/${other.id}`)).body)?.[0]
  expect(await read()).toEqual([true, true])
  const before = await linkPicture()
  await givenSecrets(service.context, { ...host, bookId: first.id }, ['doorAccessInfo'])
  expect(await read()).toEqual([false, false])
  expect(await linkPicture()).not.toBe(before)
  expect((await anonymous.get(`/share/${other.id}`)).body).toContain(idOf(plain))
  expect((await anonymous.get(`/api/welcome-books/${other.id}/public`)).body).not.toContain(idOf(shared))

  await givenSecrets(service.context, { ...host, bookId: first.id }, [])
  expect(await read()).toEqual([true, true])
})

const idOf = (url: string) => url.split('/')[2] ?? ''
