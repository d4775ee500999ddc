import { z } from 'zod'
import { requireSignedIn } from '#features/accounts/index.ts'
import { bodyLimits } from '#limits.ts'
import type { Context } from '#platform/context.ts'
import { failures } from '#platform/http/failures.ts'
import { type HttpApp, sendJson } from '#platform/http/http-app.ts'
import { languages } from '#platform/i18n/languages.ts'
import {
  BookTranslationsView,
  OriginalLanguageInput,
  ProposalsInput,
  ProposalsView,
  TranslationsInput,
} from '../shared/translation-contract.ts'
import {
  changeOriginalLanguage,
  getTranslations,
  proposeTranslations,
  saveTranslations,
} from './translation-service.ts'

const BookParams = z.object({ id: z.string() })
const LanguageParams = BookParams.extend({ language: z.enum(languages, 'INVALID_VALUE') })

const refusals = failures(400, 401, 402, 403, 404, 409, 413, 429, 503)

/**
 * Routes for translations of a book. Responses are JSON already: for large books they are serialised in a worker
 * thread, with the contracts that the schemas name.
 */
export function translationRoutes(app: HttpApp, context: Context): void {
  app.get(
    '/api/welcome-books/:id/translations',
    { schema: { params: BookParams, response: { 200: BookTranslationsView, ...refusals } } },
    async (request, reply) => {
      const host = await requireSignedIn(context, request)
      return sendJson(reply, await getTranslations(context, host, request.params.id))
    },
  )

  app.put(
    '/api/welcome-books/:id/original-language',
    {
      schema: { params: BookParams, body: OriginalLanguageInput, response: { 200: BookTranslationsView, ...refusals } },
    },
    async (request, reply) => {
      const host = await requireSignedIn(context, request)
      const { id } = request.params
      await changeOriginalLanguage(context, host, id, request.body)
      return sendJson(reply, await getTranslations(context, host, id))
    },
  )

  app.put(
    '/api/welcome-books/:id/translations/:language',
    {
      bodyLimit: bodyLimits.translations,
      schema: { params: LanguageParams, body: TranslationsInput, response: { 200: BookTranslationsView, ...refusals } },
    },
    async (request, reply) => {
      const host = await requireSignedIn(context, request)
      const { id, language } = request.params
      await saveTranslations(context, host, id, language, request.body)
      return sendJson(reply, await getTranslations(context, host, id))
    },
  )

  app.post(
    '/api/welcome-books/:id/translations/:language/proposals',
    {
      bodyLimit: bodyLimits.translations,
      schema: { params: LanguageParams, body: ProposalsInput, response: { 200: ProposalsView, ...refusals } },
    },
    async (request, reply) => {
      const host = await requireSignedIn(context, request)
      const { id, language } = request.params
      const refused = await proposeTranslations(context, host, id, language, request.body)
      return sendJson(reply, await getTranslations(context, host, id, refused))
    },
  )
}
