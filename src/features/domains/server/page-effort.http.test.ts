import { expect, test } from 'vitest'
import { errorTexts } from '#error-texts.ts'
import { changeSubscription } from '#features/accounts/index.ts'
import { createBookAnswer, createGuestPageHandler, createGuestService } from '#features/guest-page/index.ts'
import { createStayAnswer, createStayPageHandler, createStayPages } from '#features/stays/index.ts'
import { developmentAssets } from '#platform/http/assets.ts'
import { type PageEffort, type PageRequest, type PageResponse, withEffort } from '#platform/http/page-exchange.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenDomain, startDomainApp } from '#test/given-domain.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { createDomainPageHandler } from './domain-page-handler.ts'

const pro = { plan: 'pro', planStatus: 'active', trialEndsAt: null } as const
const ours = '127.0.0.1:3000'
const oneBook = 'guide.villa-conti.com'
const allBooks = 'guides.villa-conti.com'

async function givenPages() {
  const service = await startDomainApp()
  const { context, dns } = service
  const { as, account } = await givenHost(service, pro)
  const book = await givenBook(as, { propertyName: 'Villa Conti' })
  await givenStaySettings(as, book.id)
  const { link } = await givenStay(as, book.id)
  await givenDomain(as, dns, oneBook, { bookId: book.id })
  await givenDomain(as, dns, allBooks)
  const guests = createGuestService(context, developmentAssets)
  const stays = createStayPages(context, developmentAssets, guests)
  const nothing = () => undefined
  const answers = {
    answerBook: createBookAnswer(guests, context, {}),
    answerStay: createStayAnswer(stays, context, {}, nothing),
  }
  const handlers = [
    createDomainPageHandler({ context, guests, ...answers, stays, errorTexts }),
    createGuestPageHandler(guests, context),
    createStayPageHandler(stays, context, nothing),
  ]
  /** @returns the status, or that the request is passed on */
  const ask = (effort: PageEffort, host: string, url: string, method = 'GET') =>
    new Promise<number | 'passed on'>((resolve) => {
      let status = 0
      const response: PageResponse = {
        statusCode: 200,
        headersSent: false,
        writeHead(written) {
          status = written
          return response
        },
        end: () => resolve(status),
      }
      const request: PageRequest = { method, url, headers: { host }, socket: { remoteAddress: '192.0.2.1' } }
      withEffort(handlers, effort)(request, response, () => resolve('passed on'))
    })
  return { ...service, as, account, book, stayPath: new URL(link ?? '').pathname, ask }
}

test('a page that is not cached waits for the admission of its request; then it is sent at once', async () => {
  const { book, stayPath, ask } = await givenPages()
  const pages: [host: string, url: string][] = [
    [ours, `/share/${book.id}?lang=it`],
    [ours, `/share/${book.id}?lang=it&original`],
    [ours, `${stayPath}?lang=it`],
    [oneBook, '/?lang=fr'],
    [oneBook, `${stayPath}?lang=fr`],
    [allBooks, '/?lang=de'],
    [allBooks, '/villa-conti?lang=de'],
  ]
  for (const page of pages) {
    const seen = [await ask('ready', ...page), await ask('work', ...page), await ask('ready', ...page)]
    expect({ page, seen }).toEqual({ page, seen: ['passed on', 200, 200] })
  }
})

test('under a host’s domain, what reads the database waits for the admission too', async () => {
  const { as, book, ask } = await givenPages()
  await as.put(`/api/domains/slugs/${book.id}`, { slug: 'casa' })
  const requests = [
    [allBooks, '/villa-conti', 'GET', 302],
    [allBooks, `/share/${book.id}`, 'GET', 302],
    [oneBook, `/share/${book.id}/contact.vcf`, 'GET', 200],
    [allBooks, `/share/${'x'.repeat(22)}`, 'GET', 404],
    [allBooks, `/share/${'x'.repeat(22)}/events`, 'POST', 404],
  ] as const
  for (const [host, url, method, status] of requests) {
    const seen = [await ask('ready', host, url, method), await ask('work', host, url, method)]
    expect({ url, seen }).toEqual({ url, seen: ['passed on', status] })
  }
})

test('without Pro, the list of a domain is cached like any other page', async () => {
  const { context, as, account, ask } = await givenPages()
  await givenBook(as, { propertyName: 'Casa Rosa' })
  expect(await ask('work', allBooks, '/?lang=it')).toBe(200)
  await changeSubscription(context, account.id, () => ({ plan: 'basic' }))
  const seen = [await ask('ready', allBooks, '/?lang=it'), await ask('work', allBooks, '/?lang=it')]
  expect(seen).toEqual(['passed on', 200])
  expect(await ask('ready', allBooks, '/?lang=it')).toBe(200)
})

test('the page of a stay has few variants: a preview is never cached, and nothing can be asked for afterwards', async () => {
  const { stayPath, ask } = await givenPages()
  expect(await ask('work', ours, `${stayPath}?lang=it&preview`)).toBe(200)
  expect(await ask('ready', ours, `${stayPath}?lang=it&preview`)).toBe('passed on')

  expect(await ask('work', ours, `${stayPath}?lang=it&after`)).toBe(200)
  expect(await ask('ready', ours, `${stayPath}?lang=it&after&asked`)).toBe(200)
})
