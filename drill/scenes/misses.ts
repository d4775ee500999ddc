import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, call, drillAccount, type Host, registerHost } from '../client.ts'
import { startCrowd } from '../crowd.ts'
import { isoDay } from '../feed.ts'
import { countBy, ms, p99 } from '../figures.ts'
import { startGuests } from '../guests.ts'
import { type Product, startProduct } from '../product.ts'
import type { Scene } from '../scene.ts'

/** `books` and `stays` have more pages together than the caches hold; `attack` is milliseconds. */
const usual = { books: 220, stays: 16, attack: 15_000 }
const short = { books: 20, stays: 2, attack: 3_000 }

const callers = 30
const networks = 10

/** Milliseconds: what a host waits for without asking herself whether it works. */
const longestWait = 2_000

const languages = ['en', 'it', 'de', 'fr', 'es']
const queries = languages.flatMap((language) => [`?lang=${language}`, `?lang=${language}&original`])
const stayQueries = queries.flatMap((query) => [query, `${query}&after`, `${query}&asked`, `${query}&preview`])

export const misses: Scene = {
  name: 'misses',
  title: 'thirty strangers ask for more pages than the caches hold, one after the other',
  isMeasured: true,
  isInShortForm: true,
  async play(stage) {
    const { books, stays, attack } = stage.options.isShort ? short : usual
    const product = await startProduct(stage, { folder: await stage.openFolder(), env: { TRUST_PROXY: 'true' } })
    const good = await registerHost(product.origin)
    const [readBook, editedBook] = [await good.createBook(), await good.createBook()]
    const pages = await listPages(await registerHost(product.origin), { books, stays })

    const guests = await startGuests(stage, product, [readBook], 20)
    await sleep(1_000)
    await guests.read()
    const readLongest = product.watchThread()
    const crowd = await startCrowd(stage, {
      origins: [product.origin],
      calls: pages.map((path, index) => ({ path, headers: { 'x-forwarded-for': `203.0.113.${index % networks}` } })),
      pace: { callers, pause: 0 },
    })
    const others = await workMeanwhile(product, good, editedBook, attack)
    const asked = await crowd.end()
    const longest = await readLongest()
    const kept = await guests.end()

    stage.check(
      'sign-in, saves, contact cards, the site and /healthz go on',
      others.every(({ status }) => status === 200),
      countBy(others, ({ what, status }) => `${what} ${status || 'cut'}`),
    )
    const slowest = others.reduce((slow, answer) => (answer.ms > slow.ms ? answer : slow))
    stage.checkMeasure(
      'each within two seconds',
      slowest.ms < longestWait,
      `p99 ${ms(p99(others))}; slowest: ${slowest.what}, ${ms(slowest.ms)}`,
    )
    stage.check(
      'guests’ kept pages are never refused',
      kept.every(({ status }) => status === 200),
      `${countBy(kept, ({ status }) => status)}; p99 ${ms(p99(kept))}`,
    )
    const rendered = asked.filter(({ status }) => status === 200)
    stage.check(
      'the strangers get pages, or 503 with Retry-After',
      rendered.length > 0 && asked.every(({ status, retryAfter }) => status === 200 || (status === 503 && retryAfter)),
      `${countBy(asked, ({ status }) => status || 'cut')}; ${(rendered.length / (attack / 1_000)).toFixed(0)} pages a second`,
    )
    stage.checkMeasure('nothing holds the serving thread for 50 ms', longest < 50, `${ms(longest)} at most`)
  },
}

/** The addresses of all pages, as a stranger who knows the links can make them up. */
async function listPages(host: Host, { books, stays }: { books: number; stays: number }): Promise<string[]> {
  const bookIds: string[] = []
  while (bookIds.length < books) bookIds.push(await host.createBook())
  const base = `/api/welcome-books/${bookIds[0]}`
  await host.call('PUT', `${base}/stay-settings`, {
    timeZone: 'Europe/Rome',
    codeMode: 'personal',
    secrets: ['doorCode'],
  })
  const links: string[] = []
  for (let days = 0; links.length < stays; days += 3) {
    const stay = { arrival: isoDay(days), departure: isoDay(days + 2), label: 'Drill' }
    const { body } = await host.call('POST', `${base}/stays`, stay)
    links.push(new URL((JSON.parse(body) as { link: string }).link).pathname)
  }
  return [
    ...bookIds.flatMap((id) => queries.map((query) => `/share/${id}${query}`)),
    ...links.flatMap((link) => stayQueries.map((query) => link + query)),
  ]
}

/** A host who works, and an operator's monitor, for some milliseconds. */
async function workMeanwhile({ origin }: Product, host: Host, bookId: string, length: number) {
  const answers: (Answer & { what: string })[] = []
  const repeat = async (what: string, act: () => Promise<Answer>) => {
    for (const end = performance.now() + length; performance.now() < end; await sleep(200)) {
      answers.push({ ...(await act()), what })
    }
  }
  // Signing in changes the session, so another host does it.
  const other = await registerHost(origin)
  const credentials = { email: other.email, password: drillAccount.password, captcha: 'drill' }
  await Promise.all([
    repeat('save', () => host.saveBook(bookId, { welcomeMessage: `at ${performance.now()}` })),
    repeat('list', () => host.call('GET', '/api/welcome-books')),
    repeat('sign-in', async () => {
      await other.call('GET', '/api/captcha')
      return other.call('POST', '/api/auth/login', credentials)
    }),
    repeat('contact card', () => call(`${origin}/share/${bookId}/contact.vcf`)),
    repeat('site', () => call(`${origin}/de`)),
    repeat('/healthz', () => call(`${origin}/healthz`)),
  ])
  return answers
}
