import { expect, test, vi } from 'vitest'
import { changeSubscription, renewGuestPages } from '#features/accounts/index.ts'
import { day, hour } from '#platform/clock.ts'
import { scheduleOf } from '#platform/jobs.ts'
import { replaceToldPages } from '#platform/page-changes.ts'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { givenDomain, startDomainApp } from '#test/given-domain.ts'
import { givenSecrets } from '#test/given-secrets.ts'
import { serve } from '#test/local-server.ts'
import { testOrigin, testStart } from '#test/test-app.ts'
import { type PurgedBook, purgePages } from './purge-pages.ts'

async function start() {
  const calls: { authorization: string | undefined; books: PurgedBook[] }[] = []
  const answers = { status: 204, location: '' }
  const origin = await serve(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { books } = JSON.parse(Buffer.concat(chunks).toString()) as { books: PurgedBook[] }
    calls.push({ authorization: request.headers.authorization, books })
    response.writeHead(answers.status, answers.location ? { location: answers.location } : {}).end()
  })
  const lines: string[] = []
  const env = {
    GUEST_PAGE_SHARED_SECONDS: '60',
    CDN_PURGE_URL: `${origin}/purge`,
    CDN_PURGE_TOKEN: 'secret-token',
    LOG_LEVEL: 'warn',
  }
  const service = await startDomainApp(env, {}, { log: { write: (line) => void lines.push(line) } })
  const { context } = service
  const { as, account } = await givenHost(service, { plan: 'pro' })
  const book = await givenBook(as)
  const purge = async () => {
    await purgePages.run(context)
    return calls.splice(0).flatMap(({ books }) => books.map(({ id, revision }) => [id, revision] as const))
  }
  await purge()
  const listWaiting = async (kind: string) =>
    await context.db.selectFrom('page_changes').selectAll().where('subject', 'like', `${kind} %`).execute()
  const countWaiting = async () => (await listWaiting('book')).length
  /** The pages of the book that one run of the job sends, without the share link. */
  const purgeDomains = async () => {
    await purgePages.run(context)
    const told = calls.splice(0).flatMap(({ books }) => books.filter(({ id }) => id === book.id))
    return [...new Set(told.flatMap(({ pages }) => pages))].filter((page) => !page.startsWith(testOrigin)).toSorted()
  }
  const countTold = async () => (await context.db.selectFrom('told_pages').selectAll().execute()).length
  return {
    service,
    context,
    as,
    account,
    book,
    calls,
    answers,
    lines,
    purge,
    purgeDomains,
    countTold,
    countWaiting,
    listWaiting,
  }
}

test('a saved book is sent once, with its revision and all of its usual addresses', async () => {
  const { context, as, book, calls } = await start()
  await as.put(`/api/welcome-books/${book.id}`, bookPayload)
  await as.put(`/api/welcome-books/${book.id}`, { ...bookPayload, welcomeMessage: 'Hello' })

  await purgePages.run(context)
  await purgePages.run(context)

  const page = `${testOrigin}/share/${book.id}`
  const inLanguages = ['en', 'it', 'fr', 'es', 'de'].flatMap((code) => [`?lang=${code}`, `?lang=${code}&original`])
  const addresses = ['', '?qr', ...inLanguages].map((query) => page + query)
  expect(calls).toEqual([
    {
      authorization: 'Bearer secret-token',
      books: [{ id: book.id, revision: expect.any(Number), pages: [page], addresses: expect.any(Array) }],
    },
  ])
  expect(calls[0]?.books[0]?.addresses.toSorted()).toEqual(addresses.toSorted())
})

test('every change of a book’s page is sent: secrets, theme, plan, draft, deletion', async () => {
  const { context, as, account, book, purge } = await start()
  const known = [book.id, expect.any(Number)]

  await givenSecrets(context, { hostId: account.id, bookId: book.id }, ['doorCode'])
  expect(await purge()).toEqual([known])
  await renewGuestPages(context.db, { accountId: account.id })
  expect(await purge()).toEqual([known])
  await as.put(`/api/welcome-books/${book.id}`, { ...bookPayload, status: 'draft' })
  expect(await purge()).toEqual([known])
  await as.delete(`/api/welcome-books/${book.id}`)
  expect(await purge()).toEqual([[book.id, null]])
})

