import { hasPro } from '#features/accounts/index.ts'
import { type BookListStamp, createBookListStampReader, findBookHead, findHostTheme } from '#features/books/index.ts'
import {
  type AskedBook,
  askedPage,
  type GuestService,
  guestLanguage,
  type WantedBookList,
} from '#features/guest-page/index.ts'
import type { AskedStay, StayPages } from '#features/stays/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { type ErrorTexts, renderFailure } from '#platform/http/error-handler.ts'
import { markForeignHost } from '#platform/http/foreign-host.ts'
import type { Page } from '#platform/http/page.ts'
import type { PageEffort, PageRequest, PageResponse } from '#platform/http/page-exchange.ts'
import { type AnswerPage, createPageSender } from '#platform/http/page-handler.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { listDomainBooks, readBookList } from './book-list.ts'
import { matchRoute } from './domain-paths.ts'
import type { DomainHost } from './domain-queries.ts'
import { forward, sendContactCard, sendFailure, sendText, sendWorker } from './plain-answers.ts'
import { readAskedHost } from './request-host.ts'
import { createSlugReader, listCurrentSlugs, slugKey } from './slug-queries.ts'

export type VisitSetting = {
  context: Context
  guests: GuestService
  /** Sends a guest page, without the parts that only our own host has. */
  answerBook: AnswerPage<AskedBook>
  stays: Pick<StayPages, 'readStay'>
  /** The same for a page of a stay. */
  answerStay: AnswerPage<AskedStay>
  errorTexts: ErrorTexts
}

/** One request under a host's domain. */
export type Visit = {
  request: PageRequest
  response: PageResponse
  domain: DomainHost
  /** Passes the request on to the routes of our own host. */
  next: () => void
  /** With `ready` everything that takes work is passed on, to come again once the request is admitted. */
  effort: PageEffort
}

type OpenVisit = Visit & { query: string }

