import type { IncomingHttpHeaders } from 'node:http'
import { expect, test, vi } from 'vitest'
import { changeSubscription } from '#features/accounts/index.ts'
import { day } from '#platform/clock.ts'
import { platformError } from '#platform/errors.ts'
import type { Middleware } from '#platform/http/server.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { addDomain, givenDomain, startDomainApp } from '#test/given-domain.ts'
import { enlargeBook } from '#test/given-large-book.ts'
import { listenUnderHosts } from '#test/listen-under-hosts.ts'
import { startTestApp, testOrigin } from '#test/test-app.ts'

const pro = { plan: 'pro', planStatus: 'active', trialEndsAt: null } as const
const name = 'guide.villa-conti.com'

async function givenBookOnDomain() {
  const service = await startDomainApp()
  const { as, account } = await givenHost(service, pro)
  const book = await givenBook(as, { propertyName: 'Villa Conti', doorCode: 'zorbax' })
  const domain = await givenDomain(as, service.dns, name, { bookId: book.id })
  return { ...service, service, as, account, book, domain, ask: await listenUnderHosts(service) }
}

test('a book under its domain has the same bytes, ETag and policy as under its share link', async () => {
  const { ask, book } = await givenBookOnDomain()
  const own = await ask('127.0.0.1:3000', `/share/${book.id}?lang=it`)
  const domain = await ask(name, '/?lang=it')

  expect(domain.status).toBe(200)
  expect(domain.body).toContain('zorbax')
  expect(domain.body).toBe(own.body)
  const { date: _own, ...ownHeaders } = own.headers
  const { date: _domain, ...domainHeaders } = domain.headers
  expect(domainHeaders).toEqual(ownHeaders)
  expect(domain.headers['x-robots-tag']).toBe('noindex')
})

test('a domain negotiates language and compression, and answers HEAD and conditional requests', async () => {
  const { ask } = await givenBookOnDomain()
  const german = await ask(name, '/', { headers: { 'accept-language': 'de', 'accept-encoding': 'br' } })
  expect(german.headers['content-encoding']).toBe('br')
  expect((await ask(name, '/', { headers: { 'accept-language': 'de' } })).body).toContain('<html lang="de"')
  const head = await ask(name, '/', { method: 'HEAD' })
  expect([head.status, head.body]).toEqual([200, ''])
  const again = await ask(name, '/', { headers: { 'if-none-match': head.headers['etag'] ?? '' } })
  expect([again.status, again.body]).toEqual([304, ''])
})

