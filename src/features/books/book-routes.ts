import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findHost, requireHost } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { Failure } from '#platform/text-contract.ts'
import {
  BookInput,
  BookSummary,
  BookView,
  bookBodyLimit,
  CopyInput,
  DeletedBook,
  NewBookInput,
  OwnBookView,
} from './book-contract.ts'
import { presentBook, presentOwnBook, presentSummary } from './book-presenter.ts'
import { listBooks } from './book-queries.ts'
import { copyBook, createBook, deleteBook, getBook, getReadableBook, updateBook } from './book-service.ts'

const BookParams = z.object({ id: z.string() })

/** 200 for a request that was answered before. */
const created = { 200: OwnBookView, 201: OwnBookView }
const readFailures = { 401: Failure, 404: Failure }
const writeFailures = {
  400: Failure,
  401: Failure,
  402: Failure,
  403: Failure,
  404: Failure,
  409: Failure,
  413: Failure,
  429: Failure,
}

export function bookRoutes(app: HttpApp, context: Context): void {
  const { db } = context

  // Before the body is read and judged: a stranger learns nothing else and sends no megabytes.
  const onRequest = async (request: FastifyRequest) => {
    await requireHost(context, request)
  }

  app.get(
    '/api/welcome-books',
    { schema: { response: { 200: z.array(BookSummary), ...readFailures } } },
    async (request) => {
      const host = await requireHost(context, request)
      return (await listBooks(db, { hostId: host.id })).map(presentSummary)
    },
  )

  app.get(
    '/api/welcome-books/:id',
    { schema: { params: BookParams, response: { 200: OwnBookView, ...readFailures } } },
    async (request) => {
      const host = await requireHost(context, request)
      return presentOwnBook(await getBook(db, { hostId: host.id, bookId: request.params.id }))
    },
  )

  app.get(
    '/api/welcome-books/:id/public',
    { schema: { params: BookParams, response: { 200: BookView, ...readFailures } } },
    async (request) => {
      const viewer = await findHost(context, request)
      return presentBook(await getReadableBook(context, request.params.id, viewer))
    },
  )

  app.post(
    '/api/welcome-books',
    {
      onRequest,
      bodyLimit: bookBodyLimit,
      schema: { body: NewBookInput, response: { ...created, ...writeFailures } },
    },
    async (request, reply) => {
      const host = await requireHost(context, request)
      const { book, isNew } = await createBook(context, host, request.body)
      return reply.code(isNew ? 201 : 200).send(presentOwnBook(book))
    },
  )

  app.post(
    '/api/welcome-books/:id/copies',
    { onRequest, schema: { params: BookParams, body: CopyInput, response: { ...created, ...writeFailures } } },
    async (request, reply) => {
      const host = await requireHost(context, request)
      const { book, isNew } = await copyBook(context, host, request.params.id, request.body.creationKey)
      return reply.code(isNew ? 201 : 200).send(presentOwnBook(book))
    },
  )

  app.put(
    '/api/welcome-books/:id',
    {
      onRequest,
      bodyLimit: bookBodyLimit,
      schema: { params: BookParams, body: BookInput, response: { 200: OwnBookView, ...writeFailures } },
    },
    async (request) => {
      const host = await requireHost(context, request)
      return presentOwnBook(await updateBook(context, host, request.params.id, request.body))
    },
  )

  app.delete(
    '/api/welcome-books/:id',
    { schema: { params: BookParams, response: { 200: DeletedBook, ...readFailures } } },
    async (request) => {
      const host = await requireHost(context, request)
      await deleteBook(context, host, request.params.id)
      return { id: request.params.id }
    },
  )
}
