import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenDomain, startDomainApp } from '#test/given-domain.ts'
import { givenSecrets } from '#test/given-secrets.ts'
import { startTestApp } from '#test/test-app.ts'

const shared = 'public, max-age=0, s-maxage=60, must-revalidate'
const usual = 'no-cache'

async function start(env: Record<string, string> = {}) {
  const server = await startTestApp({ env: { GUEST_PAGE_SHARED_SECONDS: '60', ...env } })
  const { as, account } = await givenHost(server, { plan: 'pro' })
  const book = await givenBook(as, { doorCode: '4711' })
  // Over a connection, because injected requests skip page handlers.
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const get = (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers })
  const readHeaders = async (path: string, sent: Record<string, string> = {}) => {
    const { status, headers } = await get(path, sent)
    return [status, headers.get('cache-control'), headers.get('vary')]
  }
  return { server, as, account, book, get, readHeaders }
}

test('an address that names its language is shared for a time, whatever the browser asks for', async () => {
  const { book, get, readHeaders } = await start()

  expect(await readHeaders(`/share/${book.id}?lang=it`)).toEqual([200, shared, 'accept-encoding'])
  expect(await readHeaders(`/share/${book.id}`)).toEqual([200, usual, 'accept-encoding, accept-language'])
  expect(await readHeaders(`/share/${book.id}?lang=xx`)).toEqual([200, usual, 'accept-encoding, accept-language'])
  const tags = await Promise.all(
    ['de', 'fr'].map(async (language) =>
      (await get(`/share/${book.id}?lang=it`, { 'accept-language': language })).headers.get('etag'),
    ),
  )
  expect(tags[0]).toBe(tags[1])
  const etag = String(tags[0])
  expect(await readHeaders(`/share/${book.id}?lang=it`, { 'if-none-match': etag })).toEqual([
    304,
    shared,
    'accept-encoding',
  ])
})

test('a cache that keeps a page for each language may share all', async () => {
  const { book, readHeaders } = await start({ GUEST_PAGE_SHARED_BY: 'language', GUEST_PAGE_STALE_SECONDS: '30' })
  const stale = 'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=30'

  expect(await readHeaders(`/share/${book.id}`)).toEqual([200, stale, 'accept-encoding, accept-language'])
  expect(await readHeaders(`/share/${book.id}?lang=it`)).toEqual([200, stale, 'accept-encoding'])
})

test('by default nothing is shared', async () => {
  const { book, readHeaders } = await start({ GUEST_PAGE_SHARED_SECONDS: '0' })

  expect(await readHeaders(`/share/${book.id}?lang=it`)).toEqual([200, usual, 'accept-encoding, accept-language'])
})

test('a page is not shared under a host that its visitor may have made up', async () => {
  const env = { GUEST_PAGE_SHARED_SECONDS: '60', TRUST_PROXY: 'true' }
  const service = await startDomainApp(env)
  const { as } = await givenHost(service, { plan: 'pro' })
  const book = await givenBook(as, { propertyName: 'Casa Altrui' })
  await givenDomain(as, service.dns, 'guide.casa-altrui.com', { bookId: book.id })
  const address = await service.app.listen({ port: 0, host: '127.0.0.1' })
  const get = (path: string, headers: Record<string, string>) => fetch(address + path, { headers })

  const page = await get('/?lang=it', { 'x-forwarded-host': 'guide.casa-altrui.com' })
  expect(await page.text()).toContain('Casa Altrui')
  expect(page.headers.get('cache-control')).toBe(usual)
  for (const [forwarded, control] of [
    ['127.0.0.1:3000', usual],
    [new URL(address).host, shared],
  ] as const) {
    const own = await get(`/share/${book.id}?lang=it`, { 'x-forwarded-host': forwarded })
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, control])
  }
})

test('a page is not shared while it shows secrets, and is shared when they are withheld', async () => {
  const { server, account, book, get, readHeaders } = await start()
  const scope = { hostId: account.id, bookId: book.id }

  await givenSecrets(server.context, scope, ['doorCode'], server.clock.now() + 60_000)
  expect(await (await get(`/share/${book.id}?lang=it`)).text()).toContain('4711')
  expect((await readHeaders(`/share/${book.id}?lang=it`)).slice(0, 2)).toEqual([200, 'private, no-cache'])

  server.clock.advance(61_000)
  expect(await (await get(`/share/${book.id}?lang=it`)).text()).not.toContain('4711')
  expect((await readHeaders(`/share/${book.id}?lang=it`)).slice(0, 2)).toEqual([200, shared])
})

test('drafts, previews, prints, missing books and lists are never shared', async () => {
  const { as, book, get } = await start({ GUEST_PAGE_SHARED_BY: 'language' })
  const draft = await givenBook(as, { status: 'draft' })
  const paths = [`/share/${draft.id}?lang=it`, `/preview/${book.id}?lang=it`, '/share/AAAAAAAAAAAAAAAAAAAAAA?lang=it']

  const session = [...as.cookies].map((pair) => pair.join('=')).join('; ')
  for (const path of paths) {
    for (const headers of [{ cookie: session }, {}]) {
      expect((await get(path, headers)).headers.get('cache-control'), path).not.toMatch(/public|s-maxage/)
    }
  }
  expect((await get(`/share/${draft.id}?lang=it`, { cookie: session })).status).toBe(200)
})
