import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSignedIn } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { acceptForms, readFields } from '#platform/http/form-body.ts'
import { type HttpApp, registerScope } from '#platform/http/server.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { cancellationForm, WithdrawalForm } from '../../shared/declaration-contract.ts'
import {
  type DeclarationKind,
  declarationKinds,
  declarationPaths,
  hasSummary,
  stepField,
  steps,
} from '../../shared/declaration-paths.ts'
import {
  type DeclarationFields,
  type DeclarationForm,
  declarationFields,
} from '../../ui/declarations/declaration-form.ts'
import { fieldProblems, isTrapped } from '../support-routes.ts'
import { declare } from './declaration-service.ts'

/** Renders the page of a declaration: its receipt, or the form with the typed values and the problems. */
export type ShowDeclaration = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { kind: DeclarationKind; language: Language; form: DeclarationForm; status: number },
) => FastifyReply

/** The routes of both pages. They need no session and no script. */
export function declarationRoutes(app: HttpApp, context: Context, show: ShowDeclaration): void {
  registerScope(app, (scope) => {
    acceptForms(scope)
    for (const kind of declarationKinds) {
      for (const language of languages) {
        const path = localizedPath(language, declarationPaths[kind])
        scope.post(path, { schema: { hide: true } }, async (request, reply) => {
          const fields = readFields(request.body, declarationFields)
          const form = await take(context, request, { kind, language, fields })
          return show(request, reply, { kind, language, form, status: statusOf(form) })
        })
      }
    }
  })
}

function statusOf({ receivedAt, problems }: DeclarationForm): number {
  if (receivedAt !== undefined || Object.keys(problems).length === 0) return 200
  return problems.form === undefined ? 400 : 429
}

async function take(
  context: Context,
  request: FastifyRequest,
  { kind, language, fields }: { kind: DeclarationKind; language: Language; fields: DeclarationFields },
): Promise<DeclarationForm> {
  const now = context.clock.now()
  const parsed = (kind === 'cancellation' ? cancellationForm(now) : WithdrawalForm).safeParse(fields)
  if (!parsed.success) return { fields, problems: fieldProblems(parsed.error) }
  // The receipt shows what was stored, not what was typed.
  const { name, email, contract, type, reason } = parsed.data
  const received = { fields: { ...fields, name, email, contract, type, reason }, problems: {} }
  const step = readFields(request.body, [stepField])[stepField]
  if (hasSummary(kind, language) && step !== steps.confirm) {
    return { ...received, isSummary: step !== steps.change }
  }
  if (isTrapped(request.body)) return { ...received, receivedAt: now }
  const account = await findSignedIn(context, request)
  try {
    const declarer = { account, language, address: request.ip }
    return { ...received, receivedAt: await declare(context, declarer, kind, parsed.data) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS')
      return { fields, problems: { form: error.code } }
    throw error
  }
}
