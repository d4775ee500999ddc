import { z } from 'zod'
import { type Account, hasPro, requireHost } from '#features/accounts/index.ts'
import { bodyLimits } from '#limits.ts'
import type { Context } from '#platform/context.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { languages } from '#platform/i18n/languages.ts'
import {
  BookTranslationsView,
  OriginalLanguageInput,
  ProposalsInput,
  ProposalsView,
  TranslationsInput,
} from './translation-contract.ts'
import { presentTranslations } from './translation-presenter.ts'
import {
  type BookWithTranslations,
  changeOriginalLanguage,
  getBookTranslations,
  proposeTranslations,
  saveTranslations,
} from './translation-service.ts'

const BookParams = z.object({ id: z.string() })
const LanguageParams = BookParams.extend({ language: z.enum(languages, 'INVALID_VALUE') })

const refusals = failures(400, 401, 402, 403, 404, 409, 413, 429, 503)

/** A book's words in several languages. */
export function translationRoutes(app: HttpApp, context: Context): void {
  const { clock, config } = context

  const present = (found: BookWithTranslations, host: Account) =>
    presentTranslations(found, { isPro: hasPro(host, clock.now()), hasMachine: config.translation !== undefined })

  app.get(
    '/api/welcome-books/:id/translations',
    { schema: { params: BookParams, response: { 200: BookTranslationsView, ...refusals } } },
    async (request) => {
      const host = await requireHost(context, request)
      return present(await getBookTranslations(context, host, request.params.id), host)
    },
  )

  app.put(
    '/api/welcome-books/:id/original-language',
    {
      schema: { params: BookParams, body: OriginalLanguageInput, response: { 200: BookTranslationsView, ...refusals } },
    },
    async (request) => {
      const host = await requireHost(context, request)
      return present(await changeOriginalLanguage(context, host, request.params.id, request.body), host)
    },
  )

  app.put(
    '/api/welcome-books/:id/translations/:language',
    {
      bodyLimit: bodyLimits.translations,
      schema: { params: LanguageParams, body: TranslationsInput, response: { 200: BookTranslationsView, ...refusals } },
    },
    async (request) => {
      const host = await requireHost(context, request)
      const { id, language } = request.params
      return present(await saveTranslations(context, host, id, language, request.body), host)
    },
  )

  app.post(
    '/api/welcome-books/:id/translations/:language/proposals',
    {
      bodyLimit: bodyLimits.translations,
      schema: { params: LanguageParams, body: ProposalsInput, response: { 200: ProposalsView, ...refusals } },
    },
    async (request) => {
      const host = await requireHost(context, request)
      const { id, language } = request.params
      const { refused, ...found } = await proposeTranslations(context, host, id, language, request.body)
      return { ...present(found, host), refused: refused.map(({ field, text }) => ({ field, source: text })) }
    },
  )
}
