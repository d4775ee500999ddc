import { expect, onTestFinished, test } from 'vitest'
import { siteDocuments } from '#features/site/ui/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { givenHost } from '#test/given.ts'
import { startTestApp } from '#test/test-app.ts'

/** Starts the service on a real socket, because the fast path is not part of Fastify. */
async function listen({ app }: Awaited<ReturnType<typeof startTestApp>>): Promise<string> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
  })
  return address
}

/** All headers except those of the connection. */
function headersOf(headers: Headers | NodeJS.Dict<number | string | string[]>): Record<string, string> {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers)
  const ofConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
  return Object.fromEntries(
    entries.filter(([name]) => !ofConnection.has(name)).map(([name, value]) => [name, `${value}`]),
  )
}

/** Path and content encoding. */
const documents = [
  ['/', 'br'],
  ['/it', 'gzip'],
  ['/blog/creating-house-rules-that-work', 'identity'],
  ['/es/legal/sent', 'br'],
] as const

test.each(['http://127.0.0.1:3000', 'https://stay.example'])(
  'under %s the fast path sends a document with the same headers as Fastify',
  async (origin) => {
    const service = await startTestApp({ env: { PUBLIC_ORIGIN: origin, CAPTCHA_FIXED_ANSWER: '' } })
    const address = await listen(service)

    for (const [path, coding] of documents) {
      const ordinary = await service.anonymous.get(path, { 'accept-encoding': coding })
      const handled = await fetch(address + path, { headers: { 'accept-encoding': coding } })

      expect([handled.status, headersOf(handled.headers)], path).toEqual([200, headersOf(ordinary.headers)])
    }
    const { headers } = await fetch(address)
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('vary')).toBe('accept-encoding, accept-language, cookie')
    expect((await fetch(`${address}/it`)).headers.get('vary')).toBe('accept-encoding')
    expect(headers.has('strict-transport-security')).toBe(origin.startsWith('https:'))
    expect(headers.get('set-cookie')).toBeNull()
  },
)

test('a document negotiates compression, answers HEAD, and answers 304 to a conditional request', async () => {
  const address = await listen(await startTestApp())
  const get = (headers: Record<string, string>, method = 'GET') => fetch(`${address}/it`, { method, headers })
  const plain = await get({ 'accept-encoding': 'identity' })
  const html = await plain.text()
  const head = await get({ 'accept-encoding': 'identity' }, 'HEAD')
  const unchanged = await get({ 'if-none-match': `"other", W/${plain.headers.get('etag')}` })

  expect(html).toContain('<html lang="it"')
  for (const [accepted, coding] of [
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0, *;q=0', null],
  ] as const) {
    const answer = await get({ 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding'), accepted).toBe(coding)
    expect(await answer.text()).toBe(html)
  }
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(html)))
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
})

test('a document is the same for all callers: hosts, other languages, campaign parameters', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const address = await listen(service)
  const cookie = [...as.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const read = async (path: string, headers = {}) => (await fetch(address + path, { headers })).text()
  const document = await read('/demo')

  expect(await read('/demo', { cookie })).toBe(document)
  expect(await read('/demo', { cookie: 'language=en', 'accept-language': 'it' })).toBe(document)
  expect(await read('/demo?utm_source=letter')).toBe(document)
  expect(await read('/demo/')).toBe(document)
  expect(await read('/es/demo', { cookie: 'language=de', 'accept-language': 'it' })).toBe(await read('/es/demo'))
})

test.each(['/', '/demo', '/blog/creating-house-rules-that-work', '/legal/sent'])(
  '%s leads readers of another language to their version: the chosen one, else the browser’s',
  async (path) => {
    const address = await listen(await startTestApp())
    const ask = (headers: Record<string, string>, query = '') =>
      fetch(address + path + query, { headers, redirect: 'manual' })
    const inLanguage = (language: Language) =>
      siteDocuments.find(({ paths }) => paths.en === path)?.paths[language] ?? localizedPath(language, path)

    const byBrowser = await ask({ 'accept-language': 'de-AT,en;q=0.5' }, '?utm_source=letter')
    const byChoice = await ask({ 'accept-language': 'de', cookie: 'a=b; language=fr' })
    const fromEnglish = await ask({ 'accept-language': 'en', cookie: 'language=fr' })
    const unknown = await ask({ 'accept-language': 'nl', cookie: 'language=xx' })

    expect([byBrowser.status, byBrowser.headers.get('location')]).toEqual([
      302,
      `${inLanguage('de')}?utm_source=letter`,
    ])
    for (const { status, headers } of [byChoice, fromEnglish]) {
      expect([status, headers.get('location')]).toEqual([302, inLanguage('fr')])
    }
    expect(unknown.status).toBe(200)
    // No store may give one reader's answer to another.
    for (const answer of [byBrowser, unknown]) expect(answer.headers.get('vary')).toMatch(/accept-language, cookie/)
  },
)

