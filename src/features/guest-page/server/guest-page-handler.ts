import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '#platform/context.ts'
import type { Headers } from '#platform/http/page.ts'
import type { PageHandler, PageRequest } from '#platform/http/page-exchange.ts'
import { type AnswerPage, createPageAnswer, createPageHandler } from '#platform/http/page-handler.ts'
import { transportSecurity } from '#platform/http/security-headers.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { guestChoice, namedLanguage } from './guest-language.ts'
import type { GuestService } from './guest-service.ts'
import { createSharedHeaders } from './shared-pages.ts'
import type { PageChoice } from './stored-page.ts'

const prefix = '/share/'

/** Called after each guest page is sent. Must not throw or block. */
export type OnGuestPage = (request: PageRequest, bookId: string, language: Language) => void

/** A page of a published book under any of its addresses. */
export type AskedBook = {
  bookId: string
  choice: PageChoice
  /** Whether the address names the language, so that Accept-Language is ignored. */
  namesLanguage: boolean
  /**
   * Whether X-Forwarded-Host names another host than Host. Visitors can send that header, and shared caches that
   * forward it store the response for everybody under the address of Host.
   */
  isHostForwarded: boolean
}

/** The page of a book that a request asks for. */
export function askedPage(query: string, headers: IncomingHttpHeaders): Omit<AskedBook, 'bookId'> {
  const { host, 'accept-language': acceptLanguage, 'x-forwarded-host': forwarded } = headers
  return {
    choice: guestChoice(query, acceptLanguage),
    namesLanguage: namedLanguage(query) !== undefined,
    isHostForwarded: forwarded !== undefined && forwarded !== host,
  }
}

/**
 * Answers with guest pages. @param hostHeaders additional headers of every response, which depend on the host that
 * answers
 */
export function createBookAnswer(
  service: GuestService,
  context: Context,
  hostHeaders: Headers,
  onPage?: OnGuestPage,
): AnswerPage<AskedBook> {
  return createPageAnswer<AskedBook>(context, hostHeaders, {
    kind: 'guest',
    find: ({ bookId, choice }, effort) => service.findPublishedPage(bookId, choice, effort),
    headersFor: createSharedHeaders(context.config),
    onSent: (request, { bookId, choice }) => onPage?.(request, bookId, choice.language),
  })
}

/** `/share/{id}` on our own host. Everything else is passed to the Fastify routes: drafts, unknown ids. */
export function createGuestPageHandler(service: GuestService, context: Context, onPage?: OnGuestPage): PageHandler {
  return createPageHandler(
    ({ path, query, headers }) =>
      path.startsWith(prefix) ? { bookId: path.slice(prefix.length), ...askedPage(query, headers) } : undefined,
    createBookAnswer(service, context, transportSecurity(context.config.origin), onPage),
  )
}
