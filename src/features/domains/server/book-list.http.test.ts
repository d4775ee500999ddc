import { expect, test } from 'vitest'
import { changeSubscription } from '#features/accounts/index.ts'
import { themes } from '#features/book-theme/shared/theme-presets.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenDomain, startDomainApp } from '#test/given-domain.ts'
import { listenUnderHosts } from '#test/listen-under-hosts.ts'
import { testOrigin } from '#test/test-app.ts'

const pro = { plan: 'pro', planStatus: 'active', trialEndsAt: null } as const
const name = 'guide.villa-conti.com'

test('a domain for all books lists them and serves each one under its slug', async () => {
  const service = await startDomainApp()
  const { as, account } = await givenHost(service, pro)
  const villa = await givenBook(as, { propertyName: 'Villa Conti', address: 'Via dei Cedri 12, 84010 Praiano, Italy' })
  await givenBook(as, { propertyName: 'Attic', status: 'draft' })
  const domain = await givenDomain(as, service.dns, name)
  const ask = await listenUnderHosts(service)

  const list = await ask(name, '/?lang=fr')
  expect(list.body).toContain('<html lang="fr">')
  expect(list.body).toContain('href="/villa-conti"')
  expect(list.body).toContain('Praiano')
  expect(list.body).not.toMatch(/Attic|Via dei Cedri|84010/)
  expect(list.headers['x-robots-tag']).toBe('noindex')
  const book = await ask(name, '/villa-conti?lang=fr')
  expect([book.status, book.headers.etag]).toEqual([
    200,
    (await ask('127.0.0.1:3000', `/share/${villa.id}?lang=fr`)).headers.etag,
  ])
  expect((await ask(name, '/attic')).status).toBe(404)
  expect((await ask(name, `/share/${villa.id}`)).headers.location).toBe('/villa-conti')

  await as.put(`/api/domains/slugs/${villa.id}`, { slug: 'casa' })
  expect((await ask(name, '/villa-conti?lang=it')).headers.location).toBe('/casa?lang=it')
  expect((await ask(name, '/casa')).status).toBe(200)

  // A new book is listed without a further step.
  await givenBook(as, { propertyName: 'Casa Rosa' })
  await as.get('/api/domains/addresses')
  expect((await ask(name, '/')).body).toContain('href="/casa-rosa"')

  await changeSubscription(service.context, account.id, () => ({ plan: 'basic' }))
  expect((await ask(name, '/casa')).headers.location).toBe(`${testOrigin}/share/${villa.id}`)
  expect((await ask(name, '/')).body).toContain(`href="${testOrigin}/share/${villa.id}"`)
  await changeSubscription(service.context, account.id, () => ({ plan: 'pro' }))

  await as.patch(`/api/domains/${domain.id}`, { listsBooks: false })
  expect((await ask(name, '/')).status).toBe(404)
  expect((await ask(name, '/casa')).status).toBe(200)
  await as.patch(`/api/domains/${domain.id}`, { bookId: villa.id })
  expect((await ask(name, '/')).status).toBe(200)
  expect((await ask(name, '/casa')).status).toBe(404)
})

test('the list has the host’s theme for new books, or else the theme that most of her books have', async () => {
  const service = await startDomainApp()
  const { as, account } = await givenHost(service, pro)
  const dress = async (id: string, look: object) => {
    expect((await as.put(`/api/welcome-books/${id}/look`, { look })).statusCode).toBe(200)
  }
  const [villa, casa, attic] = [
    await givenBook(as, { propertyName: 'Villa' }),
    await givenBook(as, { propertyName: 'Casa' }),
    await givenBook(as, { propertyName: 'Attic' }),
  ]
  await givenDomain(as, service.dns, name)
  const ask = await listenUnderHosts(service)
  const list = async (headers = {}) => ask(name, '/?lang=en', { headers })
  const night = await list()
  expect(night.body).toContain(`--g-bg:${themes.night.bg}`)

  // Nothing has changed, so the cached page is still valid.
  expect((await list({ 'if-none-match': night.headers.etag ?? '' })).status).toBe(304)
  await dress(villa.id, { theme: 'loft', accent: '#123456' })
  await dress(casa.id, { theme: 'linen', accent: '#7b2d26', showsMadeWith: false })
  await dress(attic.id, { theme: 'linen', accent: '#7b2d26', showsMadeWith: false, hidden: ['bars'] })
  const most = await list()
  expect(most.body).toContain(`--g-bg:${themes.linen.bg}`)
  expect(most.body).toContain('--g-fill:#7b2d26')
  expect(most.body).not.toContain('Welcome book made with')
  expect(most.headers.etag).not.toBe(night.headers.etag)

  const defaults = { look: { theme: 'dusk', accent: '#abcdef' } }
  expect((await as.put('/api/look-defaults', defaults)).statusCode).toBe(200)
  const own = await list()
  expect(own.body).toContain(`--g-bg:${themes.dusk.bg}`)
  expect(own.body).toContain('--g-fill:#abcdef')

  await as.delete(`/api/welcome-books/${attic.id}`)
  expect((await list()).body).not.toContain('Attic')
  await changeSubscription(service.context, account.id, () => ({ plan: 'basic' }))
  const basic = await list()
  expect(basic.body).toContain(`--g-bg:${themes.night.bg}`)
  expect(basic.body).toContain('--g-fill:#abcdef')
})
