import { brotliCompressSync, constants } from 'node:zlib'
import type { KyselyPlugin } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createRevisionReader } from '#features/books/index.ts'
import { developmentAssets } from '#platform/http/assets.ts'
import { languages } from '#platform/i18n/languages.ts'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'
import { createGuestService } from './guest-service.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** The service on a real socket, because page handlers are not part of Fastify. */
async function listen({ app }: TestApp): Promise<string> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
  })
  return address
}

async function givenPublishedBook(service: TestApp, overrides: object = {}) {
  const { as, account } = await givenHost(service)
  const book = await givenBook(as, { status: 'published', propertyName: 'Villa Limonaia', ...overrides })
  return { as, account, book }
}

test('a published book is read by anyone, in the language asked for', async () => {
  const service = await startTestApp()
  const { book } = await givenPublishedBook(service)
  const address = await listen(service)

  const german = await fetch(`${address}/share/${book.id}?lang=de`)
  const french = await fetch(`${address}/share/${book.id}`, { headers: { 'accept-language': 'fr-CH, en;q=0.5' } })
  const other = await fetch(`${address}/share/${book.id}`, { headers: { 'accept-language': 'ja' } })

  expect(german.status).toBe(200)
  const html = await german.text()
  expect(html).toContain('<html lang="de"')
  expect(html).toContain('Villa Limonaia')
  expect(await french.text()).toContain('<html lang="fr"')
  expect(await other.text()).toContain('<html lang="en"')
})

test('the page is compressed, carries a tag, and is not sent twice', async () => {
  const service = await startTestApp()
  const { book } = await givenPublishedBook(service)
  const address = await listen(service)

  const first = await fetch(`${address}/share/${book.id}`, { headers: { 'accept-encoding': 'br' } })
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(`${address}/share/${book.id}`, { headers: { 'if-none-match': etag } })
  const plain = await fetch(`${address}/share/${book.id}`, { headers: { 'accept-encoding': 'identity' } })

  expect(first.headers.get('content-encoding')).toBe('br')
  expect(etag).not.toBe('')
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(await first.text())
})

test('also the first guest after a change gets a page that was compressed with care', async () => {
  const service = await startTestApp()
  const { book } = await givenPublishedBook(service)
  const address = await listen(service)

  const first = await fetch(`${address}/share/${book.id}`, { headers: { 'accept-encoding': 'br' } })
  const page = Buffer.from(await first.arrayBuffer())
  const inHurry = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })

  expect(Number(first.headers.get('content-length'))).toBeLessThan(0.95 * inHurry.length)
})

test('guests at many doors at once get their pages, some of them compressed in a hurry', async () => {
  const service = await startTestApp()
  const { book } = await givenPublishedBook(service)
  const address = await listen(service)

  const pages = await Promise.all(
    languages.map(async (language) => {
      const response = await fetch(`${address}/share/${book.id}?lang=${language}`, {
        headers: { 'accept-encoding': 'br' },
      })
      return { html: await response.text(), bytes: Number(response.headers.get('content-length')) }
    }),
  )

  for (const { html, bytes } of pages) {
    expect(html).toContain('Villa Limonaia')
    expect(bytes).toBeLessThan(html.length / 3)
  }
})

test('a change shows with the next request', async () => {
  const service = await startTestApp()
  const { as, book } = await givenPublishedBook(service, { doorCode: '4719' })
  const address = await listen(service)
  const before = await fetch(`${address}/share/${book.id}`)

  await as.put(`/api/welcome-books/${book.id}`, { ...book, doorCode: '8264' })
  const after = await fetch(`${address}/share/${book.id}`)

  expect(await before.text()).toContain('4719')
  const html = await after.text()
  expect(html).toContain('8264')
  expect(html).not.toContain('4719')
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
})

test('unknown, deleted and malformed ids answer 404 with the same page', async () => {
  const service = await startTestApp()
  const { as, book } = await givenPublishedBook(service)
  const address = await listen(service)
  await as.delete(`/api/welcome-books/${book.id}`)

  for (const id of [book.id, 'AAAAAAAAAAAAAAAAAAAAAA', '..%2f..%2fetc', 'x', '%00']) {
    const response = await fetch(`${address}/share/${id}`)
    expect(response.status, id).toBe(404)
    expect(await response.text(), id).toContain('Welcome Book Not Found')
  }
})