test('a page that cannot be rendered now is answered with 503 and not with 404', async () => {
  const { ask, service, book } = await givenBookOnDomain()
  await enlargeBook(service.context, book.id, 100_000)
  const run = vi.spyOn(service.context.threads, 'run')
  run.mockRejectedValueOnce(platformError('UNAVAILABLE', { retryAfter: 10 }))
  const refused = await ask(name, '/', { headers: { 'accept-language': 'de' } })
  run.mockRejectedValueOnce(new Error('render failed'))
  const failed = await ask(name, '/', { headers: { 'accept-language': 'fr' } })

  expect(run).toHaveBeenCalledTimes(2)
  expect(refused.status).toBe(503)
  expect(refused.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
  expect(refused.body).toContain('<html lang="de">')
  expect(refused.body).toContain('Das ist gerade nicht möglich.')
  expect(failed.status).toBe(500)
  expect(failed.body).not.toContain('a fault')
})

test('a host name in any spelling is matched', async () => {
  const { ask } = await givenBookOnDomain()
  for (const host of [name.toUpperCase(), `${name}.`, `${name}:3000`, `${name}:443`]) {
    expect((await ask(host, '/')).status, host).toBe(200)
  }
  expect((await ask(name, `http://${name}/`)).status).toBe(200)
})

test('the resources of a page are served: service worker, files, contact card', async () => {
  const { ask, as, book } = await givenBookOnDomain()
  const worker = await ask(name, '/sw.js')
  expect(worker.headers['content-type']).toContain('javascript')
  expect(worker.body).toContain('importScripts')
  const card = await ask(name, `/share/${book.id}/contact.vcf`)
  expect(card.headers['content-type']).toContain('text/vcard')
  expect(card.body).toContain(`http://${name}:3000/`)
  const offline = await ask(name, '/share/offline.html?lang=it')
  expect([offline.status, offline.body.includes('Ancora nessuna connessione')]).toEqual([200, true])
  // A missing picture is answered by the file routes.
  expect((await ask(name, '/media/AAAAAAAAAAAAAAAAAAAAAA/480.webp')).status).toBe(404)

  const foreign = await givenBook(as, { propertyName: 'Other' })
  for (const path of [`/share/${foreign.id}`, `/share/${foreign.id}/contact.vcf`]) {
    expect((await ask(name, path)).status, path).toBe(404)
  }
  const shared = await ask(name, `/share/${book.id}?lang=fr`)
  expect([shared.status, shared.headers.location]).toEqual([302, '/?lang=fr'])
})

test('other routes of the service are not found under a domain, and no cookie is set', async () => {
  const { ask, as } = await givenBookOnDomain()
  const cookie = [...as.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const paths = [
    '/login',
    '/profile',
    '/api/auth/me',
    '/api/welcome-books',
    '/api/captcha',
    '/healthz',
    '/metrics',
    '/blog',
    '/it',
    '/internal/tls-check?domain=x',
    '/robots.txt',
    '/sitemap.xml',
    '//api/captcha',
    '/assets/../api/captcha',
    '/media/..%2f..%2fapi%2fcaptcha',
  ]
  for (const path of paths) {
    const answer = await ask(name, path, { headers: { cookie } })
    expect(answer.status, path).toBe(404)
    expect(answer.headers['set-cookie'], path).toBeUndefined()
  }
  const notFound = await ask(name, '/nothing-here?lang=es')
  expect(notFound.body).toContain('g-page--lost')
  expect(notFound.body).toContain(`href="${testOrigin}/es"`)
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await ask(name, '/api/auth/login', { method, headers: { origin: testOrigin, cookie } })
    expect([answer.status, answer.headers.allow], method).toEqual([405, 'GET, HEAD'])
  }
})

test('our own proxy may ask a node by any name, also while the database is away', async () => {
  const service = await startDomainApp({ PUBLIC_ORIGIN: 'https://benvenuto.example', CAPTCHA_FIXED_ANSWER: '' })
  const ask = await listenUnderHosts(service)
  const node = 'web-1.internal.example:3000'
  const statusOf = async (path: string, headers = {}) => (await ask(node, path, { headers })).status
  expect((await ask(node, '/internal/tls-check?domain=unknown.example.com')).body).toBe('unknown')
  expect(await statusOf('/readyz/pages')).toBe(200)
  for (const path of ['/', '/metrics', '/readyz', '/readyz/pages/x', '/login'])
    expect(await statusOf(path), path).toBe(404)
  for (const path of ['/internal/tls-check', '/readyz/pages']) {
    const forwarded = await ask(node, path, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(forwarded.body, path).toBe('There is nothing at this address.')
  }
  await service.context.db.schema.alterTable('domains').renameTo('gone').execute()
  expect([await statusOf('/readyz/pages'), await statusOf('/')]).toEqual([200, 503])
})

test('guests’ events are counted under a domain, for its own books only', async () => {
  const { ask, as, book } = await givenBookOnDomain()
  const report = (id: string, origin: string) =>
    ask(name, `/share/${id}/events`, {
      method: 'POST',
      headers: { origin, 'content-type': 'text/plain' },
      body: 'wifi',
    })
  expect((await report(book.id, `http://${name}`)).status).toBe(204)
  expect((await report(book.id, 'http://elsewhere.example')).status).toBe(403)
  const other = await givenBook(as, { propertyName: 'Other' })
  expect((await report(other.id, `http://${name}`)).status).toBe(404)
})

test('a request from another site with an untrusted forwarded host does not count as one from the domain', async () => {
  const { ask, book } = await givenBookOnDomain()
  const origin = 'http://elsewhere.example'
  const forged = { origin, 'x-forwarded-host': 'elsewhere.example', 'content-type': 'text/plain' }
  const answer = await ask(name, `/share/${book.id}/events`, { method: 'POST', headers: forged, body: 'wifi' })
  expect(answer.status).toBe(403)
})

test('a request that is passed to our own routes keeps its headers, but its cookies are ignored', async () => {
  const passed: IncomingHttpHeaders[] = []
  const beforeRouting: Middleware = (request, response, next) => {
    response.once('close', () => passed.push(request.headers))
    next()
  }
  const service = await startDomainApp({}, { beforeRouting })
  const { as } = await givenHost(service, pro)
  const { id } = await givenBook(as)
  await givenDomain(as, service.dns, name, { bookId: id })
  const ask = await listenUnderHosts(service)
  passed.length = 0
  const cookie = 'language=de'
  const report = (origin: string) =>
    ask(name, `/share/${id}/events`, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'text/plain' },
      body: 'wifi',
    })
  const file = await ask(name, '/media/AAAAAAAAAAAAAAAAAAAAAA/480.webp', { headers: { cookie } })
  const own = await report(`http://${name}`)
  const foreign = await report('http://elsewhere.example')

  expect([file.status, own.status, foreign.status]).toEqual([404, 204, 403])
  expect(JSON.parse(foreign.body).message).toMatch(/^This request/)
  await vi.waitFor(() => expect(passed).toHaveLength(3))
  expect(passed).toMatchObject([
    { cookie },
    { cookie, origin: `http://${name}` },
    { cookie, origin: 'http://elsewhere.example' },
  ])
})

