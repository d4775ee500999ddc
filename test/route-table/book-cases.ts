import { bodyLimits } from '#limits.ts'
import { bookPayload } from '../given-book.ts'
import type { Route } from '../routes.ts'
import { body, consuming, forAll, forHosts, forOwner, nothing, ofDraft, type Row, type Scene } from './row.ts'

const ofDomain = { params: ({ of }: Scene) => ({ id: of.domainId }) }
const inGerman = { params: ({ of }: Scene) => ({ id: of.bookId, language: 'de' }) }
const rule = { field: 'houseRules', source: 'No shoes inside.' }

export const bookCalls: Record<Route, Row> = {
  'GET /api/welcome-books': forHosts(),
  'POST /api/welcome-books': forHosts(201, { ...body(bookPayload), bodyLimit: bodyLimits.book }),
  'GET /api/welcome-books/:id': forOwner(200, ofDraft),
  'PUT /api/welcome-books/:id': forOwner(200, {
    ...body({ ...bookPayload, houseRules: ['No shoes inside.'] }),
    bodyLimit: bodyLimits.book,
  }),
  'DELETE /api/welcome-books/:id': forOwner(200, { ...consuming, ...nothing }),
  'POST /api/welcome-books/:id/copies': forOwner(201, body({})),
  'PATCH /api/welcome-books/:id/essentials': forOwner(200, body({ doorCode: '7350#' })),
  'DELETE /api/welcome-books/:id/publication': forOwner(200, { ...consuming, ...nothing }),
  'GET /api/book-drafts': forHosts(),
  'PUT /api/book-drafts/:id': forHosts(200, {
    ...body({ version: 0, book: { propertyName: 'Casa' } }),
    params: () => ({ id: crypto.randomUUID() }),
    bodyLimit: bodyLimits.draft,
  }),
  'DELETE /api/book-drafts/:id': forHosts(200, { ...nothing, params: () => ({ id: crypto.randomUUID() }) }),
  'PUT /api/welcome-books/:id/look': forOwner(200, { ...body({ look: {} }), bodyLimit: bodyLimits.theme }),
  'GET /api/welcome-books/:id/print-kit/:file': forOwner(200, {
    params: ({ of }) => ({ id: of.bookId, file: 'key-ring.pdf' }),
  }),
  'GET /api/welcome-books/:id/translations': forOwner(),
  'PUT /api/welcome-books/:id/original-language': forOwner(200, body({ language: 'en' })),
  'PUT /api/welcome-books/:id/translations/:language': forOwner(200, {
    ...inGerman,
    ...body({ texts: [{ ...rule, text: 'Bitte keine Schuhe.' }] }),
    bodyLimit: bodyLimits.translations,
  }),
  'POST /api/welcome-books/:id/translations/:language/proposals': forOwner(200, {
    params: ({ of }) => ({ id: of.bookId, language: 'fr' }),
    ...body({ texts: [rule] }),
    bodyLimit: bodyLimits.translations,
  }),
  'GET /api/look-defaults': forHosts(),
  'PUT /api/look-defaults': forHosts(200, { ...body({ look: null }), bodyLimit: bodyLimits.theme }),
  'GET /api/analytics': forHosts(),
  'GET /api/analytics.csv': forHosts(),
  'GET /api/analytics/books': forHosts(),
  'PUT /api/analytics/missed-searches': forOwner(204, {
    send: ({ of }) => ({ body: { book: of.bookId, term: 'toaster', isDismissed: true } }),
  }),
  'GET /api/domains': forHosts(),
  'GET /api/domains/addresses': forHosts(),
  'POST /api/domains': forHosts(201, {
    send: ({ name, as }) => ({ body: { name: `${name}-${as.cookies.size}.casaconti.it` } }),
  }),
  'PATCH /api/domains/:id': forOwner(200, { ...ofDomain, ...body({ listsBooks: true }) }),
  'POST /api/domains/:id/check': forOwner(200, { ...ofDomain, ...nothing }),
  'DELETE /api/domains/:id': forOwner(200, { ...ofDomain, ...consuming, ...nothing }),
  'PUT /api/domains/slugs/:id': forOwner(200, body({ slug: 'casa' })),
  'GET /api/docs': forAll(),
  'GET /api/openapi.json': forAll(),
}
