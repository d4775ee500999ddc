import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { blackPng, manyScans, pngText, withChunks } from '../test/hostile-pictures.ts'
import { repeated } from '../test/hostile-texts.ts'
import { machineKey, startLibreTranslate } from '../test/translation-machines.ts'
import { type Answer, call, type Host, publishedBook, registerHost } from './client.ts'
import { isoDay, writeCalendar } from './feed.ts'
import type { Product } from './product.ts'
import type { Stage } from './scene.ts'

/** Requests that a hostile host repeats, by name. The names say which of them should be refused. */
export type Acts = Record<string, () => Promise<Answer>>

/** The hostile host, and what its requests are about. */
type Attacker = {
  origin: string
  host: Host
  bookId: string
  /** A book of few letters in very many small pieces. */
  scatteredId: string
  books: readonly string[]
  platform: string
}

/** Lines of a calendar. Most are of the past; the coming stays are as many as the service accepts. */
const calendarLines = 4_000
const comingStays = 900

const jsonHeaders = { 'content-type': 'application/json' }
const pngHeaders = { headers: { 'content-type': 'image/png' } }
const jpegHeaders = { headers: { 'content-type': 'image/jpeg' } }

/** Texts that took seconds where a pattern was not linear. */
const long = repeated('http://x)))', { start: 'a', end: '\u0001' })(10_000)
const slowRules = Array.from({ length: 20 }, (_value, index) => `${index} ${repeated('a @', { end: '!' })(9_000)}`)
const wordyRules = Array.from(
  { length: 5 },
  (_value, index) => `${index} ${'Please close the windows. '.repeat(340).trim()}`,
)
const rules = [...slowRules, ...wordyRules]

/** Few letters that make many paragraphs, lists and links, and many texts to translate and to search. */
const shops = Array.from({ length: 200 }, (_value, index) => ({
  name: `${index}`,
  type: 't',
  distance: 'd',
  address: 'a',
}))
const scattered = {
  welcomeMessage: 'a\n\n'.repeat(3_300),
  checkinInstructions: '- a\n1. b\n'.repeat(1_100),
  parkingInfo: 'www.a.b\n'.repeat(1_200),
  shopping: shops,
  restaurants: shops,
}

/**
 * The machines of other people that the host names: a platform with long calendars, a slow push service, and the
 * operator's machine for translations.
 * @returns settings of the service, and the address of calendars and push service
 */