test('drafts and deleted books are not found under their domain', async () => {
  const { ask, as, book } = await givenBookOnDomain()
  const path = `/api/welcome-books/${book.id}`
  const draft = (await as.put(path, { ...book, status: 'draft' })).json()
  expect((await ask(name, '/')).status).toBe(404)
  await as.put(path, { ...draft, status: 'published' })
  expect((await ask(name, '/')).status).toBe(200)
  await as.delete(path)
  expect((await ask(name, '/')).body).not.toContain('zorbax')
})

test('link, QR code, contact card and metadata use the domain, and the share link without it', async () => {
  const { ask, as, book, domain } = await givenBookOnDomain()
  const page = () => ask('127.0.0.1:3000', `/share/${book.id}?lang=en`)
  const followed = await page()
  expect(followed.body).toContain(`<meta property="og:url" content="http://${name}:3000/"/>`)
  const print = await as.get(`/api/welcome-books/${book.id}/print-kit/table-card.pdf?lang=en`)
  expect(print.statusCode).toBe(200)

  await as.delete(`/api/domains/${domain.id}`)
  const back = await page()
  expect(back.body).not.toContain('og:url')
  expect(back.headers.etag).not.toBe(followed.headers.etag)
  expect((await ask(name, '/share/x')).body).not.toContain('zorbax')
})

test('without Pro a domain redirects to the share link; with Pro it serves the book again', async () => {
  const { ask, book, account, context, clock } = await givenBookOnDomain()
  await changeSubscription(context, account.id, () => ({ accessUntil: clock.now() + day }))
  expect((await ask(name, '/')).status).toBe(200)
  clock.advance(2 * day)

  const forwarded = await ask(name, '/?lang=de')
  expect(forwarded.status).toBe(302)
  expect(forwarded.headers.location).toBe(`${testOrigin}/share/${book.id}?lang=de`)
  expect(forwarded.headers['cache-control']).toBe('no-store')
  // No redirect loop: the share link does not redirect, and its page contains the share link again.
  const link = await ask('127.0.0.1:3000', `/share/${book.id}`)
  expect(link.status).toBe(200)
  expect(link.body).not.toContain(name)

  await changeSubscription(context, account.id, () => ({ accessUntil: null }))
  expect((await ask(name, '/')).status).toBe(200)
})

