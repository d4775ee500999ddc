import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from '#platform/context.ts'
import { type ContentCoding, isFresh, negotiateCoding, type Page } from '#platform/http/page.ts'
import { createRequestId, type Middleware, transportSecurity } from '#platform/http/server.ts'
import { defaultLanguage, isLanguage, type Language, negotiateLanguage } from '#platform/i18n/languages.ts'
import type { GuestService, PageChoice } from './guest-service.ts'

const prefix = '/share/'

type Headers = Record<string, string>

/** Where a published book is asked for, whatever the address is. */
export type BookRequest = {
  bookId: string
  /** With its question mark, or empty. */
  query: string
  /** Takes over where there is no such published book, and on any failure. */
  next: () => void
}

/** Told of every guest page that was sent, after the answer; must not throw and not wait. */
export type OnGuestPage = (request: IncomingMessage, bookId: string, language: Language) => void

/** Sends the page of a published book in the turn of the request, if it is kept. */
export type AnswerBook = (request: IncomingMessage, response: ServerResponse, asked: BookRequest) => void

/**
 * Answers with guest pages, past the framework: routing, hooks and cookies cost more than the page itself.
 * @param security further headers of every answer, which depend on the host that answers
 */
export function createBookAnswer(
  service: GuestService,
  { log }: Context,
  security: Headers,
  onPage?: OnGuestPage,
): AnswerBook {
  const isLogged = log.isLevelEnabled('debug')
  const send = createPageSender(security)

  return (request, response, { bookId, query, next }) => {
    const start = isLogged ? performance.now() : 0
    const choice = guestChoice(query, request.headers['accept-language'])
    const answer = (page: Page | undefined) => {
      if (!page) return next()
      send(request, response, page)
      if (request.method === 'GET') onPage?.(request, bookId, choice.language)
      // A line for every guest costs more than the answer itself; who looks for a fault asks for it.
      if (!isLogged) return
      const ms = Math.round(performance.now() - start)
      const { method, url } = request
      log.debug({ reqId: createRequestId(), req: { method, url }, res: response, ms }, 'answered')
    }
    let found: ReturnType<GuestService['findPublishedPage']>
    try {
      found = service.findPublishedPage(bookId, choice)
    } catch {
      // The framework's road fails in the same way, and answers and logs as all failures are.
      return next()
    }
    // A kept page goes out in the turn in which its request came in: waiting costs more than everything else here.
    if (found instanceof Promise) found.then(answer, next)
    else answer(found)
  }
}

/** `/share/{id}` on our own host. What is no published book goes on to the ordinary routes: drafts, unknown ids. */
export function createGuestLane(service: GuestService, context: Context, onPage?: OnGuestPage): Middleware {
  const answerBook = createBookAnswer(service, context, transportSecurity(context.config.origin), onPage)

  return (request, response, next) => {
    const url = request.url ?? ''
    const method = request.method
    if (!url.startsWith(prefix) || (method !== 'GET' && method !== 'HEAD')) return next()
    const queryStart = url.indexOf('?')
    const bookId = queryStart === -1 ? url.slice(prefix.length) : url.slice(prefix.length, queryStart)
    answerBook(request, response, { bookId, query: queryStart === -1 ? '' : url.slice(queryStart), next })
  }
}

/** Which page a guest asks for: in which language, and with `&original` in the host's own words. */
export function guestChoice(query: string, acceptLanguage: string | undefined): PageChoice {
  return {
    language: guestLanguage(query, acceptLanguage),
    isOriginal: query !== '' && /[?&]original(?:[=&]|$)/.test(query),
  }
}

/** The language of a guest page: `?lang=`, then the browser's, then English. Earlier choices act in the page. */
export function guestLanguage(query: string, acceptLanguage: string | undefined): Language {
  const asked = query === '' ? undefined : /[?&]lang=([a-z]{2})(?:&|$)/i.exec(query)?.[1]?.toLowerCase()
  return isLanguage(asked) ? asked : browserLanguage(acceptLanguage ?? '')
}

/** Browsers send few different headers; each is read once. */
const browserLanguages = new Map<string, Language>()
const mostHeaders = 1_000

function browserLanguage(acceptLanguage: string): Language {
  const known = browserLanguages.get(acceptLanguage)
  if (known) return known
  const language = negotiateLanguage(acceptLanguage) ?? defaultLanguage
  // Whoever makes up headers must not fill the memory.
  if (browserLanguages.size >= mostHeaders) browserLanguages.clear()
  if (acceptLanguage.length < 200) browserLanguages.set(acceptLanguage, language)
  return language
}

/** The headers of a guest page: no store may keep a copy that it does not check, no search engine any. */
export function guestHeaders(page: Page): Headers {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': page.contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    etag: page.etag,
    'referrer-policy': 'strict-origin',
    vary: 'accept-encoding, accept-language',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  }
}

type SendPage = (request: IncomingMessage, response: ServerResponse, page: Page, status?: number) => void

/**
 * Sends pages with the headers of guest pages, without the framework.
 * @param security further headers of every answer
 */
export function createPageSender(security: Headers): SendPage {
  /** Headers are the same for every answer of a page in one coding, so they are made once. */
  const knownHeaders = new WeakMap<Buffer, Headers>()

  const headersOf = (page: Page, coding: ContentCoding, body: Buffer): Headers => {
    const known = knownHeaders.get(body)
    if (known) return known
    // Not a list, which Node takes as well: what development puts before us, and others do, reads objects alone.
    const headers = {
      ...guestHeaders(page),
      ...security,
      ...(coding !== 'identity' && { 'content-encoding': coding }),
      'content-length': String(body.length),
    }
    knownHeaders.set(body, headers)
    return headers
  }

  return (request, response, page, status = 200) => {
    if (status === 200 && isFresh(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304, { ...guestHeaders(page), ...security }).end()
      return
    }
    const coding = negotiateCoding(request.headers['accept-encoding'] as string | undefined)
    const body = page.body(coding)
    response.writeHead(status, headersOf(page, coding, body)).end(request.method === 'HEAD' ? undefined : body)
  }
}
