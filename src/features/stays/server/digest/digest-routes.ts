import { requireSignedIn } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { StayDigest, StayDigestInput } from '../../shared/message-contract.ts'
import { changeDigest, viewDigest } from './digest-service.ts'

/** The daily mail about stays, on both plans. */
export function digestRoutes(app: HttpApp, context: Context): void {
  const path = '/api/stay-digest'
  app.get(path, { schema: { response: { 200: StayDigest, ...failures(401) } } }, async (request) =>
    viewDigest(context, await requireSignedIn(context, request)),
  )
  app.put(
    path,
    { schema: { body: StayDigestInput, response: { 200: StayDigest, ...failures(400, 401, 404, 429, 503) } } },
    async (request) => changeDigest(context, await requireSignedIn(context, request), request.body),
  )
}