test('English can be chosen without a script, whatever the browser’s language', async () => {
  const address = await listen(await startTestApp())
  const headers = { 'accept-language': 'de' }
  const german = await (await fetch(`${address}/de/demo`)).text()
  expect(german).toContain('href="/demo?lang=en"')

  const answer = await fetch(`${address}/demo?lang=en`, { headers, redirect: 'manual' })

  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toMatch(/^language=en; Max-Age=31536000; Path=\/; .*SameSite=Lax/)
  expect(await answer.text()).toContain('<html lang="en"')
})

test('the app goes on in the language of the document, and a host’s account decides over both', async () => {
  const service = await startTestApp()
  const { as: host } = await givenHost(service, { language: 'it' })
  const browser = { 'accept-language': 'es' }
  const german = (await service.anonymous.get('/de')).body
  expect(german).toContain('href="/register?lang=de"')
  expect(german).not.toMatch(/href="\/(login|register|plan-selection|create|payment)"/)

  const followed = await service.anonymous.get('/register?lang=de', browser)
  const nothingChosen = await service.browser().get('/register', browser)
  const signedIn = await host.get('/profile?lang=de', browser)

  expect(followed.body).toContain('<html lang="de"')
  expect(followed.headers['set-cookie']).toMatch(/^language=de;/)
  expect(String(followed.headers['set-cookie'])).not.toContain('HttpOnly')
  expect(nothingChosen.body).toContain('<html lang="es"')
  expect(nothingChosen.headers['set-cookie']).toBeUndefined()
  expect(signedIn.body).toContain('<html lang="it"')
  expect(String(signedIn.headers['set-cookie'])).toContain('language=it;')
})

test('a chosen scene is shown by the next request', async () => {
  const service = await startTestApp()
  const { as: operator } = await givenHost(service, { role: 'admin' })
  const address = await listen(service)
  const before = await fetch(address)

  await operator.put('/api/hero', { hero: 'option03' })
  const after = await fetch(address)

  expect(await before.text()).not.toContain('hero-03')
  expect(await after.text()).toContain('hero-03')
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
})

test('other methods and paths are passed on to Fastify', async () => {
  const address = await listen(await startTestApp())
  const statusOf = async (path: string, method = 'GET') => (await fetch(address + path, { method })).status

  expect(await statusOf('/it', 'POST')).toBe(405)
  expect(await statusOf('/nothing')).toBe(404)
  expect(await statusOf('/blog/nothing')).toBe(404)
  expect(await statusOf('/login')).toBe(200)
})

test('requests of documents are logged at debug level, and failures always', async () => {
  const lines: string[] = []
  const log = { write: (line: string) => lines.push(line) }
  const quiet = await startTestApp({ env: { LOG_LEVEL: 'info' }, log })
  const address = await listen(quiet)
  lines.length = 0
  await fetch(address)
  expect(lines).toEqual([])

  // A second service, because the first one has cached the setting.
  const broken = await startTestApp({ env: { LOG_LEVEL: 'info' }, log })
  const brokenAddress = await listen(broken)
  await broken.context.db.schema.alterTable('site_settings').renameTo('gone').execute()
  lines.length = 0
  const failed = await fetch(brokenAddress, { headers: { accept: 'text/html' } })
  expect(failed.status).toBe(500)
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['unexpected error', 'answered'])
  expect(JSON.parse(lines[0] ?? '').reqId).toBe(failed.headers.get('x-request-id'))

  const talkative = await listen(await startTestApp({ env: { LOG_LEVEL: 'debug' }, log }))
  lines.length = 0
  await fetch(`${talkative}/it?secret=quill`)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'debug', reqId: expect.any(String), req: { method: 'GET', path: '/it' }, res: { status: 200 } },
  ])
  expect(lines.join('')).not.toContain('quill')
})
