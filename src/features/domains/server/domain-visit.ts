import { hasPro } from '#features/accounts/index.ts'
import { createShelfStampReader, findBookById, findHostLook, type ShelfStamp } from '#features/books/index.ts'
import { type AskedBook, type GuestService, guestChoice, guestLanguage } from '#features/guest-page/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { type ErrorTexts, renderFailure } from '#platform/http/error-handler.ts'
import { markForeignHost } from '#platform/http/foreign-host.ts'
import type { Page } from '#platform/http/page.ts'
import type { PageRequest, PageResponse } from '#platform/http/page-exchange.ts'
import { type AnswerPage, createPageSender } from '#platform/http/page-lane.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { listShelf, readShelf } from './book-shelf.ts'
import { readWish } from './domain-paths.ts'
import type { DomainHost } from './domain-queries.ts'
import { forward, sendContactCard, sendFailure, sendText, sendWorker } from './plain-answers.ts'
import { createSlugReader, listSlugs, slugKey } from './slug-queries.ts'

export type VisitSetting = {
  context: Context
  guests: GuestService
  /** Answers with a guest page, without what belongs to our own host alone. */
  answerBook: AnswerPage<AskedBook>
  errorTexts: ErrorTexts
}

/** One request under a host's domain. */
export type Visit = {
  request: PageRequest
  response: PageResponse
  domain: DomainHost
  /** What our own host has. */
  next: () => void
}

type OpenVisit = Visit & { query: string }

