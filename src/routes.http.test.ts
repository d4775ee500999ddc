import { describe, expect, test } from 'vitest'
import { openSession } from '#features/accounts/server/sessions/session-service.ts'
import { sessionCookie } from '#features/accounts/shared/account.ts'
import { givenHost, unknownId } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { addDomain } from '#test/given-domain.ts'
import { stripeEnv } from '#test/payments.ts'
import { listRoutes, type Route } from '#test/routes.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'

/** What every route has in common, of every route that there is: who is let in is decided here first. */

/** Open to everybody; further protection is tested with the feature. */
const open: readonly Route[] = [
  'GET /api/captcha',
  'GET /api/openapi.json',
  'GET /api/welcome-books/:id/public',
  'POST /api/account/confirmation',
  'POST /api/account/email-confirmation',
  'POST /api/auth/forgot-password',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/register',
  'POST /api/auth/reset-password',
  'POST /api/captcha/mail',
  'POST /api/discounts/check',
  'POST /api/webhooks/stripe',
  'POST /de/legal',
  'POST /es/legal',
  'POST /fr/legal',
  'POST /it/legal',
  'POST /legal',
  'POST /mail/unsubscribe/:token',
  'POST /share/:id/events',
  'POST /share/:id/report',
]

/** For operators; all others get 404. */
const operators: readonly Route[] = [
  'GET /api/hero',
  'POST /api/send-all-email-templates',
  'POST /api/test-admin-notifications',
  'POST /api/test-email-connection',
  'PUT /api/hero',
]

const isCall = (route: Route) => route.includes(' /api/') || !route.startsWith('GET ')
const isOperators = (route: Route) => route.includes(' /api/admin/') || operators.includes(route)
const isHosts = (route: Route) => isCall(route) && !isOperators(route) && !open.includes(route)

function startService() {
  return startTestApp({ env: stripeEnv('http://127.0.0.1:9') })
}

type Service = Awaited<ReturnType<typeof startService>>

function send(service: Service, route: Route, as: Caller, payload?: string | object) {
  const [method, url = ''] = route.split(' ')
  return service.app.inject({
    method: method as 'GET',
    url: url.replaceAll(/:\w+/g, unknownId),
    cookies: Object.fromEntries(as.cookies),
    ...(payload !== undefined && { payload, headers: { 'content-type': 'application/json' } }),
  })
}

test('every route in the lists of open and operators’ routes exists', async () => {
  const routes = await listRoutes((await startService()).app)
  expect(routes).toEqual(expect.arrayContaining([...open, ...operators]))
  expect(routes.filter(isHosts).length).toBeGreaterThan(40)
})

test('an anonymous caller is refused by all other routes, for any body', async () => {
  const service = await startService()
  const routes = (await listRoutes(service.app)).filter((route) => isHosts(route) || isOperators(route))
  for (const route of routes) {
    for (const payload of route.startsWith('GET') ? [undefined] : [undefined, '{', '{"plan":"nonsense"}']) {
      const answer = await send(service, route, service.anonymous, payload)
      const expected = isOperators(route) ? [404, 'NOT_FOUND'] : [401, 'NOT_AUTHENTICATED']
      expect([answer.statusCode, answer.json().code], `${route} ${payload}`).toEqual(expected)
    }
  }
})

test('a host is refused by all operators’ routes, for any body', async () => {
  const service = await startService()
  const { as } = await givenHost(service)
  for (const route of (await listRoutes(service.app)).filter(isOperators)) {
    for (const payload of route.startsWith('GET') ? [undefined] : [undefined, '{', '{"plan":"nonsense"}']) {
      const answer = await send(service, route, as, payload)
      expect([answer.statusCode, answer.json().code], `${route} ${payload}`).toEqual([404, 'NOT_FOUND'])
    }
  }
})

test('a body that is not JSON changes nothing and is reported as invalid', async () => {
  const service = await startService()
  const { as } = await givenHost(service, { plan: 'pro', role: 'admin' })
  // Pictures are sent as they are, forms and webhooks in their own formats.
  const others = /\/api\/images|\/api\/webhooks|\/legal|\/mail\//
  const routes = (await listRoutes(service.app)).filter(
    (route) => isCall(route) && !route.startsWith('GET') && !others.test(route),
  )
  for (const route of routes) {
    const answer = await send(service, route, as, '{"name":')
    expect([answer.statusCode, route], answer.body).toEqual([400, route])
  }
})

test('routes with a body refuse bodies of another shape', async () => {
  const service = await startService()
  const { as } = await givenHost(service, { plan: 'pro', role: 'admin' })
  const { paths } = (await service.anonymous.get('/api/openapi.json')).json()
  const withBody = (await listRoutes(service.app)).filter((route) => {
    const [method = '', path = ''] = route.split(' ')
    return paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.requestBody?.content['application/json']
  })
  expect(withBody.length).toBeGreaterThan(20)
  for (const route of withBody) {
    for (const body of ['[]', '"text"', '7']) {
      const answer = await send(service, route, as, body)
      expect([answer.statusCode, route, body], answer.body).toEqual([400, route, body])
    }
  }
})

