import { isFromOwnNetwork } from '#platform/http/own-network.ts'
import type { PageHandler } from '#platform/http/page-exchange.ts'
import { createDomainReader, type DomainHost } from './domain-queries.ts'
import { createVisitAnswer, type VisitSetting } from './domain-visit.ts'
import { sendText } from './plain-answers.ts'
import { createForeignHostReader } from './request-host.ts'

/**
 * What our own proxy asks a node, by whatever name it knows it, such as `web-1.internal.example`. Needs no database, and
 * says nothing that strangers do not see.
 */
const askedByProxy = /^\/(?:internal\/tls-check|readyz\/pages)(?:\?|$)/

/**
 * Answers requests under hosts' own domains and passes on all others. The check for our own host is one comparison.
 * Domains serve only books: no sign-in, no API, no cookies.
 */
export function createDomainPageHandler(setting: VisitSetting): PageHandler {
  const { config, db, log } = setting.context
  const foreignHostOf = createForeignHostReader(config)
  const readDomain = createDomainReader(db)
  const answerVisit = createVisitAnswer(setting)

  return (request, response, next, effort) => {
    const name = foreignHostOf(request)
    if (name === undefined || (askedByProxy.test(request.url ?? '') && isFromOwnNetwork(request))) return next()
    const answer = (domain: DomainHost | undefined) => {
      if (domain) return answerVisit({ request, response, domain, next, effort })
      // A service that listens on loopback only accepts every host name; a service on a network only known names.
      if (config.isLoopback) return next()
      sendText(response, 404, 'There is nothing at this address.')
    }
    const fail = (error: unknown) => {
      log.error({ err: error }, 'domain not read')
      if (!response.headersSent) sendText(response, 503, 'Please try again in a moment.')
    }
    try {
      const found = readDomain(name)
      if (found instanceof Promise) found.then(answer).catch(fail)
      else answer(found)
    } catch (error) {
      fail(error)
    }
  }
}