test('the page of a book is sent for every domain, and once more after the address is gone', async () => {
  const { service, as, book, purgeDomains, countTold } = await start()
  const one = await givenDomain(as, service.dns, 'one.villa-conti.com', { bookId: book.id })
  await givenDomain(as, service.dns, 'all.villa-conti.com')
  await as.put(`/api/domains/slugs/${book.id}`, { slug: 'first' })
  const own = 'http://one.villa-conti.com:3000/'
  const [first, second] = ['first', 'second'].map((slug) => `http://all.villa-conti.com:3000/${slug}`)
  expect(await purgeDomains()).toEqual([first, own])

  await as.put(`/api/domains/slugs/${book.id}`, { slug: 'second' })
  expect(await purgeDomains()).toEqual([first, second, own])
  await as.delete(`/api/domains/${one.id}`)
  expect(await purgeDomains()).toEqual([second, own])
  await as.put(`/api/welcome-books/${book.id}`, bookPayload)
  expect(await purgeDomains()).toEqual([second])
  expect(await countTold()).toBe(1)
  await as.delete(`/api/welcome-books/${book.id}`)
  expect(await purgeDomains()).toEqual([second])
  expect(await countTold()).toBe(0)
})

test('pages on domains are sent when the plan that allows them has ended', async () => {
  const { service, context, as, account, book, purgeDomains } = await start()
  await givenDomain(as, service.dns, 'one.villa-conti.com', { bookId: book.id })
  await purgeDomains()
  await changeSubscription(context, account.id, () => ({ plan: 'basic' }))
  expect(await purgeDomains()).toEqual(['http://one.villa-conti.com:3000/'])
})

test.each([
  { way: 'a trial', subscription: { planStatus: 'trial', trialEndsAt: testStart + day } as const },
  {
    way: 'access without renewal',
    subscription: { planStatus: 'active', accessUntil: testStart + day, renewal: 'cancelled' } as const,
  },
])('the end of $way of Pro by time alone is sent once, also after failed calls', async ({ subscription }) => {
  const { service, context, account, book, answers, purge, listWaiting } = await start()
  await changeSubscription(context, account.id, () => subscription)
  expect(await purge()).toHaveLength(1)
  service.clock.advance(day - 1)
  expect(await purge()).toEqual([])

  service.clock.advance(1)
  answers.status = 500
  expect(await purge()).toHaveLength(1)
  answers.status = 204
  service.clock.advance(hour)
  expect(await purge()).toEqual([[book.id, expect.any(Number)]])
  expect(await listWaiting('host')).toEqual([])
})

test('the end of Pro is sent although the call for an earlier change was given up', async () => {
  const { service, context, account, answers, purge } = await start()
  await changeSubscription(context, account.id, () => ({ planStatus: 'trial', trialEndsAt: testStart + day }))
  answers.status = 500
  await context.db.updateTable('page_changes').set({ attempts: 11 }).execute()
  expect(await purge()).toHaveLength(1)
  answers.status = 204
  service.clock.advance(hour)
  expect(await purge()).toEqual([])
  service.clock.advance(day)
  expect(await purge()).toHaveLength(1)
})

test('a domain that shows another book now is sent with the former book, after failed calls too', async () => {
  const { service, as, book, answers, purgeDomains } = await start()
  const other = await givenBook(as)
  const one = await givenDomain(as, service.dns, 'one.villa-conti.com', { bookId: book.id })
  await purgeDomains()
  answers.status = 500
  await as.patch(`/api/domains/${one.id}`, { bookId: other.id })
  expect(await purgeDomains()).toEqual(['http://one.villa-conti.com:3000/'])
  answers.status = 204
  service.clock.advance(hour)
  expect(await purgeDomains()).toEqual(['http://one.villa-conti.com:3000/'])
  await as.put(`/api/welcome-books/${book.id}`, bookPayload)
  expect(await purgeDomains()).toEqual([])
})

test('nothing is kept of a deleted book after the calls were given up', async () => {
  const { service, context, as, book, answers, purgeDomains, countTold } = await start()
  await givenDomain(as, service.dns, 'one.villa-conti.com', { bookId: book.id })
  await purgeDomains()
  answers.status = 500
  await as.delete(`/api/welcome-books/${book.id}`)
  await context.db.updateTable('page_changes').set({ attempts: 11 }).execute()
  expect(await purgeDomains()).toEqual(['http://one.villa-conti.com:3000/'])
  expect(await countTold()).toBe(0)
})