describe('data of one host', () => {
  type Owned = { bookId: string; draftId: string; domainId: string; sessionId: string }
  type Call = { url: (owned: Owned) => string; body?: object | undefined; owner?: number }

  /** Every route with an id of a host's data: it must fail for another host and work for the owner. */
  const calls: Readonly<Record<string, Call>> = {
    'DELETE /api/account/sessions/:id': { url: ({ sessionId }) => `/api/account/sessions/${sessionId}` },
    'DELETE /api/domains/:id': { url: ({ domainId }) => `/api/domains/${domainId}` },
    'PATCH /api/domains/:id': { url: ({ domainId }) => `/api/domains/${domainId}`, body: { listsBooks: true } },
    'POST /api/domains/:id/check': { url: ({ domainId }) => `/api/domains/${domainId}/check` },
    'PUT /api/domains/slugs/:id': { url: ({ bookId }) => `/api/domains/slugs/${bookId}`, body: { slug: 'casa' } },
    'GET /api/welcome-books/:id': { url: ({ draftId }) => `/api/welcome-books/${draftId}` },
    'PUT /api/welcome-books/:id': { url: ({ bookId }) => `/api/welcome-books/${bookId}`, body: bookPayload },
    'DELETE /api/welcome-books/:id': { url: ({ bookId }) => `/api/welcome-books/${bookId}` },
    'GET /api/welcome-books/:id/print-kit/:file': {
      url: ({ bookId }) => `/api/welcome-books/${bookId}/print-kit/key-ring.pdf`,
    },
    'POST /api/welcome-books/:id/copies': {
      url: ({ bookId }) => `/api/welcome-books/${bookId}/copies`,
      body: {},
      owner: 201,
    },
    'PUT /api/welcome-books/:id/look': { url: ({ bookId }) => `/api/welcome-books/${bookId}/look`, body: { look: {} } },
    'GET /api/welcome-books/:id/translations': { url: ({ bookId }) => `/api/welcome-books/${bookId}/translations` },
    'PUT /api/welcome-books/:id/original-language': {
      url: ({ bookId }) => `/api/welcome-books/${bookId}/original-language`,
      body: { language: 'fr' },
    },
    'PUT /api/welcome-books/:id/translations/:language': {
      url: ({ bookId }) => `/api/welcome-books/${bookId}/translations/de`,
      body: { texts: [] },
    },
    'POST /api/welcome-books/:id/translations/:language/proposals': {
      url: ({ bookId }) => `/api/welcome-books/${bookId}/translations/de/proposals`,
      body: { texts: [{ field: 'houseRules', source: 'x' }] },
      // The book has no such rule, which only its owner may learn.
      owner: 400,
    },
    'GET /preview/:id': { url: ({ draftId }) => `/preview/${draftId}` },
    'GET /share/:id': { url: ({ draftId }) => `/share/${draftId}` },
  }

  test('every route with an id is in this list', async () => {
    const routes = await listRoutes((await startService()).app)
    const naming = routes.filter((route) => isHosts(route) && route.includes(':'))
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(naming))
  })

  async function givenOwner(service: Service) {
    const { as, account } = await givenHost(service, { plan: 'pro' })
    const book = await givenBook(as)
    const draft = await givenBook(as, { status: 'draft' })
    const domain = await addDomain(as, 'guide.casaconti.it', { bookId: book.id })
    const other = service.browser()
    other.cookies.set(sessionCookie, await openSession(service.context.db, account.id, service.clock.now()))
    const { sessions } = (await as.get('/api/account/sessions')).json()
    const sessionId = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id
    return { as, owned: { bookId: book.id, draftId: draft.id, domainId: domain.id, sessionId } }
  }

  test.each(Object.entries(calls))('%s', async (route, { url, body, owner = 200 }) => {
    const service = await startTestApp({ env: { TRANSLATION_URL: 'http://127.0.0.1:9' } })
    const { as, owned } = await givenOwner(service)
    const stranger = await givenHost(service, { plan: 'pro' })
    const call = (caller: Caller) =>
      service.app.inject({
        method: route.split(' ', 1)[0] as 'GET',
        url: url(owned),
        cookies: Object.fromEntries(caller.cookies),
        ...(body && { payload: body }),
      })

    for (const caller of [stranger.as, service.anonymous]) {
      const refused = await call(caller)
      expect([401, 404], refused.body).toContain(refused.statusCode)
    }
    expect((await call(stranger.as)).statusCode).toBe(404)
    const answer = await call(as)
    expect(answer.statusCode, answer.body).toBe(owner)
  })
})