test('a draft is there for its owner alone', async () => {
  const service = await startTestApp()
  const { as, book } = await givenPublishedBook(service, { status: 'draft' })
  const stranger = await givenHost(service)

  for (const path of [`/share/${book.id}`, `/preview/${book.id}`]) {
    expect((await as.get(path)).statusCode, path).toBe(200)
    expect((await stranger.as.get(path)).statusCode, path).toBe(404)
    expect((await service.anonymous.get(path)).statusCode, path).toBe(404)
  }
})

test('only the owner sees the controls, and only on the preview', async () => {
  const service = await startTestApp()
  const { as, book } = await givenPublishedBook(service)
  const stranger = await givenHost(service)
  const controls = `/create?edit=${book.id}`
  const read = async (caller: Caller, path: string) => (await caller.get(path)).body

  expect(await read(as, `/preview/${book.id}`)).toContain(controls)
  expect(await read(as, `/share/${book.id}`)).not.toContain(controls)
  expect(await read(stranger.as, `/preview/${book.id}`)).not.toContain(controls)
  expect(await read(service.anonymous, `/preview/${book.id}`)).not.toContain(controls)
})

test("the owner's page is not kept by any store", async () => {
  const service = await startTestApp()
  const { as, book } = await givenPublishedBook(service)

  expect((await as.get(`/preview/${book.id}`)).headers['cache-control']).toBe('private, no-store')
})

test('the page handler and the framework send the same protection', async () => {
  const service = await startTestApp()
  const { book } = await givenPublishedBook(service)
  const ordinary = await service.anonymous.get(`/preview/${book.id}`)
  const address = await listen(service)
  const handled = await fetch(`${address}/share/${book.id}`)

  const names = ['content-security-policy', 'x-robots-tag', 'x-content-type-options', 'referrer-policy']
  for (const name of names) expect(handled.headers.get(name), name).toBe(ordinary.headers[name])
  expect(handled.headers.get('x-robots-tag')).toBe('noindex')
  expect(handled.headers.get('content-security-policy')).not.toContain('unsafe-inline')
  expect(handled.headers.get('set-cookie')).toBeNull()
})

test('only pages with a session have the opener policy', async () => {
  const service = await startTestApp()
  const { as, book } = await givenPublishedBook(service)
  const policyOf = async (caller: typeof as, path: string) =>
    (await caller.get(path)).headers['cross-origin-opener-policy']

  expect(await policyOf(as, `/preview/${book.id}`)).toBe('same-origin')
  expect(await policyOf(service.anonymous, '/login')).toBe('same-origin')
  expect(await policyOf(service.anonymous, `/share/${book.id}`)).toBeUndefined()
  expect(await policyOf(service.anonymous, '/')).toBeUndefined()
})

test('the words of a host are text, never markup', async () => {
  const service = await startTestApp()
  const { book } = await givenPublishedBook(service, {
    propertyName: '<script>alert(1)</script>',
    welcomeMessage: '"><img src=x onerror=alert(1)>',
    googleMapsLink: 'javascript:alert(1)',
  })

  const { body } = await service.anonymous.get(`/share/${book.id}`)

  expect(body).not.toContain('<script>alert')
  expect(body).not.toContain('<img src=x')
  expect(body).not.toContain('href="javascript:')
  expect(body).not.toMatch(/ style="/)
})

test("an expired host's published book stays readable", async () => {
  const service = await startTestApp()
  const { book } = await givenPublishedBook(service)
  service.clock.advance(400 * 86_400_000)

  expect((await service.anonymous.get(`/share/${book.id}`)).statusCode).toBe(200)
})

test('guests who come at the same moment after a change wait for one rendering', async () => {
  const service = await startTestApp()
  const { book } = await givenPublishedBook(service)
  let reads = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      // Of all reads only that of the whole book reads the sizes of its pictures.
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('cover_width')) reads += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const guests = createGuestService(
    { ...service.context, db: service.context.db.withPlugin(counting) },
    developmentAssets,
  )

  const pages = await Promise.all(
    Array.from({ length: 20 }, () => guests.findPublishedPage(book.id, { language: 'de', isOriginal: false })),
  )

  expect(new Set(pages).size).toBe(1)
  expect(pages[0]).toBeDefined()
  expect(reads).toBe(1)
})

