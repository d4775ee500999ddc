import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ZodError } from 'zod'
import { findSignedIn } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { acceptForms, readFields } from '#platform/http/form-body.ts'
import { type HttpApp, registerScope } from '#platform/http/server.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { SupportForm, trapField } from '../shared/support-contract.ts'
import {
  emptySupportForm,
  type SupportFormState,
  supportFields,
  supportSentPath,
} from '../ui/support/support-form-state.ts'
import { writeToSupport } from './support-service.ts'

/** Renders the page with the form: the submitted values and the problems. */
export type ShowSupportForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { language: Language; form: SupportFormState; status: number },
) => FastifyReply

/** The route of the support form. The form works without client-side script. */
export function supportRoutes(app: HttpApp, context: Context, showForm: ShowSupportForm): void {
  registerScope(app, (scope) => {
    acceptForms(scope)
    for (const language of languages) {
      scope.post(localizedPath(language, '/legal'), { schema: { hide: true } }, async (request, reply) => {
        const form = { ...emptySupportForm, ...readFields(request.body, supportFields) }
        const problems = isTrapped(request.body) ? {} : await send(context, request, language, form)
        if (Object.keys(problems).length === 0) return reply.redirect(localizedPath(language, supportSentPath), 303)
        const status = problems.form === 'TOO_MANY_REQUESTS' ? 429 : 400
        return showForm(request, reply, { language, form: { ...form, problems }, status })
      })
    }
  })
}

/** @returns problems by field; undefined if the message was sent */
async function send(
  context: Context,
  request: FastifyRequest,
  language: Language,
  { name, email, message }: SupportFormState,
): Promise<SupportFormState['problems']> {
  const parsed = SupportForm.safeParse({ name, email, message })
  if (!parsed.success) return fieldProblems(parsed.error)
  const account = await findSignedIn(context, request)
  try {
    await writeToSupport(context, { account, language, address: request.ip }, parsed.data)
    return {}
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return { form: error.code }
    throw error
  }
}

/** The codes of the errors of a form, by field. */
export function fieldProblems(error: ZodError): Record<string, string> {
  const found = error.issues.map((issue) => [issue.path[0], issue.message] as const)
  // Reversed, so that the first problem of each field wins.
  return Object.fromEntries(found.toReversed())
}

/** Whether the hidden trap field is filled in. Bots get a success page, so that they do not try another way. */
export function isTrapped(body: unknown): boolean {
  return readFields(body, [trapField])[trapField] !== ''
}