test('a change of a host reads its domains and slugs once, however many books there are', async () => {
  const { service, context, as, account, calls } = await start()
  await givenDomain(as, service.dns, 'all.villa-conti.com')
  for (let made = 1; made < 60; made += 1) await givenBook(as)
  await purgePages.run(context)
  calls.splice(0)
  await renewGuestPages(context.db, { accountId: account.id })
  const select = vi.spyOn(context.db, 'selectFrom')
  await purgePages.run(context)
  const tables = select.mock.calls.map(([table]) => table)
  select.mockRestore()
  expect(calls.map(({ books }) => books.length)).toEqual([25, 25, 10])
  expect(['domains', 'book_slugs'].map((name) => tables.filter((table) => table === name).length)).toEqual([1, 1])
})

test('several runs at once can store what they have sent', async () => {
  const { context, book, countTold } = await start()
  const store = () => replaceToldPages(context.db, new Map([[book.id, ['https://one.villa-conti.com/']]]))
  await Promise.all(Array.from({ length: 10 }, store))
  expect(await countTold()).toBe(1)
})

test('the many books of one host do not delay the page of another', async () => {
  const { service, context, as, account, calls } = await start()
  for (let made = 1; made < 60; made += 1) await givenBook(as)
  const { as: neighbour } = await givenHost(service, { plan: 'pro' })
  const { id } = await givenBook(neighbour)
  await purgePages.run(context)
  calls.splice(0)
  await renewGuestPages(context.db, { accountId: account.id })
  await neighbour.put(`/api/welcome-books/${id}`, bookPayload)

  await purgePages.run(context)

  expect(calls.map(({ books }) => books.length).toSorted()).toEqual([1, 10, 25, 25])
  expect(calls.findIndex(({ books }) => books.some((book) => book.id === id))).toBeLessThan(2)
})

test('failed calls are repeated with growing pauses, and given up in the end', async () => {
  const { service, context, as, book, answers, lines, purge, countWaiting } = await start()
  answers.status = 500
  await as.put(`/api/welcome-books/${book.id}`, bookPayload)

  expect(await purge()).toHaveLength(1)
  expect(await purge()).toEqual([])
  for (let attempt = 2; attempt <= 12; attempt += 1) {
    expect(await countWaiting()).toBe(1)
    service.clock.advance(hour)
    expect(await purge()).toHaveLength(1)
  }
  expect(await countWaiting()).toBe(0)
  expect(lines.filter((line) => line.includes('given up'))).toHaveLength(1)
  expect(lines.join()).not.toContain('secret-token')

  answers.status = 204
  await as.put(`/api/welcome-books/${book.id}`, bookPayload)
  await context.db.updateTable('page_changes').set({ attempts: 3 }).execute()
  expect(await purge()).toHaveLength(1)
  expect(await countWaiting()).toBe(0)
})

test('a redirect is a failed call: the token goes to no other address', async () => {
  const { context, as, book, answers, calls, countWaiting } = await start()
  for (const status of [302, 307, 308]) {
    Object.assign(answers, { status, location: '/elsewhere' })
    await as.put(`/api/welcome-books/${book.id}`, bookPayload)
    await purgePages.run(context)
    expect([calls.splice(0).length, await countWaiting()]).toEqual([1, 1])
  }
})

test('without CDN_PURGE_URL, the job deletes once a day what was kept', async () => {
  const { service, context, as, book, calls, countWaiting, countTold, listWaiting, purgeDomains } = await start()
  const config = { ...context.config, sharing: undefined }
  expect(scheduleOf(purgePages, context.config)).toBe('*/5 * * * * *')
  expect(scheduleOf(purgePages, config)).toBe('47 3 * * *')

  await givenDomain(as, service.dns, 'one.villa-conti.com', { bookId: book.id })
  await purgeDomains()
  await as.put(`/api/welcome-books/${book.id}`, bookPayload)
  expect([await countWaiting(), await countTold()]).toEqual([1, 1])
  await purgePages.run({ ...context, config })
  expect([await countWaiting(), await countTold(), calls.length]).toEqual([0, 0, 0])
  expect(await listWaiting('host')).toEqual([])
})