test('a guest who comes after a change does not get the rendering that began before it', async () => {
  const service = await startTestApp()
  const { as, book } = await givenPublishedBook(service)
  const gate = Promise.withResolvers<undefined>()
  let isHeld = false
  // Stops the first rendering after it has read the book; both renderings read the address.
  const guests = createGuestService(service.context, developmentAssets, {
    findAddress: async () => {
      const isFirst = !isHeld
      isHeld = true
      return isFirst ? gate.promise : undefined
    },
  })
  const choice = { language: 'en', isOriginal: false } as const
  const early = guests.findPublishedPage(book.id, choice)
  await vi.waitFor(() => expect(isHeld).toBe(true))
  await as.put(`/api/welcome-books/${book.id}`, { ...bookPayload, propertyName: 'Villa Nuova' })

  const late = await guests.findPublishedPage(book.id, choice)
  gate.resolve(undefined)

  expect(late?.body('identity').toString()).toContain('Villa Nuova')
  expect((await early)?.body('identity').toString()).toContain('Villa Limonaia')
  const present = await guests.findPublishedPage(book.id, choice)
  expect(present?.body('identity').toString()).toContain('Villa Nuova')
})

test('Vary names all that the page depends on', async () => {
  const service = await startTestApp()
  const { as, book } = await givenPublishedBook(service)
  const draft = await givenBook(as, { status: 'draft' })
  const address = await listen(service)
  const varyOf = async (path: string) => {
    const headers = { 'accept-encoding': 'identity', 'accept-language': 'it' }
    const response = await fetch(`${address}${path}`, { headers })
    return [response.status, (response.headers.get('vary') ?? '').split(', ').toSorted().join(' ')]
  }

  // Depends on language and encoding, not on the session.
  expect(await varyOf(`/share/${book.id}`)).toEqual([200, 'accept-encoding accept-language'])
  expect(await varyOf(`/share/${book.id}?lang=fr`)).toEqual([200, 'accept-encoding accept-language'])
  // Hosts see their drafts at these addresses.
  const dependsOnAll = 'accept-encoding accept-language cookie'
  expect(await varyOf(`/share/${draft.id}`)).toEqual([404, dependsOnAll])
  expect(await varyOf(`/preview/${book.id}`)).toEqual([200, dependsOnAll])
  expect(await varyOf('/share/nothing')).toEqual([404, dependsOnAll])
  expect(await varyOf('/login')).toEqual([200, dependsOnAll])
  expect(await varyOf('/no-such-page')).toEqual([404, dependsOnAll])
  expect(await varyOf(`/share/${book.id}/report`)).toEqual([200, 'accept-encoding accept-language'])
})

test('a guest is never sent a coding that the browser refuses', async () => {
  const service = await startTestApp()
  const { book } = await givenPublishedBook(service)
  const address = await listen(service)
  const codingFor = async (accepted: string) => {
    const response = await fetch(`${address}/share/${book.id}`, { headers: { 'accept-encoding': accepted } })
    expect(await response.text()).toContain('Villa Limonaia')
    return response.headers.get('content-encoding')
  }

  expect(await codingFor('br;q=0')).toBeNull()
  expect(await codingFor('br;q=0.000, gzip;q=0.5')).toBe('gzip')
  expect(await codingFor('gzip;q=0, *;q=0')).toBeNull()
  expect(await codingFor('gzip, deflate, br;q=0.1')).toBe('gzip')
  expect(await codingFor('*')).toBe('br')
})

test('a tag among others is recognised, and HEAD answers as GET would', async () => {
  const service = await startTestApp()
  const { book } = await givenPublishedBook(service)
  const address = await listen(service)
  const url = `${address}/share/${book.id}`
  const head = await fetch(url, { method: 'HEAD' })
  const etag = head.headers.get('etag') ?? ''
  const statusFor = async (tags: string) => (await fetch(url, { headers: { 'if-none-match': tags } })).status

  expect(head.status).toBe(200)
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1_000)
  expect(await head.text()).toBe('')
  expect(await statusFor(`"other", W/${etag}`)).toBe(304)
  expect(await statusFor('*')).toBe(304)
  expect(await statusFor('"other"')).toBe(200)
})

