import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { acceptForms, readFields } from '#platform/http/form-body.ts'
import { sendPage } from '#platform/http/page.ts'
import { requestLanguage } from '#platform/http/request-language.ts'
import { type HttpApp, registerScope } from '#platform/http/server.ts'
import { findUnsubscriber } from '../delivery/mail-queries.ts'
import type { MailSources } from '../rendering/mail-sources.ts'
import { createUnsubscribePage, type UnsubscribeState } from './unsubscribe-page.tsx'
import { unsubscribePath } from './unsubscribe-path.ts'

const Link = z.object({ token: z.string().max(100) })

/**
 * The unsubscribe links. GET only shows a page that asks, because mail scanners open every link. POST unsubscribes, from
 * the page's button or from the mail program's button (RFC 8058), which sends neither Origin nor cookies.
 */
export function mailRoutes(app: HttpApp, context: Context, sources: MailSources): void {
  const path = unsubscribePath(':token')

  app.get(path, { schema: { params: Link } }, async (request, reply) => {
    const found = await findUnsubscriber(context.db, { unsubscribeToken: request.params.token })
    return answer(request, reply, found ? 'asked' : 'unknown', found?.language)
  })

  registerScope(app, (scope) => {
    acceptForms(scope)
    // One-click requests may be multipart/form-data. Their content is always the same, so it is not read.
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null, {})
    })
    scope.post<{ Params: { token: string }; Body: unknown }>(path, async (request, reply) => {
      const found = await findUnsubscriber(context.db, { unsubscribeToken: request.params.token })
      if (!found) return answer(request, reply, 'unknown', undefined)
      const wantsMail = readFields(request.body, ['choice']).choice === 'resume'
      await sources.setOptOut(context.db, found.accountId, !wantsMail)
      return answer(request, reply, wantsMail ? 'undone' : 'done', found.language)
    })
  })
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  state: UnsubscribeState,
  language: Parameters<typeof createUnsubscribePage>[1] | undefined,
): FastifyReply {
  const page = createUnsubscribePage(state, language ?? requestLanguage(request))
  // The address contains the token, so it must not be sent to other sites as a referrer.
  const headers = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }
  return sendPage(request, reply, page, { status: state === 'unknown' ? 404 : 200, headers })
}
