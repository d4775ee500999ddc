import type { FastifyReply, FastifyRequest } from 'fastify'
import { guestLanguage } from '#features/guest-page/index.ts'
import { stayLimits } from '#limits.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { acceptForms, readFields } from '#platform/http/form-body.ts'
import { sendPage } from '#platform/http/page.ts'
import { type HttpApp, registerScope } from '#platform/http/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { line } from '#platform/text/text-contract.ts'
import { windowOf } from '../stays/stay-window.ts'
import { type CleanerTask, confirmByCleaner, findCleanerTask, proposeCode } from './cleaner-link.ts'
import { type CleanerQuestion, renderCleanerPage } from './cleaner-page.tsx'

/** Maximum bytes of the form: a code and an id, percent-encoded. */
const longestForm = 2_000

/**
 * `/c/{token}`: the cleaner of a house confirms that the shared code was changed. The link allows nothing else. `GET`
 * changes nothing, because mail programs and messengers follow links.
 */
export function cleanerRoutes(app: HttpApp, context: Context): void {
  registerScope(app, (scope) => {
    acceptForms(scope)

    scope.get<{ Params: { token: string } }>('/c/:token', async (request, reply) => {
      const language = languageOf(request)
      const task = await findCleanerTask(context, request.params.token)
      if (!task) return sendPage(request, reply, renderCleanerPage({ kind: 'missing' }, language), { status: 404 })
      const isDone = /[?&]done(?:[=&]|$)/.test(request.url)
      if (isDone && !task.next) {
        return sendPage(request, reply, renderCleanerPage({ kind: 'done', bookName: task.bookName }, language))
      }
      return sendTask(request, reply, task, {})
    })

    scope.post<{ Params: { token: string } }>(
      '/c/:token',
      { bodyLimit: longestForm, schema: { hide: true } },
      async (request, reply) => {
        const { token } = request.params
        const language = languageOf(request)
        const task = await findCleanerTask(context, token)
        if (!task) return sendPage(request, reply, renderCleanerPage({ kind: 'missing' }, language), { status: 404 })
        const fields = readFields(request.body, ['stay', 'code'])
        const code = line(stayLimits.codeLetters).safeParse(fields.code).data ?? ''
        const problem = code === '' ? 'missing' : await confirm(context, token, { stayId: fields.stay, code })
        if (!problem) return reply.redirect(`/c/${token}?lang=${language}&done`, 303)
        return sendTask(request, reply, task, { code, problem })
      },
    )
  })

  const sendTask = async (
    request: FastifyRequest<{ Params: { token: string } }>,
    reply: FastifyReply,
    task: CleanerTask,
    { code, problem }: { code?: string; problem?: CleanerQuestion['problem'] },
  ) => {
    const { bookName, settings, next } = task
    const question = next && {
      stayId: next.id,
      arrivesAt: windowOf(next, settings).arrivesAt,
      timeZone: settings.timeZone,
      code: code || (await proposeCode(context, task, next)),
      problem,
    }
    const view = { kind: 'task', bookName, token: request.params.token, question } as const
    const status = problem === 'busy' ? 429 : 400
    return sendPage(request, reply, renderCleanerPage(view, languageOf(request)), problem && { status })
  }
}

/** @returns the error; undefined when the change was confirmed */
async function confirm(
  context: Context,
  token: string,
  input: { stayId: string; code: string },
): Promise<CleanerQuestion['problem']> {
  try {
    return (await confirmByCleaner(context, token, input)) ? undefined : 'changed'
  } catch (error) {
    if (error instanceof AppError && (error.kind === 'tooMany' || error.kind === 'unavailable')) return 'busy'
    throw error
  }
}

function languageOf(request: FastifyRequest): Language {
  return guestLanguage(request.url, request.headers['accept-language'])
}