/** Creates the handler of requests under known domains. */
export function createVisitAnswer(setting: VisitSetting): (visit: Visit) => void {
  const { context, guests, answerBook, stays, answerStay, errorTexts } = setting
  const { db, clock, config, log } = context
  const readSlug = createSlugReader(db)
  const readStamp = createBookListStampReader(db)
  const sendPage = createPageSender({}, 'domain')

  const isPro = ({ domain }: OpenVisit) => hasPro(domain.subscription, clock.now())
  const shareLinkOf = (bookId: string, query: string) => `${config.origin}/share/${bookId}${query}`
  const sendNotFound = (visit: OpenVisit) =>
    sendPage(visit.request, visit.response, guests.getNotFoundPage(languageOf(visit)), 404)
  /** @param status for errors that are not an `AppError` */
  const fail = (visit: OpenVisit, error: unknown, status: 500 | 503) => {
    const { response } = visit
    if (!(error instanceof AppError)) log.error({ err: error }, 'domain not answered')
    if (response.headersSent) return
    if (!(error instanceof AppError)) return sendText(response, status, 'Please try again in a moment.')
    sendFailure(response, error, renderFailure(error, languageOf(visit), errorTexts))
  }
  const answerLater = (visit: OpenVisit, answering: Promise<void>) => {
    answering.catch((error: unknown) => fail(visit, error, 503))
  }
  const work = (visit: OpenVisit, answer: () => Promise<void>) => {
    if (visit.effort === 'ready') pass(visit)
    else answerLater(visit, answer())
  }
  const sendMissing = async (visit: OpenVisit, bookId: string) =>
    sendPage(visit.request, visit.response, await guests.findMissingPage(bookId, languageOf(visit)), 404)

  /** Passes a request on to our own routes, marked as one under a foreign host. */
  const pass = ({ request, next }: Visit) => {
    const origin = request.headers.origin === undefined ? null : URL.parse(request.headers.origin)
    const asked = readAskedHost(config, request)?.toLowerCase()
    markForeignHost(request, { isFromItsPage: origin !== null && origin.host === asked })
    next()
  }

  const showBook = (visit: OpenVisit, bookId: string) => {
    const { request, response, query, effort } = visit
    // Without Pro, guests are redirected to the share link.
    if (!isPro(visit)) return forward(response, shareLinkOf(bookId, query))
    const asked = { bookId, ...askedPage(query, request.headers) }
    const passOn = (failure: unknown) => {
      if (failure === undefined) work(visit, () => sendMissing(visit, bookId))
      else fail(visit, failure, 500)
    }
    answerBook(request, response, asked, passOn, effort)
  }

  /** Calls `act` for a stay of a book that this domain may show; other links are not found here. */
  const withStay = (visit: OpenVisit, token: string, act: () => void) => {
    const { accountId, bookId } = visit.domain
    const answer = (stay: Awaited<ReturnType<typeof stays.readStay>>) => {
      const isHere = stay?.hostId === accountId && (bookId === null || stay.bookId === bookId)
      if (isHere) act()
      else sendNotFound(visit)
    }
    const found = stays.readStay(token)
    if (found instanceof Promise) answerLater(visit, found.then(answer))
    else answer(found)
  }

  const showStay = (visit: OpenVisit, token: string) => {
    const { request, response, query, effort } = visit
    // As books: without Pro, guests read it at our own address.
    if (!isPro(visit)) return forward(response, `${config.origin}/s/${token}${query}`)
    const asked = { token, query, acceptLanguage: request.headers['accept-language'] }
    const passOn = (failure: unknown) => {
      if (failure === undefined) pass(visit)
      else fail(visit, failure, 500)
    }
    answerStay(request, response, asked, passOn, effort)
  }

  const showSlug = (visit: OpenVisit, slug: string) => {
    const { domain } = visit
    if (domain.bookId !== null) return sendNotFound(visit)
    const answer = (known: Awaited<ReturnType<typeof readSlug>>) => {
      if (!known) return sendNotFound(visit)
      if (known.is_current !== 0) return showBook(visit, known.book_id)
      work(visit, () => forwardToBook(visit, known.book_id))
    }
    const found = readSlug(slugKey(domain.accountId, slug))
    if (found instanceof Promise) answerLater(visit, found.then(answer))
    else answer(found)
  }

  const showBookList = (visit: OpenVisit) => {
    const { request, response, domain } = visit
    if (!domain.listsBooks) return sendNotFound(visit)
    const { accountId } = domain
    const leadsHere = isPro(visit)
    const key = leadsHere ? accountId : `${accountId} share links`
    const send = (page: Page) => sendPage(request, response, page)
    const answer = (stamp: BookListStamp | undefined) => {
      const wanted = { key, revision: JSON.stringify(stamp), language: languageOf(visit) }
      const kept = guests.findKeptBookList(wanted)
      if (kept) return send(kept)
      work(visit, async () => {
        if (!leadsHere) return showShareLinks(visit, wanted)
        send(await guests.makeBookList(wanted, () => readBookList(context, accountId)))
      })
    }
    const known = readStamp(accountId)
    if (known instanceof Promise) answerLater(visit, known.then(answer))
    else answer(known)
  }

  /** Without Pro the list contains share links, and a single book is redirected to directly. */
  const showShareLinks = async (visit: OpenVisit, wanted: WantedBookList) => {
    const { request, response, domain, query } = visit
    const books = await listDomainBooks(db, domain.accountId)
    const [only] = books
    if (only && books.length === 1) return forward(response, shareLinkOf(only.bookId, query))
    const read = async () => ({
      books: books.map((book) => ({ ...book, href: shareLinkOf(book.bookId, '') })),
      bookTheme: await findHostTheme(db, { id: domain.accountId }, false),
    })
    sendPage(request, response, await guests.makeBookList(wanted, read))
  }

  /** Redirects a share link or a former slug to the book's path on this domain. */
  const forwardToBook = async (visit: OpenVisit, bookId: string) => {
    const path = await findPath(db, visit.domain, bookId)
    if (path === undefined) return sendNotFound(visit)
    forward(visit.response, path + visit.query)
  }

  const sendContact = async (visit: OpenVisit, bookId: string) => {
    const isHere = (await findPath(db, visit.domain, bookId)) !== undefined
    const card = isHere ? await guests.findContactCard(bookId, undefined) : undefined
    if (card === undefined) return isHere ? sendMissing(visit, bookId) : sendNotFound(visit)
    sendContactCard(visit.response, card)
  }

  const answerRoute = (visit: OpenVisit, path: string) => {
    const { domain, response } = visit
    const route = matchRoute(path)
    switch (route.kind) {
      case 'root':
        return domain.bookId === null ? showBookList(visit) : showBook(visit, domain.bookId)
      case 'slug':
        return showSlug(visit, route.slug)
      case 'file':
        return pass(visit)
      case 'events':
        return sendNotFound(visit)
      case 'worker':
        return sendWorker(response, guests.workerScript)
      case 'stay':
        return withStay(visit, route.token, () => showStay(visit, route.token))
      case 'stayPart':
        return withStay(visit, route.token, () => pass(visit))
      case 'share':
        return work(visit, () => forwardToBook(visit, route.bookId))
      case 'contact':
        return work(visit, () => sendContact(visit, route.bookId))
      case 'report':
        return work(visit, () => passForBook(visit, route.bookId))
      default:
        return sendNotFound(visit)
    }
  }

  /** Passes on what our own routes serve for a book of this domain: events of its page, and the report form. */
  const passForBook = async (visit: OpenVisit, bookId: string) => {
    if ((await findPath(db, visit.domain, bookId)) === undefined) return sendNotFound(visit)
    pass(visit)
  }

  return (visit) => {
    const { request, response, domain, next, effort } = visit
    const url = request.url ?? '/'
    const queryStart = url.indexOf('?')
    const [path, query] = queryStart === -1 ? [url, ''] : [url.slice(0, queryStart), url.slice(queryStart)]
    const asked = { request, response, domain, next, effort, query }
    if (request.method === 'GET' || request.method === 'HEAD') return answerRoute(asked, path)
    const route = matchRoute(path)
    const isTaken = request.method === 'POST' && (route.kind === 'events' || route.kind === 'report')
    if (isTaken) return work(asked, () => passForBook(asked, route.bookId))
    if (request.method === 'POST' && route.kind === 'stayPart') return withStay(asked, route.token, () => pass(asked))
    sendText(response, 405, 'This address can only be read.', { allow: 'GET, HEAD' })
  }
}

function languageOf({ request, query }: OpenVisit): Language {
  return guestLanguage(query, request.headers['accept-language'])
}

/** The path of a book on a domain; undefined if the domain does not show it. */
async function findPath(db: Db, domain: DomainHost, bookId: string): Promise<string | undefined> {
  if (domain.bookId !== null) return domain.bookId === bookId ? '/' : undefined
  const book = await findBookHead(db, bookId)
  if (book?.hostId !== domain.accountId) return undefined
  const [current] = await listCurrentSlugs(db, { accountId: domain.accountId, bookId })
  return current && `/${current.slug}`
}
