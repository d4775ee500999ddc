import type { Context } from '#platform/context.ts'
import type { Headers } from '#platform/http/page.ts'
import type { PageHandler, PageRequest } from '#platform/http/page-exchange.ts'
import { type AnswerPage, createPageAnswer, createPageHandler } from '#platform/http/page-handler.ts'
import { transportSecurity } from '#platform/http/security-headers.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { AskedStay, StayPages } from './stay-page-service.ts'

const prefix = '/s/'

/** Called after each page of a stay is sent. Must not throw or block. */
type OnStayPage = (request: PageRequest, bookId: string, language: Language) => void

/**
 * Answers with pages of stays. @param hostHeaders additional headers of every response, which depend on the host that
 * answers
 */
export function createStayAnswer(
  pages: StayPages,
  context: Context,
  hostHeaders: Headers,
  onPage: OnStayPage,
): AnswerPage<AskedStay> {
  return createPageAnswer(context, hostHeaders, {
    kind: 'guest',
    find: pages.findPage,
    onSent: (request, { shown }) => shown && onPage(request, shown.bookId, shown.language),
  })
}

/** `/s/{token}` on our own host. Everything else is passed to the Fastify routes. */
export function createStayPageHandler(pages: StayPages, context: Context, onPage: OnStayPage): PageHandler {
  return createPageHandler(
    ({ path, query, headers }) =>
      path.startsWith(prefix)
        ? { token: path.slice(prefix.length), query, acceptLanguage: headers['accept-language'] }
        : undefined,
    createStayAnswer(pages, context, transportSecurity(context.config.origin), onPage),
  )
}