test("the host's contact can be saved by everyone who can read the book", async () => {
  const service = await startTestApp()
  const { as, book } = await givenPublishedBook(service, { hostPhone: '+39 089 555 0142' })
  const { as: author, book: draft } = await givenPublishedBook(service, { status: 'draft' })

  const card = await service.anonymous.get(`/share/${book.id}/contact.vcf`)
  expect(card.statusCode).toBe(200)
  expect(card.headers['content-type']).toBe('text/vcard; charset=utf-8')
  expect(card.headers['content-disposition']).toContain('attachment')
  expect(card.headers['x-robots-tag']).toBe('noindex')
  expect(card.body).toContain('TEL;TYPE=CELL:+39 089 555 0142\r\n')
  expect((await service.anonymous.get(`/share/${book.id}`)).body).toContain(`/share/${book.id}/contact.vcf`)

  expect((await author.get(`/share/${draft.id}/contact.vcf`)).statusCode).toBe(200)
  expect((await as.get(`/share/${draft.id}/contact.vcf`)).statusCode).toBe(404)
  expect((await service.anonymous.get(`/share/${draft.id}/contact.vcf`)).statusCode).toBe(404)
  expect((await service.anonymous.get('/share/unknown/contact.vcf')).statusCode).toBe(404)
})

test('the worker is found below the guest pages and nowhere above', async () => {
  const service = await startTestApp()
  const worker = await service.anonymous.get('/share/sw.js')

  expect(worker.statusCode).toBe(200)
  expect(worker.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(worker.headers['cache-control']).toBe('no-cache')
  expect(worker.headers['service-worker-allowed']).toBeUndefined()
  expect(worker.body).toContain('importScripts("/')
})

test('the worker’s page for missing connections is in the guest’s language and names no book', async () => {
  const { anonymous } = await startTestApp()

  const chosen = await anonymous.get('/share/offline.html?lang=de', { 'accept-language': 'fr' })
  const ofBrowser = await anonymous.get('/share/offline.html?lang=xx', { 'accept-language': 'fr' })

  expect([chosen.statusCode, chosen.headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect(chosen.body).toContain('Noch keine Verbindung')
  expect(ofBrowser.body).toContain('<html lang="fr"')
})

test('the page of a missing book says whom to ask, and advertises nothing', async () => {
  const { anonymous, context } = await startTestApp()

  const { statusCode, body } = await anonymous.get('/share/AAAAAAAAAAAAAAAAAAAAAA?lang=de')

  expect(statusCode).toBe(404)
  expect(body).toContain('Bitten Sie Ihre Gastgeber um den Link')
  // Besides the page itself in five languages one link: home, in the guest's language.
  expect([...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    ...languages.map((language) => `?lang=${language}`),
    `${context.config.origin}/de`,
  ])
})

test("texts carry the language of the host's account, and the date of the last change", async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { language: 'de' })
  const book = await givenBook(as, { welcomeMessage: 'Herzlich willkommen' })

  const { body } = await service.anonymous.get(`/share/${book.id}?lang=en`)

  expect(body).toContain('<p dir="auto" lang="de">Herzlich willkommen')
  expect(body).toContain('Last updated on 1 March 2026')
})

test('the owner prints her book, whatever the item and the language', async () => {
  const service = await startTestApp()
  const { as, book } = await givenPublishedBook(service, { wifiName: 'Casa', wifiPassword: 'limone84' })
  const print = (caller: Caller, file: string, query = '') =>
    caller.get(`/api/welcome-books/${book.id}/print-kit/${file}${query}`)

  for (const item of ['table-card', 'fridge-sheet', 'key-ring']) {
    const answer = await print(as, `${item}.pdf`, '?wifi=1&lang=it')
    expect(answer.statusCode, item).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body.slice(0, 5)).toBe('%PDF-')
  }
  expect((await print(as, 'key-ring.pdf', '?wifi=no&lang=xx')).statusCode).toBe(200)
  const { as: stranger } = await givenHost(service)
  expect((await print(stranger, 'key-ring.pdf')).statusCode).toBe(404)
  expect((await print(service.anonymous, 'key-ring.pdf')).statusCode).toBe(401)
  expect((await print(as, 'poster.pdf')).statusCode).toBe(404)
  expect((await print(as, 'key-ring.pdf', '?lang=it&lang=de')).statusCode).toBe(400)
  expect((await as.get('/api/welcome-books/unknown/print-kit/key-ring.pdf')).statusCode).toBe(404)
})

test('after a change of the plan the pages of its books are rendered again', async () => {
  const service = await startTestApp()
  const { as, account } = await givenHost(service)
  const { id } = await givenBook(as)
  const readRevision = createRevisionReader(service.context.db)
  const before = (await readRevision(id))?.revision ?? 0

  await as.post('/api/select-plan', { plan: 'pro' })
  await new Promise(setImmediate)

  expect(await readRevision(id)).toMatchObject({ revision: before + 1, hostId: account.id })
})