export async function startPlatforms(stage: Stage): Promise<{ env: Record<string, string>; platform: string }> {
  const feed = writeCalendar(
    Array.from({ length: calendarLines }, (_value, index) => {
      const arrival = index - calendarLines + comingStays
      return { uid: `${index}`, arrival, departure: arrival + 1 }
    }),
  )
  const server = createServer(({ url }, response) => {
    if (url?.startsWith('/push')) setTimeout(() => response.writeHead(201).end(), 5_000)
    else response.end(feed)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  stage.atEnd(() => server.close().closeAllConnections())
  const machine = await startLibreTranslate()
  stage.atEnd(() => machine.stop())
  const translation = { TRANSLATION_URL: machine.url, TRANSLATION_API_KEY: machineKey }
  return {
    platform: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    env: { CALENDAR_LOOPBACK: 'on', PUSH_LOOPBACK: 'on', ...translation },
  }
}

/** All that one account can do with a free trial and without. */
export async function prepareAttack({ origin }: Product, platform: string): Promise<{ bookId: string; acts: Acts }> {
  const host = await registerHost(origin)
  const bookId = await host.createBook({ houseRules: rules, welcomeMessage: long, doorCode: 'x'.repeat(200) })
  const books = [bookId]
  while (books.length < 30) books.push(await host.createBook({ welcomeMessage: long }))
  const scatteredId = await host.createBook(scattered)
  for (const id of [bookId, scatteredId]) {
    for (let term = 0; term < 80; term += 1) {
      await call(`${origin}/share/${id}/events`, { method: 'POST', body: `?nothing ${term} ${'y'.repeat(40)}` })
    }
  }
  const attacker = { origin, host, bookId, scatteredId, books, platform }
  const acts = {
    ...readingActs(attacker),
    ...writingActs(attacker),
    ...pictureActs(attacker),
    ...(await stayActs(attacker)),
    ...(await outwardActs(attacker)),
  }
  return { bookId, acts }
}

function readingActs({ origin, host, bookId, scatteredId, books }: Attacker): Acts {
  return {
    'table card': () => host.call('GET', `/api/welcome-books/${bookId}/print-kit/table-card.pdf?wifi=1&lang=de`),
    'key ring': () => host.call('GET', `/api/welcome-books/${bookId}/print-kit/key-ring.pdf`),
    export: () => host.call('GET', '/api/account/export'),
    statistics: () => host.call('GET', '/api/analytics'),
    'statistics of a book': () => host.call('GET', `/api/analytics?book=${bookId}`),
    'statistics as a table': () => host.call('GET', '/api/analytics.csv'),
    'page in another language': () => call(`${origin}/share/${bookId}?lang=${pick(['de', 'fr', 'it', 'es'])}`),
    'picture of a link': () => call(`${origin}/share/${pick(books)}/preview.jpg`),
    preview: () => host.call('GET', `/preview/${bookId}?lang=de`),
    translations: () => host.call('GET', `/api/welcome-books/${bookId}/translations`),
    'page of very many lines': () => call(`${origin}/share/${scatteredId}?lang=${pick(['de', 'fr'])}&original`),
    'preview of very many lines': () => host.call('GET', `/preview/${scatteredId}?lang=${pick(['de', 'fr'])}`),
    'translations of very many texts': () => host.call('GET', `/api/welcome-books/${scatteredId}/translations`),
    'statistics of very many texts': () => host.call('GET', `/api/analytics?book=${scatteredId}`),
    captcha: () => call(`${origin}/api/captcha`),
  }
}

function writingActs({ host, bookId, scatteredId, books }: Attacker): Acts {
  const guess = { email: host.email, password: 'wrong', captcha: 'drill' }
  const draft = { version: 0, book: { ...publishedBook, houseRules: rules, welcomeMessage: long } }
  return {
    save: () => host.saveBook(bookId, { houseRules: rules, welcomeMessage: `${long.slice(0, 9_000)}${Math.random()}` }),
    // A new revision, so that pages and answers about it are made again.
    'save of very many lines': () =>
      host.saveBook(scatteredId, { ...scattered, houseRules: [`at ${performance.now()}`] }),
    copy: () => host.call('POST', `/api/welcome-books/${pick(books)}/copies`, {}),
    'save of a draft': () => host.call('PUT', `/api/book-drafts/${randomUUID()}`, draft),
    'list of drafts': () => host.call('GET', '/api/book-drafts'),
    'refused deep JSON': () => host.call('POST', '/api/welcome-books', '['.repeat(90_000), { headers: jsonHeaders }),
    'refused book': () => host.call('POST', '/api/welcome-books', { ...publishedBook, wifiName: 'w'.repeat(5_000) }),
    'refused password': async () => {
      await host.call('GET', '/api/captcha')
      return host.call('POST', '/api/auth/login', guess)
    },
  }
}

/** Pictures that are huge, cut, spoiled or built to be slow. */
function pictureActs({ host }: Attacker): Acts {
  const huge = blackPng({ width: 16_000, height: 3_000 })
  const interlaced = blackPng({ width: 3_000, height: 3_000, depth: 16, isInterlaced: true })
  const cut = huge.subarray(0, huge.length / 2)
  const spoiled = Buffer.from(huge).fill(0xaa, 1_000, 2_000)
  const wordy = withChunks(blackPng({ width: 2_000, height: 2_000 }), pngText(50_000_000))
  const scans = manyScans({ width: 2_000, height: 2_000, scans: 400 })
  const uploadPng = (picture: Buffer) => () => host.call('POST', '/api/images', picture, pngHeaders)
  return {
    'huge picture': uploadPng(huge),
    'interlaced picture': uploadPng(interlaced),
    'refused cut picture': uploadPng(cut),
    'refused spoiled picture': uploadPng(spoiled),
    'picture with a text of 50 MB': uploadPng(wordy),
    'refused picture of 400 scans': () => host.call('POST', '/api/images', scans, jpegHeaders),
  }
}

/** Stays with their pages and messages. */
async function stayActs({ origin, host, bookId }: Attacker): Promise<Acts> {
  const base = `/api/welcome-books/${bookId}`
  const settings = { timeZone: 'Europe/Rome', codeMode: 'personal', secrets: ['doorCode'] }
  await expectSuccess(host.call('PUT', `${base}/stay-settings`, settings))
  let days = 0
  const addStay = () => {
    days = (days + 3) % 900
    return host.call('POST', `${base}/stays`, {
      arrival: isoDay(days),
      departure: isoDay(days + 2),
      label: 'x'.repeat(200),
    })
  }
  const first = JSON.parse((await expectSuccess(addStay())).body) as { id: string; link: string }
  const content = `{link} ${repeated('{name', { end: '}' })(1_900)}`
  const template = '/api/stay-messages/templates/booking/de'
  return {
    'new stay': addStay,
    'page of a stay': () => call(`${origin}${new URL(first.link).pathname}?lang=${pick(['de', 'fr', 'it', 'es'])}`),
    'all stays': () => host.call('GET', '/api/stays'),
    'stays of a book': () => host.call('GET', `${base}/stays`),
    'settings of stays': () => host.call('PUT', `${base}/stay-settings`, settings),
    'text of messages': () => host.call('PUT', template, { content: `{link} ${'x'.repeat(1_900)}` }),
    'refused text of messages': () => host.call('PUT', template, { content }),
    'messages of a stay': () => host.call('GET', `${base}/stays/${first.id}/messages`),
    'messages that are due': () => host.call('GET', '/api/stay-messages'),
  }
}

/** What makes the service call other machines: calendars, push messages, translations. */
async function outwardActs({ host, bookId, platform }: Attacker): Promise<Acts> {
  const base = `/api/welcome-books/${bookId}`
  const added = await expectSuccess(host.call('POST', `${base}/calendars`, { address: `${platform}/first` }))
  const calendar = JSON.parse(added.body) as { id: string }
  const texts = wordyRules.map((source) => ({ field: 'houseRules', source }))
  return {
    'new calendar': () => host.call('POST', `${base}/calendars`, { address: `${platform}/${randomUUID()}` }),
    'reading of a calendar': () => host.call('POST', `${base}/calendars/${calendar.id}/sync`, {}),
    calendars: () => host.call('GET', '/api/calendars'),
    'new device': () =>
      host.call('POST', '/api/push-subscriptions', newSubscription(`${platform}/push/${randomUUID()}`)),
    'push message': () => host.call('POST', '/api/push-subscriptions/test', {}),
    proposals: () => host.call('POST', `${base}/translations/de/proposals`, { texts }),
  }
}

/** What a browser sends when it subscribes: a point of P-256 and 16 bytes. */
function newSubscription(endpoint: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16).toString('base64url')
  return { endpoint, keys: { p256dh: keys.getPublicKey().toString('base64url'), auth } }
}

async function expectSuccess(answering: Promise<Answer>): Promise<Answer> {
  const answer = await answering
  if (answer.status < 200 || answer.status >= 300) throw new Error(`unexpected ${answer.status}: ${answer.body}`)
  return answer
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
