import type { FastifyReply, FastifyRequest } from 'fastify'
import { isBookId } from '#features/books/shared/book.ts'
import { type GuestService, guestLanguage } from '#features/guest-page/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { acceptForms, readFields } from '#platform/http/form-body.ts'
import { sendPage } from '#platform/http/page.ts'
import { type HttpApp, registerScope } from '#platform/http/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { reportPath } from '../shared/report.ts'
import {
  emptyReportForm,
  ReportForm,
  type ReportFormState,
  reportFields,
  trapField,
} from '../shared/report-contract.ts'
import { createReportPages } from './report-page.tsx'
import { createReportTaker, isReportable, type ReportTaker } from './report-service.ts'

/** Maximum bytes of a form: 1,000 percent-encoded letters of any script, and an address. */
const longestForm = 16_000

/** HTTP status of errors that do not concern a field. */
const refusals = { TOO_MANY_REQUESTS: 429, UNAVAILABLE: 503 } as const

/** `/share/{id}/report`: a form without script, under the service's own host and under hosts' domains. */
export function reportRoutes(app: HttpApp, context: Context, guests: Pick<GuestService, 'findMissingPage'>): void {
  const pages = createReportPages()
  const takeReport = createReportTaker(context)
  const path = reportPath(':id')

  const sendMissing = async (request: FastifyRequest, reply: FastifyReply, id: string, language: Language) =>
    sendPage(request, reply, await guests.findMissingPage(id, language), { status: 404 })

  registerScope(app, (scope) => {
    acceptForms(scope)

    scope.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const { id } = request.params
      const language = languageOf(request)
      const isSent = /[?&]sent(?:[=&]|$)/.test(request.url)
      // Shown also when the book has been taken offline since.
      if (isSent && isBookId(id)) return sendPage(request, reply, pages.sent(id, language))
      if (!(await isReportable(context, id))) return sendMissing(request, reply, id, language)
      return sendPage(request, reply, pages.form(id, language, emptyReportForm))
    })

    scope.post<{ Params: { id: string } }>(
      path,
      { bodyLimit: longestForm, schema: { hide: true } },
      async (request, reply) => {
        const { id } = request.params
        const language = languageOf(request)
        if (!(await isReportable(context, id))) return sendMissing(request, reply, id, language)
        const fields = readFields(request.body, [...reportFields, trapField])
        // Bots get the normal response, so that they do not try another way.
        const problems = fields[trapField] === '' ? await report(takeReport, request, id, fields) : {}
        if (Object.keys(problems).length === 0) return reply.redirect(`${reportPath(id)}?lang=${language}&sent`, 303)
        const page = pages.form(id, language, { ...fields, problems })
        return sendPage(request, reply, page, { status: problems.form ? refusals[problems.form] : 400 })
      },
    )
  })
}

/** @returns the problems by field; empty when the report was stored */
async function report(
  takeReport: ReportTaker,
  request: FastifyRequest,
  bookId: string,
  fields: Omit<ReportFormState, 'problems'>,
): Promise<ReportFormState['problems']> {
  const parsed = ReportForm.safeParse(fields)
  if (!parsed.success) {
    const found = parsed.error.issues.map((issue) => [issue.path[0], issue.message] as const)
    // Reversed, so that the first problem of each field wins.
    return Object.fromEntries(found.toReversed())
  }
  try {
    await takeReport({ bookId, address: request.ip }, parsed.data)
    return {}
  } catch (error) {
    if (error instanceof AppError && isRefusal(error.code)) return { form: error.code }
    throw error
  }
}

function isRefusal(code: string): code is keyof typeof refusals {
  return Object.hasOwn(refusals, code)
}

function languageOf(request: FastifyRequest): Language {
  return guestLanguage(request.url, request.headers['accept-language'])
}
