import { expect, test } from 'vitest'
import { minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenDomain, startDomainApp } from '#test/given-domain.ts'
import { DomainList } from '../shared/domain-contract.ts'

const pro = { plan: 'pro' } as const
const name = 'guide.villa-conti.com'

const codeOf = (response: { json(): { code?: string } }) => response.json().code

test('a slug is made from the book’s name once and then stays; a host may choose another', async () => {
  const service = await startDomainApp()
  const { as } = await givenHost(service, pro)
  const villa = await givenBook(as, { propertyName: 'Villa Müller' })
  service.clock.advance(minute)
  const twin = await givenBook(as, { propertyName: 'Villa Müller' })
  const draft = await givenBook(as, { propertyName: 'Attic', status: 'draft' })
  await givenDomain(as, service.dns, name)
  const slugs = async () =>
    Object.fromEntries(
      DomainList.parse((await as.get('/api/domains')).json()).slugs.map(({ bookId, slug }) => [bookId, slug]),
    )
  expect(await slugs()).toEqual({ [villa.id]: 'villa-muller', [twin.id]: 'villa-muller-2' })

  await as.put(`/api/welcome-books/${villa.id}`, { ...villa, propertyName: 'Villa Rosa', status: 'published' })
  expect((await slugs())[villa.id]).toBe('villa-muller')
  expect((await as.put(`/api/domains/slugs/${villa.id}`, { slug: ' Rosa ' })).statusCode).toBe(200)
  expect((await as.get('/api/domains/addresses')).json()).toMatchObject({ [villa.id]: `http://${name}:3000/rosa` })

  // The former slug still redirects there, so other books cannot have it.
  const taken = await as.put(`/api/domains/slugs/${twin.id}`, { slug: 'villa-muller' })
  expect([taken.statusCode, codeOf(taken)]).toEqual([409, 'SLUG_TAKEN'])
  for (const slug of ['share', 'a--b', '', 'x'.repeat(61)]) {
    expect((await as.put(`/api/domains/slugs/${twin.id}`, { slug })).statusCode, slug).toBe(400)
  }
  expect((await slugs())[draft.id]).toBeUndefined()
})

test('a book gets its slug when it is published, and reading addresses writes nothing', async () => {
  const service = await startDomainApp()
  const { db } = service.context
  const { as } = await givenHost(service, pro)
  await givenDomain(as, service.dns, name)
  const slugRows = () => db.selectFrom('book_slugs').select(['book_id', 'slug']).orderBy('slug').execute()
  const attic = await givenBook(as, { propertyName: 'Attic', status: 'draft' })
  expect(await slugRows()).toEqual([])

  const villa = await givenBook(as, { propertyName: 'Villa Conti' })
  await as.put(`/api/welcome-books/${attic.id}`, { ...attic, status: 'published' })
  const given = [
    { book_id: attic.id, slug: 'attic' },
    { book_id: villa.id, slug: 'villa-conti' },
  ]
  expect(await slugRows()).toEqual(given)

  await db.deleteFrom('book_slugs').execute()
  for (const path of ['/api/domains', '/api/domains/addresses']) expect((await as.get(path)).statusCode).toBe(200)
  expect(await slugRows()).toEqual([])
})

test('published books without a slug get one with the next check of the domain', async () => {
  const service = await startDomainApp()
  const { db } = service.context
  const { as } = await givenHost(service, pro)
  const book = await givenBook(as, { propertyName: 'Villa Conti' })
  const domain = await givenDomain(as, service.dns, name)
  await db.deleteFrom('book_slugs').execute()
  service.clock.advance(minute)
  await as.post(`/api/domains/${domain.id}/check`)

  expect(await db.selectFrom('book_slugs').select(['book_id', 'slug']).execute()).toEqual([
    { book_id: book.id, slug: 'villa-conti' },
  ])
})

test('only the latest slugs of a book are kept', async () => {
  const service = await startDomainApp()
  const { as } = await givenHost(service, pro)
  const { id } = await givenBook(as)
  for (let number = 1; number <= 40; number += 1) {
    service.clock.advance(minute)
    await as.put(`/api/domains/slugs/${id}`, { slug: `villa-${number}` })
  }

  const rows = await service.context.db.selectFrom('book_slugs').select(['slug', 'is_current']).execute()
  expect(rows.map(({ slug }) => Number(slug.slice('villa-'.length))).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 11),
  )
  expect(rows.filter(({ is_current }) => is_current === 1).map(({ slug }) => slug)).toEqual(['villa-40'])
})
