import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const languages = ['en', 'it', 'fr', 'es', 'de']
const crawlLimit = 300
/** Other schemes and other sites, which are not requested. */
const elsewhere = /^(mailto:|tel:|data:|blob:|geo:|https:\/\/wa\.me|https:\/\/www\.google\.com\/maps\/)/

type Answer = { status: number; type: string; text: string }

/** Requests each address once. */
function createReader(request: APIRequestContext) {
  const answers = new Map<string, Promise<Answer>>()
  const ask = async (path: string): Promise<Answer> => {
    const answer = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html,*/*' } })
    const type = answer.headers()['content-type'] ?? ''
    return { status: answer.status(), type, text: /html|xml|json/.test(type) ? await answer.text() : '' }
  }
  return (path: string): Promise<Answer> => {
    const answer = answers.get(path) ?? ask(path)
    answers.set(path, answer)
    return answer
  }
}

/** The decoded values of an attribute. */
function valuesOf(markup: string, attribute: string): string[] {
  const found = markup.matchAll(new RegExp(`<[^>]*?\\s${attribute}="([^"]*)"`, 'gi'))
  return [...found].map(([, value = '']) => value.replaceAll('&amp;', '&'))
}

/** All addresses that a page links to or loads. */
function addressesIn(markup: string): string[] {
  const sets = valuesOf(markup, 'srcset').flatMap((set) =>
    set.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
  )
  const shared = [...markup.matchAll(/property="og:image" content="([^"]*)"/g)].map(([, address = '']) => address)
  const inStyles = [...markup.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address = '']) => address)
  return [...valuesOf(markup, 'href'), ...valuesOf(markup, 'src'), ...sets, ...shared, ...inStyles]
}

function alternatesIn(markup: string): Map<string, string> {
  const found = markup.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)
  return new Map([...found].map(([, language = '', address = '']) => [language, address]))
}

type Crawl = { pages: ReadonlyMap<string, string>; faults: string[] }

/** Follows all links from the given addresses; returns the markup of the pages. */
async function crawl(
  read: (path: string) => Promise<Answer>,
  origin: string,
  start: readonly string[],
): Promise<Crawl> {
  const waiting = [...start]
  const pages = new Map<string, string>()
  const faults: string[] = []
  for (let path = waiting.shift(); path !== undefined && pages.size < crawlLimit; path = waiting.shift()) {
    if (pages.has(path)) continue
    const { status, type, text } = await read(path)
    pages.set(path, type.startsWith('text/html') ? text : '')
    if (status !== 200) faults.push(`${path} answers ${status}`)
    for (const address of addressesIn(pages.get(path) ?? '').filter((found) => !elsewhere.test(found))) {
      const url = new URL(address, origin + path)
      if (url.origin === origin) waiting.push(url.pathname + url.search)
      else faults.push(`${path} leads to ${address}`)
    }
  }
  return { pages, faults }
}

/** Links to an anchor that does not exist on the target page. */
function findMissingPlaces(pages: ReadonlyMap<string, string>, origin: string): string[] {
  return [...pages].flatMap(([path, markup]) =>
    valuesOf(markup, 'href')
      .filter((href) => href.includes('#'))
      .filter((href) => {
        const { pathname, search, hash } = new URL(href, origin + path)
        return !(pages.get(pathname + search) ?? '').includes(`id="${decodeURIComponent(hash.slice(1))}"`)
      })
      .map((href) => `${path} leads to ${href}, a place that is not there`),
  )
}

/** Disagreements between a listed page's canonical and alternate links and those of its translations. */
function findFalseNames(pages: ReadonlyMap<string, string>, origin: string, listed: readonly string[]): string[] {
  const markupOf = (address: string) => pages.get(address.slice(origin.length)) ?? ''
  return listed.flatMap((address) => {
    const markup = markupOf(address)
    const alternates = alternatesIn(markup)
    const isTranslated = alternates.size > 0
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(markup)?.[1]
    return [
      canonical !== address && `${address} names ${canonical} as its own address`,
      isTranslated && `${[...alternates.keys()]}` !== `${[...languages, 'x-default']}` && `${address} lacks a language`,
      isTranslated && alternates.get('x-default') !== alternates.get('en') && `${address} has another x-default`,
      ...[...alternates.values()].map(
        (other) =>
          (!listed.includes(other) || `${[...alternatesIn(markupOf(other))]}` !== `${[...alternates]}`) &&
          `${address} and ${other} name each other differently`,
      ),
    ].filter((fault) => fault !== false)
  })
}

test('everything that the public pages link to, load or name exists, in five languages', async ({
  request,
  baseURL,
}) => {
  // All preview pictures for social networks are drawn during this test.
  test.slow()
  const origin = baseURL ?? ''
  const read = createReader(request)
  const listed = [...(await read('/sitemap.xml')).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
  expect(listed.length).toBeGreaterThan(30)
  expect(new Set(listed).size).toBe(listed.length)

  const { pages, faults } = await crawl(
    read,
    origin,
    listed.map((address) => address.slice(origin.length)),
  )

  expect(faults).toEqual([])
  expect(pages.size).toBeLessThan(crawlLimit)
  expect(findMissingPlaces(pages, origin)).toEqual([])
  expect(findFalseNames(pages, origin, listed)).toEqual([])
})

/** Class names as a style sheet writes them. */
function selectorOf(name: string): string {
  return `.${name.replace(/^\d/, (digit) => `\\3${digit} `).replaceAll(/[^\w-]/g, (sign) => `\\${sign}`)}`
}

function hasRule(sheet: string, name: string): boolean {
  const selector = selectorOf(name)
  for (let at = sheet.indexOf(selector); at >= 0; at = sheet.indexOf(selector, at + 1)) {
    if (!/[\w\\-]/.test(sheet.charAt(at + selector.length))) return true
  }
  return false
}

test('every document has the styles of the utility classes that it uses', async ({ request, baseURL }) => {
  const read = createReader(request)
  const app = await request.get('/login')
  const [sheetPath = ''] = addressesIn(await app.text()).filter((address) => address.endsWith('.css'))
  const appSheet = await (await request.get(sheetPath)).text()
  const listed = [...(await read('/sitemap.xml')).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)

  for (const path of [...listed.map((address) => address.slice(baseURL?.length)), '/legal/sent', '/no/such/page']) {
    const { text } = await read(path)
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? ''
    const names = new Set(valuesOf(text.replace(style, ''), 'class').flatMap((value) => value.split(/\s+/)))
    const bare = [...names].filter((name) => name !== '' && hasRule(appSheet, name) && !hasRule(style, name))
    expect(style.length, path).toBeGreaterThan(10_000)
    expect(bare, path).toEqual([])
  }
})
