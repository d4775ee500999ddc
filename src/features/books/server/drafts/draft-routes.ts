import { z } from 'zod'
import { requireSignedIn } from '#features/accounts/index.ts'
import { bodyLimits } from '#limits.ts'
import type { Context } from '#platform/context.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { DraftId } from '../../shared/book-contract.ts'
import { DraftHead, DraftInput, DraftView } from '../../shared/draft-contract.ts'
import { deleteDraft, listDrafts, type ReadDraft, saveDraft } from './draft-service.ts'

const DraftParams = z.object({ id: DraftId })

/** What a host has written in the editor and not saved. Only the host sees it. */
export function draftRoutes(app: HttpApp, context: Context): void {
  app.get(
    '/api/book-drafts',
    {
      schema: {
        /** Without a book: drafts of books that were never saved. */
        querystring: z.object({ bookId: z.string().optional(), accountId: z.string().optional() }),
        response: { 200: z.array(DraftView), ...failures(400, 401, 403, 429) },
      },
    },
    async (request) => {
      const host = await requireSignedIn(context, request)
      const { bookId = null, accountId } = request.query
      const drafts = await listDrafts(context, host, { bookId, accountId })
      return drafts.map(presentDraft)
    },
  )

  app.put(
    '/api/book-drafts/:id',
    {
      bodyLimit: bodyLimits.draft,
      schema: {
        params: DraftParams,
        body: DraftInput,
        response: { 200: DraftHead, ...failures(400, 401, 402, 403, 404, 409, 413, 429, 503) },
      },
    },
    async (request) => {
      const host = await requireSignedIn(context, request)
      return saveDraft(context, host, request.params.id, request.body)
    },
  )

  app.delete(
    '/api/book-drafts/:id',
    {
      schema: {
        params: DraftParams,
        querystring: z.object({ version: z.coerce.number().int().min(1).optional() }),
        response: { 200: z.object({ id: z.string() }), ...failures(400, 401, 409, 503) },
      },
    },
    async (request) => {
      const host = await requireSignedIn(context, request)
      const { id } = request.params
      await deleteDraft(context, host, { draftId: id, version: request.query.version })
      return { id }
    },
  )
}

function presentDraft(draft: ReadDraft): DraftView {
  return {
    id: draft.id,
    version: draft.version,
    bookId: draft.book_id,
    revision: draft.revision,
    creationKey: draft.creation_key,
    step: draft.step,
    savedAt: new Date(draft.updated_at).toISOString(),
    book: { ...draft.content, cover: draft.cover, welcomePicture: draft.welcomePicture },
  }
}