test('a claim that is not proved serves nothing', async () => {
  const service = await startTestApp({ env: { PUBLIC_ORIGIN: 'https://benvenuto.app', CAPTCHA_FIXED_ANSWER: '' } })
  const { as } = await givenHost(service, pro)
  as.cookies.get('session')
  const ask = await listenUnderHosts(service)
  await service.app.inject({
    method: 'POST',
    url: '/api/domains',
    headers: { origin: 'https://benvenuto.app' },
    cookies: Object.fromEntries(as.cookies),
    payload: { name },
  })
  for (const host of [name, 'unknown.example.org']) {
    const answer = await ask(host, '/')
    expect([answer.status, answer.body]).toEqual([404, 'There is nothing at this address.'])
  }
  // Our own host name, and addresses that health checks use, are served.
  for (const host of ['benvenuto.app', '10.0.0.7:3000', 'web:3000', '[::1]:3000']) {
    expect((await ask(host, '/healthz')).status, host).toBe(200)
  }
  expect((await ask('benvenuto.app', '/')).headers['strict-transport-security']).toContain('includeSubDomains')
})

test('over TLS no HSTS header is sent for a host’s domain, and its address has no port', async () => {
  const service = await startTestApp({ env: { PUBLIC_ORIGIN: 'https://benvenuto.app', CAPTCHA_FIXED_ANSWER: '' } })
  const { account } = await givenHost(service, pro)
  const { db, clock } = service.context
  const now = clock.now()
  const columns = { pointing: 'right', ownership: 'right', found: '{}', checks: 0, misses: 0, checked_at: now } as const
  const times = { state_since: now, seen_at: now, next_check_at: now, created_at: now }
  const row = { id: 'd', account_id: account.id, name, proved_name: name, book_id: null, lists_books: 1, token: 't' }
  await db
    .insertInto('domains')
    .values({ ...row, ...columns, ...times, state: 'proved' })
    .execute()
  const ask = await listenUnderHosts(service)
  for (const path of ['/', '/favicon.svg', '/assets/none.js', '/nothing']) {
    expect((await ask(name, path)).headers['strict-transport-security'], path).toBeUndefined()
  }
})

test('X-Forwarded-Host is used only behind a trusted proxy', async () => {
  const { ask } = await givenBookOnDomain()
  const forwarded = { 'x-forwarded-host': name }
  expect((await ask('127.0.0.1:3000', '/', { headers: forwarded })).body).not.toContain('zorbax')

  const { dns: _dns, ...trusting } = await startDomainApp({ TRUST_PROXY: 'true' })
  const { as } = await givenHost(trusting, pro)
  const book = await givenBook(as, { doorCode: 'quillon' })
  await givenDomain(as, _dns, name, { bookId: book.id })
  const askBehind = await listenUnderHosts(trusting)
  expect((await askBehind('127.0.0.1:3000', '/', { headers: forwarded })).body).toContain('quillon')
  expect((await askBehind('web:3000', '/', { headers: { 'x-forwarded-host': `${name}, inner` } })).body).toContain(
    'quillon',
  )
})

test('a waiting domain is not served', async () => {
  const service = await startDomainApp()
  const { as } = await givenHost(service, pro)
  const book = await givenBook(as, { doorCode: 'zorbax' })
  await addDomain(as, name, { bookId: book.id })
  const ask = await listenUnderHosts(service)
  expect((await ask(name, '/')).body).not.toContain('zorbax')
})
