import fc from 'fast-check'
import jsQr from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { changeSubscription } from '#features/accounts/index.ts'
import { type BookTheme, chapterParts, type OwnSection, pageSections } from '#features/books/shared/book-theme.ts'
import { type SectionId, sectionFields } from '#features/books/shared/public-book.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenDomain, startDomainApp } from '#test/given-domain.ts'
import { plainPicture } from '#test/given-picture.ts'
import { listenUnderHosts } from '#test/listen-under-hosts.ts'
import { readPdfText } from '#test/pdf-text.ts'
import type { Caller } from '#test/test-app.ts'
import { printItems } from './print-kit/print-items.ts'

const pro = { plan: 'pro', planStatus: 'active', trialEndsAt: null } as const
const domain = 'guide.villa-conti.com'
const ownIds = ['own-1', 'own-2', 'own-3']
const hideable = [...pageSections.filter((key) => key !== 'arrive'), ...chapterParts, ...ownIds]

/** What a test looks for: words that stand once in the book, phone numbers, addresses of pictures. */
const markers = /hush[a-z]{3}|said[a-z]{3}|0899\d{6}|(?<=\/media\/)[\w-]{22}/g
const markersIn = (value: unknown) => [...new Set(JSON.stringify(value).match(markers) ?? [])]

let words = 0
/** A word that stands nowhere else. */
function word(): string {
  words += 1
  const letters = [676, 26, 1].map((place) => String.fromCharCode(97 + (Math.floor(words / place) % 26)))
  return `hush${letters.join('')}`
}

async function upload(as: Caller): Promise<string> {
  // Each of its own width, because equal pictures may be one.
  words += 1
  const picture = await plainPicture({ width: 60 + words, height: 40 })
    .png()
    .toBuffer()
  return (await as.post('/api/images', picture, { 'content-type': 'image/png' })).json().url
}

/** Two pictures, each with a word of its own. */
const captioned = async (as: Caller) => [
  { image: await upload(as), caption: word() },
  { image: await upload(as), caption: word() },
]

/** A book with a word of its own in every field, translated into German, on its host's domain. */
async function givenWordyBook() {
  const service = await startDomainApp({ LIMIT_PRINTS_PER_ACCOUNT: '1000' })
  const { as, account } = await givenHost(service, pro)
  const place = () => ({ name: word(), address: word(), type: word(), distance: word() })
  const content = {
    propertyName: word(),
    hostName: word(),
    hostEmail: `${word()}@example.com`,
    hostPhone: '+390899123401',
    welcomeMessage: word(),
    welcomeImage: await upload(as),
    coverImage: await upload(as),
    address: word(),
    googleMapsLink: `https://maps.example/${word()}`,
    guests: word(),
    bedrooms: word(),
    bathrooms: word(),
    checkinTime: word(),
    checkinInstructions: word(),
    doorAccessInfo: word(),
    doorCode: word(),
    parkingInfo: word(),
    wifiName: word(),
    wifiPassword: word(),
    checkoutTime: word(),
    checkoutInstructions: word(),
    hostContactInfo: word(),
    houseRules: [word(), word()],
    checkinPictures: await captioned(as),
    parkingPictures: await captioned(as),
    equipment: [{ name: word(), description: word(), pictures: await captioned(as) }],
    activities: [{ name: word(), description: word(), type: word(), distance: word() }],
    usefulInfo: [{ category: word(), ...place() }],
    barsClubs: [{ ...place(), rating: word() }],
    restaurants: [{ ...place(), rating: word() }],
    shopping: [place()],
    transport: [{ type: word(), name: word(), distance: word() }],
    emergencyNumbers: { hospital: word(), police: word(), ambulance: word(), other: word() },
    leftovers: [word()],
  }
  const { id } = await givenBook(as, content)
  const ownSections: OwnSection<string>[] = []
  for (const key of ownIds) {
    ownSections.push({
      id: key,
      title: word(),
      text: word(),
      pictures: [{ image: await upload(as), caption: word() }],
      links: [{ label: word(), url: `https://links.example/${word()}` }],
    })
  }
  const dress = async (look: Partial<Pick<BookTheme, 'hidden'>>) => {
    const saved = await as.put(`/api/welcome-books/${id}/look`, { look: { ownSections, ...look } })
    expect(saved.statusCode, saved.body).toBe(200)
    // Requests of one turn share one look at the revision.
    await new Promise((resolve) => setImmediate(resolve))
  }
  await dress({})
  const path = `/api/welcome-books/${id}/translations`
  const { texts } = (await as.get(path)).json<{ texts: { field: string; text: string }[] }>()
  const translated = texts.map(({ field, text }) => ({
    field,
    source: text,
    text: text.replaceAll('hush', 'said'),
  }))
  expect((await as.put(`${path}/de`, { texts: translated })).statusCode).toBe(200)
  await givenDomain(as, service.dns, domain, { bookId: id })

  /** All markers of what stands under a key, the words of its translation too. */
  const markersOf = (key: string): string[] => {
    const section = ownSections.find((own) => own.id === key)
    const parts = key === 'around' ? chapterParts : [key as SectionId]
    const fields = section ?? parts.flatMap((part) => sectionFields[part].map((field) => fieldOf(content, field)))
    const found = markersIn(fields)
    return [...found, ...found.map((marker) => marker.replace('hush', 'said'))]
  }
  const ask = await listenUnderHosts(service)
  return {
    service,
    as,
    account,
    id,
    content,
    dress,
    markersOf,
    read: (asked = someLanguages) => readEverything({ service, as, id, ask }, asked),
  }
}

