import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from '#platform/context.ts'
import { type ContentCoding, isFresh, negotiateCoding, type Page } from '#platform/http/page.ts'
import { createRequestId, type Middleware, transportSecurity } from '#platform/http/server.ts'
import { defaultLanguage, isLanguage, type Language, negotiateLanguage } from '#platform/i18n/languages.ts'
import type { GuestService, PageChoice } from './guest-service.ts'

const prefix = '/share/'

type Headers = Record<string, string>

/**
 * Answers the published guest page before the framework is asked: routing, hooks and cookies cost more than
 * the page itself. Everything else on these paths (drafts, unknown books) goes on to the ordinary routes.
 */
export function createGuestLane(service: GuestService, { config, log }: Context): Middleware {
  const security = transportSecurity(config.origin)
  const isLogged = log.isLevelEnabled('debug')

  return (request, response, next) => {
    const start = isLogged ? performance.now() : 0
    const url = request.url ?? ''
    const method = request.method
    if (!url.startsWith(prefix) || (method !== 'GET' && method !== 'HEAD')) return next()

    const queryStart = url.indexOf('?')
    const id = queryStart === -1 ? url.slice(prefix.length) : url.slice(prefix.length, queryStart)
    const choice = guestChoice(queryStart === -1 ? '' : url.slice(queryStart), request.headers['accept-language'])
    const answer = (page: Page | undefined) => {
      if (!page) return next()
      sendGuestPage(request, response, page, security)
      // A line for every guest costs more than the answer itself; who looks for a fault asks for it.
      if (!isLogged) return
      const ms = Math.round(performance.now() - start)
      log.debug({ reqId: createRequestId(), req: { method, url }, res: response, ms }, 'answered')
    }
    let found: ReturnType<GuestService['findPublishedPage']>
    try {
      found = service.findPublishedPage(id, choice)
    } catch {
      // The framework's road fails in the same way, and answers and logs as all failures are.
      return next()
    }
    // A kept page goes out in the turn in which its request came in: waiting costs more than everything else here.
    if (found instanceof Promise) found.then(answer, next)
    else answer(found)
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

/** Header lists are the same for every answer of a page in one coding, so they are made once. */
const headerLists = new WeakMap<Buffer, string[]>()

function sendGuestPage(request: IncomingMessage, response: ServerResponse, page: Page, security: Headers): void {
  if (isFresh(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, { ...guestHeaders(page), ...security }).end()
    return
  }
  const coding = negotiateCoding(request.headers['accept-encoding'] as string | undefined)
  const body = page.body(coding)
  response.writeHead(200, headerListOf(page, coding, body, security)).end(request.method === 'HEAD' ? undefined : body)
}

function headerListOf(page: Page, coding: ContentCoding, body: Buffer, security: Headers): string[] {
  let list = headerLists.get(body)
  if (!list) {
    const headers = { ...guestHeaders(page), ...security, ...(coding !== 'identity' && { 'content-encoding': coding }) }
    list = Object.entries({ ...headers, 'content-length': String(body.length) }).flat()
    headerLists.set(body, list)
  }
  return list
}
