import { strFromU8, unzipSync } from 'fflate'
import jsQr from 'jsqr'
import sharp from 'sharp'
import { expect } from 'vitest'
import { type BookTheme, chapterParts, type OwnSection, pageSections } from '#features/books/shared/book-theme.ts'
import { type SectionId, sectionFields } from '#features/books/shared/public-book.ts'
import { printItems } from '#features/guest-page/server/print-kit/print-items.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { givenHost } from './given.ts'
import { givenBook } from './given-book.ts'
import { givenDomain, startDomainApp } from './given-domain.ts'
import { plainPicture } from './given-picture.ts'
import { givenStay, givenStaySettings } from './given-stay.ts'
import { listenUnderHosts } from './listen-under-hosts.ts'
import { readPdfText } from './pdf-text.ts'
import type { Caller, TestAppOptions } from './test-app.ts'

const pro = { plan: 'pro', planStatus: 'active', trialEndsAt: null } as const
export const wordyDomain = 'guide.villa-conti.com'
export const ownIds = ['own-1', 'own-2', 'own-3']
export const hideable = [...pageSections.filter((key) => key !== 'arrive'), ...chapterParts, ...ownIds]

/** What a test looks for: words that stand once in the book, phone numbers, addresses of pictures. */
const markers = /hush[a-z]{3}|said[a-z]{3}|0899\d{6}|(?<=\/media\/)[\w-]{22}/g
export const markersIn = (value: unknown) => [...new Set(JSON.stringify(value).match(markers) ?? [])]

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
export async function givenWordyBook(options: Pick<TestAppOptions, 'assets'> = {}) {
  const service = await startDomainApp(
    { LIMIT_PRINTS_PER_ACCOUNT: '1000', LIMIT_EXPORTS_PER_ACCOUNT: '1000' },
    {},
    options,
  )
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
  await givenDomain(as, service.dns, wordyDomain, { bookId: id })

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
    ownSections,
    dress,
    ask,
    markersOf,
    read: (asked = someLanguages) => readEverything({ service, as, id, ask }, asked),
    readStay: () => readStay({ service, as, id, ask }),
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
  found.set('domain', (await ask(wordyDomain, '/?lang=de')).body)
  found.set('domain card', unfold((await ask(wordyDomain, `/share/${id}/contact.vcf`)).body))
  // What the host can hand to guests as files.
  const files = Object.entries(unzipSync((await as.get('/api/account/export')).rawPayload))
  for (const [path, bytes] of files) if (path.endsWith('.html')) found.set(`file ${path}`, strFromU8(bytes))
  found.set('codes', (await readCodes(found.get('en') ?? '')).join('\n'))
  for (const item of printItems) {
    const print = await as.get(`/api/welcome-books/${id}/print-kit/${item}.pdf?wifi=1&lang=de`)
    expect(print.statusCode).toBe(200)
    found.set(item, readPdfText(print.rawPayload))
  }
  return found
}

/**
 * What the guests of a stay get, before, during and after it, by where it was read. Phones keep these pages and the one
 * for the time after the stay. Has secrets in the window.
 */
async function readStay({ service, as, id, ask }: Source) {
  const { anonymous, clock } = service
  const before = clock.now()
  await givenStaySettings(as, id, { releaseHours: 0 })
  const { id: stayId, link } = await givenStay(as, id, { arrival: '2026-03-02', departure: '2026-03-04' })
  const path = new URL(link ?? '').pathname
  const found = new Map<string, string>()
  const get = async (address: string, name = address) => found.set(name, (await anonymous.get(address)).body)
  const moments = { before: '2026-03-02T09:00Z', during: '2026-03-02T15:00Z', evening: '2026-03-03T18:00Z' }
  for (const [time, moment] of Object.entries({ ...moments, after: '2026-03-04T12:00Z' })) {
    clock.set(Date.parse(moment))
    await get(path, `stay ${time}`)
    await get(`${path}?lang=de`, `stay ${time} in German`)
    found.set(`stay ${time} on the domain`, (await ask(wordyDomain, path)).body)
    if (time !== 'during') continue
    for (const query of ['lang=de&original', 'lang=fr', 'after', 'preview'])
      await get(`${path}?${query}`, `stay ${query}`)
    found.set('stay reminder', unfold((await anonymous.get(`${path}/reminder.ics`)).body))
  }
  clock.set(before)
  expect((await as.delete(`/api/welcome-books/${id}/stays/${stayId}`)).statusCode).toBe(200)
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
