import { expect, test } from 'vitest'
import { builtAssets } from '#test/built-assets.ts'
import { startTestApp, testOrigin } from '#test/test-app.ts'

const reading = 'GET, HEAD'
const readingAndPosting = 'GET, HEAD, POST'
const unknownId = 'A'.repeat(22)

test.each([
  ['/', reading],
  ['/it', reading],
  ['/blog/', reading],
  ['/blog/unknown', reading],
  ['/de/demo-preview', reading],
  ['/legal/sent', reading],
  ['/status', reading],
  ['/login', reading],
  ['/%6Cogin#top', reading],
  ['/profile?from=mail', reading],
  ['/robots.txt', reading],
  ['/healthz', reading],
  [`/share/${unknownId}`, reading],
  [`/s/${unknownId}`, reading],
  [`/share/${unknownId}/report`, readingAndPosting],
  ['/legal', readingAndPosting],
])('%s answers methods that it does not have with 405, and names those that it has', async (url, allowed) => {
  const { app } = await startTestApp({ env: { STATUS_PAGE: 'on' } })

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'] as const) {
    if (allowed.split(', ').includes(method)) continue
    const headers = { origin: testOrigin, 'content-type': 'application/json' }
    const answer = await app.inject({ method, url, headers, payload: '{' })
    expect([method, answer.statusCode, answer.json().code]).toEqual([method, 405, 'METHOD_NOT_ALLOWED'])
    expect(answer.headers.allow).toBe(allowed)
  }
})

test.each([
  '/nothing',
  '/status',
  '/admin',
  '/admin/',
  '/%61dmin?x',
  '/admin#x',
  '/hero-preview',
  '/metrics',
  '/internal/tls-check',
])('%s answers other methods with 404, so that they do not reveal whether there is a page', async (url) => {
  const { app } = await startTestApp()

  for (const method of ['POST', 'DELETE', 'OPTIONS'] as const) {
    const headers = { origin: testOrigin, 'content-type': 'application/json' }
    const { statusCode } = await app.inject({ method, url, headers, payload: '{' })
    expect([method, statusCode]).toEqual([method, 404])
  }
})

test.each(['/login', '/register', '/create', '/plan-selection', '/payment', '/profile'])(
  '%s has title, description, keywords, canonical address and social title and picture',
  async (path) => {
    const { anonymous, context } = await startTestApp()
    const { origin } = context.config

    const { body } = await anonymous.get(path, { 'accept-language': 'de' })

    const title = /<title>([^<]+ · Benvenuto)<\/title>/.exec(body)?.[1] ?? 'no title'
    expect(body).toMatch(/<meta name="description" content="[^"]{10,}"/)
    expect(body).toMatch(/<meta name="keywords" content="[^"]*(Gästemappe|Hausordnung)[^"]*"/)
    expect(body).toContain(`<link rel="canonical" href="${origin}${path}"/>`)
    expect(body).toContain(`<meta property="og:title" content="${title}"/>`)
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? ''
    expect(picture.startsWith(origin)).toBe(true)
    expect((await anonymous.get(picture.slice(origin.length))).headers['content-type']).toBe('image/png')
  },
)

test('a screen loads its texts together with the script, in its language', async () => {
  const { anonymous } = await startTestApp({ assets: builtAssets })
  const { body } = await anonymous.get('/login?lang=it')
  const preloads = [...body.matchAll(/<link rel="modulepreload" href="([^"]*)"/g)].map(([, href]) => href)
  expect(preloads).toEqual(['/assets/src/web/catalogues/it.ts.js'])
})

test('only the screens for visitors may be listed by search engines', async () => {
  const { anonymous } = await startTestApp()
  const isListed = async (path: string) => !(await anonymous.get(path)).body.includes('content="noindex"')

  expect(await Promise.all(['/login', '/register', '/plan-selection'].map(isListed))).toEqual([true, true, true])
  expect(await Promise.all(['/profile', '/create', '/payment', '/design/x'].map(isListed))).not.toContain(true)
})

test('an unknown address answers 404 with its number and text in the heading', async () => {
  const { anonymous } = await startTestApp()

  const answer = await anonymous.get('/no/such/page', { accept: 'text/html' })

  expect(answer.statusCode).toBe(404)
  const heading = /<h1>(.*?)<\/h1>/.exec(answer.body)?.[1]?.replaceAll(/<[^>]*>/g, '')
  expect(heading).toBe('404 Page Not Found')
  expect(answer.body).toContain('<title>404 Page Not Found · Benvenuto</title>')
})

test.each([
  { setting: undefined, isShown: true },
  { setting: 'off', isShown: false },
])('the app knows whether prices include VAT (PRICES_INCLUDE_VAT: $setting)', async ({ setting, isShown }) => {
  const { anonymous } = await startTestApp({ env: { ...(setting && { PRICES_INCLUDE_VAT: setting }) } })
  const shell = await anonymous.get('/plan-selection')
  expect(shell.body.includes('<meta name="prices-include-vat"')).toBe(isShown)
  const home = await anonymous.get('/de', { 'accept-language': 'de' })
  expect(home.body.includes('inkl. MwSt.')).toBe(isShown)
})

test.each([
  { env: {}, isShown: false },
  { env: { OPERATOR_NAME: 'Casa Ltd', SUPPORT_EMAIL: 'help@stay.example' }, isShown: false },
  {
    env: { OPERATOR_NAME: 'Casa Ltd', OPERATOR_ADDRESS: 'Via Uno 1', SUPPORT_EMAIL: 'help@stay.example' },
    isShown: true,
  },
])('the footer has a link to the operator’s data only if all of them are set (%#)', async ({ env, isShown }) => {
  const { anonymous } = await startTestApp({ env })
  const home = await anonymous.get('/de', { 'accept-language': 'de' })
  expect(home.body.includes('>Impressum</a>')).toBe(isShown)
  const shell = await anonymous.get('/plan-selection')
  expect(shell.body.includes('<meta name="imprint"')).toBe(isShown)
})
