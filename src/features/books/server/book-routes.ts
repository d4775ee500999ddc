import { z } from 'zod'
import { findSignedIn, requireSignedIn } from '#features/accounts/index.ts'
import { bodyLimits } from '#limits.ts'
import type { Context } from '#platform/context.ts'
import { forEveryone } from '#platform/http/audience.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import {
  BookInput,
  BookSummary,
  BookView,
  CopyInput,
  DeletedBook,
  NewBookInput,
  OwnBookView,
} from '../shared/book-contract.ts'
import { EssentialsInput } from '../shared/essentials-contract.ts'
import { listOwnBooks } from './book-list-queries.ts'
import { presentAsSummary, presentOwnBook, presentPublicBook, presentSummary } from './book-presenter.ts'
import { copyBook, createBook, deleteBook, getBook, type OnPublished, updateBook } from './book-service.ts'
import { getReadableBook } from './public-book-service.ts'
import { unpublishBook, updateBookEssentials } from './quick-edit/quick-edit-service.ts'

const BookParams = z.object({ id: z.string() })

/** 200 for a repeated request whose book already exists. */
const created = { 200: OwnBookView, 201: OwnBookView }
const readRefusals = failures(401, 404)
const unpublishRefusals = failures(401, 404, 503)
const writeRefusals = failures(400, 401, 402, 403, 404, 409, 413, 429, 503)

/** @param onPublished called in the transaction of every write that results in a published book */
export function bookRoutes(app: HttpApp, context: Context, onPublished: OnPublished): void {
  const { db } = context

  app.get(
    '/api/welcome-books',
    { schema: { response: { 200: z.array(BookSummary), ...readRefusals } } },
    async (request) => {
      const host = await requireSignedIn(context, request)
      return (await listOwnBooks(db, { hostId: host.id })).map(presentSummary)
    },
  )

  app.get(
    '/api/welcome-books/:id',
    { schema: { params: BookParams, response: { 200: OwnBookView, ...readRefusals } } },
    async (request) => {
      const host = await requireSignedIn(context, request)
      return presentOwnBook(await getBook(db, { hostId: host.id, bookId: request.params.id }))
    },
  )

  app.get(
    '/api/welcome-books/:id/public',
    { config: forEveryone, schema: { params: BookParams, response: { 200: BookView, ...readRefusals } } },
    async (request) => {
      const viewer = await findSignedIn(context, request)
      return presentPublicBook(await getReadableBook(context, request.params.id, viewer))
    },
  )

  app.post(
    '/api/welcome-books',
    {
      bodyLimit: bodyLimits.book,
      schema: { body: NewBookInput, response: { ...created, ...writeRefusals } },
    },
    async (request, reply) => {
      const host = await requireSignedIn(context, request)
      const { book, isNew } = await createBook(context, host, request.body, onPublished)
      return reply.code(isNew ? 201 : 200).send(presentOwnBook(book))
    },
  )

  app.post(
    '/api/welcome-books/:id/copies',
    { schema: { params: BookParams, body: CopyInput, response: { ...created, ...writeRefusals } } },
    async (request, reply) => {
      const host = await requireSignedIn(context, request)
      const { book, isNew } = await copyBook(context, host, request.params.id, request.body.creationKey)
      return reply.code(isNew ? 201 : 200).send(presentOwnBook(book))
    },
  )

  app.put(
    '/api/welcome-books/:id',
    {
      bodyLimit: bodyLimits.book,
      schema: { params: BookParams, body: BookInput, response: { 200: OwnBookView, ...writeRefusals } },
    },
    async (request) => {
      const host = await requireSignedIn(context, request)
      return presentOwnBook(await updateBook(context, host, request.params.id, request.body, onPublished))
    },
  )

  app.patch(
    '/api/welcome-books/:id/essentials',
    { schema: { params: BookParams, body: EssentialsInput, response: { 200: BookSummary, ...writeRefusals } } },
    async (request) => {
      const host = await requireSignedIn(context, request)
      return presentAsSummary(await updateBookEssentials(context, host, request.params.id, request.body))
    },
  )

  app.delete(
    '/api/welcome-books/:id/publication',
    { schema: { params: BookParams, response: { 200: BookSummary, ...unpublishRefusals } } },
    async (request) => {
      const host = await requireSignedIn(context, request)
      return presentAsSummary(await unpublishBook(context, host, request.params.id))
    },
  )

  app.delete(
    '/api/welcome-books/:id',
    { schema: { params: BookParams, response: { 200: DeletedBook, ...readRefusals } } },
    async (request) => {
      const host = await requireSignedIn(context, request)
      await deleteBook(context, host, request.params.id)
      return { id: request.params.id }
    },
  )
}