/** Answers requests under domains whose host is known. */
export function createVisitAnswer({ context, guests, answerBook, errorTexts }: VisitSetting): (visit: Visit) => void {
  const { db, clock, config, log } = context
  const readSlug = createSlugReader(db)
  const readStamp = createShelfStampReader(db)
  const sendPage = createPageSender({}, 'domain')

  const isPro = ({ domain }: OpenVisit) => hasPro(domain.subscription, clock.now())
  const shareLinkOf = (bookId: string, query: string) => `${config.origin}/share/${bookId}${query}`
  const lost = (visit: OpenVisit) =>
    sendPage(visit.request, visit.response, guests.getNotFoundPage(languageOf(visit)), 404)
  /** @param status of what is no expected failure */
  const fail = (visit: OpenVisit, error: unknown, status: 500 | 503) => {
    const { response } = visit
    if (!(error instanceof AppError)) log.error({ err: error }, 'domain not answered')
    if (response.headersSent) return
    if (!(error instanceof AppError)) return sendText(response, status, 'Please try again in a moment.')
    sendFailure(response, error, renderFailure(error, languageOf(visit), errorTexts))
  }
  const run = (visit: OpenVisit, work: Promise<void>) => {
    work.catch((error: unknown) => fail(visit, error, 503))
  }
  const sendMissing = async (visit: OpenVisit, bookId: string) =>
    sendPage(visit.request, visit.response, await guests.findMissingPage(bookId, languageOf(visit)), 404)

  const showBook = (visit: OpenVisit, bookId: string) => {
    const { request, response, query } = visit
    // Without Pro nothing is lost and nobody stands at a closed door: the share link goes on.
    if (!isPro(visit)) return forward(response, shareLinkOf(bookId, query))
    const choice = guestChoice(query, request.headers['accept-language'])
    answerBook(request, response, { bookId, choice }, (failure) => {
      if (failure === undefined) run(visit, sendMissing(visit, bookId))
      else fail(visit, failure, 500)
    })
  }

  const showSlug = (visit: OpenVisit, slug: string) => {
    const { domain } = visit
    if (domain.bookId !== null) return lost(visit)
    const answer = (known: Awaited<ReturnType<typeof readSlug>>) => {
      if (!known) return lost(visit)
      if (known.is_current !== 0) return showBook(visit, known.book_id)
      run(visit, forwardToBook(visit, known.book_id))
    }
    const found = readSlug(slugKey(domain.accountId, slug))
    if (found instanceof Promise) run(visit, found.then(answer))
    else answer(found)
  }

  const showShelf = (visit: OpenVisit) => {
    const { request, response, domain } = visit
    if (!domain.listsBooks) return lost(visit)
    const { accountId } = domain
    if (!isPro(visit)) return run(visit, showShelfElsewhere(visit))
    const send = (page: Page) => sendPage(request, response, page)
    const answer = (stamp: ShelfStamp | undefined) => {
      const read = () => readShelf(db, accountId)
      const found = guests.findBookList(accountId, JSON.stringify(stamp), languageOf(visit), read)
      if (found instanceof Promise) run(visit, found.then(send))
      else send(found)
    }
    const known = readStamp(accountId)
    if (known instanceof Promise) run(visit, known.then(answer))
    else answer(known)
  }

  /** Without Pro the list leads to the share links, and a single book needs none. */
  const showShelfElsewhere = async (visit: OpenVisit) => {
    const { request, response, domain, query } = visit
    const books = await listShelf(db, domain.accountId)
    const [only] = books
    if (only && books.length === 1) return forward(response, shareLinkOf(only.bookId, query))
    const look = await findHostLook(db, { id: domain.accountId }, false)
    const elsewhere = books.map((book) => ({ ...book, href: shareLinkOf(book.bookId, '') }))
    sendPage(request, response, guests.renderBookList({ books: elsewhere, look }, languageOf(visit)))
  }

  /** From a share link, or a slug that was current once, to where the book is read on this domain. */
  const forwardToBook = async (visit: OpenVisit, bookId: string) => {
    const path = await findPath(db, visit.domain, bookId)
    if (path === undefined) return lost(visit)
    forward(visit.response, path + visit.query)
  }

  const sendContact = async (visit: OpenVisit, bookId: string) => {
    const isHere = (await findPath(db, visit.domain, bookId)) !== undefined
    const card = isHere ? await guests.findContactCard(bookId, undefined) : undefined
    if (card === undefined) return isHere ? sendMissing(visit, bookId) : lost(visit)
    sendContactCard(visit.response, card)
  }

  const answerWish = (visit: OpenVisit, path: string) => {
    const { domain, response } = visit
    const wish = readWish(path)
    switch (wish.kind) {
      case 'root':
        return domain.bookId === null ? showShelf(visit) : showBook(visit, domain.bookId)
      case 'slug':
        return showSlug(visit, wish.slug)
      case 'file':
        return pass(visit)
      case 'events':
        return lost(visit)
      case 'worker':
        return sendWorker(response, guests.workerScript)
      case 'share':
        return run(visit, forwardToBook(visit, wish.bookId))
      case 'contact':
        return run(visit, sendContact(visit, wish.bookId))
      case 'report':
        return run(visit, passForBook(visit, wish.bookId))
      default:
        return lost(visit)
    }
  }

  /** What our own host has for a book that is read on this domain: what its page tells, and the form to report it. */
  const passForBook = async (visit: OpenVisit, bookId: string) => {
    if ((await findPath(db, visit.domain, bookId)) === undefined) return lost(visit)
    pass(visit)
  }

  return (visit) => {
    const { request, response, domain, next } = visit
    const url = request.url ?? '/'
    const queryStart = url.indexOf('?')
    const [path, query] = queryStart === -1 ? [url, ''] : [url.slice(0, queryStart), url.slice(queryStart)]
    const asked = { request, response, domain, next, query }
    if (request.method === 'GET' || request.method === 'HEAD') return answerWish(asked, path)
    const wish = readWish(path)
    const isTaken = request.method === 'POST' && (wish.kind === 'events' || wish.kind === 'report')
    if (isTaken) return run(asked, passForBook(asked, wish.bookId))
    sendText(response, 405, 'This address can only be read.', { allow: 'GET, HEAD' })
  }
}

function languageOf({ request, query }: OpenVisit): Language {
  return guestLanguage(query, request.headers['accept-language'])
}

/** Passes a request on to our own routes, marked as one under this domain. */
function pass({ request, next }: Visit): void {
  markForeignHost(request, { isFromItsPage: isFromItsPage(request) })
  next()
}

function isFromItsPage({ headers }: PageRequest): boolean {
  const origin = headers.origin === undefined ? null : URL.parse(headers.origin)
  const asked = headers['x-forwarded-host'] ?? headers.host
  return origin !== null && origin.host === asked
}

/** Where a book is read on a domain; undefined where it is not. */
async function findPath(db: Db, domain: DomainHost, bookId: string): Promise<string | undefined> {
  if (domain.bookId !== null) return domain.bookId === bookId ? '/' : undefined
  const book = await findBookById(db, bookId)
  if (book?.hostId !== domain.accountId) return undefined
  const slugs = await listSlugs(db, { accountId: domain.accountId })
  const slug = slugs.find((other) => other.bookId === bookId && other.isCurrent)
  return slug && `/${slug.slug}`
}