const fieldOf = (content: Record<string, unknown>, field: string) =>
  content[field === 'welcomePicture' ? 'welcomeImage' : field]

/** The host's own, one that she has translated, and one that she has not. */
const someLanguages: readonly Language[] = ['en', 'de', 'fr']

type Source = {
  service: Awaited<ReturnType<typeof startDomainApp>>
  as: Caller
  id: string
  ask: Awaited<ReturnType<typeof listenUnderHosts>>
}

/** What anybody can get of a book, and what its host prints for guests, as text by where it was read. */
async function readEverything({ service, as, id, ask }: Source, asked: readonly Language[]) {
  const { anonymous } = service
  const found = new Map<string, string>()
  for (const language of asked) found.set(language, (await anonymous.get(`/share/${id}?lang=${language}`)).body)
  found.set('original', (await anonymous.get(`/preview/${id}?lang=de&original`)).body)
  found.set('public', (await anonymous.get(`/api/welcome-books/${id}/public`)).body)
  found.set('picture', (await anonymous.get(`/share/${id}/preview.jpg`)).rawPayload.toString('latin1'))
  found.set('card', unfold((await anonymous.get(`/share/${id}/contact.vcf`)).body))
  found.set('domain', (await ask(domain, '/?lang=de')).body)
  found.set('domain card', unfold((await ask(domain, `/share/${id}/contact.vcf`)).body))
  found.set('codes', (await readCodes(found.get('en') ?? '')).join('\n'))
  for (const item of printItems) {
    const print = await as.get(`/api/welcome-books/${id}/print-kit/${item}.pdf?wifi=1&lang=de`)
    expect(print.statusCode).toBe(200)
    found.set(item, readPdfText(print.rawPayload))
  }
  return found
}

const unfold = (card: string) => card.replaceAll('\r\n ', '')

/** What a camera reads from the codes of a page. */
async function readCodes(html: string): Promise<string[]> {
  const codes: string[] = []
  for (const [svg] of html.matchAll(/<svg[^>]*shape-rendering="crispEdges".*?<\/svg>/g)) {
    const drawing = sharp(Buffer.from(svg), { density: 300 }).resize(500, 500).flatten({ background: '#fff' })
    const { data, info } = await drawing.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    codes.push(jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? 'unreadable')
  }
  return codes
}

const isPage = (name: string) => [...languages, 'original', 'domain'].includes(name)

/** Which markers of hidden keys are read where; only a letter that is shown is signed. */
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
})

test('no word of a hidden section is in anything that anybody can get', async () => {
  const book = await givenWordyBook()
  for (const key of hideable) {
    await book.dress({ hidden: [key] })
    expect(findLeaks(await book.read(), [key], book)).toEqual([])
  }
  const several = fc.subarray(hideable, { minLength: 2 })
  await fc.assert(
    fc.asyncProperty(several, async (hidden) => {
      await book.dress({ hidden })
      expect(findLeaks(await book.read(), hidden, book)).toEqual([])
    }),
    { numRuns: 5, examples: [[hideable], [['host', 'welcome']]] },
  )
})

test('what was hidden stays hidden when Pro ends, and the host keeps everything', async () => {
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
