import { setImmediate as nextTurn } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '#app.ts'
import { readImageAddress } from '#features/media/index.ts'
import { developmentAssets } from '#platform/http/assets.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { createId } from '#platform/ids.ts'
import { givenHost, unknownId } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { givenDomain, startDomainApp } from '#test/given-domain.ts'
import { givenAdminAndHost, listAuditEntries, putBack, reason, statusFor, take } from '#test/given-offline.ts'
import { dataUrl, phonePicture, uploadPicture } from '#test/given-picture.ts'
import { listenUnderHosts } from '#test/listen-under-hosts.ts'
import { type Caller, testStart } from '#test/test-app.ts'

const since = new Date(testStart).toISOString()
const nobodysBook = 'AAAAAAAAAAAAAAAAAAAAAA'

describe('a book that the operator has taken offline', () => {
  async function givenOfflineBook() {
    const given = await givenAdminAndHost()
    const coverImage = dataUrl(await phonePicture())
    const book = await givenBook(given.host, {
      coverImage,
      wifiName: 'Conti',
      wifiPassword: 'zorbax',
      hostPhone: '+39 1',
    })
    const { as: stranger } = await givenHost(given.service)
    const sharePicture = `/share/${book.id}/preview.jpg`
    expect((await given.service.anonymous.get(sharePicture)).statusCode).toBe(200)
    expect((await take(given.admin, book.id)).statusCode).toBe(204)
    return { ...given, book, stranger }
  }

  test('is not found by anybody else, at any address', async () => {
    const { service, admin, book, stranger } = await givenOfflineBook()
    for (const caller of [service.anonymous, stranger, admin]) {
      for (const path of [
        `/share/${book.id}`,
        `/share/${book.id}?qr`,
        `/share/${book.id}?lang=de&original`,
        `/preview/${book.id}`,
        `/share/${book.id}/contact.vcf`,
        `/share/${book.id}/preview.jpg`,
        `/api/welcome-books/${book.id}/public`,
      ]) {
        const answer = await caller.get(path)
        expect([answer.statusCode, path]).toEqual([404, path])
        expect(answer.body).not.toMatch(/zorbax|Casa Conti|card numbers|\/media\//)
      }
      const event = await caller.post(`/share/${book.id}/events`, 'offline en', { 'content-type': 'text/plain' })
      expect(event.statusCode).toBe(404)
    }
  })

  test.each<[Language, string, string]>([
    ['en', 'This page is not available', 'Please ask your host.'],
    ['it', 'Questa pagina non è disponibile', 'Rivolgiti a chi ti ospita.'],
    ['fr', 'Cette page n’est pas disponible', 'Adressez-vous à votre hôte.'],
    ['es', 'Esta página no está disponible', 'Pregunta a tu anfitrión.'],
    ['de', 'Diese Seite ist nicht verfügbar', 'Bitte wenden Sie sich an Ihre Gastgeber.'],
  ])(
    'shows guests a plain page (%s) without reason or advertisements, in five languages and with the way home',
    async (language, title, text) => {
      const { service, book } = await givenOfflineBook()
      const answer = await service.anonymous.get(`/share/${book.id}?lang=${language}`)
      const seen = answer.body.replace(/<style>.*?<\/style>/s, '')
      expect(answer.headers['x-robots-tag']).toBe('noindex')
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(seen).toContain(`<h1>${title}</h1><p>${text}</p><a class="g-home" href="`)
      expect([...seen.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
        ...languages.map((choice) => `?lang=${choice}`),
        service.context.config.origin + localizedPath(language, '/'),
      ])
      expect(seen).not.toMatch(/Benvenuto|offline|<script/)
      // The service worker accepts this as our answer and deletes its cached copy.
      expect(answer.body).toMatch(/<body class="g-page.*<\/html>$/s)
    },
  )

  test('can be read, edited and deleted by its host, who sees the reason', async () => {
    const { service, host, book } = await givenOfflineBook()
    const offline = { since, reason }
    expect((await host.get(`/api/welcome-books/${book.id}`)).json()).toMatchObject({ status: 'published', offline })
    expect((await host.get('/api/welcome-books')).json()).toMatchObject([{ id: book.id, offline }])
    const preview = (await host.get(`/preview/${book.id}`)).body
    expect(preview).toContain('zorbax')
    expect(preview).toContain('Taken offline: guests cannot see this page.')
    expect(preview).not.toContain('Read it on your phone')
    // Under the share link the host sees what guests see.
    expect((await host.get(`/share/${book.id}`)).statusCode).toBe(404)
    const publicAnswer = (await host.get(`/api/welcome-books/${book.id}/public`)).json()
    expect(publicAnswer).toMatchObject({ wifiPassword: 'zorbax' })
    expect(publicAnswer).not.toHaveProperty('offline')

    for (const status of ['draft', 'published'] as const) {
      const saved = await host.put(`/api/welcome-books/${book.id}`, { ...bookPayload, doorCode: 'new', status })
      expect(saved.json()).toMatchObject({ status, doorCode: 'new', offline })
      expect(await statusFor(service.anonymous, book.id)).toBe(404)
    }
    const look = await host.put(`/api/welcome-books/${book.id}/look`, { look: { accent: '#1f4d3f' } })
    expect(look.statusCode).toBe(200)
    expect(await statusFor(service.anonymous, book.id)).toBe(404)
    expect((await host.delete(`/api/welcome-books/${book.id}`)).statusCode).toBe(200)
  })

  test('can be neither copied nor printed', async () => {
    const { host, book } = await givenOfflineBook()
    const copy = await host.post(`/api/welcome-books/${book.id}/copies`, {})
    expect([copy.statusCode, copy.json().code]).toEqual([409, 'BOOK_OFFLINE'])
    const print = await host.get(`/api/welcome-books/${book.id}/print-kit/key-ring.pdf`)
    expect([print.statusCode, print.json().code]).toEqual([409, 'BOOK_OFFLINE'])
    expect((await host.get('/api/welcome-books')).json()).toHaveLength(1)
  })

  test('is in the host’s export with the reason', async () => {
    const { host } = await givenOfflineBook()
    const { rawPayload } = await host.get('/api/account/export')
    const [, file] = Object.entries(unzipSync(rawPayload)).find(([path]) => path.endsWith('book.json')) ?? []
    expect(JSON.parse(strFromU8(file ?? new Uint8Array()))).toMatchObject({ offline: { since, reason } })
  })
})

test('pictures that only offline books show are sent to their host alone, and to everybody when a book is back', async () => {
  const { service, admin, host } = await givenAdminAndHost()
  const uploads = Array.from({ length: 6 }, () => uploadPicture(host))
  const [cover, welcome, inList, logo, inDraft, common] = await Promise.all(uploads)
  const look = { logo }
  const book = await givenBook(host, {
    coverImage: cover,
    welcomeImage: welcome,
    checkinPictures: [inList, inDraft, common].map((image) => ({ image, caption: '' })),
  })
  expect((await host.put(`/api/welcome-books/${book.id}/look`, { look })).statusCode).toBe(200)
  await givenBook(host, { coverImage: inDraft, welcomeImage: inDraft, status: 'draft' })
  await givenBook(host, { coverImage: common })
  const read = async (as: Caller, address = '') => {
    await nextTurn()
    const { statusCode, headers } = await as.get(address)
    return [statusCode, headers['cache-control']]
  }
  const concerned = [cover, welcome, inList, logo, inDraft]
  const readAll = async (as: Caller) => await Promise.all(concerned.map((address) => read(as, address)))
  const each = (answer: unknown[]) => concerned.map(() => answer)
  const shared = [200, 'public, max-age=31536000, immutable']
  expect(await readAll(service.anonymous)).toEqual(each(shared))

  await take(admin, book.id)
  expect(await readAll(service.anonymous)).toEqual(each([404, 'private, no-store']))
  expect(await readAll(host)).toEqual(each([200, 'private, no-store']))
  expect(await read(service.anonymous, common)).toEqual(shared)

  await putBack(admin, book.id)
  expect(await readAll(service.anonymous)).toEqual(each([200, 'private, max-age=31536000, immutable']))
  expect(await read(service.anonymous, common)).toEqual(shared)
})

test('all books of a host that go offline take their pictures with them', async () => {
  const { service, admin, host, account } = await givenAdminAndHost()
  const pictures = await Promise.all([uploadPicture(host), uploadPicture(host)])
  for (const coverImage of pictures) await givenBook(host, { coverImage })
  await admin.post(`/api/admin/hosts/${account.id}/take-books-offline`, { reason })
  await nextTurn()
  const answers = await Promise.all(pictures.map((address) => service.anonymous.get(address)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  const marked = await service.context.db.selectFrom('images').select('secrecy').execute()
  expect(marked).toEqual([{ secrecy: 1 }, { secrecy: 1 }])
})

test('any number of pictures is marked, and those that an online book shows are not', async () => {
  const { service, admin, host, account } = await givenAdminAndHost()
  const { db } = service.context
  const shown = await uploadPicture(host)
  const [book] = [await givenBook(host), await givenBook(host, { coverImage: shown })]
  const more = Array.from({ length: 250 }, (_, index) => ({
    id: createId(),
    account_id: account.id,
    width: 1,
    height: 1,
    widths: '[1]',
    bytes: 1,
    created_at: index,
  }))
  await db.insertInto('images').values(more).execute()

  await take(admin, book.id)

  const unmarked = await db.selectFrom('images').select('id').where('secrecy', '=', 0).execute()
  expect(unmarked).toEqual([{ id: readImageAddress(shown) }])
})

test('on every node a book disappears with the next request, and returns with the next as the same page', async () => {
  const { service, admin, host } = await givenAdminAndHost()
  const { id } = await givenBook(host)
  const other = await createApp(service.context, developmentAssets)
  onTestFinished(() => other.close())
  const nodes = await Promise.all([service.app, other].map((app) => app.listen({ port: 0, host: '127.0.0.1' })))
  const read = () =>
    Promise.all(
      nodes.flatMap((node) =>
        languages.map(async (language) => {
          const answer = await fetch(`${node}/share/${id}?lang=${language}`)
          return [answer.status, answer.headers.get('etag')]
        }),
      ),
    )
  const before = await read()
  expect(before.map(([status]) => status)).toEqual(before.map(() => 200))

  await take(admin, id)
  expect((await read()).map(([status]) => status)).toEqual(before.map(() => 404))
  await putBack(admin, id)
  expect(await read()).toEqual(before)
})

test('under a host’s domain the book, its contact card and its list entry disappear and return', async () => {
  const service = await startDomainApp()
  const { as: admin } = await givenAdmin(service)
  const { as: host } = await givenHost(service, { plan: 'pro', planStatus: 'active', trialEndsAt: null })
  const villa = await givenBook(host, { propertyName: 'Villa Conti', doorCode: 'zorbax' })
  await givenBook(host, { propertyName: 'Casa Rosa' })
  const shared = 'guide.villa-conti.com'
  const single = 'villa.villa-conti.com'
  await givenDomain(host, service.dns, shared)
  await givenDomain(host, service.dns, single, { bookId: villa.id })
  const ask = await listenUnderHosts(service)
  const places = [
    [shared, '/villa-conti'],
    [single, '/'],
    [single, `/share/${villa.id}/contact.vcf`],
  ] as const
  for (const [name, path] of places) expect((await ask(name, path)).status, path).toBe(200)
  expect((await ask(shared, '/')).body).toContain('Villa Conti')

  await take(admin, villa.id)

  for (const [name, path] of places) {
    const answer = await ask(name, path)
    expect([answer.status, path]).toEqual([404, path])
    expect(answer.body).toContain('This page is not available')
  }
  const list = await ask(shared, '/')
  expect(list.body).toContain('Casa Rosa')
  expect(list.body).not.toContain('Villa Conti')
  await putBack(admin, villa.id)
  for (const [name, path] of places) expect((await ask(name, path)).status, path).toBe(200)
  expect((await ask(shared, '/')).body).toContain('Villa Conti')
})

test('the list under a domain has no logo that guests do not get while books are offline', async () => {
  const service = await startDomainApp()
  const { as: admin } = await givenAdmin(service)
  const { as: host } = await givenHost(service, { plan: 'pro', planStatus: 'active', trialEndsAt: null })
  const villa = await givenBook(host, { propertyName: 'Villa Conti' })
  await givenBook(host, { propertyName: 'Casa Rosa' })
  const logo = await uploadPicture(host)
  expect((await host.put('/api/look-defaults', { look: { logo } })).statusCode).toBe(200)
  await givenDomain(host, service.dns, 'guide.villa-conti.com')
  const ask = await listenUnderHosts(service)
  const look = async () => {
    const { body } = await ask('guide.villa-conti.com', '/')
    const { statusCode } = await service.anonymous.get(logo)
    return [body.includes('Casa Rosa'), body.includes(logo), statusCode]
  }
  expect(await look()).toEqual([true, true, 200])

  await take(admin, villa.id)
  expect(await look()).toEqual([true, false, 404])
  await putBack(admin, villa.id)
  expect(await look()).toEqual([true, true, 200])
})

test('a draft that is taken offline is not found, like other drafts', async () => {
  const { service, admin, host } = await givenAdminAndHost()
  const { id } = await givenBook(host, { status: 'draft' })
  await take(admin, id)
  expect((await service.anonymous.get(`/share/${id}`)).body).toContain('Welcome Book Not Found')
})

test('requests for unknown books, without effect or without a reason are refused', async () => {
  const { admin, host, account } = await givenAdminAndHost()
  const { id } = await givenBook(host)
  const refusals = [
    [take(admin, nobodysBook), 404, 'BOOK_NOT_FOUND'],
    [take(admin, unknownId), 404, 'BOOK_NOT_FOUND'],
    [putBack(admin, nobodysBook), 404, 'BOOK_NOT_FOUND'],
    [putBack(admin, id), 409, 'BOOK_NOT_OFFLINE'],
    [take(admin, id, {}), 400, 'INVALID_INPUT'],
    [take(admin, id, { reason: '  ' }), 400, 'INVALID_INPUT'],
    [take(admin, id, { reason: 'x'.repeat(1_001) }), 400, 'INVALID_INPUT'],
    [take(admin, id, { reason: 'a\0b' }), 400, 'INVALID_INPUT'],
    [admin.post(`/api/admin/hosts/${account.id}/put-books-back`), 409, 'NO_BOOK_OFFLINE'],
    [admin.post(`/api/admin/hosts/${unknownId}/take-books-offline`, { reason }), 404, 'NOT_FOUND'],
    [admin.post(`/api/admin/hosts/${unknownId}/put-books-back`), 404, 'NOT_FOUND'],
    [admin.get(`/api/admin/hosts/${unknownId}/books`), 404, 'NOT_FOUND'],
  ] as const
  for (const [call, status, code] of refusals) {
    const answer = await call
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  }
  await take(admin, id)
  expect((await take(admin, id)).json().code).toBe('BOOK_ALREADY_OFFLINE')
  expect((await admin.post(`/api/admin/hosts/${account.id}/take-books-offline`, { reason })).json().code).toBe(
    'NO_BOOK_ONLINE',
  )
  expect((await listAuditEntries(admin)).map(({ kind }: { kind: string }) => kind)).toEqual(['bookTakenOffline'])
})

test('all books of a host, drafts included, go offline and return; books of other hosts do not change', async () => {
  const { service, admin, host, account } = await givenAdminAndHost()
  const published = await givenBook(host)
  const draft = await givenBook(host, { status: 'draft' })
  const { as: neighbour } = await givenHost(service)
  const others = await givenBook(neighbour)
  await take(admin, draft.id, { reason: 'Of its own.' })
  const path = `/api/admin/hosts/${account.id}`

  service.clock.advance(1)
  expect((await admin.post(`${path}/take-books-offline`, { reason })).statusCode).toBe(204)

  expect(await statusFor(service.anonymous, published.id)).toBe(404)
  expect(await statusFor(service.anonymous, others.id)).toBe(200)
  const { books, hasMore } = (await admin.get(`${path}/books`)).json()
  expect(hasMore).toBe(false)
  expect(books).toContainEqual(
    expect.objectContaining({ id: published.id, offline: { since: expect.any(String), reason } }),
  )
  expect(books).toContainEqual(
    expect.objectContaining({ id: draft.id, offline: { since: expect.any(String), reason: 'Of its own.' } }),
  )
  await host.put(`/api/welcome-books/${draft.id}`, { ...bookPayload, status: 'published' })
  expect(await statusFor(service.anonymous, draft.id)).toBe(404)

  service.clock.advance(1)
  expect((await admin.post(`${path}/put-books-back`)).statusCode).toBe(204)
  for (const { id } of [published, draft]) {
    expect(await statusFor(service.anonymous, id)).toBe(200)
  }
  expect(await listAuditEntries(admin)).toMatchObject([
    { kind: 'booksPutBack', books: 2, accountEmail: account.email },
    { kind: 'booksTakenOffline', books: 1, accountEmail: account.email },
    { kind: 'bookTakenOffline', bookId: draft.id, accountEmail: account.email },
  ])
})

test('the audit log contains neither the reason nor the name of the property', async () => {
  const { admin, host } = await givenAdminAndHost()
  const { id } = await givenBook(host)
  await take(admin, id)
  const rows = JSON.stringify(await listAuditEntries(admin))
  expect(rows).toContain(id)
  expect(rows).not.toMatch(/card numbers|Casa Conti/)
})

test('offline books are listed first for a host with more books than are listed', async () => {
  const { service, admin } = await givenAdminAndHost()
  const { as, account } = await givenHost(service, { plan: 'pro' })
  const first = await givenBook(as)
  for (let count = 0; count < 50; count += 1) await givenBook(as, { status: 'draft' })
  await take(admin, first.id)
  const { books, hasMore } = (await admin.get(`/api/admin/hosts/${account.id}/books`)).json()
  expect([books.length, hasMore, books[0].id]).toEqual([50, true, first.id])
})
